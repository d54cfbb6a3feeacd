// Whether an answer agrees with what a case expects: one of the accepted verdicts, the same validity of calls, the same drift.
import { isObject, own, type Json, type JsonObject } from '../../model/json.ts';
import { judge } from '../../schema/index.ts';
import type { Answer } from './answer.ts';
import { namesOf } from './change-words.ts';

/** The comparison, in two words for the line. */
export type Agreement = { passed: boolean; wanted: string; got: string };

function texts(value: Json | undefined): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

/** How many of the expected calls are judged as expected. */
function callsAgree(calls: Json | undefined, schema: Json | undefined): { asked: number; right: number } {
  const asked = Array.isArray(calls) ? calls : [];
  const right = asked.filter((call) => (judge(schema ?? {}, own(call, 'arguments') ?? {}).status === 'valid') === own(call, 'valid'));
  return { asked: asked.length, right: right.length };
}

/** A real definition has no expected verdict: where its schema is sound, only an error would differ. */
function onRealTool(answer: Extract<Answer, { what: 'verdict' }>, facts: Json | undefined): Agreement {
  const sound = own(facts, 'metaValid') === true && own(facts, 'compiles') === true && own(facts, 'rootTypeObject') === true;
  const errors = answer.rules.filter((rule) => rule.startsWith('error:'));
  return { passed: !sound || errors.length === 0, wanted: sound ? 'no-error' : 'any', got: [answer.verdict, ...errors].join(':') };
}

/** Compares. `question` is the case without `expected`. */
export function agrees(answer: Answer, expected: Json, question: JsonObject): Agreement {
  if (answer.what === 'verdict') {
    if (!isObject(expected)) return onRealTool(answer, own(question, 'facts'));
    const accept = texts(own(expected, 'accept'));
    const { asked, right } = callsAgree(own(expected, 'calls'), answer.schema);
    const calls = asked === 0 ? '' : `,calls:${String(right)}/${String(asked)}`;
    const found = answer.rules.length === 0 ? '' : `(${answer.rules.join(',')})`;
    return { passed: accept.includes(answer.verdict) && asked === right, wanted: accept.join('|'), got: answer.verdict + calls + found };
  }
  const valid = own(expected, 'validOnNew') ?? own(expected, 'validOnNewSchema');
  const primary = texts(own(question, 'primaryTypes'));
  const types = primary.length > 0 ? primary : texts(own(question, 'changeTypes') ?? own(expected, 'changeTypes'));
  const names = new Set(answer.changes.flatMap(namesOf));
  const sameOutcome = answer.outcome === own(expected, 'outcome');
  const sameValidity = typeof valid !== 'boolean' || answer.valid === null || answer.valid === valid;
  const [main] = types;
  const named = main === undefined || types.some((type) => names.has(type));
  const parts = [answer.outcome, `valid:${String(answer.valid)}`, named ? `change:${String(main)}` : `changes:${[...names].join('|')}`];
  return {
    passed: sameOutcome && sameValidity && named,
    wanted: [JSON.stringify(own(expected, 'outcome') ?? null), `valid:${JSON.stringify(valid ?? null)}`, `change:${String(main)}`]
      .join(',')
      .replaceAll('"', ''),
    got: parts.join(','),
  };
}
