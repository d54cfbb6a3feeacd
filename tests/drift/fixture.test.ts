// The sixteen cases and the five extras, by running: shape from the judge, job from a tiny world. Nothing here copies a verdict.
import { expect, test } from 'vitest';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { isObject } from '../../src/model/json.ts';
import { judge } from '../../src/schema/index.ts';
import { outcome } from '../../src/drift/index.ts';
import { cases, envelope, verdicts } from './fixture/read.ts';

const sixteen = cases.filter(({ id }) => !id.startsWith('X'));
const extras = cases.filter(({ id }) => id.startsWith('X'));

test.each(cases)('$id: $change', (one) => {
  expect(verdicts(one)).toStrictEqual(one.expected);
});

test('sixteen cases: 8 pass the schema, 2 of those are wrong for the job; two by two 6, 2, 4, 4', () => {
  const found = sixteen.map(verdicts);
  const count = (shape: string, job: string): number => found.filter((one) => one.shape === shape && one.job === job).length;
  expect(found.length).toBe(16);
  expect(count('valid', 'right') + count('valid', 'wrong')).toBe(8);
  expect([count('valid', 'right'), count('valid', 'wrong'), count('invalid', 'right'), count('invalid', 'wrong')]).toStrictEqual([
    6, 2, 4, 4,
  ]);
});

test('five extras: all pass the schema, one is right', () => {
  const found = extras.map(verdicts);
  expect(found.map(({ shape }) => shape)).toStrictEqual(['valid', 'valid', 'valid', 'valid', 'valid']);
  expect(extras.filter((_, i) => found[i]?.job === 'right').map(({ id }) => id)).toStrictEqual(['X18']);
});

test('a second validator gives the same shapes', () => {
  for (const one of cases) {
    const schema = envelope(one);
    if (!isObject(schema)) throw new Error('the envelope is an object');
    const ajv = new Ajv2020({ strict: false, ownProperties: true, validateFormats: false });
    expect([one.id, ajv.validate(schema, one.call)]).toStrictEqual([one.id, one.expected.shape === 'valid']);
  }
});

test('judging inserts no default, and the outcome lists the one that stayed out', () => {
  const declared = cases.filter((one) => one.defaultKey !== undefined);
  expect(declared.map(({ id }) => id)).toStrictEqual(['V3']);
  for (const { tools, call, defaultKey } of declared) {
    if (call === null || defaultKey === undefined) throw new Error('V3 has a call and a key');
    const sent = structuredClone(call);
    const tool = tools.find(({ name }) => name === call.name);
    expect(judge(tool?.inputSchema ?? {}, call.arguments).status).toBe('valid');
    expect(call).toStrictEqual(sent);
    expect(outcome(call, tools, tools).defaults).toStrictEqual([
      { pointer: `/${defaultKey}`, value: false, at: '/0/inputSchema/properties/include_history/default' },
    ]);
  }
});

test('a wrong effect map would be noticed: swapping the goal of two cases changes a verdict', () => {
  const [first, other] = [cases.find(({ id }) => id === 'V1'), cases.find(({ id }) => id === 'V5')];
  if (first === undefined || other === undefined) throw new Error('V1 and V5 are in the fixture');
  expect(verdicts({ ...first, goal: other.goal }).job).toBe('wrong');
});
