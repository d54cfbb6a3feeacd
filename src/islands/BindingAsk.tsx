// Asks for a binding that could not be found, and writes the answer into the text.
import type { ReactNode } from 'react';
import type { Coded } from '../model/evidence.ts';
import { at, isObject, join, own, tokens, walk, type Json } from '../model/json.ts';
import { readJson } from '../model/json-text/index.ts';
import type { Locale } from '../model/localized.ts';
import { BindingPanel, type BindingChoice } from '../ui/index.ts';
import { editedText } from './edit-text.ts';
import type { BenchParts } from './bench-parts.ts';

/** Arguments of every call of the submission. */
function argumentsIn(text: string): Json[] {
  const calls = own(readJson(text).value, 'calls');
  return isObject(calls) ? Object.values(calls).flatMap((call) => own(call, 'arguments') ?? []) : [];
}

/** Values at `pointer` in all calls, as one short text. */
function valuesAt(calls: Json[], pointer: string): string {
  return calls
    .flatMap((call) => at(call, pointer) ?? [])
    .slice(0, 3)
    .map((value) => JSON.stringify(value))
    .join('、');
}

function candidatesIn(params: Coded['params'], calls: Json[]): BindingChoice[] {
  const list = own(params, 'candidates');
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry) => {
    const pointer = typeof entry === 'string' ? entry : own(entry, 'pointer');
    const codec = own(entry, 'codec');
    if (typeof pointer !== 'string') return [];
    return [{ key: pointer, pointer, value: valuesAt(calls, pointer), codec: typeof codec === 'string' ? codec : undefined }];
  });
}

/** Every leaf of the calls' arguments. */
function leaves(calls: Json[]): string[] {
  const all = calls.flatMap((call) =>
    walk(call)
      .filter(({ value }) => typeof value !== 'object' || value === null)
      .map(({ pointer }) => pointer),
  );
  return [...new Set(all)].filter((pointer) => tokens(pointer).length > 0);
}

/** The question for one fact. */
export function BindingAsk({ parts, locale, why }: { parts: BenchParts; locale: Locale; why: Coded }): ReactNode {
  const { bench, state, t } = parts;
  const fact = typeof why.params['fact'] === 'string' ? why.params['fact'] : '';
  const label = typeof state.open === 'string' ? fact : (state.open.exercise.facts.find(({ id }) => id === fact)?.label[locale] ?? fact);
  const calls = argumentsIn(state.text);
  const candidates = candidatesIn(why.params, calls);
  const others = leaves(calls).filter((pointer) => candidates.every((choice) => choice.pointer !== pointer));
  return (
    <BindingPanel
      fact={label}
      candidates={candidates}
      others={others.map((pointer) => ({ key: pointer, pointer, value: valuesAt(calls, pointer), codec: undefined }))}
      choose={(pointer) => {
        bench.edit((text) => editedText(text, join('/bindings', fact), pointer), { code: 'bind.written', params: { fact } });
      }}
      t={t}
    />
  );
}
