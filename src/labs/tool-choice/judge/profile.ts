// Checks over one profile's plan as a whole: the names in it, and two switches that a careful plan sets.
import { type Finding, checks } from '../../../grading/index.ts';
import { type Json, at, join } from '../../../model/json.ts';
import type { Check } from '../../../model/report.ts';
import { namesOf } from '../names.ts';
import type { Plan } from '../submission.ts';
import { type Course, type Event, having } from './course.ts';
import type { ProfileFacts, RunFacts } from './data.ts';

/** The names that no tool of the server has. */
export function onNames(plan: Plan, { id }: ProfileFacts, { tools }: RunFacts): Check[] {
  const unknown = namesOf(plan, id).filter(({ name }) => !tools.includes(name));
  const found: Finding[] = unknown.map(({ name, pointer }) => ({ pointer, params: { name, known: tools } }));
  return checks('plan.known-tool', found, { case: id });
}

/** Calls made while a record was still wanted, by the model's own choice. */
function chosen(course: Course): Event[] {
  const recorded = having(course, 'effect.filed', 'effect.filed-wrongly', 'effect.filed-blindly')[0]?.n ?? Infinity;
  return having(course, 'agent.calls').filter(({ n, request }) => n < recorded && (request.type === 'auto' || request.type === 'any'));
}

/** On a model that refuses forcing: `strict` on every tool that the job needed. */
function onStrict(courses: readonly Course[], { id }: ProfileFacts, submission: Json): Finding[] {
  const loose = courses.flatMap(chosen).filter(({ tool, request }) => !request.strict.includes(tool));
  const [first] = loose;
  if (first === undefined) return [];
  const written = join('', id, 'strict');
  const pointer = at(submission, written) === undefined ? join('', id) : written;
  return [{ pointer, params: { tools: [...new Set(loose.map(({ tool }) => tool))] }, evidence: [first.n] }];
}

/** Where exactly one record is wanted and several could be called in one turn. */
function onParallel(courses: readonly Course[], { roles: { recording } }: RunFacts): Finding[] {
  const open = courses
    .flatMap(chosen)
    .filter(
      ({ tool, request }) =>
        recording.includes(tool) && !request.parallelOff && request.offered.filter((name) => recording.includes(name)).length > 1,
    );
  const byPlace = new Map(open.map((event) => [event.request.pointer, event]));
  return [...byPlace].map(([pointer, { n, request }]) => ({ pointer, params: { choice: request.type }, evidence: [n] }));
}

/** The advice over all conversations of a profile. */
export function onProfile(courses: readonly Course[], profile: ProfileFacts, facts: RunFacts, submission: Json): Check[] {
  const about = { case: profile.id };
  return [
    ...(profile.forcing ? [] : checks('plan.strict-set', onStrict(courses, profile, submission), about)),
    ...checks('plan.one-call', onParallel(courses, facts), about),
  ];
}
