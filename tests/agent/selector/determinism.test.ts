// The same input gives the same bytes: over all fixtures, twice.
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { compileTools, select } from '../../../src/agent/index.ts';
import { canonical } from '../../../src/model/json.ts';
import type { Json } from '../../../src/model/json.ts';
import { desk } from './fixtures/desk.ts';
import { bfcl, japanese } from './fixtures/sets.ts';

function digest(seed: string): string {
  const sum = createHash('sha256');
  const put = (tools: readonly Json[], requests: readonly string[]): void => {
    const compiled = compileTools(tools);
    for (const request of requests) sum.update(canonical(JSON.parse(JSON.stringify(select(compiled, request, { seed }))) as Json));
  };
  for (const { tools, requests } of [...japanese, desk]) {
    for (const list of [tools.full, tools.purpose, tools.vague]) put(list, requests.map(({ text }) => text)); // prettier-ignore
  }
  for (const { tools, question } of bfcl) put(tools, [question]);
  return sum.digest('hex');
}

test('two passes give one digest; another seed another', () => {
  expect(digest('a')).toBe(digest('a'));
  expect(digest('b')).not.toBe(digest('a'));
});

test('the seed moves the runs, never the choice', () => {
  const compiled = compileTools(japanese[0]?.tools.vague ?? []);
  const [a, b] = [select(compiled, '荷物', { seed: 'a' }), select(compiled, '荷物', { seed: 'b' })];
  expect(a.candidates.map(({ runs }) => runs)).not.toStrictEqual(b.candidates.map(({ runs }) => runs));
  expect([a.choice, a.candidates.map(({ total }) => total)]).toStrictEqual([b.choice, b.candidates.map(({ total }) => total)]);
});
