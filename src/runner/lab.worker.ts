// The lab worker: reads text, runs and judges, answers with text. It cannot reach any network.
import './cut-now.ts';
import type { Step } from '../model/evidence.ts';
import type { RunData } from '../model/exercise.ts';
import type { Json } from '../model/json.ts';
import { canonical } from '../model/json.ts';
import { readJson } from '../model/json-text/index.ts';
import { examplesOf } from '../take/examples.ts';
import { handedIn } from '../take/handed-in.ts';
import { grade } from './grade.ts';
import type { FromLab, TakeJob, ToLab } from './lab-messages.ts';

const post = (message: FromLab): void => self.postMessage(message);

/** A fixed piece of work, measured: how fast this machine is just now, in milliseconds. */
function pace(): number {
  const start = performance.now();
  let text = '';
  for (let round = 0; round < 3000; round += 1)
    text = JSON.stringify({ text, parsed: JSON.parse(`{"a":[${round},"x"]}`) as unknown }).slice(0, 40);
  return performance.now() - start + text.length * 0;
}

async function run({ submission, data }: Extract<ToLab, { type: 'run' }>): Promise<void> {
  const runData: RunData = { exercise: JSON.parse(data.exercise) as RunData['exercise'], battery: JSON.parse(data.battery) as unknown };
  const onStep = (step: Step): void => post({ type: 'step', text: canonical(step as Json) });
  const { evidence, report } = await grade(submission, { ...runData, onStep });
  post({ type: 'done', evidence: canonical(evidence as Json), report: canonical(report as Json) });
}

function take({ submission }: TakeJob): void {
  const given = handedIn(readJson(submission).value);
  post(given === undefined ? { type: 'taken' } : { type: 'taken', examples: JSON.stringify(examplesOf(given.tools, given.calls)) });
}

function fail(fault: unknown): void {
  post({ type: 'failed', message: fault instanceof Error ? fault.message : 'unknown' });
}

self.onmessage = ({ data }: MessageEvent<ToLab>) => {
  if (data.type === 'warm') return post({ type: 'ready', pace: pace() });
  if (data.type === 'run') return void run(data).catch(fail);
  try {
    take(data);
  } catch (fault) {
    fail(fault);
  }
};
