// Judges a `predict` run: what was said about each call against what the server and the world made of it. Pure.
import { type Finding, type KnownRule, type Tried, assemble, checks, couldNotRun, notApplicable } from '../../../grading/index.ts';
import type { Evidence } from '../../../model/evidence.ts';
import { type Json, type JsonObject, equal, join } from '../../../model/json.ts';
import { readJson } from '../../../model/json-text/index.ts';
import type { Check, Report } from '../../../model/report.ts';
import { formFindings, member, strangers } from '../form.ts';
import { Predicted, Prediction } from '../submission.ts';
import { type CallFacts, PredictFacts } from './data.ts';
import { type Truth, placeOf, truthOf } from './truth.ts';

const rules = ['drift.shape-predicted', 'drift.breaks-at', 'drift.job-predicted'] as const;

/** How far a pointer goes: there, or only to something around the place. */
function reaches(at: string | null | undefined, places: readonly string[]): 'there' | 'drift.around' | 'drift.elsewhere' | 'drift.nowhere' {
  if (typeof at !== 'string' || at === '') return 'drift.nowhere';
  const place = placeOf(at);
  if (places.includes(place)) return 'there';
  return places.some((one) => one.startsWith(`${place}/`)) ? 'drift.around' : 'drift.elsewhere';
}

function onOne(facts: CallFacts, given: Prediction, truth: Truth): Check[] {
  const pointer = join('/calls', facts.id);
  const about: Tried = { case: facts.id, holdout: facts.holdout, evidence: truth.steps };
  const one = (rule: KnownRule, fine: boolean, field: string, params: JsonObject): Check[] =>
    checks(rule, fine ? [] : [{ pointer: join(pointer, field), params }], about);
  const breaks = truth.shape === 'refused' || truth.job === 'wrong';
  const shapeRight = given.shape === truth.shape;
  const jobRight = given.job === truth.job;
  const reached = reaches(given.at, truth.places);
  const at = typeof given.at === 'string' ? 'at' : 'shape';
  const place = { given: given.at ?? null, because: reached };
  return [
    ...one('drift.shape-predicted', shapeRight, 'shape', { given: given.shape, saw: truth.shape }),
    ...one('drift.job-predicted', jobRight, 'job', { given: given.job, saw: truth.job }),
    ...(breaks && shapeRight && jobRight
      ? one('drift.breaks-at', reached === 'there', at, place)
      : [notApplicable('drift.breaks-at', about)]),
  ];
}

function onCall(facts: CallFacts, submission: Json, truth: Truth | undefined): { form: Finding[]; found: Check[] } {
  const about: Tried = { case: facts.id, holdout: facts.holdout };
  const silent = rules.map((rule) => notApplicable(rule, about));
  const entry = member(submission, '/calls', facts.id);
  if ('missing' in entry) return { form: [entry.missing], found: silent };
  const base = join('/calls', facts.id);
  const read = Prediction.safeParse(entry.value);
  if (!read.success) return { form: formFindings(read.error.issues, submission, base), found: silent };
  const { shape, job, at } = read.data;
  if (typeof at === 'string' && at !== '' && shape === 'valid' && job === 'right') {
    return { form: [{ pointer: join(base, 'at'), params: { why: 'unbroken', name: 'at' } }], found: silent };
  }
  if (typeof at === 'string' && at !== '' && !/^#?(\/([^~/]|~[01])*)+$/.test(at)) {
    return { form: [{ pointer: join(base, 'at'), params: { why: 'pointer', name: 'at' } }], found: silent };
  }
  return { form: [], found: truth === undefined ? rules.map((rule) => couldNotRun(rule, about)) : onOne(facts, read.data, truth) };
}

/** How many of the calls there were, passed the schema, were wrong among those, and got something put in. */
function totalsOf(facts: PredictFacts, truths: ReadonlyMap<string, Truth>): JsonObject {
  const all = [...truths.values()];
  const valid = all.filter(({ shape }) => shape === 'valid');
  const filledIn = facts.calls.filter(({ id, call }) => {
    const arrived = truths.get(id)?.arrived;
    return arrived !== undefined && !equal(arrived, call?.arguments ?? {});
  });
  return {
    calls: all.length,
    valid: valid.length,
    validWrong: valid.filter(({ job }) => job === 'wrong').length,
    filledIn: filledIn.length,
  };
}

function onArrives(facts: PredictFacts, given: Json, truths: ReadonlyMap<string, Truth>): Check[] {
  if (facts.arrives === null) return [];
  const about: Tried = { case: facts.arrives };
  const truth = truths.get(facts.arrives);
  if (truth?.arrived === undefined) return [couldNotRun('drift.default-kept-out', about)];
  const totals = totalsOf(facts, truths);
  const added = Object.keys(typeof given === 'object' && given !== null ? given : {}).filter(
    (key) => !Object.hasOwn(truth.arrived ?? {}, key),
  );
  const found = equal(given, truth.arrived) ? [] : [{ pointer: '/arrives', params: { ...totals, given, added } }];
  return checks('drift.default-kept-out', found, { ...about, evidence: truth.steps, params: totals });
}

/** The report of a `predict` run. */
export function judgePredict(evidence: Evidence): Report {
  const facts = PredictFacts.parse(evidence.data);
  const submission = readJson(evidence.submission.text).value ?? null;
  const frame = Predicted.safeParse(submission);
  const why = { code: 'run.reading-missing', params: {} };
  if (!frame.success) return assemble(evidence, checks('submission.form', formFindings(frame.error.issues, submission, '')), why, true);
  const found = facts.calls.map((one) => {
    const truth = truthOf(
      one,
      evidence.steps.filter((step) => step.case === one.id),
    );
    return { id: one.id, truth, part: onCall(one, submission, truth) };
  });
  const truths = new Map(found.flatMap(({ id, truth }) => (truth === undefined ? [] : [[id, truth] as const])));
  const form = [...found.flatMap(({ part }) => part.form), ...strangers(submission, '/calls', facts.known)];
  const skipped = found.some(({ part }) => part.form.length > 0);
  const all = [...found.flatMap(({ part }) => part.found), ...onArrives(facts, frame.data.arrives, truths)];
  return assemble(evidence, [...checks('submission.form', form), ...all], why, skipped);
}
