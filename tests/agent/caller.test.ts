// The caller's decision table, row by row: a response goes in, the moves with their reasons come out.
import { describe, expect, test } from 'vitest';
import type { Turn } from '../../src/agent/index.ts';
import type { Json } from '../../src/model/json.ts';
import { answered, failed, play, refused, went } from './turns.ts';

type Row = {
  because: string;
  responses: readonly (Json | undefined)[];
  turn?: Partial<Turn>;
  moves: string[];
  says: string;
  /** Words that the user hears. */
  hears?: string;
};

const many = (times: number, move: string): string[] => Array.from({ length: times }, () => move);
const again = 'harness repeats:caller.retryable';
const blind = 'harness repeats:caller.nothing-says-stop';

const dropped: readonly Row[] = [
  { because: 'nothing came', responses: [undefined], moves: ['stop:caller.dropped'], says: 'said.unavailable' },
  { because: 'not an object', responses: ['ok'], moves: ['stop:caller.dropped'], says: 'said.unavailable' },
  {
    because: 'an array of responses: this revision has no batches',
    responses: [[went('ok')]],
    moves: ['stop:caller.dropped'],
    says: 'said.unavailable',
  },
  { because: 'no jsonrpc member', responses: [{ id: 1, result: {} }], moves: ['stop:caller.dropped'], says: 'said.unavailable' },
  {
    because: 'another version',
    responses: [{ jsonrpc: '1.0', id: 1, result: {} }],
    moves: ['stop:caller.dropped'],
    says: 'said.unavailable',
  },
  { because: 'another request’s id', responses: [answered({ content: [] }, 2)], moves: ['stop:caller.dropped'], says: 'said.unavailable' },
  {
    because: 'the id as a string is another id',
    responses: [answered({ content: [] }, '1')],
    moves: ['stop:caller.dropped'],
    says: 'said.unavailable',
  },
  {
    because: 'a null id answers nobody',
    responses: [answered({ content: [] }, null)],
    moves: ['stop:caller.dropped'],
    says: 'said.unavailable',
  },
  {
    because: 'result and error at once',
    responses: [{ jsonrpc: '2.0', id: 1, result: {}, error: { code: -32603, message: 'x' } }],
    moves: ['stop:caller.dropped'],
    says: 'said.unavailable',
  },
  { because: 'neither result nor error', responses: [{ jsonrpc: '2.0', id: 1 }], moves: ['stop:caller.dropped'], says: 'said.unavailable' },
  { because: 'a result that is no object', responses: [answered('ok')], moves: ['stop:caller.dropped'], says: 'said.unavailable' },
  {
    because: 'a question instead of an answer, which this harness does not know',
    responses: [answered({ resultType: 'input_required', requestState: 'x' })],
    moves: ['stop:caller.input-required'],
    says: 'said.unavailable',
  },
];

const protocol: readonly Row[] = [
  {
    because: 'an error member never reaches the agent',
    responses: [refused(-32603, 'The date must be YYYY-MM-DD')],
    moves: ['stop:caller.protocol-error'],
    says: 'said.unavailable',
  },
  {
    because: 'bad arguments as -32602 are not an unknown tool',
    responses: [refused(-32602, 'date must be YYYY-MM-DD')],
    moves: ['stop:caller.protocol-error'],
    says: 'said.unavailable',
  },
  {
    because: 'an unknown tool: the list is fetched again, and the call sent again',
    responses: [refused(-32602, 'Unknown tool: ticket_change'), went('done')],
    moves: ['refetch:caller.unknown-tool', 'stop:caller.success'],
    says: 'said.done',
  },
  {
    because: 'still unknown: it is fetched once, not for ever',
    responses: [refused(-32602, 'Unknown tool: ticket_change')],
    moves: ['refetch:caller.unknown-tool', 'stop:caller.protocol-error'],
    says: 'said.unavailable',
  },
  {
    because: 'another wording of the same',
    responses: [refused(-32602, 'Tool ticket_change not found')],
    moves: ['refetch:caller.unknown-tool', 'stop:caller.protocol-error'],
    says: 'said.unavailable',
  },
  {
    because: 'another code with the same words ends',
    responses: [refused(-32601, 'Unknown tool: ticket_change')],
    moves: ['stop:caller.protocol-error'],
    says: 'said.unavailable',
  },
];

