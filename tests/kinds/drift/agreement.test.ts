// What the battery of `fifteen-changes` declares agrees with what comparing and running find; no verdict is written down twice.
import { describe, expect, test } from 'vitest';
import { compare, kindOf, kinds, outcome, type KindNumber } from '../../../src/drift/index.ts';
import { ClassifyFacts } from '../../../src/labs/drift/classify/data.ts';
import { truthOf } from '../../../src/labs/drift/classify/truth.ts';
import { stoppedAt } from '../../../src/labs/drift/host/stopped.ts';
import { run } from '../../../src/labs/drift/run.ts';
import { dataOf, fifteen } from './exercises.ts';

const evidence = await run('{}', dataOf(fifteen.folder));
const facts = ClassifyFacts.parse(evidence.data);
const stepsOf = (id: string): typeof evidence.steps => evidence.steps.filter((step) => step.case === id);

test('the fifteen kinds stand in it, each once', () => {
  expect(facts.changes.map(({ kind }) => kind).toSorted((a, b) => a - b)).toStrictEqual(kinds.map(({ number }) => number));
});

test('the order does not give the numbers away', () => {
  expect(facts.changes.filter(({ kind }, index) => kind === index + 1).length).toBeLessThanOrEqual(1);
});

describe.each(facts.changes)('$id', (one) => {
  const truth = truthOf(one, stepsOf(one.id));

  test('the comparison finds the declared kind, or it is the one that no comparison can show', () => {
    const found = compare(one.before, one.after).map(({ kind }) => kind);
    expect(one.kind === 14 || found.includes(one.kind as KindNumber)).toBe(true);
    expect(kindOf(14).visible).toBe(false);
  });

  test('the call fits the definition it was written for', () => {
    expect(outcome(one.call, one.before, one.before).outcome).toBe('works');
  });

  test('what the definitions say of the old call, the run shows', () => {
    expect(truth?.fate).toContain(outcome(one.call, one.before, one.after).outcome);
  });

  test('what is left open lies within what the table gives for the layers, and never claims a measurement', () => {
    const { layers } = kindOf(one.kind as KindNumber);
    expect(one.open.layers.filter((layer) => !layers.some((known) => known === layer))).toStrictEqual([]);
    expect(one.open.evidence).not.toContain('measured');
  });

  test('no reading of every layer, and none of a single constant, fits everywhere', () => {
    expect(truth?.layers.may.length ?? 0).toBeLessThan(3);
  });
});

test('no constant answer fits all changes', () => {
  const truths = facts.changes.map((one) => truthOf(one, stepsOf(one.id)));
  const fits = (pass: (truth: NonNullable<(typeof truths)[number]>) => boolean): number =>
    truths.filter((truth) => truth !== undefined && pass(truth)).length;
  for (const fate of ['works', 'shape_error', 'unknown_tool', 'silent_wrong'] as const)
    expect(fits((truth) => truth.fate.includes(fate))).toBeLessThan(8);
  for (const actor of ['server', 'host', 'app'] as const) expect(fits((truth) => truth.first.includes(actor))).toBeLessThan(15);
  for (const name of ['measured', 'spec', 'unmeasured', 'proposal'] as const)
    expect(fits((truth) => truth.evidence.includes(name))).toBeLessThan(12);
});

test('the careful host of the opening lets the new definition through; the days stop it at two different stages', () => {
  expect(stoppedAt(evidence.steps.filter((step) => step.case === undefined))).toBeUndefined();
  expect(facts.days.map(({ id }) => stoppedAt(stepsOf(id))?.stage)).toStrictEqual(['cache', 'index']);
});

test('the wire shows the subscription, its acknowledgement and the notification, tagged with its id', () => {
  const opening = evidence.steps.flatMap((step) => (step.step === 'wire' && step.case === undefined ? [step.message] : []));
  const methods = opening.map(({ from, body }) => `${from} ${JSON.stringify((body as { method?: string }).method ?? 'response')}`);
  expect(methods).toStrictEqual([
    'client "server/discover"',
    'server "response"',
    'client "subscriptions/listen"',
    'server "notifications/subscriptions/acknowledged"',
    'client "tools/list"',
    'server "response"',
    'client "tools/list"',
    'server "response"',
    'server "notifications/tools/list_changed"',
    'client "tools/list"',
    'server "response"',
    'client "tools/list"',
    'server "response"',
    'client "tools/call"',
    'server "response"',
  ]);
  expect(JSON.stringify(opening[8]?.body)).toContain('"io.modelcontextprotocol/subscriptionId":2');
});
