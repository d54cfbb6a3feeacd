// Checks over what the agent and the user went through in one case.
import { claimsNone } from '../../../agent/index.ts';
import { checks, notApplicable } from '../../../grading/index.ts';
import { type JsonObject, join } from '../../../model/json.ts';
import type { Check } from '../../../model/report.ts';
import type { Course } from '../heard.ts';
import type { CaseFacts, SituationFacts } from './data.ts';

/** Reasons for which the turn ended without the failure ever being known to the agent. */
const unknowing = new Set([
  'caller.success',
  'caller.empty',
  'caller.unfinished',
  'caller.silent',
  'caller.dropped',
  'caller.protocol-error',
  'caller.input-required',
]);

const plain = (text: string): string => text.normalize('NFKC').toLowerCase();
const negation = /ません|ない|なく|ず|\b(not|no|none|nothing|never)\b|n't/;

function missingWords(course: Course, { expect }: CaseFacts): string[] {
  return expect.told.filter(({ any }) => !any.some((word) => course.heard.includes(plain(word)))).map(({ id }) => id);
}

/** Claims that the user heard and that are not true: "there is none" after a search that never ended, "issued" after a refusal. */
function falseClaims(course: Course, situation: SituationFacts, { expect }: CaseFacts): string[] {
  const clauses = course.heard.split(/[。!?\n;、,]|\.(?=\s|$)/);
  const made = expect.never.filter((claim) => clauses.some((clause) => clause.includes(plain(claim)) && !negation.test(clause)));
  return situation.searches && claimsNone(course.heard) ? [...made, '0'] : made;
}

function onEmpty(tried: CaseFacts, course: Course, params: JsonObject): Check[] {
  const right = tried.expect.ends.includes(course.says) && course.calls.length <= tried.expect.calls[1];
  const found = right ? [] : [{ pointer: join('', tried.situation), params, evidence: [...course.calls, course.saidAt] }];
  return checks('empty.believed', found, { case: tried.id, holdout: tried.holdout, evidence: [course.saidAt] });
}

/** The checks of one case. */
export function onCase(tried: CaseFacts, course: Course, situation: SituationFacts): Check[] {
  const pointer = join('', tried.situation);
  const { expect } = tried;
  const about = { case: tried.id, holdout: tried.holdout, evidence: course.calls };
  const params = { says: course.says, because: course.because, calls: course.calls.length };
  if (situation.kind === 'empty') return onEmpty(tried, course, params);
  if (unknowing.has(course.because) && course.calls.length === 1) {
    return [
      ...checks('failure.reaches-agent', [{ pointer, params, evidence: [course.decidedAt, course.saidAt] }], about),
      notApplicable('failure.calls', about),
      notApplicable('failure.user-told', about),
      ...(expect.corrects === null ? [] : [notApplicable('failure.corrected', about)]),
      ...(expect.effects === null ? [] : [notApplicable('failure.effects', about)]),
    ];
  }
  const [fewest, most] = expect.calls;
  const range = fewest === most ? String(fewest) : `${String(fewest)}–${String(most)}`;
  const counted = course.calls.length >= fewest && course.calls.length <= most;
  const missing = missingWords(course, tried);
  const claims = falseClaims(course, situation, tried);
  const told = expect.ends.includes(course.says) && missing.length === 0 && claims.length === 0;
  const corrected = expect.corrects === null || course.corrected === expect.corrects;
  const happened = expect.effects === null || course.effects === expect.effects;
  const found = (fine: boolean, extra: JsonObject, evidence: number[]): Parameters<typeof checks>[1] =>
    fine ? [] : [{ pointer, params: { ...params, ...extra }, evidence }];
  return [
    ...checks('failure.reaches-agent', [], about),
    ...checks('failure.calls', found(counted, { range }, course.calls), about),
    ...(expect.corrects === null
      ? []
      : checks(
          'failure.corrected',
          found(corrected, { argument: expect.corrects, corrected: course.corrected ?? null }, [course.decidedAt]),
          about,
        )),
    ...(expect.effects === null
      ? []
      : checks('failure.effects', found(happened, { effects: course.effects, expected: expect.effects }, course.calls), about)),
    ...checks('failure.user-told', found(told, { missing, claims }, [course.saidAt]), about),
  ];
}
