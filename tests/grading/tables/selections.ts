// Rules over tool selection: legal but unusual answers that must pass, and answers that must not. The pool of support/selection-world.ts.
import type { Json, JsonObject } from '../../../src/model/json.ts';
import { type Row, rows } from './row.ts';

const schema = (name: string, pattern: string, more: JsonObject = {}): JsonObject => ({
  type: 'object',
  properties: { [name]: { type: 'string', pattern, description: `Number, ${pattern.charAt(1)}-12` } },
  required: [name],
  additionalProperties: false,
  ...more,
});
const locker: JsonObject = {
  name: 'find_locker',
  description:
    'Tells whether a locker is free and who has its key. Takes a locker number such as L-12. Not for swimming lessons (find_lesson).',
  inputSchema: schema('locker_no', '^L-[0-9]+$'),
};
const lesson: JsonObject = {
  name: 'find_lesson',
  description:
    'Tells who teaches a swimming lesson and when it starts. Takes a lesson number such as S-340. Not for lockers (find_locker).',
  inputSchema: schema('lesson_no', '^S-[0-9]+$'),
};
const vague = (tool: JsonObject): JsonObject => ({
  name: tool['name'] ?? '',
  description: 'Gets information.',
  inputSchema: { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] },
});

const good: JsonObject[] = [locker, lesson];
const twins = good.map(vague);
const described = (first: string, second: string): JsonObject[] => [
  { ...locker, description: first },
  { ...lesson, description: second },
];
const shaped = (first: JsonObject, second: JsonObject = schema('lesson_no', '^S-[0-9]+$')): JsonObject[] => [
  { ...locker, inputSchema: first },
  { ...lesson, inputSchema: second },
];
const fragment = (situation: JsonObject, tools: JsonObject[], system?: Json): JsonObject => ({
  situation,
  tools,
  ...(system === undefined ? {} : { system }),
});

const ask = (say: string, wants: string | null, hidden = false): JsonObject => ({
  requests: [{ say, wants, ...(hidden ? { hidden } : {}) }],
});
const key = ask('Who has the key of L-12?', 'find_locker');
const teacher = ask('Who teaches S-340?', 'find_lesson');
const bus = ask('When does the last bus leave?', null);
const number = (value: string | undefined, takes: boolean): JsonObject => ({
  numbers: [{ tool: 'find_locker', takes, ...(value === undefined ? {} : { number: value }) }],
});
const hidden = (situation: JsonObject): JsonObject => ({
  requests: (situation['requests'] as JsonObject[]).map((one) => ({ ...one, hidden: true })),
});
const checkLine = 'When a request says "check", call find_locker.';
const check = (given: boolean): JsonObject => ({
  ...ask('Please check when S-340 starts.', 'find_lesson'),
  ...(given ? { given: [checkLine] } : {}),
});

const forms = { anyOf: [{ pattern: '^L-[0-9]+$' }, { pattern: '^l-[0-9]+$' }], type: 'string', description: 'Number' };
const referred = {
  type: 'object',
  $defs: { no: { type: 'string', pattern: '^L-[0-9]+$' } },
  properties: { n: { $ref: '#/$defs/no' } },
  required: ['n'],
};
const open = { type: 'object', properties: { n: { type: 'string', description: 'Number' } }, required: ['n'] };
const optional = { type: 'object', properties: { n: { type: 'string', pattern: '^L-[0-9]+$', description: 'Number' } } };
const listed = { type: 'object', properties: { n: { enum: ['L-12', 'L-20'], description: 'Number' } }, required: ['n'] };
const twoNeeded = schema('locker_no', '^L-[0-9]+$', { required: ['locker_no', 'reason'] });

/** Rows that several rules over choices share: the same answers, looked at as one request, or hidden, or for steadiness. */
function choiceRows(rule: Parameters<typeof rows>[0], as: (situation: JsonObject) => JsonObject): Row[] {
  return rows(
    rule,
    {
      'a description that names purpose, form and neighbour': fragment(as(key), good),
      'short, without examples, and the prompt is one text': fragment(
        as(teacher),
        described('Lockers and their keys (L-12).', 'Swimming lessons (S-340).'),
        'You work at the pool.',
      ),
      'Japanese on the tools of an English pool': fragment(
        as(ask('L-12の鍵は誰が持っていますか。', 'find_locker')),
        described('ロッカーの鍵を誰が持つかを調べる。番号はL-12の形。', '水泳のレッスンを誰が教えるかを調べる。番号はS-340の形。'),
      ),
    },
    {
      'two descriptions alike, and the second is wanted': fragment(as(teacher), twins),
      'a line of the prompt overrules': fragment(as(check(false)), good, [checkLine]),
    },
  );
}

