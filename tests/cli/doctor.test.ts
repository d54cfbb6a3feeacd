// The doctor finds each fault that it is there for. A pretended kind grades by the numbers in the submission; no real exercise is needed.
import { expect, test } from 'vitest';
import type { ExerciseFolder } from '../../src/catalog/index.ts';
import { examine } from '../../src/cli/doctor/examine.ts';
import type { Grade } from '../../src/cli/doctor/outcome.ts';
import { idleRules } from '../../src/cli/doctor/rules.ts';
import type { Json } from '../../src/model/json.ts';
import { isObject, own } from '../../src/model/json.ts';
import type { Check, Report } from '../../src/model/report.ts';

const both = { ja: 'あ', en: 'a' };

function check(id: string, status: Check['status']): Check {
  return { id, side: 'job', status, level: 'simulation', severity: 'error', params: {}, evidence: [] };
}

function reportOf(checks: Check[]): Report {
  const failed = checks.some(({ status }) => status === 'fail');
  const verdict = failed ? 'fail' : 'pass';
  const status = failed ? 'not-passed' : 'passed';
  const exercise = { id: 'pretend', revision: 1 };
  return { format: 'pokayoke/report/1', exercise, grader: { revision: 1 }, status, shape: 'pass', job: verdict, checks };
}

/** A case fails where the submission lists its id. */
const honest: Grade = (submission, { battery, exercise }) => {
  const breaks = own(JSON.parse(submission) as Json, 'breaks');
  const broken = Array.isArray(breaks) ? breaks : [];
  const cases = Array.isArray(battery) ? (battery as Json[]) : [];
  const checks = cases
    .map((item) => own(item, 'id') as string)
    .map((id) => check(`trap.stopped#${id}`, broken.includes(id) ? 'fail' : 'pass'));
  return Promise.resolve({
    evidence: {
      format: 'pokayoke/evidence/1',
      kind: exercise.kind,
      exercise: { id: exercise.id, revision: 1 },
      submission: { text: submission, reading: { readable: true, notes: [] } },
      end: { status: 'complete' },
      steps: [],
      data: {},
    },
    report: reportOf(checks),
  });
};

function bad(name: string, breaks: string[], fails = breaks): ExerciseFolder['bad'][number] {
  return { name, answer: { fails: fails.map((id) => `trap.stopped#${id}`), misconception: both, submission: { breaks, name } } };
}

function healthy(): ExerciseFolder {
  const good = ['one', 'two', 'three'].map((name) => ({ name, answer: { differs: both, submission: { name, breaks: [] } } }));
  return {
    folder: 'exercises/pretend',
    exercise: {
      id: 'pretend',
      revision: 1,
      kind: 'tool-error',
      title: both,
      summary: both,
      level: 1,
      minutes: 10,
      objectives: ['beyond'],
      facts: [],
      requests: [],
      scenario: {},
      budgets: {},
      worked: { answer: 'one', steps: [{ pointer: '/name', say: both }] },
    },
    lineOf: () => 1,
    brief: both,
    debrief: both,
    hints: { ja: [], en: [] },
    starter: { ja: '{"breaks": ["a"]}', en: '{"breaks": ["a"]}' },
    battery: [
      { id: 'a', why: both },
      { id: 'b', why: both },
    ],
    good,
    bad: ['1', '2', '3', '4', '5'].map((name) => bad(name, ['a'])).concat(bad('6', ['b'])),
  };
}

test('a healthy folder has nothing to repair', async () => {
  const { problems, ...rest } = await examine(healthy(), honest);
  expect(problems).toStrictEqual([]);
  expect(rest).toMatchObject({ id: 'pretend', good: 3, bad: 6, cases: 2, checks: 2 });
});

