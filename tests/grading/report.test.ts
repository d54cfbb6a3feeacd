// The report algebra: what was not judged is never a pass, advice never blocks, and the same checks give the same bytes.
import { describe, expect, test } from 'vitest';
import { type KnownRule, assemble, checks, couldNotRun, notApplicable, ungraded } from '../../src/grading/index.ts';
import type { Coded, Evidence } from '../../src/model/evidence.ts';
import { type Json, canonical } from '../../src/model/json.ts';
import { readJson } from '../../src/model/json-text/index.ts';
import { type Check, Report } from '../../src/model/report.ts';

function evidenceOf(text: string, end: Evidence['end']): Evidence {
  return {
    format: 'pokayoke/evidence/1',
    kind: 'tool-error',
    exercise: { id: 'small', revision: 3 },
    submission: { text, reading: readJson(text).reading },
    end,
    steps: [],
    data: {},
  };
}

const done = evidenceOf('{}', { status: 'complete' });
const shape: KnownRule = 'response.content';
const job: KnownRule = 'failure.calls';
const pass = (rule: KnownRule): Check[] => checks(rule, []);
const broken = (rule: KnownRule): Check[] => checks(rule, [{ pointer: '/a', params: {} }]);
const why: Coded = { code: 'run.calls-not-possible', params: {} };

type Case = { checks: Check[]; skipped?: boolean; status: Report['status']; sides: [Report['shape'], Report['job']]; because: string };

const cases: Case[] = [
  { checks: [], status: 'not-graded', sides: ['not-graded', 'not-graded'], because: 'nothing ran' },
  {
    checks: [notApplicable(shape), notApplicable(job)],
    status: 'not-graded',
    sides: ['not-graded', 'not-graded'],
    because: 'nothing applies',
  },
  { checks: pass(shape), status: 'not-graded', sides: ['pass', 'not-graded'], because: 'only one side ran' },
  { checks: [...pass(shape), ...pass(job)], status: 'passed', sides: ['pass', 'pass'], because: 'both sides pass' },
  {
    checks: [...pass(shape), ...pass(job), couldNotRun(job, { case: 'two' })],
    status: 'not-graded',
    sides: ['pass', 'not-graded'],
    because: 'a check that could not run is no pass',
  },
  { checks: [couldNotRun(shape), ...pass(job)], status: 'not-graded', sides: ['not-graded', 'pass'], because: 'the same for the shape' },
  {
    checks: [...broken(shape), couldNotRun(shape, { case: 'two' }), ...pass(job)],
    status: 'not-passed',
    sides: ['fail', 'pass'],
    because: 'a fault that was found stays found',
  },
  {
    checks: [...broken(shape), couldNotRun(job)],
    status: 'not-passed',
    sides: ['fail', 'not-graded'],
    because: 'one side fails, the other could not run',
  },
  {
    checks: [...pass(shape), ...broken(job)],
    status: 'not-passed',
    sides: ['pass', 'fail'],
    because: 'the shape is right and the job is not',
  },
  {
    checks: [...pass(shape), ...pass(job), ...broken('response.text-copy')],
    status: 'passed',
    sides: ['pass', 'pass'],
    because: 'a warning never blocks',
  },
  {
    checks: [...pass(shape), ...pass(job), ...broken('failure.kind-field')],
    status: 'passed',
    sides: ['pass', 'pass'],
    because: 'a note never blocks',
  },
  {
    checks: [...pass(shape), ...pass(job), notApplicable('failure.effects')],
    status: 'passed',
    sides: ['pass', 'pass'],
    because: 'what does not apply never blocks',
  },
  {
    checks: [...pass(shape), ...pass(job)],
    skipped: true,
    status: 'not-graded',
    sides: ['pass', 'not-graded'],
    because: 'a skipped job is no pass',
  },
  {
    checks: [...pass(shape), ...broken(job)],
    skipped: true,
    status: 'not-passed',
    sides: ['pass', 'fail'],
    because: 'a fault of a skipped job stays found',
  },
];

