// What changed in a description: the wording, and the limits, defaults, units, rules and coverage that it states.
import type { Json } from '../../model/json.ts';
import { same } from '../same.ts';
import { amounts } from '../text/amounts.ts';
import { otherDeed } from '../text/deeds.ts';
import { announcesEnd, marks, ruleChanges, scopeChanges } from '../text/marks.ts';
import { sentenceDiff, sentences } from '../text/sentences.ts';
import { unitChanges, unitsInText, withoutUnits } from '../text/units.ts';
import { tidy } from '../text/words.ts';
import type { Report } from './values.ts';

/** The two descriptions, where they stand, and where else to point if one is missing. */
export type Texts = {
  old: string;
  new: string;
  before: string;
  after: string;
  of: 'tool' | 'argument';
  /** The argument's listed words, old ones that stayed and new ones; a rule about new ones alone concerns no old call. */
  values?: { kept: readonly string[]; added: readonly string[] };
};

const textMost = 10_000;

/** Reports how two descriptions differ. White space and full-width forms make no difference. Defaults are the caller's. */
export function compareTexts({ old, new: now, before, after, of, values }: Texts, report: Report): void {
  const [was, is] = [old.slice(0, textMost), now.slice(0, textMost)];
  if (tidy(was) === tidy(is) && same(old.length > textMost, now.length > textMost)) return;
  const place = { before, after };
  let said = 0;
  const add: Report = (found) => {
    said += 1;
    report(found);
  };
  // A tool's text speaks of ids and indexes in passing; an argument's text says which one it is. The order is the result's.
  const units = unitChanges(unitsInText(was), unitsInText(is)).filter(
    ({ dimension }) => dimension !== (of === 'argument' ? 'order' : 'reference'),
  );
  for (const change of units) add({ ...place, code: 'unit-changed', params: { ...change, text: short(now) } });
  if (of === 'argument' && unitsInText(was).size === 0) {
    for (const [dimension, unit] of unitsInText(is))
      if (!['reference', 'order', 'date'].includes(dimension)) add({ ...place, code: 'unit-stated', params: { dimension, new: unit } });
  }
  if (units.length === 0) compareLimits(was, is, place, add);
  const [oldDefault, newDefault] = [amounts(was).default, amounts(is).default];
  if (oldDefault !== undefined && newDefault !== undefined && !same(oldDefault, newDefault)) {
    // An argument's default is compared once, wherever it is stated; here it only explains why the text differs.
    if (of === 'argument') said += 1;
    else add({ ...place, code: 'default-changed', params: { old: oldDefault, new: newDefault } });
  }
  for (const change of scopeChanges(sentenceDiff(was, is), was, is)) add({ ...place, code: 'scope-text-changed', params: change });
  if (of === 'tool' && otherDeed(was, is)) {
    const [from, to] = [sentences(was)[0] ?? '', sentences(is)[0] ?? ''];
    add({ ...place, code: 'scope-text-changed', params: { old: short(from), new: short(to), marks: ['deed'] } });
  }
  const rules = ruleChanges(was, is, values);
  if (rules.dropped.length + rules.gained.length > 0)
    add({ ...place, code: 'rule-text-changed', params: { dropped: cut(rules.dropped), gained: cut(rules.gained) } });
  if (announcesEnd(was, is)) add({ ...place, code: 'deprecation-stated', params: {} });
  if (said > 0 && masked(was) === masked(is)) return;
  report({ ...place, code: 'description-reworded', params: { old: short(old), new: short(now) } });
}

function compareLimits(was: string, is: string, place: { before: string; after: string }, add: Report): void {
  const [old, now] = [amounts(was), amounts(is)];
  for (const limit of ['max', 'min'] as const) {
    const [from, to] = [old[limit], now[limit]];
    if (same(from, to) || (from.length > 0 && to.length > 0 && from.every((value) => to.includes(value)))) continue;
    // A limit where the text promised everything cuts off what used to come.
    const cuts = limit === 'max' && from.length === 0 && marks(was).has('all');
    add({ ...place, code: 'limit-text-changed', params: { limit, old: from, new: to, ...(cuts ? { cuts } : {}) } });
  }
}

/** The default that a description states, if any. */
export function defaultInText(text: Json | undefined): Json | undefined {
  return typeof text === 'string' ? amounts(text.slice(0, textMost)).default : undefined;
}

function masked(text: string): string {
  return withoutUnits(text).replace(/\d[\d,.]*/g, '0');
}

function cut(list: readonly string[]): string[] {
  return list.slice(0, 10).map(short);
}

function short(text: string): string {
  const letters = [...text.slice(0, 800)];
  return letters.length > 400 ? `${letters.slice(0, 399).join('')}…` : text;
}
