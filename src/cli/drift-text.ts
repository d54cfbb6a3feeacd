// Changes and old calls as text for people.
import { kindOf, type Change } from '../drift/index.ts';
import type { Locale } from '../model/localized.ts';
import { driftWords } from '../words/drift.ts';
import { fill } from '../words/say.ts';
import { inWords } from '../words/values.ts';
import type { CallReport } from '../artefacts/index.ts';
import { say } from './words.ts';

/** Calls told one by one; the rest are counted by outcome. */
const shownMost = 50;

const word = (code: string, locale: Locale): string => driftWords[code]?.[locale] ?? code;
const comma = (locale: Locale): string => (locale === 'ja' ? '、' : ', ');

function changeLines(change: Change, locale: Locale): string[] {
  const { kind, code, tool, params, layers, acts, evidence, before, after } = change;
  const where =
    layers.length === 0 ? word('layer.none', locale) : layers.map((layer) => word(`layer.${String(layer)}`, locale)).join(comma(locale));
  return [
    `  ${String(kind)}  ${word(`kind.${kindOf(kind).slug}.name`, locale)}${tool === '' ? '' : `  (${tool})`}  ${code}`,
    `      ${fill(word(`change.${code}`, locale), inWords(params, locale))}`,
    `      ${before ?? '—'} → ${after ?? '—'}`,
    `      ${where}`,
    `      ${say(locale, 'cli.drift-acts', { acts: acts.map((actor) => word(`actor.${actor}`, locale)).join(locale === 'ja' ? '→' : ' → ') })}`,
    `      ${say(locale, 'cli.drift-evidence', { evidence: evidence.map((one) => word(`evidence.${one}`, locale)).join(comma(locale)) })}`,
  ];
}

function callLines({ call, outcome }: CallReport, locale: Locale): string[] {
  const reasons = outcome.reasons.map(({ code, argument }) => `${code}${argument === null || argument === '' ? '' : ` ${argument}`}`);
  return [
    `  ${outcome.outcome === 'works' ? '○' : outcome.outcome === 'needs_review' ? '△' : '×'} ${call.name} ${JSON.stringify(call.arguments)}`,
    `      ${outcome.outcome}: ${word(`outcome.${outcome.outcome}`, locale)}${reasons.length === 0 ? '' : `  [${reasons.join(', ')}]`}`,
  ];
}

/** The text of a comparison. */
export function driftText(changes: readonly Change[], calls: readonly CallReport[], locale: Locale): string {
  const worst = calls.toSorted((a, b) => Number(a.outcome.outcome === 'works') - Number(b.outcome.outcome === 'works'));
  const counts = [...new Set(calls.map(({ outcome }) => outcome.outcome))].map(
    (name) => `${name} ${String(calls.filter(({ outcome }) => outcome.outcome === name).length)}`,
  );
  return [
    say(locale, 'cli.drift-changes', { count: changes.length }),
    ...changes.flatMap((change) => changeLines(change, locale)),
    '',
    `${say(locale, 'cli.drift-old-calls', { count: calls.length })}${counts.length === 0 ? '' : `  ${counts.join(', ')}`}`,
    ...worst.slice(0, shownMost).flatMap((call) => callLines(call, locale)),
    ...(worst.length > shownMost ? [`  … ${say(locale, 'cli.drift-more', { count: worst.length - shownMost })}`] : []),
    '',
  ].join('\n');
}
