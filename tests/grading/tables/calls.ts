// Calls, traps, legitimate calls and texts: submissions for the worlds of definition-worlds.ts.
import type { Json, JsonObject } from '../../../src/model/json.ts';
import { type Row, rows } from './row.ts';

/** A closed tool whose parameters are all required. */
const closed = (name: string, properties: JsonObject, more: JsonObject = {}): JsonObject => ({
  name,
  description: 'Does the job.',
  inputSchema: { type: 'object', properties, required: Object.keys(properties), additionalProperties: false },
  ...more,
});
/** A submission: one tool called `go`, and calls by request. */
const one = (properties: JsonObject, calls: Readonly<Record<string, JsonObject>>, more: JsonObject = {}): Json => ({
  tools: [closed('go', properties, more)],
  calls: Object.fromEntries(Object.entries(calls).map(([id, args]) => [id, { name: 'go', arguments: args }])),
});
const text = { type: 'string' };
const number = { type: 'number' };
const none = { none: 'too late' };
const pets = one({ pet: text }, { cat: { pet: 'PET-2041' }, dog: { pet: 'PET-1187' } });
const bag = { shirts: { bag: 'LB-0318' } };
const months = (args: JsonObject, schema: JsonObject = { type: 'integer' }): Json => one({ months: schema }, { commuter: args });
const sleeves = (a: Json, b: Json, c: Json): Json => one({ cm: {} }, { jacket: { cm: a }, coat: { cm: b }, gown: { cm: c } });
const room = (schema: JsonObject, value = 'B-204'): Json => one({ room: schema }, { 'first-lesson': { room: value } });
const rope = (schema: JsonObject, length: Json = 12): Json => one({ length: schema }, { 'top-rope': { length } });
const hives = (...more: JsonObject[]): Json => ({
  tools: [closed('go', { hive: text, sugar_g: { ...number, maximum: 1000 } }), ...more],
  calls: { autumn: { name: 'go', arguments: { hive: 'HV-07', sugar_g: 300 } } },
});
const kiln = (name: string, more: JsonObject = {}, value: Json = 90): Json => one({ [name]: number }, { glaze: { [name]: value } }, more);
const yoga = (description: string): Json => one({ class_id: text }, { 'next-week': { class_id: 'YG-0412' } }, { description });

