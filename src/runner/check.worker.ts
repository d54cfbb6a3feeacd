// The check worker: texts in, reports out. It cannot reach any network.
import './cut-now.ts';
import type { CheckJob, FromCheck } from './check-messages.ts';
import { work } from './check-work.ts';

const post = (message: FromCheck): void => self.postMessage(message);

self.onmessage = ({ data }: MessageEvent<CheckJob>) => {
  try {
    post({ type: 'done', text: work(data) });
  } catch (fault) {
    post({ type: 'failed', message: fault instanceof Error ? fault.message : 'unknown' });
  }
};

post({ type: 'ready' });
