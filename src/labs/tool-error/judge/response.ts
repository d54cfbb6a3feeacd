// Checks over a response itself, whatever the agent made of it.
import { envelopeResult, leaks, readResult, repeatWord } from '../../../agent/index.ts';
import { type Finding, checks, jsonIn, responseRules, textBlocks } from '../../../grading/index.ts';
import { type Json, canonical, join, own } from '../../../model/json.ts';
import type { Check } from '../../../model/report.ts';
import type { SituationFacts } from './data.ts';

function leaksIn(result: Json | undefined, pointer: string, secrets: string[]): Finding[] {
  const structured = own(result, 'structuredContent');
  const inside = structured === undefined ? [] : [{ text: canonical(structured), pointer: join(pointer, 'result', 'structuredContent') }];
  const blocks = textBlocks(result).map(({ index, text }) => ({ text, pointer: join(pointer, 'result', 'content', index, 'text') }));
  const originals = blocks.filter(({ text }) => {
    const value = jsonIn(text);
    return value === undefined || !inside.some((known) => known.text === canonical(value));
  });
  return [...originals, ...inside].flatMap(({ text, pointer: place }) =>
    leaks(text, secrets).map(({ what, found }) => ({ pointer: place, params: { what, found } })),
  );
}

/**
 * Field against sentence: a text that gives leave where the field forbids, or the other way round. Not asked of an unknown outcome:
 * there a text may rightly say "look it up, then send it again".
 */
function disagreement(retryable: boolean | undefined, text: string, pointer: string): Finding[] {
  const word = repeatWord(text);
  const opposite = (retryable === true && word === 'do-not-repeat') || (retryable === false && word === 'repeat');
  return opposite ? [{ pointer, params: { retryable, says: word } }] : [];
}

/** The checks over one response. */
export function onResponse(situation: SituationFacts, response: Json): Check[] {
  const pointer = join('', situation.id);
  const tried = { case: situation.id };
  const shape = responseRules.flatMap((rule) => checks(rule.id, rule.find({ response, pointer, requestId: situation.requestId }), tried));
  const result = envelopeResult(response);
  const clean = checks('failure.clean-text', leaksIn(result, pointer, situation.secrets), tried);
  if (result === undefined || situation.kind === 'empty') return [...shape, ...clean];
  const { fields, spoken } = readResult(result);
  const here = join(pointer, 'result');
  const kind = fields.kind ?? null;
  return [
    ...shape,
    ...clean,
    ...checks('failure.retryable-field', fields.retryable === undefined ? [{ pointer: here, params: {} }] : [], tried),
    ...checks('failure.kind-field', kind === situation.kind ? [] : [{ pointer: here, params: { kind, expected: situation.kind } }], tried),
    ...checks('failure.text-agrees', situation.kind === 'unknown-outcome' ? [] : disagreement(fields.retryable, spoken, here), tried),
  ];
}
