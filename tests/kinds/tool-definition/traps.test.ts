// Every trap of the registry has one case; take its one defence away, and exactly its check fails.
import { describe, expect, test } from 'vitest';
import { trapNames } from '../../../src/labs/tool-definition/traps/index.ts';
import { type Json, type JsonObject, withValue } from '../../../src/model/json.ts';
import { battery, exercise, loosened, plainShape, submission } from './ferry.ts';
import { failing, graded, idsOf } from './outcome.ts';

const height = '/properties/height_m';
const trap = (...ids: string[]): string[] => ids.map((id) => `trap.stopped#${id}`).toSorted();
/** The height as a number in the limits, or as another form beside it. */
const orElse = (other: JsonObject): Json => ({ anyOf: [{ type: 'number', minimum: 1, maximum: 4.2 }, other], description: 'metres' });

test('the battery has a case for every trap', () => {
  const tried = battery.flatMap((one) => (one.case === 'trap' ? [one.trap] : []));
  expect(tried.toSorted()).toStrictEqual(trapNames.toSorted());
});

test('the right answer passes everything', async () => {
  const { report } = await graded(submission(plainShape));
  expect(idsOf(report, 'fail')).toStrictEqual([]);
  expect(idsOf(report, 'not-applicable')).toStrictEqual([]);
  expect(report.status).toBe('passed');
});

type Row = { gone: string; change: Record<string, Json | undefined>; fails: string[] };

const rows: readonly Row[] = [
  { gone: 'the upper limit', change: { [`${height}/maximum`]: undefined }, fails: trap('wrong-unit', 'beyond-limit') },
  { gone: 'the right upper limit', change: { [`${height}/maximum`]: 5 }, fails: trap('beyond-limit') },
  {
    gone: 'an upper limit without a gap',
    change: { [height]: { type: 'number', anyOf: [{ minimum: 1, maximum: 4.2 }, { minimum: 1000 }], description: 'metres' } },
    fails: trap('wrong-unit'),
  },
  { gone: 'the lower limit', change: { [`${height}/minimum`]: undefined }, fails: trap('negative', 'zero', 'below-limit') },
  { gone: 'a lower limit above zero', change: { [`${height}/minimum`]: 0 }, fails: trap('zero', 'below-limit') },
  { gone: 'the right lower limit', change: { [`${height}/minimum`]: 0.5 }, fails: trap('below-limit') },
  {
    gone: 'the sign',
    change: { [height]: { type: 'number', anyOf: [{ minimum: 1, maximum: 4.2 }, { exclusiveMaximum: 0 }], description: 'metres' } },
    fails: trap('negative'),
  },
  {
    gone: 'the type',
    change: { [`${height}/type`]: undefined },
    fails: trap('unit-in-string', 'boolean-for-number', 'numeric-string', 'relative-amount', 'null-value'),
  },
  { gone: 'booleans kept out', change: { [`${height}/type`]: ['number', 'boolean'] }, fails: trap('boolean-for-number') },
  { gone: 'null kept out', change: { [`${height}/type`]: ['number', 'null'] }, fails: trap('null-value') },
  {
    gone: 'units kept out of strings',
    change: { [height]: orElse({ type: 'string', not: { pattern: '^[0-9.]+$|%' } }) },
    fails: trap('unit-in-string'),
  },
  {
    gone: 'digits kept out of strings',
    change: { [height]: orElse({ type: 'string', not: { pattern: 'm$|%' } }) },
    fails: trap('numeric-string'),
  },
  { gone: 'relative amounts kept out', change: { [height]: orElse({ type: 'string', pattern: '%$' }) }, fails: trap('relative-amount') },
  { gone: 'the booking being required', change: { '/required': ['height_m', 'day', 'boarding', 'list'] }, fails: trap('missing') },
  { gone: 'the closed object', change: { '/additionalProperties': undefined }, fails: trap('unknown-key') },
  {
    gone: 'the form of the booking',
    change: { '/properties/booking/pattern': undefined },
    fails: trap('display-name', 'other-id-form', 'trailing-space', 'full-width-digits'),
  },
  { gone: 'the letters of the booking', change: { '/properties/booking/pattern': '^[A-Z]{2}-[0-9]{5}$' }, fails: trap('other-id-form') },
  { gone: 'the end of the pattern', change: { '/properties/booking/pattern': '^FB-[0-9]{5}' }, fails: trap('trailing-space') },
  { gone: 'half-width digits', change: { '/properties/booking/pattern': '^FB-[0-9０-９]{5}$' }, fails: trap('full-width-digits') },
  { gone: 'numbers instead of names', change: { '/properties/booking/pattern': '^FB-[0-9]{5}$|^[^ -~]+$' }, fails: trap('display-name') },
  { gone: 'the slash at the start', change: { '/properties/list/pattern': '^/?lists/[a-z]+\\.csv$' }, fails: trap('relative-path') },
  {
    gone: 'dates instead of words',
    change: { '/properties/day/pattern': '^[0-9]{4}-(0[1-9]|1[0-2])-[0-3][0-9]$|^来週$' },
    fails: trap('relative-date'),
  },
  { gone: 'months up to twelve', change: { '/properties/day/pattern': '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' }, fails: trap('impossible-date') },
  {
    gone: 'the form of the day',
    change: { '/properties/day': { type: 'string', format: 'date', description: 'x' } },
    fails: trap('relative-date', 'impossible-date'),
  },
  {
    gone: 'the zone',
    change: { '/properties/boarding/pattern': '^[0-9-]{10}T[0-9:]{8}(Z|[+-][0-9]{2}:[0-9]{2})?$' },
    fails: trap('no-zone'),
  },
];

