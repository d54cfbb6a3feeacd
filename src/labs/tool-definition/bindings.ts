// Finds where the learner's own calls carry the facts of the requests: whatever holds `SH-2026-004211` is the shipment's number.
import type { Binding, Fact, UserRequest } from '../../model/facts.ts';
import { type Json, canonical } from '../../model/json.ts';
import { valuePlace } from './codecs/codec.ts';
import { codecs } from './codecs/index.ts';
import type { Call } from './submission.ts';

/** A fact of which nobody can tell where the calls of a tool carry it. */
export type MissingBinding = { tool: string; fact: string; candidates: string[] };

/** What was found. */
export type FoundBindings = { bindings: Binding[]; missing: MissingBinding[] };

/** One call that carries a fact in more places than this is a list of it, and nobody can say which place counts. */
const mostPlaces = 20;

type Shown = { binding: Binding; key: string };

function shownBy(fact: Fact, requests: { request: UserRequest; call: Call }[], tool: string): Shown[] {
  const byKey = new Map<string, Binding>();
  for (const { request, call } of requests) {
    const value = request.values?.[fact.id];
    if (value === undefined) continue;
    for (const carrier of codecs.flatMap((codec) => codec.find(fact, value, call.arguments))) {
      const key = canonical({ codec: carrier.codec, places: carrier.places, unit: carrier.unit ?? null, affix: carrier.affix ?? null });
      const known = byKey.get(key) ?? { ...carrier, tool, fact: fact.id, shownBy: [] };
      byKey.set(key, { ...known, shownBy: [...known.shownBy, request.id] });
    }
  }
  return [...byKey].map(([key, binding]) => ({ key, binding }));
}

/** Of several readings of the same place the first in the order of the codecs is kept. */
function oneForEachPlace(found: Binding[]): Binding[] {
  const taken = new Set<string>();
  return found.filter((binding) => {
    const place = valuePlace(binding);
    if (taken.has(place)) return false;
    taken.add(place);
    return true;
  });
}

function choose(found: Shown[], named: string | undefined, requests: number): Binding[] {
  const all = found.map(({ binding }) => binding);
  if (named !== undefined) return oneForEachPlace(all.filter((binding) => valuePlace(binding) === named));
  const enough = requests === 1 ? 1 : 2;
  const most = Math.max(0, ...all.map((binding) => binding.shownBy.length));
  const best = all.filter((binding) => binding.shownBy.length >= enough && binding.shownBy.length === most);
  const places = oneForEachPlace(best);
  return (requests === 1 && places.length > 1) || places.length > mostPlaces ? [] : places;
}

/**
 * Finds the bindings of every tool that the calls use.
 * @param named places that the learner named, by fact id: pointers into `arguments`
 */
export function findBindings(
  facts: Fact[],
  calls: { request: UserRequest; call: Call }[],
  named: Readonly<Record<string, string>>,
): FoundBindings {
  const tools = [...new Set(calls.map(({ call }) => call.name))];
  const bindings: Binding[] = [];
  const missing: MissingBinding[] = [];
  for (const tool of tools) {
    const mine = calls.filter(({ call }) => call.name === tool);
    for (const fact of facts) {
      const holding = mine.filter(({ request }) => request.values?.[fact.id] !== undefined);
      if (holding.length === 0) continue;
      const found = shownBy(fact, holding, tool);
      const chosen = choose(found, Object.hasOwn(named, fact.id) ? named[fact.id] : undefined, holding.length);
      bindings.push(...chosen);
      if (chosen.length === 0)
        missing.push({
          tool,
          fact: fact.id,
          candidates: [...new Set(found.map(({ binding }) => valuePlace(binding)))].slice(0, mostPlaces),
        });
    }
  }
  return { bindings, missing };
}

/** All bindings of one fact in the calls of one tool. */
export function bindingsOf(found: Binding[], tool: string, fact: string): Binding[] {
  return found.filter((binding) => binding.tool === tool && binding.fact === fact);
}

/** A JSON form of the findings, for the evidence. */
export function asJson(value: Binding[] | MissingBinding[]): Json {
  return structuredClone(value) as Json;
}
