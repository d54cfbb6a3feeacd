// The same submission gives the same evidence and the same report, byte for byte, and both are what their schemas promise.
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { Evidence } from '../../src/model/evidence.ts';
import { type Json, at, canonical, tokens, join } from '../../src/model/json.ts';
import { readJson } from '../../src/model/json-text/index.ts';
import { Report } from '../../src/model/report.ts';
import { type Graded, grade } from '../../src/runner/grade.ts';
import { labOf } from '../../src/runner/registry.ts';
import { answers } from './answers.ts';

const all = answers();
const bytes = ({ evidence, report }: Graded): string => canonical([evidence, report] as unknown as Json);

/** True where the place stands in the submission, or where only its last key is missing. */
function resolves(submission: Json, pointer: string): boolean {
  const path = tokens(pointer);
  return at(submission, pointer) !== undefined || (path.length > 0 && at(submission, join('', ...path.slice(0, -1))) !== undefined);
}

test('there are answers', () => {
  expect(new Set(all.map(({ exercise }) => exercise)).size).toBeGreaterThanOrEqual(2);
});

describe.each(all)('$exercise, $name', ({ text, data }) => {
  test('is graded twice to the same bytes, as the schemas promise, with places that exist', { timeout: 20_000 }, async () => {
    const first = await grade(text, data);
    expect(bytes(await grade(text, data)) === bytes(first)).toBe(true);
    const { evidence, report } = first;
    expect(Evidence.parse(evidence)).toStrictEqual(evidence);
    expect(Report.parse(report)).toStrictEqual(report);
    const again = labOf(evidence.kind).judge(JSON.parse(JSON.stringify(evidence)) as Evidence);
    expect(canonical(again as unknown as Json) === canonical(report as unknown as Json)).toBe(true);

    const submission = readJson(text).value ?? null;
    const places = report.checks.flatMap(({ pointer, id }) => (pointer === undefined ? [] : [{ id, pointer }]));
    expect(places.filter(({ pointer }) => !resolves(submission, pointer))).toStrictEqual([]);
    expect(evidence.steps.map(({ n }) => n)).toStrictEqual(evidence.steps.map((_, i) => i + 1));
    const shown = report.checks.flatMap(({ evidence: steps, id }) => steps.map((n) => ({ id, n })));
    expect(shown.filter(({ n }) => n < 1 || n > evidence.steps.length)).toStrictEqual([]);
    const times = evidence.steps.map((step) => step.at);
    expect(times).toStrictEqual(times.toSorted((a, b) => a - b));
  });
});

type Source = { name: string; forbid: (fault: () => never) => void };

/** `new Date()` without arguments; with arguments it only reckons. */
function forbidNewDate(fault: () => never): void {
  vi.stubGlobal(
    'Date',
    new Proxy(Date, { construct: (target, args: unknown[]) => (args.length === 0 ? fault() : (Reflect.construct(target, args) as Date)) }),
  );
}

const sources: readonly Source[] = [
  { name: 'Date.now', forbid: (fault) => vi.spyOn(Date, 'now').mockImplementation(fault) },
  { name: 'new Date', forbid: forbidNewDate },
  { name: 'Math.random', forbid: (fault) => vi.spyOn(Math, 'random').mockImplementation(fault) },
  { name: 'performance.now', forbid: (fault) => vi.spyOn(performance, 'now').mockImplementation(fault) },
  { name: 'crypto.randomUUID', forbid: (fault) => vi.spyOn(crypto, 'randomUUID').mockImplementation(fault) },
  { name: 'crypto.getRandomValues', forbid: (fault) => vi.spyOn(crypto, 'getRandomValues').mockImplementation(fault) },
  { name: 'setTimeout', forbid: (fault) => vi.stubGlobal('setTimeout', fault) },
];

describe('neither clock nor randomness nor a timer is asked for', () => {
  const exercises = [...new Set(all.map(({ exercise }) => exercise))];
  const firsts = exercises.flatMap((id) => all.filter(({ exercise, role }) => exercise === id && role === 'good').slice(0, 1));
  const calmly: string[] = [];
  beforeAll(async () => {
    for (const { text, data } of firsts) calmly.push(bytes(await grade(text, data)));
  });

  test.each(sources)('$name may throw', { timeout: 20_000 }, async ({ name, forbid }) => {
    for (const [place, { text, data }] of firsts.entries()) {
      forbid(() => {
        throw new Error(`${name} was asked for during a run`);
      });
      const strict = await grade(text, data).finally(() => {
        vi.restoreAllMocks();
        vi.unstubAllGlobals();
      });
      expect(bytes(strict) === calmly[place]).toBe(true);
    }
  });
});
