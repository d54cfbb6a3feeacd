// What failed, as far as a browser can know, and what to do. Pure: codes and values; the words stand in the catalogue.
import type { Coded } from '../../../model/evidence.ts';
import type { SnapshotFailure } from '../../../mcp/index.ts';
import type { Dialed } from './dial.ts';

/** What the page knows besides the answer. */
export type Surroundings = {
  /** The page came over https. */
  secure: boolean;
  /** The page itself is on this machine. */
  pageLocal: boolean;
  /** The server is on this machine. */
  local: boolean;
  /** The server's address begins with http:. */
  plain: boolean;
  /** What the browser says about the permission for the local network. */
  permission: 'granted' | 'denied' | 'prompt' | 'unknown';
};

type Failed = Extract<Dialed, { ok: false }>;

function unreachable({ reached, modernBlocked }: Failed, around: Surroundings): Coded[] {
  const says = (code: string): Coded => ({ code: `coach.${code}`, params: {} });
  if (reached === true) return [says('no-cors'), ...(modernBlocked ? [says('no-cors-both')] : [])];
  const local = around.local && !around.pageLocal;
  return [
    says('not-reached'),
    ...(local && around.permission === 'denied' ? [says('permission-denied')] : []),
    ...(local && around.permission !== 'denied' && around.permission !== 'granted' ? [says('permission')] : []),
    ...(around.secure && around.plain ? [says('mixed')] : []),
    ...(around.plain ? [] : [says('certificate')]),
    says('running'),
  ];
}

type Says = (code: string, params?: Coded['params']) => Coded;
type NoAnswer = Extract<SnapshotFailure, { why: 'transport' }>['reply'];

function unanswered(reply: NoAnswer, says: Says): Coded {
  switch (reply.kind) {
    case 'unauthorized':
      return says(reply.status === 401 ? 'unauthorized' : 'forbidden', { challenge: reply.challenge ?? '—' });
    case 'status':
      if (reply.status === 0 || (reply.status >= 300 && reply.status < 400)) return says('redirect');
      return says(reply.status === 404 || reply.status === 405 ? 'wrong-path' : 'status', { status: reply.status });
    case 'not-json':
      return says('not-json', { text: reply.text.slice(0, 200) });
    case 'too-large':
      return says('too-large', { limit: reply.limit });
    case 'silent':
      return says('silent');
    case 'closed':
    case 'not-started':
    case 'unreachable':
      return says('not-reached');
  }
}

function answered(failure: SnapshotFailure, { noSession }: Failed): Coded[] {
  const { method } = failure;
  const says: Says = (code, params = {}) => ({ code: `coach.${code}`, params: { method, ...params } });
  switch (failure.why) {
    case 'transport': {
      const later = method !== 'server/discover' && method !== 'initialize';
      return [unanswered(failure.reply, says), ...(noSession && later ? [says('no-session')] : [])];
    }
    case 'error':
      return [says('error', { code: failure.code, message: failure.message.slice(0, 200) }), ...(noSession ? [says('no-session')] : [])];
    case 'no-result':
      return [says('no-result')];
    case 'no-common-revision':
      return [says('no-common-revision', { offered: failure.offered.slice(0, 10) })];
    case 'not-a-list':
      return [says('not-a-list', { page: failure.page })];
    case 'repeated-cursor':
      return [says('repeated-cursor', { page: failure.page })];
    case 'too-many-pages':
      return [says('too-many-pages', { limit: failure.limit })];
  }
}

/** What to tell the reader, the most likely first. */
export function coach(dialed: Failed, around: Surroundings): Coded[] {
  const { failure } = dialed;
  return failure.why === 'transport' && failure.reply.kind === 'unreachable' ? unreachable(dialed, around) : answered(failure, dialed);
}