const faults: readonly { because: string; change: (folder: ExerciseFolder) => void; says: RegExp; grade?: Grade }[] = [
  {
    because: 'the starter passes',
    change: (folder) => {
      folder.starter.ja = '{}';
    },
    says: /starter passes/,
  },
  {
    because: 'a good answer fails',
    change: (folder) => {
      if (folder.good[0]) folder.good[0].answer.submission = { breaks: ['b'], name: 'x' };
    },
    says: /one must pass and fails: trap.stopped#b/,
  },
  {
    because: 'a bad answer fails something else',
    change: (folder) => {
      folder.bad[0] = bad('1', ['a', 'b'], ['a']);
    },
    says: /1 fails trap.stopped#b without declaring it/,
  },
  {
    because: 'a bad answer does not fail what it declares',
    change: (folder) => {
      folder.bad[0] = bad('1', ['a'], ['a', 'b']);
    },
    says: /1 declares trap.stopped#b, which does not fail/,
  },
  {
    because: 'too few good answers',
    change: (folder) => {
      folder.good.pop();
    },
    says: /2 good answers; at least 3/,
  },
  {
    because: 'too few bad answers',
    change: (folder) => {
      folder.bad.shift();
    },
    says: /5 bad answers; at least 6/,
  },
  {
    because: 'two good answers are the same',
    change: (folder) => {
      if (folder.good[1]) folder.good[1].answer.submission = { name: 'one', breaks: [] };
    },
    says: /Two good answers are the same/,
  },
  {
    because: 'a case that nobody fails',
    change: (folder) => {
      folder.battery = [...(folder.battery as Json[]), { id: 'c', why: both }];
    },
    says: /No answer fails the case c/,
  },
  {
    because: 'a case that proves nothing',
    change: (folder) => {
      folder.battery = [...(folder.battery as Json[]), { id: 'c', why: both }];
    },
    says: /Without the case c every outcome stays the same/,
  },
  {
    because: 'a text in one language',
    change: (folder) => {
      folder.battery = [{ id: 'a', why: { ja: 'あ' } }, { id: 'b' }];
    },
    says: /battery.yaml \/0\/why has a text in one language/,
  },
  {
    because: 'the worked answer has nothing there',
    change: (folder) => {
      folder.exercise.worked.steps = [{ pointer: '/none', say: both }];
    },
    says: /nothing at \/none/,
  },
  {
    because: 'an unused fact',
    change: (folder) => {
      folder.exercise.facts = [{ id: 'weight', kind: 'quantity', unit: 'kg', label: both }];
    },
    says: /The fact weight stands in no request/,
  },
];

test.each(faults)('it says so where $because', async ({ change, says }) => {
  const folder = healthy();
  change(folder);
  const { problems } = await examine(folder, honest);
  expect(problems.join('\n')).toMatch(says);
});

test('it says so where two runs differ', async () => {
  let run = 0;
  const restless: Grade = async (submission, data) => {
    const graded = await honest(submission, data);
    run += 1;
    return { ...graded, evidence: { ...graded.evidence, data: { run } } };
  };
  const { problems } = await examine(healthy(), restless);
  expect(problems).toContain('Two runs of starter give different bytes.');
});

test('it says so where a check could not run, or nothing was graded', async () => {
  const broken: Grade = async (submission, data) => {
    const { evidence, report } = await honest(submission, data);
    const checks = isObject(JSON.parse(submission)) ? [check('trap.stopped#a', 'error')] : [];
    return { evidence, report: { ...report, checks } };
  };
  const silent: Grade = async (submission, data) => {
    const { evidence, report } = await honest(submission, data);
    return { evidence, report: { ...report, status: 'not-graded', why: { code: 'run.deadline', params: {} } } };
  };
  expect((await examine(healthy(), broken)).problems).toContain('starter: the check trap.stopped#a could not run.');
  expect((await examine(healthy(), silent)).problems).toContain('starter is not-graded (run.deadline {}); it must be graded.');
});

test('a rule that decides nothing is named, a rule that fails or advises is not', () => {
  const idle = idleRules([reportOf([check('trap.stopped#a', 'fail'), check('legit.accepted#b', 'pass'), check('call.present', 'advice')])]);
  expect(idle).toContain('legit.accepted');
  expect(idle).not.toContain('trap.stopped');
  expect(idle).not.toContain('call.present');
  expect(idle.some((rule) => rule.startsWith('definition.'))).toBe(false);
});