const believed: readonly Row[] = [
  {
    because: 'isError absent: it is believed',
    responses: [went('Booked.')],
    moves: ['stop:caller.success'],
    says: 'said.done',
    hears: 'Booked.',
  },
  {
    because: 'isError absent and the text says "failed": reported as if it had worked',
    responses: [went('The change failed: date must be YYYY-MM-DD')],
    moves: ['stop:caller.success'],
    says: 'said.done',
    hears: 'failed',
  },
  {
    because: 'isError false',
    responses: [answered({ content: [{ type: 'text', text: '失敗しました' }], isError: false })],
    moves: ['stop:caller.success'],
    says: 'said.done',
    hears: '失敗しました',
  },
  {
    because: 'isError "true" as a string is not true',
    responses: [answered({ content: [{ type: 'text', text: 'no' }], isError: 'true' })],
    moves: ['stop:caller.success'],
    says: 'said.done',
  },
  {
    because: 'fields without isError are data',
    responses: [went('{"category":"transient","retryable":true}')],
    moves: ['stop:caller.success'],
    says: 'said.done',
  },
  {
    because: 'an empty list: there is none',
    responses: [went('[]')],
    turn: { searches: true },
    moves: ['stop:caller.empty'],
    says: 'said.none',
  },
  {
    because: 'a total of zero',
    responses: [went('{"total":0}')],
    turn: { searches: true },
    moves: ['stop:caller.empty'],
    says: 'said.none',
  },
  {
    because: 'a clear sentence',
    responses: [went('No sailings match.')],
    turn: { searches: true },
    moves: ['stop:caller.empty'],
    says: 'said.none',
    hears: 'No sailings',
  },
  {
    because: 'an empty content says nothing',
    responses: [answered({ content: [] })],
    turn: { searches: true },
    moves: ['stop:caller.silent'],
    says: 'said.nothing-known',
  },
  {
    because: 'an empty list after a write means nothing special',
    responses: [went('[]')],
    moves: ['stop:caller.success'],
    says: 'said.done',
  },
  {
    because: 'rows',
    responses: [went('{"items":[{"no":1}]}')],
    turn: { searches: true },
    moves: ['stop:caller.success'],
    says: 'said.done',
  },
];

const repeated: readonly Row[] = [
  {
    because: '3 in all counts the first call',
    responses: [failed('Busy.', { retryable: true })],
    moves: [again, again, 'stop:caller.retries-used'],
    says: 'said.handed-on',
    hears: 'Busy.',
  },
  {
    because: 'the second call is answered',
    responses: [failed('Busy.', { retryable: true }), went('done')],
    moves: [again, 'stop:caller.success'],
    says: 'said.done',
  },
  {
    because: 'a field beats the text',
    responses: [failed('Do not repeat this call.', { retryable: true })],
    moves: [again, again, 'stop:caller.retries-used'],
    says: 'said.handed-on',
  },
  {
    because: 'retryable on a missing right: three times for nothing, then the wrong explanation',
    responses: [failed('You lack tickets:change.', { category: 'permission', retryable: true })],
    moves: [again, again, 'stop:caller.retries-used'],
    says: 'said.gave-up-wrongly',
  },
  {
    because: 'retryable on a broken rule',
    responses: [failed('At most 4.2 m.', { category: 'policy', retryable: true })],
    moves: [again, again, 'stop:caller.retries-used'],
    says: 'said.gave-up-wrongly',
  },
  {
    because: 'retryable on a write whose outcome is unknown: it is sent again',
    responses: [failed('No answer from the bank.', { category: 'unknown_outcome', retryable: true }), went('Paid.')],
    moves: [again, 'stop:caller.success'],
    says: 'said.done',
  },
  {
    because: 'no field, and the text invites: the agent repeats',
    responses: [failed('Please try again in a few seconds.')],
    moves: [...many(2, 'agent repeats:caller.text-says-repeat'), 'stop:caller.retries-used'],
    says: 'said.handed-on',
  },
  {
    because: 'no field and no word: nothing said not to, ten are shown',
    responses: [failed('Something went wrong.')],
    moves: [...many(9, blind), 'stop:caller.gave-up'],
    says: 'said.gave-up-wrongly',
  },
  {
    because: 'a kind without retryable does not say whether to repeat',
    responses: [failed('No.', { category: 'permission' })],
    moves: [...many(9, blind), 'stop:caller.gave-up'],
    says: 'said.gave-up-wrongly',
  },
  {
    because: 'no field, but the text says not to',
    responses: [failed('Do not repeat this call. Ask the harbour office.')],
    moves: ['stop:caller.refused'],
    says: 'said.refused',
    hears: 'harbour office',
  },
  {
    because: 'the same in Japanese',
    responses: [failed('再試行しないでください。港の窓口に頼んでください。')],
    moves: ['stop:caller.refused'],
    says: 'said.refused',
    hears: '港の窓口',
  },
];

