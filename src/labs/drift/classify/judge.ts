// Judges a `classify` run: every reading of a change against what the comparison and the world say. Pure.
import { type Finding, type KnownRule, type Tried, assemble, checks, couldNotRun, notApplicable } from '../../../grading/index.ts';
import type { Evidence } from '../../../model/evidence.ts';
import { type Json, join } from '../../../model/json.ts';
import { readJson } from '../../../model/json-text/index.ts';
import type { Check, Report } from '../../../model/report.ts';
import { formFindings, member, strangers } from '../form.ts';
import { stoppedAt } from '../host/stopped.ts';
import { Classification, Classified, type Layer, Stage } from '../submission.ts';
import { type ChangeFacts, ClassifyFacts } from './data.ts';
import { type Truth, truthOf } from './truth.ts';

const rules = ['drift.old-call', 'drift.layer', 'drift.first-to-act', 'drift.evidence-class'] as const;

function layersIn({ layer }: Classification): Layer[] {
  return layer === 'none' ? [] : Array.isArray(layer) ? layer : [layer];
}

function allIn<T>(given: readonly T[], accepted: readonly T[]): boolean {
  return given.every((one) => accepted.includes(one));
}

function onOne(facts: ChangeFacts, given: Classification, truth: Truth): Check[] {
  const at = join('/changes', facts.id);
  const about: Tried = { case: facts.id, holdout: facts.holdout, evidence: truth.steps };
  const one = (rule: KnownRule, fine: boolean, field: string, params: Finding['params']): Check[] =>
    checks(rule, fine ? [] : [{ pointer: join(at, field), params }], about);
  const layers = layersIn(given);
  const { must, may } = truth.layers;
  const classes = Array.isArray(given.evidence) ? given.evidence : [given.evidence];
  const [saw = null] = truth.fate;
  return [
    ...one('drift.old-call', truth.fate.includes(given.oldCall), 'oldCall', { given: given.oldCall, saw, tool: facts.call.name }),
    ...one('drift.layer', allIn(must, layers) && allIn(layers, may), 'layer', { given: given.layer, saw }),
    ...one('drift.first-to-act', given.acts[0] !== undefined && truth.first.includes(given.acts[0]), 'acts', {
      given: given.acts[0] ?? null,
    }),
    ...one('drift.evidence-class', allIn(classes, truth.evidence), 'evidence', { given: classes.join(', ') }),
  ];
}

function onChange(facts: ChangeFacts, submission: Json, evidence: Evidence): { form: Finding[]; found: Check[] } {
  const about: Tried = { case: facts.id, holdout: facts.holdout };
  const silent = rules.map((rule) => notApplicable(rule, about));
  const entry = member(submission, '/changes', facts.id);
  if ('missing' in entry) return { form: [entry.missing], found: silent };
  const read = Classification.safeParse(entry.value);
  if (!read.success) return { form: formFindings(read.error.issues, submission, join('/changes', facts.id)), found: silent };
  const truth = truthOf(
    facts,
    evidence.steps.filter((step) => step.case === facts.id),
  );
  return { form: [], found: truth === undefined ? rules.map((rule) => couldNotRun(rule, about)) : onOne(facts, read.data, truth) };
}

function onDay({ id, holdout }: ClassifyFacts['days'][number], submission: Json, evidence: Evidence): { form: Finding[]; found: Check[] } {
  const about: Tried = { case: id, holdout };
  const silent = [notApplicable('drift.survives-at', about)];
  const entry = member(submission, '/watch', id);
  if ('missing' in entry) return { form: [entry.missing], found: silent };
  const pointer = join('/watch', id);
  const read = Stage.safeParse(entry.value);
  if (!read.success) return { form: [{ pointer, params: { why: 'value', name: id } }], found: silent };
  const stopped = stoppedAt(evidence.steps.filter((step) => step.case === id));
  if (stopped === undefined) return { form: [], found: [couldNotRun('drift.survives-at', about)] };
  const params = { given: read.data, now: stopped.now };
  const found = checks('drift.survives-at', read.data === stopped.stage ? [] : [{ pointer, params }], {
    ...about,
    evidence: stopped.steps,
  });
  return { form: [], found };
}

/** The report of a `classify` run. */
export function judgeClassify(evidence: Evidence): Report {
  const facts = ClassifyFacts.parse(evidence.data);
  const submission = readJson(evidence.submission.text).value ?? null;
  const frame = Classified.safeParse(submission);
  if (!frame.success) {
    const form = formFindings(frame.error.issues, submission, '');
    return assemble(evidence, checks('submission.form', form), { code: 'run.reading-missing', params: {} }, true);
  }
  const parts = [
    ...facts.changes.map((one) => onChange(one, submission, evidence)),
    ...facts.days.map((one) => onDay(one, submission, evidence)),
  ];
  const form = [
    ...parts.flatMap((part) => part.form),
    ...strangers(submission, '/changes', facts.known.changes),
    ...strangers(submission, '/watch', facts.known.days),
  ];
  const skipped = parts.some((part) => part.form.length > 0);
  const found = [...checks('submission.form', form), ...parts.flatMap((part) => part.found)];
  return assemble(evidence, found, { code: 'run.reading-missing', params: {} }, skipped);
}
