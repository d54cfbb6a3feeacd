// Why there is no snapshot, in words: what, where, and what to do next.
import type { Json } from '../../model/json.ts';
import type { Locale } from '../../model/localized.ts';
import type { SnapshotFailure } from '../../mcp/node.ts';
import { say } from '../words.ts';

/** What is known besides the failure. */
export type Around = {
  target: string;
  seconds: number;
  noise: { lines: number; first: string };
  /** True where the server's stderr is shown below. */
  heard: boolean;
  /** True where headers of the caller's own were sent. */
  credentials: boolean;
  /** Takes secrets out. Applied to every part before a sentence cuts it. */
  clean: (text: string) => string;
};

type Known = Pick<Around, 'seconds' | 'heard' | 'credentials'>;
type Said = { code: string; params?: Record<string, Json> };

function transportText(reply: Extract<SnapshotFailure, { why: 'transport' }>['reply'], known: Known, locale: Locale): Said {
  switch (reply.kind) {
    case 'silent':
      return { code: 'silent', params: { seconds: known.seconds } };
    case 'closed':
      return { code: known.heard ? 'closed' : 'closed-mute', params: { exit: reply.exit ?? '—' } };
    case 'not-started':
      return { code: 'not-started', params: { reason: reply.reason } };
    case 'unauthorized': {
      const challenge = reply.challenge ?? say(locale, 'snapshot.no-challenge');
      return {
        code: reply.status !== 401 ? 'forbidden' : known.credentials ? 'not-accepted' : 'unauthorized',
        params: { status: reply.status, challenge },
      };
    }
    case 'status':
      if (reply.status < 400) return { code: 'redirected', params: { status: reply.status, location: reply.location ?? '—' } };
      return { code: reply.status === 404 || reply.status === 405 ? 'wrong-path' : 'status', params: { status: reply.status } };
    case 'not-json':
      return { code: 'not-json', params: { text: reply.text } };
    case 'unreachable':
      return { code: reply.tls ? 'tls' : 'unreachable', params: { reason: reply.reason } };
    case 'too-large':
      return { code: 'too-large', params: { limit: reply.limit } };
  }
}

function textOf(failure: SnapshotFailure, known: Known, locale: Locale): Said {
  switch (failure.why) {
    case 'transport':
      return transportText(failure.reply, known, locale);
    case 'error':
      return { code: 'error', params: { code: failure.code ?? '—', message: failure.message } };
    case 'no-common-revision':
      return { code: failure.why, params: { offered: failure.offered.join(', ') || '—' } };
    case 'not-a-list':
    case 'repeated-cursor':
      return { code: failure.why, params: { page: failure.page } };
    case 'too-many-pages':
      return { code: failure.why, params: { limit: failure.limit } };
    case 'no-result':
      return { code: failure.why };
  }
}

/** The lines of a failure. */
export function failureText(failure: SnapshotFailure, { target, noise, clean, ...known }: Around, locale: Locale): string[] {
  const { code, params = {} } = textOf(failure, known, locale);
  const cleaned = Object.entries(params).map(([name, value]) => [name, typeof value === 'string' ? clean(value) : value] as const);
  const words = say(locale, `snapshot.${code}`, { target, ...Object.fromEntries(cleaned) });
  const head = code === 'not-started' ? words : say(locale, 'snapshot.at', { target, method: failure.method }) + words;
  return noise.lines === 0 ? [head] : [head, say(locale, 'snapshot.silent-noise', { first: noise.first })];
}
