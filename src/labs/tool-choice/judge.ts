// Judges a `tool-choice` run by what happened in the conversations: requests refused, records made, prose, release, answers.
import { assemble, checks, ungraded } from '../../grading/index.ts';
import type { Evidence } from '../../model/evidence.ts';
import { own } from '../../model/json.ts';
import { readJson } from '../../model/json-text/index.ts';
import type { Check, Report } from '../../model/report.ts';
import { onCase } from './judge/case.ts';
import { courseOf } from './judge/course.ts';
import { RunFacts } from './judge/data.ts';
import { onForm } from './judge/form.ts';
import { onNames, onProfile } from './judge/profile.ts';
import { Plan } from './submission.ts';

/** Judges one run. Pure: the same evidence gives the same report. */
export function judge(evidence: Evidence): Report {
  if (evidence.end.status !== 'complete') return ungraded(evidence);
  const facts = RunFacts.parse(evidence.data);
  const submission = readJson(evidence.submission.text).value ?? null;
  const found: Check[] = checks(
    'submission.form',
    onForm(
      submission,
      facts.profiles.map(({ id }) => id),
    ),
  );
  for (const profile of facts.profiles) {
    const plan = Plan.safeParse(own(submission, profile.id));
    if (plan.success) found.push(...onNames(plan.data, profile, facts));
    if (!profile.ran) continue;
    const mine = facts.cases
      .filter((tried) => tried.profile === profile.id)
      .map((tried) => ({ tried, course: courseOf(evidence, tried.id) }));
    found.push(...mine.flatMap(({ tried, course }) => onCase(tried, facts, course)));
    found.push(
      ...onProfile(
        mine.map(({ course }) => course),
        profile,
        facts,
        submission,
      ),
    );
  }
  const skipped = facts.profiles.some(({ ran }) => !ran);
  const why = skipped ? { code: 'run.plan-not-possible', params: {} } : undefined;
  return assemble(evidence, found, why, skipped);
}
