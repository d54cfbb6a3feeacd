// The obeyer's decision table, row by row: a moment goes in, one turn with its reason comes out.
import { describe, expect, test } from 'vitest';
import { type Moment, type ModelRequest, obey, refusalOf } from '../../../src/agent/index.ts';
import { moment } from './moment.ts';

type Row = { because: string; given: Partial<Moment>; does: string };

const read = ['Call read_label first.', 'Then call one of shelve_book, shelve_disc, ask_desk.'];
const any = { choice: { type: 'any' } } as const;
const done = { firstDone: true } as const;
const neither = { fits: undefined, ...done } as const;
const shelves = { offered: ['shelve_book', 'shelve_disc'] } as const;

const rows: readonly Row[] = [
  { because: 'none never calls', given: { choice: { type: 'none' }, system: read }, does: 'writes obeyer.may-not-call' },
  {
    because: 'none never calls, asked or not',
    given: { choice: { type: 'none' }, asked: ['read_label'] },
    does: 'writes obeyer.may-not-call',
  },
  { because: 'a forced tool is called', given: { choice: { type: 'tool', name: 'read_label' } }, does: 'read_label obeyer.forced' },
  {
    because: 'a forced tool is called again when it is done',
    given: { choice: { type: 'tool', name: 'read_label' }, ...done },
    does: 'read_label obeyer.forced',
  },
  {
    because: 'a forced tool is called where it does not fit',
    given: { choice: { type: 'tool', name: 'shelve_disc' }, ...done },
    does: 'shelve_disc obeyer.forced',
  },
  {
    because: 'a forced tool is called instead of an answer',
    given: { choice: { type: 'tool', name: 'ask_desk' }, need: 'answer', ...done },
    does: 'ask_desk obeyer.forced',
  },
  { because: 'any: the tool that fits', given: { ...any, ...done }, does: 'shelve_book obeyer.must-call-any' },
  { because: 'any, order unsaid: the record at once', given: any, does: 'shelve_book obeyer.must-call-any' },
  { because: 'any, order said: the reading first', given: { ...any, system: read }, does: 'read_label obeyer.must-call-any' },
  { because: 'any, only the reading offered', given: { ...any, offered: ['read_label'] }, does: 'read_label obeyer.must-call-any' },
  { because: 'any, none fits, a way out', given: { ...any, ...neither }, does: 'ask_desk obeyer.must-call-any' },
  { because: 'any, none fits, no way out: a stand-in', given: { ...any, ...neither, ...shelves }, does: 'shelve_book obeyer.stand-in' },
  {
    because: 'any, the fitting one is not offered: the way out',
    given: { ...any, ...done, offered: ['shelve_disc', 'ask_desk'] },
    does: 'ask_desk obeyer.must-call-any',
  },
  { because: 'any where an answer is wanted', given: { ...any, ...done, need: 'answer' }, does: 'shelve_book obeyer.may-not-answer' },
  { because: 'any where the report is wanted', given: { ...any, ...done, need: 'report' }, does: 'shelve_book obeyer.may-not-answer' },
  { because: 'auto answers a question', given: { ...done, need: 'answer' }, does: 'writes obeyer.free-to-answer' },
  { because: 'auto calls where a request fits a tool', given: { ...done, need: 'exit' }, does: 'ask_desk obeyer.request-fits' },
  { because: 'auto, the wish fits no tool on offer', given: { ...done, need: 'exit', ...shelves }, does: 'writes obeyer.free-to-answer' },
  { because: 'auto, in a conversation that is not wordy', given: {}, does: 'shelve_book obeyer.chose' },
  { because: 'auto, told', given: { system: read }, does: 'read_label obeyer.told' },
  {
    because: 'auto, wordy and never told: prose',
    given: { wordy: { first: 1, typed: 1 }, written: { first: 5, typed: 0 } },
    does: 'writes obeyer.not-told',
  },
  {
    because: 'auto, wordy and told: prose first',
    given: { system: read, wordy: { first: 1, typed: 1 } },
    does: 'writes obeyer.text-allowed',
  },
  {
    because: 'auto, wordy and told: the call after that',
    given: { system: read, wordy: { first: 1, typed: 1 }, written: { first: 1, typed: 0 } },
    does: 'read_label obeyer.told',
  },
  {
    because: 'auto, wordy: each step counts by itself',
    given: { system: read, wordy: { first: 1, typed: 1 }, written: { first: 1, typed: 0 }, ...done },
    does: 'writes obeyer.text-allowed',
  },
  {
    because: 'auto, asked again',
    given: { wordy: { first: 1, typed: 1 }, written: { first: 1, typed: 0 }, asked: ['read_label'], remembers: ['read_label'] },
    does: 'read_label obeyer.told',
  },
  { because: 'auto, none fits, nothing pressed', given: { ...neither, ...shelves }, does: 'writes obeyer.nothing-fits' },
  {
    because: 'auto, none fits, pressed for a call',
    given: { ...neither, ...shelves, asked: ['shelve_disc'] },
    does: 'shelve_disc obeyer.pressed',
  },
  {
    because: 'auto, pressed although it had answered',
    given: { ...done, need: 'answer', asked: ['shelve_book', 'ask_desk'] },
    does: 'shelve_book obeyer.pressed',
  },
];