describe.each(cases)('$because', ({ checks: given, skipped, status, sides }) => {
  const report = assemble(done, given, why, skipped);

  test('gives this status and these verdicts', () => {
    expect([report.status, report.shape, report.job]).toStrictEqual([status, ...sides]);
    expect(Report.parse(report)).toStrictEqual(report);
  });

  test('says why exactly where a side was not graded', () => {
    expect(report.why).toStrictEqual(sides.includes('not-graded') ? why : undefined);
  });

  test('gives the same bytes twice, in whatever order the checks came', () => {
    const other = assemble(done, given.toReversed(), why, skipped);
    expect(canonical(other as unknown as Json)).toBe(canonical(report as unknown as Json));
  });
});

test('without a reason the report still has one', () => {
  expect(assemble(done, []).why).toStrictEqual({ code: 'run.nothing-judged', params: {} });
});

test('checks are sorted by id, then by place, and none is lost', () => {
  const given = [
    ...checks('response.id', [
      { pointer: '/b', params: {} },
      { pointer: '/a', params: {} },
    ]),
    ...checks('failure.calls', [], { case: 'z' }),
    ...checks('failure.calls', [], { case: 'a' }),
    ...checks('response.content', []),
  ];
  const report = assemble(done, given);
  expect(report.checks.map(({ id, pointer }) => `${id} ${pointer ?? ''}`)).toStrictEqual([
    'failure.calls#a ',
    'failure.calls#z ',
    'response.content ',
    'response.id /a',
    'response.id /b',
  ]);
});

const made: { made: Check[]; status: Check['status']; because: string }[] = [
  { made: checks(shape, []), status: 'pass', because: 'nothing was found' },
  { made: broken(shape), status: 'fail', because: 'an error blocks' },
  { made: broken('definition.name-characters'), status: 'advice', because: 'a warning advises' },
  { made: broken('definition.name-dotted'), status: 'advice', because: 'a note advises' },
  { made: [notApplicable(shape)], status: 'not-applicable', because: 'the rule has nothing to say' },
  { made: [couldNotRun(shape)], status: 'error', because: 'the rule could not run' },
];

test.each(made)('a check is $status: $because', ({ made: [check, ...more], status }) => {
  expect([check?.status, more]).toStrictEqual([status, []]);
});

const ends: { evidence: Evidence; status: Report['status']; code: string; because: string }[] = [
  {
    evidence: evidenceOf('{"a": 1', { status: 'unreadable' }),
    status: 'unreadable',
    code: 'reading.unclosed',
    because: 'a bracket is not closed',
  },
  { evidence: evidenceOf('', { status: 'unreadable' }), status: 'unreadable', code: 'reading.empty', because: 'nothing is written' },
  {
    evidence: evidenceOf('{}', { status: 'stopped', why: { code: 'run.deadline', params: { ms: 500 } } }),
    status: 'not-graded',
    code: 'run.deadline',
    because: 'the deadline came',
  },
  {
    evidence: evidenceOf('{}', { status: 'stopped', why: { code: 'guard.pattern-risk', params: {} } }),
    status: 'not-graded',
    code: 'guard.pattern-risk',
    because: 'a guard spoke',
  },
];

test.each(ends)('ungraded: $because', ({ evidence, status, code }) => {
  const report = ungraded(evidence);
  expect([report.status, report.shape, report.job, report.why?.code, report.checks]).toStrictEqual([
    status,
    'not-graded',
    'not-graded',
    code,
    [],
  ]);
  expect(Report.parse(report)).toStrictEqual(report);
  expect(canonical(ungraded(evidence) as unknown as Json)).toBe(canonical(report as unknown as Json));
});

test('an unreadable text is told with its place', () => {
  expect(ungraded(evidenceOf('{\n  "a": 01\n}', { status: 'unreadable' })).why?.params).toMatchObject({ line: 2 });
});