const final: readonly Row[] = [
  {
    because: 'the named argument is corrected by the form, once',
    responses: [failed('`date` must be YYYY-MM-DD.', { category: 'validation', retryable: false }), went('done')],
    moves: ['correct date:caller.form-given', 'stop:caller.success'],
    says: 'said.done',
  },
  {
    because: 'the form is not given: the guess fails again, and the user is asked',
    responses: [failed('`date` is wrong.', { category: 'validation', retryable: false })],
    moves: ['correct date:caller.form-not-given', 'stop:caller.corrected-once'],
    says: 'said.asks-user',
  },
  {
    because: 'an innocent argument: it fails again, visibly',
    responses: [failed('`booking` must be YYYY-MM-DD.', { category: 'validation', retryable: false })],
    moves: ['correct booking:caller.form-not-given', 'stop:caller.corrected-once'],
    says: 'said.asks-user',
  },
  {
    because: 'the first of two named ones',
    responses: [failed('Check height_m against date.', { category: 'validation', retryable: false })],
    moves: ['correct height_m:caller.form-not-given', 'stop:caller.corrected-once'],
    says: 'said.asks-user',
  },
  {
    because: 'naming every argument corrects nothing',
    responses: [failed('Check booking, date (YYYY-MM-DD) and height_m.', { category: 'validation', retryable: false })],
    moves: ['stop:caller.no-argument-named'],
    says: 'said.asks-user',
  },
  {
    because: 'naming none: the user is asked',
    responses: [failed('Something is in another form.', { category: 'validation', retryable: false })],
    moves: ['stop:caller.no-argument-named'],
    says: 'said.asks-user',
    hears: 'another form',
  },
  {
    because: 'without fields a named argument with its form is enough',
    responses: [failed('`date` must be YYYY-MM-DD.'), went('done')],
    moves: ['correct date:caller.form-given', 'stop:caller.success'],
    says: 'said.done',
  },
  {
    because: 'a missing right',
    responses: [failed('You lack tickets:change. Ask Mori.', { category: 'permission', retryable: false })],
    moves: ['stop:caller.right-missing'],
    says: 'said.right-missing',
    hears: 'Ask Mori',
  },
  {
    because: 'a rule: the text goes to the user as it stands',
    responses: [failed('At most 4.2 m. Above that, book freight.', { category: 'policy', retryable: false })],
    moves: ['stop:caller.refused'],
    says: 'said.refused',
    hears: 'At most 4.2 m. Above that, book freight.',
  },
  {
    because: 'outcome unknown: the look-up that the text names',
    responses: [failed('It may have gone through. Call ticket_read first.', { category: 'unknown', retryable: false })],
    moves: ['look-up ticket_read:caller.look-up'],
    says: 'said.looked-up',
  },
  {
    because: '"do not call X" names none',
    responses: [failed('It may have gone through. Do not call ticket_read.', { category: 'unknown', retryable: false })],
    moves: ['stop:caller.no-look-up'],
    says: 'said.may-have-happened',
  },
  {
    because: 'no look-up named',
    responses: [failed('It may have gone through.', { category: 'unknown', retryable: false })],
    moves: ['stop:caller.no-look-up'],
    says: 'said.may-have-happened',
    hears: 'may have gone through',
  },
  {
    because: 'no field, a text against repeating and a look-up',
    responses: [failed('It may have gone through, so do not send it again. Look with ticket_read.')],
    moves: ['look-up ticket_read:caller.look-up'],
    says: 'said.looked-up',
  },
];

describe.each([
  { what: 'what a harness drops', rows: dropped },
  { what: 'a JSON-RPC error', rows: protocol },
  { what: 'a success', rows: believed },
  { what: 'a failure that may be repeated', rows: repeated },
  { what: 'a failure that may not', rows: final },
])('$what', ({ rows }) => {
  test.each(rows)('$because', ({ responses, turn, moves, says, hears }) => {
    const course = play({ responses, ...(turn === undefined ? {} : { turn }) });
    expect(course.moves).toStrictEqual(moves);
    expect(course.says).toBe(says);
    expect(course.text).toContain(hears ?? '');
  });
});