describe('a turn', () => {
  test.each(rows)('$because', ({ given, does }) => {
    const act = obey(moment(given));
    expect(`${act.act === 'calls' ? act.tool : 'writes'} ${act.because.code}`).toBe(does);
  });
});

const tool = { type: 'tool', name: 'read_label' } as const;
const requests: { because: string; request: Partial<ModelRequest>; forcing: boolean; refused: string | undefined }[] = [
  { because: 'auto is accepted everywhere', request: {}, forcing: false, refused: undefined },
  { because: 'none is accepted everywhere', request: { choice: { type: 'none' } }, forcing: false, refused: undefined },
  {
    because: 'any on the models of September 2026',
    request: { choice: { type: 'any' } },
    forcing: false,
    refused: 'obeyer.forcing-refused',
  },
  { because: 'tool on the models of September 2026', request: { choice: tool }, forcing: false, refused: 'obeyer.forcing-refused' },
  { because: 'any elsewhere', request: { choice: { type: 'any' } }, forcing: true, refused: undefined },
  { because: 'tool elsewhere', request: { choice: tool }, forcing: true, refused: undefined },
  {
    because: 'any with manual thinking',
    request: { choice: { type: 'any' }, thinking: true },
    forcing: true,
    refused: 'obeyer.thinking-and-forcing',
  },
  {
    because: 'tool with manual thinking',
    request: { choice: tool, thinking: true },
    forcing: true,
    refused: 'obeyer.thinking-and-forcing',
  },
  { because: 'auto with manual thinking', request: { thinking: true }, forcing: true, refused: undefined },
  {
    because: 'a name that is not in the request',
    request: { choice: tool, offered: ['ask_desk'] },
    forcing: true,
    refused: 'obeyer.not-offered',
  },
  { because: 'forcing without tools', request: { choice: { type: 'any' }, offered: [] }, forcing: true, refused: 'obeyer.nothing-offered' },
  {
    because: 'one call at most',
    request: { choice: { type: 'auto', disable_parallel_tool_use: true } },
    forcing: false,
    refused: undefined,
  },
  {
    because: 'none has no such switch',
    request: { choice: { type: 'none', disable_parallel_tool_use: false } },
    forcing: true,
    refused: 'obeyer.none-with-parallel',
  },
];

describe('a request', () => {
  test.each(requests)('$because', ({ request, forcing, refused }) => {
    const whole: ModelRequest = { choice: { type: 'auto' }, offered: ['read_label', 'ask_desk'], thinking: false, ...request };
    expect(refusalOf(whole, { forcing })?.code).toBe(refused);
  });
});
