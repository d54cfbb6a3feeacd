// What the obeyer reads out of a system prompt: of which tool it speaks, and whether it puts the first step last. Nothing else.
import { describe, expect, test } from 'vitest';
import { type Moment, obey } from '../../../src/agent/index.ts';
import { moment } from './moment.ts';

/** Under auto the tool that is called shows whether the prompt put reading first. */
function called(system: string[], more: Partial<Moment> = {}): string {
  const act = obey(moment({ choice: { type: 'auto' }, system, ...more }));
  return act.act === 'calls' ? act.tool : act.because.code;
}

const first: { because: string; system: string[] }[] = [
  { because: 'by name, in English', system: ['First call read_label, then one of shelve_book, shelve_disc and ask_desk.'] },
  { because: 'by name, in Japanese', system: ['まず`read_label`を呼び、成功したら`shelve_book`か`shelve_disc`を呼びます。'] },
  {
    because: 'the recording tools are named earlier, in a condition',
    system: ['shelve_book and shelve_disc may be called only after read_label has succeeded.'],
  },
  { because: 'a ban on being early is no ban', system: ['Do not call shelve_book before read_label has succeeded.'] },
  { because: 'a double negation in Japanese', system: ['read_labelを呼ばずに、ほかを呼ばないでください。'] },
  { because: 'the reading may fail several times', system: ['read_labelが成功するまで、shelve_bookを呼ばないでください。'] },
  { because: 'in the words of the scenario, with an order', system: ['Start by reading the label.'] },
  { because: 'in the words of the scenario, in Japanese', system: ['最初にラベルを見ます。'] },
  { because: 'two lines, the ban concerns another tool', system: ['Never call ask_desk for discs.', 'read_label comes first.'] },
  { because: 'a numbered list', system: ['1. Read the label.\n2. Shelve what it is, or leave it at the desk.'] },
  { because: 'a numbered list in Japanese', system: ['①ラベルを見る\n②棚に戻すか、窓口に預ける'] },
  {
    because: 'the desk is named earlier, and reading is put first all the same',
    system: ['Next to the desk is a box. Start with the label of each thing.'],
  },
  { because: 'full-width letters are the same name', system: ['最初にｒｅａｄ＿ｌａｂｅｌを呼びます。'] },
];

const unsaid: { because: string; system: string[] }[] = [
  { because: 'no prompt', system: [] },
  { because: 'manners are no order', system: ['You are a careful librarian. Always use tools.'] },
  { because: 'the word without an order', system: ['Every label is white.'] },
  { because: 'forbidden in English', system: ['Never call read_label.'] },
  { because: 'forbidden with an exception that does not arise', system: ['Do not call read_label unless the reader asks for it.'] },
  { because: 'forbidden in Japanese', system: ['read_labelを呼ばないでください。'] },
  { because: 'put last in one sentence', system: ['Call shelve_book or shelve_disc, then read_label.'] },
  { because: 'put last in the words of the scenario', system: ['First ask the desk what it is, then read the label.'] },
  { because: 'put last in Japanese', system: ['shelve_bookかshelve_discで登録します。次にread_labelで読み取ります。'] },
];

describe('reading comes first', () => {
  test.each(first)('$because', ({ system }) => expect(called(system)).toBe('read_label'));
});

describe('nothing says that reading comes first', () => {
  test.each(unsaid)('$because', ({ system }) => expect(called(system)).toBe('shelve_book'));
});

test('what the harness named once is remembered', () => {
  expect(called([], { remembers: ['read_label'] })).toBe('read_label');
});
