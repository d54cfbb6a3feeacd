// The laws that hold for any input: no crash, the same bytes twice, every pointer leads somewhere, drift agrees with itself and with ajv.
import fc from 'fast-check';
import { checkFile, compareTexts, type ArtefactKind } from '../../src/artefacts/index.ts';
import { compare, outcome } from '../../src/drift/index.ts';
import { at, canonical, isObject, own, type Json, type JsonObject } from '../../src/model/json.ts';
import { ajvOf } from '../schema/ajv.ts';
import * as material from './material.ts';

/** One law: fails by throwing. */
export type Law = { name: string; property: fc.IProperty<unknown> };

function must(holds: boolean, what: string, evidence: unknown = ''): void {
  if (!holds) throw new Error(`${what} ${JSON.stringify(evidence)}`);
}

function checks(value: Json, as: ArtefactKind | undefined): void {
  const text = JSON.stringify(value);
  const report = checkFile({ text, as });
  must(canonical(report as unknown as Json) === canonical(checkFile({ text, as }) as unknown as Json), 'two runs differ');
  if (report.status !== 'judged') return;
  const read = JSON.parse(text) as Json;
  for (const { findings } of report.artefacts) {
    for (const { pointer, rule, line, column } of findings) {
      must(at(read, pointer) !== undefined, `a pointer of ${rule} leads nowhere:`, pointer);
      must(line >= 1 && column >= 1, `${rule} has no place`, { line, column });
    }
  }
}

const law = <T>(name: string, from: fc.Arbitrary<T>, holds: (value: T) => void): Law => ({
  name,
  property: fc.property(from, holds),
});
const check = (name: string, from: fc.Arbitrary<Json>, as?: ArtefactKind): Law => law(`check: ${name}`, from, (value) => checks(value, as));

/** What ajv says of arguments; undefined where it cannot compile the schema. */
function second(schema: Json, args: Json): boolean | undefined {
  try {
    return ajvOf(schema)(args)?.valid;
  } catch {
    return undefined;
  }
}

/** How often ajv and drift were really compared: an agreement over nothing is none. */
export const compared = { valid: 0, invalid: 0 };

/** Keywords on which ajv and the standard, or our guards, go different ways; known-misses of the schema tests name them. */
const apart =
  /"(?:nullable|\$dynamicRef|\$recursiveRef|unevaluated\w+|\$id|\$schema|\$anchor|\$dynamicAnchor|format|pattern\w*|__proto__)"/;

function driftAgrees([before, after, args]: [Json, Json, JsonObject]): void {
  const name = own(before, 'name');
  if (typeof name !== 'string' || typeof own(after, 'name') !== 'string' || !isObject(own(after, 'inputSchema'))) return;
  const { validity } = outcome({ name, arguments: args }, before, after);
  const schema = own(after, 'inputSchema') ?? {};
  if (validity === null || validity.status === 'not-judged' || validity.status === 'schema-invalid' || apart.test(JSON.stringify(schema)))
    return;
  const other = second(schema, args);
  if (other !== undefined) compared[other ? 'valid' : 'invalid'] += 1;
  must(other === undefined || other === (validity.status === 'valid'), 'drift and ajv disagree', { schema, args, ours: validity.status });
}

const withArguments = fc
  .tuple(material.pairs, material.anything)
  .map(([[old, now], args]): [Json, Json, JsonObject] => [old, now, isObject(args) ? args : { id: args }]);

/** Every law. */
export const laws: readonly Law[] = [
  check('definitions', material.definitions),
  check('definitions by name', material.anything, 'definition'),
  check(
    'schemas',
    material.schema.map((inputSchema): Json => ({ name: 'order_find', description: 'Find orders.', inputSchema })),
    'definition',
  ),
  check('results', material.results),
  check('results by name', material.anything, 'result'),
  check('messages', material.messages),
  check('messages by name', material.anything, 'message'),
  check('plans', material.plans),
  check('plans by name', material.anything, 'plan'),
  check('configuration', material.configs),
  check('configuration by name', material.anything, 'config'),
  check('anything', material.anything),
  law('check: any text', fc.string({ maxLength: 200, unit: 'binary' }), (text) => void checkFile({ text })),
  law('drift: nothing differs from itself', material.definitions, (one) => {
    must(compare(one, structuredClone(one)).length === 0, 'drift(a, a) is not empty', compare(one, structuredClone(one)));
  }),
  law('drift: pairs', material.pairs, ([old, now]) => {
    const texts = { old: JSON.stringify(old), now: JSON.stringify(now) };
    const report = compareTexts(texts);
    must(canonical(report as unknown as Json) === canonical(compareTexts(texts) as unknown as Json), 'two runs differ');
    if (report.status !== 'compared') return;
    for (const { before, after, code } of report.changes) {
      must(before === null || at(JSON.parse(texts.old) as Json, before) !== undefined, `${code} points nowhere in the old:`, before);
      must(after === null || at(JSON.parse(texts.now) as Json, after) !== undefined, `${code} points nowhere in the new:`, after);
    }
  }),
  law('drift: validity agrees with ajv', fc.oneof(material.soundPairs, withArguments), driftAgrees),
];
