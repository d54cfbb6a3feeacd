// However a call carries a fact, the same battery is put through it; where nobody can tell, the bench asks and nobody fails.
import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../../../src/model/json.ts';
import { type Shape, battery, closed, exercise, ferry, others, plainShape, requests, submission } from './ferry.ts';
import { failing, graded, idsOf } from './outcome.ts';

const flat = (height: JsonObject, as: (height: number) => JsonObject): Shape => ({
  schema: closed({ ...others, ...height }),
  args: ({ height: value, ...rest }) => ({ ...rest, ...as(Number(value)) }),
});
const metres = { type: 'number', minimum: 1, maximum: 4.2, description: 'in metres' };
const digits = '([123](\\.[0-9])?|4(\\.[0-2])?)';
const { booking, ...withoutBooking } = others;

const shapes: readonly { because: string; shape: Shape; fact: string; codec: string; place: string; skips: string[] }[] = [
  { because: 'as it stands', shape: plainShape, fact: 'booking', codec: 'identity', place: '/booking', skips: [] },
  {
    because: 'without its fixed beginning',
    shape: {
      schema: closed({ ...withoutBooking, no: { type: 'string', pattern: '^[0-9]{5}$', description: 'digits' }, height_m: metres }),
      args: ({ height = 0, booking: id = '', ...rest }) => ({ ...rest, no: String(id).slice(3), height_m: height }),
    },
    fact: 'booking',
    codec: 'affix',
    place: '/no',
    skips: [],
  },
  { because: 'a number of metres', shape: plainShape, fact: 'height', codec: 'unit-scale', place: '/height_m', skips: [] },
  {
    because: 'a number of millimetres',
    shape: flat({ height_mm: { type: 'integer', minimum: 1000, maximum: 4200, description: 'x' } }, (m) => ({
      height_mm: Math.round(m * 1000),
    })),
    fact: 'height',
    codec: 'unit-scale',
    place: '/height_mm',
    skips: [],
  },
  {
    because: 'a number of centimetres',
    shape: flat({ height_cm: { type: 'number', minimum: 100, maximum: 420, description: 'x' } }, (m) => ({
      height_cm: Math.round(m * 100),
    })),
    fact: 'height',
    codec: 'unit-scale',
    place: '/height_cm',
    skips: [],
  },
  {
    because: 'a string of digits',
    shape: flat({ height_m: { type: 'string', pattern: `^${digits}$`, description: 'x' } }, (m) => ({ height_m: String(m) })),
    fact: 'height',
    codec: 'decimal-string',
    place: '/height_m',
    skips: ['numeric-string'],
  },
  {
    because: 'a number beside its unit',
    shape: flat({ height: closed({ value: { ...metres, description: 'x' }, unit: { const: 'm', description: 'x' } }) }, (m) => ({
      height: { value: m, unit: 'm' },
    })),
    fact: 'height',
    codec: 'value-unit',
    place: '/height/value',
    skips: ['wrong-unit'],
  },
  {
    because: 'number and unit side by side',
    shape: flat({ height: { ...metres, description: 'x' }, height_unit: { const: 'm', description: 'x' } }, (m) => ({
      height: m,
      height_unit: 'm',
    })),
    fact: 'height',
    codec: 'value-unit',
    place: '/height',
    skips: ['wrong-unit'],
  },
  {
    because: 'number and unit in one string',
    shape: flat({ height: { type: 'string', pattern: `^${digits}m$`, description: 'x' } }, (m) => ({ height: `${String(m)}m` })),
    fact: 'height',
    codec: 'unit-string',
    place: '/height',
    skips: ['numeric-string', 'unit-in-string', 'wrong-unit'],
  },
  {
    because: 'nested',
    shape: {
      schema: closed({
        ...withoutBooking,
        ticket: { ...closed({ booking: booking ?? {} }), description: 'x' },
        vehicle: { ...closed({ height_m: metres }), description: 'x' },
      }),
      args: ({ height = 0, booking: id = '', ...rest }) => ({ ...rest, ticket: { booking: id }, vehicle: { height_m: height } }),
    },
    fact: 'height',
    codec: 'unit-scale',
    place: '/vehicle/height_m',
    skips: [],
  },
  {
    because: 'in a list of one change',
    shape: {
      schema: closed({
        changes: {
          type: 'array',
          minItems: 1,
          maxItems: 1,
          description: 'x',
          items: closed({ ...others, height: { ...metres, description: '高さ。メートル' } }),
        },
      }),
      args: (values) => ({ changes: [{ ...values }] }),
    },
    fact: 'height',
    codec: 'unit-scale',
    place: '/changes/0/height',
    skips: [],
  },
];