export const callRows: Row[] = [
  ...rows(
    'submission.form',
    {
      'tools may be anything; they are judged, not demanded': { tools: [null], calls: {} },
      'calls may be empty': { tools: [closed('go', {})], calls: {} },
      'places may be named': { tools: [closed('go', {})], calls: {}, bindings: { weight: '/w' } },
      'a call for a request that nobody made': { tools: [closed('go', {})], calls: { more: none } },
    },
    {
      'no tools': { tools: [], calls: {} },
      'a key beside the frame': { tools: [{}], calls: {}, notes: 'x' },
      'calls as a list': { tools: [{}], calls: [] },
      'a list': [],
    },
  ),
  ...rows(
    'call.present',
    {
      'both are there': pets,
      'not calling is an answer': { tools: [closed('go', {})], calls: { cat: none, dog: none } },
      'the tool need not exist for that': { tools: [closed('go', {})], calls: { cat: { name: 'x', arguments: {} }, dog: none } },
    },
    {
      'one is missing': one({ pet: text }, { cat: { pet: 'PET-2041' } }),
      'the key is spelt in another way': one({ pet: text }, { Cat: { pet: 'PET-2041' }, dog: { pet: 'PET-1187' } }),
    },
  ),
  ...rows(
    'call.known-tool',
    {
      'a name with a dot': {
        tools: [closed('laundry.go', { bag: text })],
        calls: { shirts: { name: 'laundry.go', arguments: { bag: 'LB-0318' } } },
      },
      'not calling names no tool': { tools: [closed('go', {})], calls: { shirts: none } },
      'refused by the schema, yet known': one({ bag: number }, bag),
    },
    {
      'another case of letters': { tools: [closed('go', { bag: text })], calls: { shirts: { name: 'Go', arguments: { bag: 'LB-0318' } } } },
      'a name of the prototype': { tools: [closed('go', {})], calls: { shirts: { name: 'constructor', arguments: {} } } },
    },
  ),
  ...rows(
    'call.fits-schema',
    {
      'a whole number written with a fraction of zero': months({ months: 3.0 }),
      'a list of types': months({ months: '3' }, { type: ['integer', 'string'] }),
      'true takes anything': one({ months: true }, { commuter: { months: [3] } }),
    },
    {
      'a fraction is no whole number': months({ months: 2.5 }),
      'null is no number': months({ months: null }),
      'the key is missing': months({}),
      'a key too many': months({ months: 3, unit: 'm' }),
    },
  ),
  ...rows(
    'call.carries-values',
    {
      numbers: sleeves(58, 61, 64),
      'digits as text': sleeves('58', '61', '64'),
      'another unit throughout': sleeves(580, 610, 640),
      'value and unit in one text': sleeves('58 cm', '61 cm', '64 cm'),
    },
    { 'digits the wrong way round': sleeves(58, 61, 46), 'the value of another request': sleeves(58, 61, 61) },
  ),
  ...rows(
    'call.none-expected',
    {
      'not calling, with a reason': { tools: [closed('go', {})], calls: { 'after-it-began': none } },
      'the reason may be in another language': { tools: [closed('go', {})], calls: { 'after-it-began': { none: '開演後です' } } },
      'a request without an answer is another rule': { tools: [closed('go', {})], calls: {} },
    },
    {
      'a call that would get through': one({ ticket: text }, { 'after-it-began': { ticket: 'TK-1' } }),
      'a call that the schema refuses is still a call': one({ ticket: text }, { 'after-it-began': {} }),
    },
  ),
  ...rows(
    'legit.accepted',
    {
      'no restriction': room(text),
      'a pattern without anchors at its end': room({ ...text, pattern: '^[A-D]-' }),
      'a limit of length': room({ ...text, minLength: 5, maxLength: 5 }),
      'an affix left off': one({ room: { ...text, pattern: '^[A-D]-[0-9]{3}$' } }, { 'first-lesson': { room: 'B-204' } }),
    },
    {
      'a list of what is visible': room({ ...text, enum: ['B-204'] }),
      'a constant': room({ const: 'B-204' }),
      'a pattern of one building': room({ ...text, pattern: '^B-[0-9]{3}$' }),
    },
  ),
  ...rows(
    'trap.stopped',
    {
      'a maximum': rope({ ...number, maximum: 60 }),
      'an exclusive maximum': rope({ ...number, exclusiveMaximum: 12000 }),
      'millimetres with a limit of their own': rope({ ...number, minimum: 1000, maximum: 60000 }, 12000),
      'a maximum behind a reference': {
        tools: [
          {
            name: 'go',
            description: 'Cuts.',
            inputSchema: {
              type: 'object',
              properties: { length: { $ref: '#/$defs/m' } },
              required: ['length'],
              $defs: { m: { type: 'number', maximum: 60 } },
            },
          },
        ],
        calls: { 'top-rope': { name: 'go', arguments: { length: 12 } } },
      },
    },
    {
      'a number is a number': rope(number),
      'only above zero': rope({ ...number, exclusiveMinimum: 0 }),
      'a limit in the text stops nothing': rope({ ...number, description: 'at most 60' }),
    },
  ),
  ...rows(
    'trap.other-tool',
    {
      'no other tool': hives(),
      'another tool that only reads': hives({ ...closed('see', { hive: text, sugar: number }), annotations: { readOnlyHint: true } }),
      'another tool with the same defence': hives(closed('add', { hive: text, sugar_g: { ...number, maximum: 1000 } })),
      'another tool that takes no number': hives(closed('visit', { hive: text })),
    },
    {
      'another tool without a limit': hives(closed('add', { hive: text, amount: number })),
      'another tool that leaves its keys open': hives({
        name: 'old',
        description: 'Old.',
        inputSchema: { type: 'object', properties: { h: text, n: number } },
      }),
    },
  ),
  ...rows(
    'text.unit-stated',
    {
      'in the name': kiln('duration_min'),
      'in another language': kiln('duration', { description: '焼く時間を分で書く。' }),
      'another unit, stated': kiln('hours', {}, 1.5),
      'in the description': kiln('duration', { description: 'Duration in minutes.' }),
    },
    { nowhere: kiln('duration'), 'another unit than the calls use': kiln('duration', { description: 'Duration in hours.' }) },
  ),
  ...rows(
    'text.number-stated',
    {
      'another unit of the same length': yoga('Up to 1 day before.'),
      'in words': yoga('Up to twenty-four hours before.'),
      'in Japanese': yoga('開始の24時間前まで取り消せる。'),
    },
    {
      'no number': yoga('Only in good time.'),
      'another number': yoga('Up to 48 hours before.'),
      'the number without its unit': yoga('Rule 24 applies.'),
    },
  ),
];
