// Laws that hold for any pair of definitions, by generated input.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { at, canonical, type Json, type JsonObject } from '../../src/model/json.ts';
import { compare, oldCalls, outcome } from '../../src/drift/index.ts';
import { ajvOf } from '../schema/ajv.ts';

const settings = { numRuns: 150, seed: 20_261_130 };
const names = fc.constantFrom('limit', 'max_results', 'customer_id', 'clientId', 'a~/b', '件数', 'state');
const texts = fc.constantFrom(
  'At most 30.',
  'At most 20 (default: 5).',
  '最大30件。',
  'Weight in grams.',
  'Weight in kilograms.',
  'All orders.',
  'Open orders only.',
  '',
);
const small = fc.nat(3);

const leaf: fc.Arbitrary<JsonObject> = fc.record(
  {
    type: fc.constantFrom<Json[]>('string', 'integer', 'number', 'boolean', ['string', 'null']),
    description: texts,
    enum: fc.constantFrom<Json[]>(['open', 'closed'], ['open'], [1, 2]),
    minimum: small,
    maxLength: small,
    format: fc.constantFrom('date', 'email'),
    default: fc.constantFrom<Json[]>(5, 'open'),
  },
  { requiredKeys: [] },
);

const object = fc.letrec<{ object: JsonObject; value: JsonObject }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 2, depthSize: 'small' },
    leaf,
    tie('object'),
    tie('object').map((items): JsonObject => ({ type: 'array', items })),
    fc.constant<JsonObject>({ $ref: '#/$defs/part' }),
    fc.array(leaf, { minLength: 1, maxLength: 2 }).map((anyOf): JsonObject => ({ anyOf })),
  ),
  object: fc
    .tuple(
      fc.uniqueArray(fc.tuple(names, tie('value')), { maxLength: 3, selector: ([name]) => name }),
      fc.uniqueArray(names, { maxLength: 2 }),
      fc.constantFrom(true, false, undefined),
    )
    .map(([entries, required, more]): JsonObject => ({
      type: 'object',
      properties: Object.fromEntries(entries),
      required,
      ...(more === undefined ? {} : { additionalProperties: more }),
    })),
})).object;

const schema = object.map((one): JsonObject => ({
  ...one,
  $defs: { part: { type: 'object', properties: { limit: { type: 'integer' }, state: { $ref: '#/$defs/part' } } } },
}));
const toolName = fc.constantFrom('list_orders', 'search_orders', 'get_customer', 'delete_customer');
const tool = fc.record({ name: toolName, description: texts, inputSchema: schema });
const list: fc.Arbitrary<Json> = fc.array(tool, { maxLength: 4 });
const either = fc.oneof(list, tool as fc.Arbitrary<Json>);
const plain = fc.constantFrom<Json[]>('open', 1, 2.5, true, null, [], {}, { limit: 1 }, [{ limit: 'x' }]);
const args: fc.Arbitrary<JsonObject> = fc
  .uniqueArray(fc.tuple(names, plain), { maxLength: 4, selector: ([name]) => name })
  .map((entries) => Object.fromEntries(entries));

test('a definition does not differ from itself', () => {
  fc.assert(
    fc.property(either, (one) => {
      expect(compare(one, structuredClone(one))).toStrictEqual([]);
    }),
    settings,
  );
});

test('every pointer resolves, on its own side', () => {
  fc.assert(
    fc.property(either, either, (before, after) => {
      for (const change of compare(before, after)) {
        if (change.before !== null) expect([change.code, at(before, change.before)]).not.toStrictEqual([change.code, undefined]);
        if (change.after !== null) expect([change.code, at(after, change.after)]).not.toStrictEqual([change.code, undefined]);
      }
    }),
    settings,
  );
});

test('the same bytes twice, and neither side is changed', () => {
  fc.assert(
    fc.property(either, either, (before, after) => {
      const copies = JSON.stringify([before, after]);
      const first = canonical(JSON.parse(JSON.stringify(compare(before, after))) as Json);
      expect(canonical(JSON.parse(JSON.stringify(compare(before, after))) as Json)).toBe(first);
      expect(JSON.stringify([before, after])).toBe(copies);
    }),
    settings,
  );
});

test('where nothing is said, an old call fares as before', () => {
  fc.assert(
    fc.property(tool, tool, (before, after) => {
      if (compare(before, after).length === 0) {
        const call = { name: before.name, arguments: {} };
        expect(['works', 'shape_error']).toContain(outcome(call, before, after).outcome);
        expect(outcome(call, before, after).validity?.status).toBe(outcome(call, before, before).validity?.status);
      }
    }),
    settings,
  );
});

test('validity is what a second validator says', () => {
  const judged = { valid: 0, invalid: 0 };
  fc.assert(
    fc.property(tool, tool, args, (before, after, given) => {
      const found = outcome({ name: before.name, arguments: given }, before, after);
      const opinion = ajvOf(after.inputSchema)(given);
      if (opinion === undefined || (found.validity?.status !== 'valid' && found.validity?.status !== 'invalid')) return;
      judged[found.validity.status] += 1;
      expect(found.validity.status).toBe(opinion.valid ? 'valid' : 'invalid');
      if (!opinion.valid && before.name === after.name) expect(found.outcome).toBe('shape_error');
    }),
    settings,
  );
  expect(Math.min(judged.valid, judged.invalid)).toBeGreaterThan(20);
});

test('generated old calls are valid, distinct and always the same', () => {
  let calls = 0;
  fc.assert(
    fc.property(tool, (one) => {
      const found = oldCalls(one);
      calls += found.length;
      expect(oldCalls(one)).toStrictEqual(found);
      expect(new Set(found.map((call) => canonical(call.arguments))).size).toBe(found.length);
      for (const call of found) expect(ajvOf(one.inputSchema)(call.arguments)?.valid ?? true).toBe(true);
      for (const call of found) expect(outcome(call, one, one).outcome).toBe('works');
    }),
    settings,
  );
  expect(calls).toBeGreaterThan(100);
});

test('any JSON is taken: nothing is thrown', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4 }), fc.jsonValue({ maxDepth: 4 }), (before, after) => {
      const [a, b] = [before as Json, after as Json];
      expect(Array.isArray(compare(a, b))).toBe(true);
      expect(
        Array.isArray(
          compare(
            { name: 'x', inputSchema: a, outputSchema: b, annotations: a },
            { name: 'x', inputSchema: b, outputSchema: a, annotations: b },
          ),
        ),
      ).toBe(true);
    }),
    settings,
  );
});
