// Checks over the choices: each visible request by itself, the hold-outs together, and how steady the choices are.
import { type Finding, type KnownRule, checks } from '../../../grading/index.ts';
import type { Json } from '../../../model/json.ts';
import type { Check } from '../../../model/report.ts';
import type { Frame, RequestFacts, RunFacts } from './data.ts';

/** The place of a tool in the submission, for findings about its description. */
export type PlaceOf = (tool: string | null) => string;

const isRight = ({ choice, wants }: RequestFacts): boolean => choice === wants;
/** Shown for "no tool"; turned into words on the page. */
const named = (tool: string | null): string => tool ?? 'none';

function told(one: RequestFacts, lang: string): Record<string, Json> {
  const { say, wants, choice, words, unmatched, gap, runs } = one;
  return { say, wanted: named(wants), tool: named(choice), words, unmatched, gap, kept: runs.kept, of: runs.of, lang };
}

/** Where to mend: the description of the tool that should have won, or of the one that should not. */
const placeOf = ({ wants, choice }: RequestFacts, place: PlaceOf): string => place(wants ?? choice);

function onOne(one: RequestFacts, lang: string, place: PlaceOf): Check[] {
  const found: Finding[] = isRight(one) ? [] : [{ pointer: placeOf(one, place), params: told(one, lang) }];
  const visible: KnownRule = one.wants === null ? 'selection.no-tool' : 'selection.right-tool';
  const about = { case: one.id, holdout: one.holdout, evidence: [one.step] };
  return checks(one.holdout === undefined ? visible : 'selection.unseen', found, about);
}

/** Words of the requests that went wrong and met no tool's text, most frequent first: a few, and no numbers of hold-outs. */
function unmet(wrong: readonly RequestFacts[]): string[] {
  const all = wrong.flatMap(({ unmatched }) => unmatched).filter((word) => !/\d/.test(word));
  const count = (word: string): number => all.filter((other) => other === word).length;
  return [...new Set(all)].toSorted((a, b) => count(b) - count(a)).slice(0, 4);
}

/** A part of a set must go right; a set with nothing in it asks for nothing. */
function onSet(rule: KnownRule, set: readonly RequestFacts[], good: (one: RequestFacts) => boolean, least: number, lang: string): Check[] {
  const wrong = set.filter((one) => !good(one));
  const right = set.length - wrong.length;
  const params = { right, of: set.length, least: Math.ceil(least * set.length), unmatched: unmet(wrong), lang };
  const enough = set.length === 0 || right >= params.least;
  return checks(rule, enough ? [] : [{ pointer: '/tools', params }], { params });
}

/** All checks over the choices. */
export function onRequests({ requests, lang }: RunFacts, { least }: Frame, place: PlaceOf): Check[] {
  const hidden = requests.filter(({ holdout }) => holdout !== undefined);
  const wanting = requests.filter(({ wants }) => wants !== null);
  return [
    ...requests.flatMap((one) => onOne(one, lang, place)),
    ...onSet('selection.unseen-right', hidden.filter(({ wants }) => wants !== null), isRight, least.right, lang), // prettier-ignore
    ...onSet('selection.unseen-refused', hidden.filter(({ wants }) => wants === null), isRight, least.refused, lang), // prettier-ignore
    ...onSet('selection.steady', wanting, (one) => isRight(one) && one.stability === 'stable', least.steady, lang),
  ];
}