describe('a way to carry a fact', () => {
  test.each(shapes)('$codec: $because', async ({ shape, fact, codec, place, skips }) => {
    const { evidence, report } = await graded(submission(shape));
    expect(idsOf(report, 'fail')).toStrictEqual([]);
    expect(report.status).toBe('passed');
    expect(idsOf(report, 'not-applicable')).toStrictEqual(skips.map((id) => `trap.stopped#${id}`));
    const found = (evidence.data['bindings'] as { fact: string; codec: string; places: { pointer: string }[]; shownBy: string[] }[]).filter(
      (one) => one.fact === fact,
    );
    expect(found.map((one) => [one.codec, one.places[0]?.pointer, one.shownBy])).toStrictEqual([[codec, place, ['car', 'van', 'camper']]]);
  });

  test('each of them stops wrong numbers by itself', async () => {
    for (const { shape } of shapes) {
      const open = JSON.parse(
        JSON.stringify(shape.schema).replace(/"additionalProperties":false/g, '"additionalProperties":true'),
      ) as JsonObject;
      expect(await failing(submission({ ...shape, schema: open }))).toStrictEqual(['trap.stopped#unknown-key']);
    }
  });

  test('a unit that is a free argument moves with the number', async () => {
    const free = flat(
      { height: closed({ value: { type: 'number', minimum: 1, description: 'x' }, unit: { enum: ['m', 'cm', 'mm'], description: 'x' } }) },
      (m) => ({ height: { value: m, unit: 'm' } }),
    );
    const { report } = await graded(submission(free));
    expect(idsOf(report, 'not-applicable')).toStrictEqual(['trap.stopped#wrong-unit']);
    expect(idsOf(report, 'fail')).toStrictEqual(['trap.stopped#beyond-limit']);
  });
});

describe('unknown keys', () => {
  const nested = shapes.find(({ because }) => because === 'nested')?.shape ?? plainShape;
  const listed = shapes.find(({ because }) => because === 'in a list of one change')?.shape ?? plainShape;
  test.each([
    { because: 'at the root', shape: nested, open: '' },
    { because: 'in an inner object', shape: nested, open: '/properties/vehicle' },
    { because: 'in another inner object', shape: nested, open: '/properties/ticket' },
    { because: 'in the items of a list', shape: listed, open: '/properties/changes/items' },
  ])('$because', async ({ shape, open }) => {
    const schema = structuredClone(shape.schema);
    const place = open
      .split('/')
      .slice(1)
      .reduce<JsonObject>((here, key) => here[key] as JsonObject, schema);
    delete place['additionalProperties'];
    expect(await failing(submission({ ...shape, schema }))).toStrictEqual(['trap.stopped#unknown-key']);
  });
});

describe('nobody can tell where a fact stands', () => {
  const words: Shape = flat({ size: { enum: ['small', 'middle', 'large'], description: 'x' } }, (m) => ({
    size: m < 2 ? 'small' : m < 3 ? 'middle' : 'large',
  }));

  test('absent: not graded, with the fact that is missing', async () => {
    const { report } = await graded(submission(words));
    expect(report).toMatchObject({
      status: 'not-graded',
      shape: 'pass',
      job: 'not-graded',
      why: { code: 'binding.needed', params: { tool: 'booking_change', fact: 'height', candidates: [] } },
    });
    expect(idsOf(report, 'fail')).toStrictEqual([]);
  });

  test('shown by one request only: not graded, with that place for a candidate', async () => {
    const calls = submission(plainShape);
    const odd = JSON.parse(
      JSON.stringify(calls).replace('"height_m":2.6', '"height_m":2.7').replace('"height_m":3.4', '"height_m":3.5'),
    ) as Json;
    const { report } = await graded(odd);
    expect(report.why).toStrictEqual({
      code: 'binding.needed',
      params: { tool: 'booking_change', fact: 'height', candidates: ['/height_m'] },
    });
  });

  test('one call with the wrong number: the other two show the place, and the call is told', async () => {
    const odd = JSON.parse(JSON.stringify(submission(plainShape)).replace('"height_m":2.6', '"height_m":2.7')) as Json;
    expect(await failing(odd)).toContain('call.carries-values');
  });

  const single = {
    ...ferry,
    exercise: { ...exercise, requests: exercise.requests.filter(({ id }) => id === 'car' || id === 'late') },
    battery: battery.filter((one) => one.case === 'trap'),
  };
  const twice: Shape = flat(
    { height_m: metres, clearance_m: { type: 'number', minimum: 1, maximum: 4.2, description: 'in metres' } },
    (m) => ({ height_m: m, clearance_m: m }),
  );

  test('two places and one request: ambiguous, both are candidates', async () => {
    const { report } = await graded(submission(twice), single);
    expect(report.status).toBe('not-graded');
    expect(report.why?.params['candidates']).toStrictEqual(['/height_m', '/clearance_m']);
  });

  test('named in `bindings`: graded', async () => {
    const { evidence, report } = await graded(submission(twice, { bindings: { height: '/clearance_m' } }), single);
    expect(report.status).toBe('passed');
    expect(JSON.stringify(evidence.data['bindings'])).toContain('/clearance_m');
    expect(JSON.stringify(evidence.data['bindings'])).not.toContain('/height_m');
  });

  test('a name that leads nowhere is asked about again', async () => {
    const { report } = await graded(submission(plainShape, { bindings: { height: '/nowhere' } }));
    expect(report.why?.code).toBe('binding.needed');
  });

  test('two places shown by every request are both mutated', async () => {
    expect(await failing(submission(twice))).toStrictEqual([]);
    const loose: Shape = {
      ...twice,
      schema: JSON.parse(JSON.stringify(twice.schema).replaceAll('"maximum":4.2', '"maximum":9000')) as JsonObject,
    };
    expect(await failing(submission(loose))).toStrictEqual(['trap.stopped#beyond-limit', 'trap.stopped#wrong-unit']);
  });
});

test('the fixture has values that no two requests share', () => {
  const all = Object.values(requests).flatMap((values) => Object.values(values));
  expect(new Set(all).size).toBe(all.length);
});
