// A harness in miniature: it feeds the caller one response after the other until the turn ends. No server, no log.
import { type Move, type Turn, decide } from '../../src/agent/index.ts';
import type { Json, JsonObject } from '../../src/model/json.ts';

/** What a conversation is made of; everything else has a plain default. */
export type Talk = {
  /** The responses in order; the last one stands for all that follow. `undefined`: nothing came. */
  responses: readonly (Json | undefined)[];
  turn?: Partial<Turn>;
};

/** The course of one conversation. */
export type Course = {
  /** `move:code of the reason`, with the argument or tool where there is one. */
  moves: string[];
  /** What the user was told, and the text read aloud. */
  says: string;
  text: string;
  /** Calls sent in all. */
  calls: number;
  last: Move;
};

/** More turns than any row of the table leads to. */
const guard = 30;

const plain: Turn = {
  response: undefined,
  requestId: 1,
  tool: 'ticket_change',
  parameters: ['booking', 'date', 'height_m'],
  sent: 1,
  lookUps: ['ticket_read'],
  writes: true,
  forms: { date: { form: 'iso-date' } },
  corrected: false,
  refetched: false,
  searches: false,
};

function step(move: Move): string {
  switch (move.move) {
    case 'correct':
      return `correct ${move.argument}:${move.because.code}`;
    case 'look-up':
      return `look-up ${move.tool}:${move.because.code}`;
    case 'repeat':
      return `${move.actor} repeats:${move.because.code}`;
    case 'refetch':
    case 'stop':
      return `${move.move}:${move.because.code}`;
  }
}

/** Plays a conversation to its end. The id of every response must be 1 to fit. */
export function play({ responses, turn = {} }: Talk): Course {
  const state: Turn = { ...plain, ...turn };
  const moves: string[] = [];
  for (let calls = 1; calls <= guard; calls += 1) {
    const move = decide({ ...state, response: responses[Math.min(calls, responses.length) - 1] });
    moves.push(step(move));
    if (move.move === 'stop') return { moves, says: move.says.code, text: move.text ?? '', calls, last: move };
    if (move.move === 'look-up') return { moves, says: 'said.looked-up', text: '', calls, last: move };
    state.sent = move.move === 'correct' ? 1 : state.sent + 1;
    state.corrected ||= move.move === 'correct';
    state.refetched ||= move.move === 'refetch';
  }
  throw new Error('the caller does not come to an end: see the table in src/agent/caller.ts');
}

/** A response with a result. */
export function answered(result: Json, id: Json = 1): Json {
  return { jsonrpc: '2.0', id, result };
}

/** A failed result: a text, and fields in `structuredContent` where there are any. */
export function failed(text: string, structuredContent?: JsonObject): Json {
  const content = text === '' ? [] : [{ type: 'text', text }];
  return answered({ resultType: 'complete', content, ...(structuredContent === undefined ? {} : { structuredContent }), isError: true });
}

/** A result that says it went well. */
export function went(text: string, structuredContent?: Json): Json {
  return answered({
    resultType: 'complete',
    content: [{ type: 'text', text }],
    ...(structuredContent === undefined ? {} : { structuredContent }),
  });
}

/** A JSON-RPC error. */
export function refused(code: number, message: string): Json {
  return { jsonrpc: '2.0', id: 1, error: { code, message } };
}
