// What the folder promises about its answers: the starter fails, every good passes, every bad fails exactly what it declares.
import type { Patient, Tried } from './patient.ts';
import { idsWith } from './outcome.ts';

const fewest = { good: 3, bad: 6 };

function judged({ name, outcome }: Tried): string[] {
  const errors = idsWith(outcome.report, 'error');
  const why = outcome.report.why === undefined ? '' : ` (${outcome.report.why.code} ${JSON.stringify(outcome.report.why.params)})`;
  if (outcome.status === 'not-graded' || outcome.status === 'unreadable') return [`${name} is ${outcome.status}${why}; it must be graded.`];
  return errors.map((id) => `${name}: the check ${id} could not run.`);
}

function asPromised({ name, role, outcome, declared }: Tried): string[] {
  const fails = idsWith(outcome.report, 'fail');
  switch (role) {
    case 'starter':
      return outcome.status === 'passed' ? [`${name} passes; it must fail, so that there is something to do.`] : [];
    case 'good':
      return outcome.status === 'passed' ? [] : [`${name} must pass and fails: ${fails.join(', ') || outcome.status}.`];
    case 'bad': {
      const expected = [...(declared ?? [])];
      const missing = expected.filter((id) => !fails.includes(id));
      const extra = fails.filter((id) => !expected.includes(id));
      return [
        ...(outcome.status === 'passed' ? [`${name} passes.`] : []),
        ...missing.map((id) => `${name} declares ${id}, which does not fail.`),
        ...extra.map((id) => `${name} fails ${id} without declaring it.`),
        ...(expected.join() === expected.toSorted().join() ? [] : [`${name}: sort its fails.`]),
      ];
    }
  }
}

/** Everything that is not as promised, one sentence each. */
export function brokenPromises({ folder, tried }: Patient): string[] {
  const texts = new Set(folder.good.map(({ answer }) => JSON.stringify(answer.submission)));
  return [
    ...(folder.good.length < fewest.good
      ? [`It has ${String(folder.good.length)} good answers; at least ${String(fewest.good)} are needed.`]
      : []),
    ...(folder.bad.length < fewest.bad
      ? [`It has ${String(folder.bad.length)} bad answers; at least ${String(fewest.bad)} are needed.`]
      : []),
    ...(texts.size < folder.good.length ? ['Two good answers are the same; make them different.'] : []),
    ...tried.flatMap((one) => {
      const hindrance = judged(one);
      return hindrance.length > 0 ? hindrance : asPromised(one);
    }),
  ];
}