describe('a defence taken away', () => {
  test.each(rows)('$gone', async ({ change, fails }) => {
    expect(await failing(loosened(change))).toStrictEqual(fails);
  });

  test('together the rows let every trap through', () => {
    expect([...new Set(rows.flatMap((row) => row.fails))].toSorted()).toStrictEqual(trap(...trapNames));
  });
});

describe('hold-outs and texts', () => {
  test.each<Row>([
    {
      gone: 'an enum of the bookings shown',
      change: { '/properties/booking': { enum: ['FB-00172', 'FB-20418', 'FB-77003'], description: 'x' } },
      fails: ['legit.accepted#other-values'],
    },
    {
      gone: 'an enum of the heights shown',
      change: { [height]: { enum: [1.9, 2.6, 3.4], description: 'metres' } },
      fails: ['legit.accepted#other-values', 'text.unit-stated#told-in-cm'],
    },
    {
      gone: 'a const for each height',
      change: { [height]: { anyOf: [{ const: 1.9 }, { const: 2.6 }, { const: 3.4 }], description: 'metres' } },
      fails: ['legit.accepted#other-values', 'text.unit-stated#told-in-cm'],
    },
    { gone: 'a limit that is too low', change: { [`${height}/maximum`]: 3 }, fails: ['call.fits-schema', 'legit.accepted#other-values'] },
    {
      gone: 'a limit below a hold-out',
      change: { '/properties/day/pattern': '^2026-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$' },
      fails: ['legit.accepted#other-values'],
    },
  ])('$gone', async ({ change, fails }) => {
    expect(await failing(loosened(change))).toStrictEqual(fails);
  });

  test('no unit in text or name: the number goes in as it was said', async () => {
    const schema = JSON.parse(JSON.stringify(plainShape.schema).replaceAll('height_m', 'high').replace(' in metres', '')) as JsonObject;
    const shape = {
      schema,
      args: ({ height: high, ...rest }: Readonly<Record<string, string | number>>) => ({ ...rest, high: high ?? null }),
    };
    expect(await failing(submission(shape))).toStrictEqual(['text.unit-stated#told-in-cm']);
  });

  test('the number of the scenario is not in the text', async () => {
    const silent = withValue(submission(plainShape), '/tools/0/description', 'Changes one booking.');
    expect(await failing(silent)).toStrictEqual(['text.number-stated#closes']);
  });
});

describe('a slip that is none', () => {
  const digits = '^([123](\\.[0-9])?|4(\\.[0-2])?)';
  test.each([
    { because: 'digits in a string are accepted on purpose', other: { type: 'string', pattern: `${digits}$` } },
    { because: 'a number with its unit is accepted on purpose', other: { type: 'string', pattern: `${digits}m$` } },
  ])('$because', async ({ other }) => {
    expect(await failing(loosened({ [height]: orElse(other) }))).toStrictEqual([]);
  });

  test('a wrong number that is a right one of another request says nothing', async () => {
    const facts = exercise.facts.map((fact) => (fact.id === 'height' ? { ...fact, range: [1, 4200] as [number, number] } : fact));
    const { report } = await graded(loosened({ [`${height}/maximum`]: 4200 }), { exercise: { ...exercise, facts }, battery });
    expect(idsOf(report, 'not-applicable')).toStrictEqual(['trap.stopped#wrong-unit']);
  });
});

describe('a second door', () => {
  const other = {
    name: 'old_change',
    description: 'The older way.',
    inputSchema: {
      type: 'object',
      properties: { no: { type: 'string', description: 'x' }, metres: { type: 'number', description: 'x' } },
      required: ['no', 'metres'],
    },
  };
  const withTool = (tool: Json): Json => withValue(submission(plainShape), '/tools/1', tool);
  test.each([
    { because: 'a tool that no call uses takes the slip', tool: other, fails: ['trap.other-tool'] },
    { because: 'one that only reads is harmless', tool: { ...other, annotations: { readOnlyHint: true } }, fails: [] },
    { because: 'one that is as strict is harmless', tool: { ...other, inputSchema: plainShape.schema }, fails: [] },
    {
      because: 'one without a number is harmless',
      tool: { ...other, inputSchema: { type: 'object', properties: { no: { type: 'string', description: 'x' } } } },
      fails: [],
    },
  ])('$because', async ({ tool, fails }) => {
    expect(await failing(withTool(tool))).toStrictEqual(fails);
  });
});
