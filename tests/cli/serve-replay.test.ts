// What `serve` answers for an exercise is what the exercise itself answers: call by call, and refused by the same checks.
import { describe, expect, test } from 'vitest';
import { exerciseIds, readExerciseFolder } from '../../src/cli/project.ts';
import { recorded } from '../../src/cli/serve/replay.ts';
import { scenarioOf, scenarios } from '../../src/cli/serve/scenarios.ts';
import { refusing } from '../../src/cli/serve/server-checks.ts';
import { counterIds, createRawClient } from '../../src/mcp/index.ts';
import { type Json, isObject, own } from '../../src/model/json.ts';
import { grade } from '../../src/runner/grade.ts';

function worked(id: string) {
  const folder = readExerciseFolder(id);
  if (!folder.ok) throw new Error(`${id} cannot be read`);
  const { exercise, battery, good } = folder.value;
  const submission = good.find(({ name }) => name === exercise.worked.answer)?.answer.submission ?? null;
  return { exercise, submission, run: () => grade(JSON.stringify(submission), { exercise, battery }) };
}

/** An answer without what the server adds by itself. */
function plain(body: Json | undefined): Json {
  const result = own(body, 'result');
  if (!isObject(result)) return { error: own(body, 'error') ?? null };
  const { _meta: _own, resultType: _type, ...rest } = result;
  return rest;
}

const served = (await scenarios('en')).filter(({ id }) => id !== 'conformance').map(({ id }) => id);
const live = new Set(['fifteen-changes']);

test('there are servers, and every one is an exercise', () => {
  expect(served.length).toBeGreaterThanOrEqual(9);
  for (const id of served) expect(exerciseIds()).toContain(id);
});

describe.each(served)('%s', (id) => {
  test('lists its tools under the name of its server', async () => {
    const { evidence } = await worked(id).run();
    const scenario = await scenarioOf(id, 'en');
    const mock = scenario?.start(60);
    const client = createRawClient({
      fetch: mock?.fetch ?? (() => Promise.reject(new Error('none'))),
      ids: counterIds(),
      clientInfo: { name: 't', version: '1' },
    });
    const { tools } = await client.listAll();
    if (live.has(id)) expect(tools.length).toBeGreaterThan(1);
    else expect(tools).toEqual(recorded(evidence).tools);
    await mock?.close();
  });

  test('what the exercise’s server checks refuse is refused by the checks of serve, and nothing that it lets through', async () => {
    const { exercise, submission, run } = worked(id);
    const { evidence } = await run();
    for (const step of evidence.steps) {
      if (step.step !== 'call' || !isObject(step.arguments) || own(submission, 'serverChecks') === undefined) continue;
      if (step.outcome === 'refused-by-server')
        expect(refusing(exercise, submission, step.arguments), JSON.stringify(step.arguments)).toBe(step.check);
      if (step.outcome === 'executed')
        expect(refusing(exercise, submission, step.arguments), JSON.stringify(step.arguments)).toBeUndefined();
    }
  });

  if (live.has(id)) return;
  test('answers the first calls as the exercise does', async () => {
    const { evidence } = await worked(id).run();
    const { calls, answer } = recorded(evidence);
    const mock = (await scenarioOf(id, 'en'))?.start(60);
    const client = createRawClient({
      fetch: mock?.fetch ?? (() => Promise.reject(new Error('none'))),
      ids: counterIds(),
      clientInfo: { name: 't', version: '1' },
    });
    for (const { name, arguments: args } of calls) {
      const expected = answer(name, args);
      const given = plain((await client.call(name, args)).body);
      if (expected?.kind === 'verbatim') expect(given).toEqual(expected.result);
      else expect(own(own(given, 'error'), 'code')).toBe(expected?.kind === 'protocol-error' ? expected.code : 'no answer');
    }
    await mock?.close();
  });
});

const checks: { because: string; check: string; args: Record<string, Json>; refused: boolean }[] = [
  { because: 'a day that does not exist', check: 'date-exists', args: { start: '2026-02-30T09:00:00Z' }, refused: true },
  { because: 'a leap day of a leap year', check: 'date-exists', args: { start: '2028-02-29T09:00:00Z' }, refused: false },
  { because: 'a century that is no leap year', check: 'date-exists', args: { start: '2100-02-29' }, refused: true },
  { because: 'a text that is no date', check: 'date-exists', args: { note: 'on Monday' }, refused: false },
  { because: 'no zone', check: 'zone-present', args: { a: { start: '2026-02-03T09:00:00' } }, refused: true },
  { because: 'a zone, deep inside', check: 'zone-present', args: { a: ['2026-02-03T09:00:00+09:00'] }, refused: false },
  { because: 'a check nobody knows refuses nothing', check: 'other', args: { a: 'b' }, refused: false },
];
test.each(checks)('$check, $because: $refused', ({ check, args, refused }) => {
  const { exercise } = worked('meeting-time');
  expect(refusing(exercise, { serverChecks: [check] }, args)).toBe(refused ? check : undefined);
});

const paths: { because: string; path: string; refused: boolean }[] = [
  { because: 'inside the root', path: '/srv/orders/new/x.toml', refused: false },
  { because: 'out of the root by dots', path: '/srv/orders/../x.toml', refused: true },
  { because: 'another root', path: '/etc/passwd', refused: true },
];
test.each(paths)('inside-root, $because: $refused', ({ path, refused }) => {
  const { exercise, submission } = worked('absolute-path');
  const args = { absolute_path: path, key: 'a/b', value: '/usr/bin' };
  expect(refusing(exercise, submission, args)).toBe(refused ? 'inside-root' : undefined);
});