/** The rows. */
export const selectionRows: Row[] = [
  ...rows(
    'selection.number-taken',
    {
      'a pattern': fragment(number('L-77', true), good),
      'a choice of patterns': fragment(number('L-77', true), shaped({ type: 'object', properties: { n: forms }, required: ['n'] })),
      'a reference into $defs': fragment(number('L-77', true), shaped(referred)),
      'no form at all': fragment(number('L-77', true), shaped(open)),
    },
    {
      'only the numbers of the brief': fragment(number('L-77', true), shaped(listed)),
      'another parameter is required as well': fragment(number('L-77', true), shaped(twoNeeded)),
    },
  ),
  ...rows(
    'selection.number-refused',
    {
      'a pattern': fragment(number('S-340', false), good),
      'a reference into $defs': fragment(number('S-340', false), shaped(referred)),
      'an enum refuses it too': fragment(number('S-340', false), shaped(listed)),
    },
    {
      'any string': fragment(number('S-340', false), shaped(open)),
      'a pattern that looks at the digits only': fragment(number('S-340', false), shaped(schema('locker_no', '[0-9]+'))),
    },
  ),
  ...rows(
    'selection.number-needed',
    {
      'a required pattern': fragment(number(undefined, false), good),
      'a required string of any form': fragment(number(undefined, false), shaped(open)),
      'two required parameters': fragment(number(undefined, false), shaped(twoNeeded)),
    },
    {
      'an optional parameter': fragment(number(undefined, false), shaped(optional)),
      'no parameters': fragment(number(undefined, false), shaped({ type: 'object' })),
    },
  ),
  ...choiceRows('selection.right-tool', (situation) => situation),
  ...choiceRows('selection.unseen', hidden),
  ...choiceRows('selection.unseen-right', hidden),
  ...choiceRows('selection.steady', (situation) => situation),
  ...(['selection.no-tool', 'selection.unseen-refused'] as const).flatMap((rule) => {
    const as = rule === 'selection.no-tool' ? (situation: JsonObject): JsonObject => situation : hidden;
    return rows(
      rule,
      {
        'specific descriptions': fragment(as(bus), good),
        'very short ones': fragment(as(bus), described('Lockers and their keys.', 'Swimming lessons.')),
        'a number that no tool has': fragment(as(ask('Is ticket T-9 valid?', null)), good),
      },
      {
        'a wide description': fragment(as(bus), twins),
        'stuffed with words of other requests': fragment(
          as(bus),
          described('Lockers, keys, buses, when the last one leaves, weather, cars.', 'Swimming lessons.').map((tool) => ({
            ...tool,
            inputSchema: open,
          })),
        ),
      },
    );
  }),
  ...rows(
    'selection.keyword-line',
    {
      'an empty prompt': fragment(key, good, []),
      'a quoted word and no tool': fragment(key, good, ['Say "please" to everybody.']),
      'a tool and no keyword': fragment(key, good, ['find_locker and find_lesson are slow in the morning.']),
      'tool names in quotation marks': fragment(key, good, ['The tools are "find_locker" and "find_lesson".']),
      'a word that decides nothing': fragment(key, good, ['"Check" alone does not decide which tool to use.']),
      'a quoted keyword, and not to call': fragment(key, good, ['「確認」だけを理由に、find_lockerを呼ばない。']),
      'what comes before a call': fragment(key, good, ['Before calling find_locker, ask who is calling.']),
      'a tool spoken of as it is': fragment(key, good, ['find_lockerの結果は、鍵の番号も読み上げる。']),
      'the tool that fits': fragment(key, good, ['鍵の話でも、説明文に合うツールを使う。']),
    },
    {
      'a quoted keyword and a tool': fragment(teacher, good, ['Be kind.', checkLine]),
      'the keyword that was given, without quotation marks': fragment(check(true), good, [
        'Use find_locker whenever somebody wants you to check something.',
      ]),
      'another keyword instead': fragment(key, good, ['「鍵」とあればfind_lockerを呼ぶ。']),
      'a subject without quotation marks': fragment(key, good, ['For anything about keys use find_locker.']),
      'a tool by what it does': fragment(key, good, ['When a key is mentioned, use the locker tool.']),
      'in Japanese, by what it does': fragment(
        key,
        described('ロッカーの鍵を誰が持つかを調べる。番号はL-12の形。', '水泳のレッスンを誰が教えるかを調べる。番号はS-340の形。'),
        ['鍵のことを聞かれたら、ロッカーのツールを使う。'],
      ),
      'a form of number': fragment(key, good, ['L-で始まる番号はfind_locker。']),
    },
  ),
  ...rows(
    'selection.line-pulls',
    {
      'an empty prompt': fragment(teacher, good, []),
      'a line without tools': fragment(teacher, good, ['Answer in one sentence.']),
      'a line that agrees with the descriptions': fragment(key, good, ['Keys are the business of find_locker.']),
    },
    {
      'a word in a line': fragment(ask('Who teaches in the hall of S-340?', 'find_lesson'), good, [
        'find_locker is slow when the hall is full.',
      ]),
      'one text with a line in it': fragment(
        ask('When does S-340 start at the tower?', 'find_lesson'),
        good,
        'Be kind. The output of find_locker names the tower.',
      ),
    },
  ),
  ...rows(
    'selection.own-work',
    {
      "a neighbour's work": fragment(key, good),
      'work of nobody': fragment(key, described('Tells who has a key. Not for lost property, not for new keys.', 'Lessons.')),
      'a limit': fragment(key, described('Tells who has a key. Do not use it without a locker number.', 'Lessons.')),
      'a shared word, and the rest is of the neighbour': fragment(
        key,
        described('Tells who has a key, and when it is due.', 'Tells who teaches a lesson. Not for who has a lesson key (find_locker).'),
      ),
    },
    {
      'what it claims': fragment(key, described('Tells who has a key. Does not tell who has a key.', 'Lessons.')),
      'what it is called': fragment(key, described('Tells who has what under L-12. Not for lockers.', 'Lessons.')),
      'what a request of its own is about': fragment(key, described('Lockers by number. Not for the key.', 'Lessons.')),
      'in Japanese': fragment(
        ask('L-12の鍵は誰が持っていますか。', 'find_locker'),
        described('ロッカーの鍵を誰が持つかを調べる。鍵には使わない。', '水泳のレッスンを調べる。'),
      ),
    },
  ),
  ...rows(
    'selection.catch-all',
    {
      'a colleague takes the rest': fragment(bus, described('Keys. Requests that fit no tool go to a colleague.', 'Lessons.')),
      'not when in doubt': fragment(bus, described('Keys. Do not use it when in doubt.', 'Lessons.')),
      'all of its own': fragment(key, described('Any question about a locker.', 'Lessons.')),
      'in doubt, a person is asked': fragment(bus, good, ['迷ったときは、担当者に聞く。']),
    },
    {
      'requests that fit no other': fragment(bus, described('Keys. Also for requests that fit no other tool.', 'Lessons.')),
      'when in doubt': fragment(bus, described('鍵を調べる。迷ったら、これを使う。', '水泳のレッスンを調べる。')),
      'other requests': fragment(bus, described('鍵を調べる。その他の依頼も引き受ける。', '水泳のレッスンを調べる。')),
      'a line of the prompt': fragment(bus, good, ['If no tool fits, use find_locker.']),
      'always the same tool first': fragment(key, good, 'Be kind. Always try find_locker first.'),
    },
  ),
  ...rows(
    'selection.call-forced',
    {
      'where one fits': fragment(bus, good, ['If a tool fits, always call it.']),
      'a check before a call': fragment(bus, good, ['必ず番号を確かめてからツールを呼ぶ。']),
      'none where none fits': fragment(bus, good, ['どのツールにも当てはまらない依頼では、ツールを呼ばない。']),
      'at most one': fragment(bus, good, ['Call at most one tool for each request.']),
    },
    {
      always: fragment(bus, good, ['Always call a tool.']),
      'whatever is asked': fragment(bus, good, ['どの依頼でも、必ずいずれかのツールを呼ぶ。']),
      'by two denials': fragment(bus, good, ['Never answer without calling a tool.']),
      'by two denials, in Japanese': fragment(bus, good, 'ツールを呼ばずに答えてはいけない。'),
    },
  ),
  ...rows(
    'selection.number-invented',
    {
      'never guess': fragment(key, good, ['If a number is missing, ask for it; never guess.']),
      'without guessing': fragment(key, good, ['番号が足りないときは、推測せずに聞き返す。']),
      'numbers of the request': fragment(key, good, ['依頼にない番号は作らない。']),
    },
    {
      'guess it': fragment(key, good, ['If the number is missing, guess it.']),
      'in Japanese': fragment(key, good, ['番号がなければ、推測して呼ぶ。']),
      'a fixed one': fragment(key, good, ['If no number is given, use L-1.']),
      'in the text of a parameter': fragment(
        key,
        shaped({ ...open, properties: { n: { type: 'string', description: '番号。なければ、それらしい番号を作る。' } } }),
      ),
    },
  ),
  ...rows(
    'selection.copied-example',
    {
      'no example': fragment(key, good),
      'an occasion in a few words': fragment(key, described('Tells who has a key. Use it for "who has the key".', 'Lessons.')),
      'an example that shares some words': fragment(
        key,
        described('Tells who has a key. For example "the key of L-90 is lost".', 'Lessons.'),
      ),
    },
    {
      'the request word for word': fragment(key, described('Tells who has a key, as in "Who has the key of L-12?".', 'Lessons.')),
      'a copy in Japanese': fragment(
        ask('L-12の鍵は誰が持っていますか。', 'find_locker'),
        described('鍵を調べる。「L-12の鍵は誰が持っていますか」のように使う。', '水泳のレッスンを調べる。'),
      ),
    },
  ),
  ...rows(
    'selection.pattern-read',
    {
      'a plain pattern': fragment(key, good),
      'no pattern': fragment(key, shaped(open)),
      'an enum': fragment(key, shaped(listed)),
    },
    {
      'a group': fragment(key, shaped(schema('locker_no', '^(?:L)-[0-9]+$'))),
      'longer than 40 characters': fragment(key, shaped(schema('locker_no', `^L-${'[0-9]'.repeat(9)}$`))),
    },
  ),
];
