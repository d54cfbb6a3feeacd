// The calls of one seed: places filled, and for every group one keyword flipped. Seed 0 is the plain set. Pure.
import { type Json, type JsonObject, at, isObject, withValue } from '../../../model/json.ts';
import type { Localized } from '../../../model/localized.ts';
import type { CallItem, PredictScenario } from '../scenario.ts';

/** What stands in the places of one seed. */
export type Filling = Readonly<Record<string, JsonObject>>;

/** One call as a seed shows it. */
export type VariantCall = Pick<CallItem, 'id' | 'title' | 'call'> & { wants: Localized; tools: JsonObject[]; flipped: boolean };

/** A number from 0 below `size`, always the same one for a seed and a name. Seed 0 gives 0. */
function pick(seed: number, name: string, size: number): number {
  if (seed === 0) return 0;
  let state = seed >>> 0;
  for (const letter of name) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x9e3779b1) >>> 0;
  state = Math.imul(state ^ (state >>> 15), 0x85ebca6b) >>> 0;
  return ((state ^ (state >>> 13)) >>> 0) % size;
}

/** The fillings of a seed. */
export function fillingOf(slots: PredictScenario['slots'], seed: number): Filling {
  return Object.fromEntries(Object.entries(slots).map(([name, list]) => [name, list[pick(seed, name, list.length)] ?? {}]));
}

function valueAt(filling: Filling, place: string): Json | undefined {
  const [slot = '', ...path] = place.split('.');
  const held = Object.hasOwn(filling, slot) ? filling[slot] : undefined;
  return held === undefined ? undefined : at(held, path.map((part) => `/${part}`).join(''));
}

function fillText(text: string, filling: Filling): Json {
  const whole = /^\{([a-z]+\.[a-zA-Z]+)\}$/.exec(text)?.[1];
  if (whole !== undefined) return valueAt(filling, whole) ?? text;
  return text.replace(/\{([a-z]+\.[a-zA-Z]+)\}/g, (place, name: string) => {
    const value = valueAt(filling, name);
    return value === undefined ? place : typeof value === 'string' ? value : JSON.stringify(value);
  });
}

function plainText(text: string, filling: Filling): string {
  const value = fillText(text, filling);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The value with its places filled, keys included. A place that is the whole text keeps the type of what fills it. */
export function filled(value: Json, filling: Filling): Json {
  if (typeof value === 'string') return fillText(value, filling);
  if (Array.isArray(value)) return value.map((item) => filled(item, filling));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [plainText(key, filling), filled(item, filling)]));
}

/** Ids of the calls whose keyword this seed flips: one of each group. */
function flippedIds(calls: readonly CallItem[], seed: number): Set<string> {
  if (seed === 0) return new Set();
  const groups = new Map<string, string[]>();
  for (const { id, flip } of calls) if (flip !== undefined) groups.set(flip.group, [...(groups.get(flip.group) ?? []), id]);
  return new Set([...groups].flatMap(([group, ids]) => ids[pick(seed, `flip ${group}`, ids.length)] ?? []));
}

/** Every call of the scenario as `seed` shows it. */
export function variantOf(scenario: PredictScenario, seed: number): VariantCall[] {
  const filling = fillingOf(scenario.slots, seed);
  const flips = flippedIds(scenario.calls, seed);
  return scenario.calls.map(({ id, title, wants, tools, call, flip }) => {
    const flipped = flip !== undefined && flips.has(id);
    const changed = flipped ? withValue(tools, flip.pointer, flip.value) : tools;
    const text = (value: string): string => plainText(value, filling);
    return {
      id,
      title,
      wants: { ja: text(wants.ja), en: text(wants.en) },
      tools: filled(changed, filling) as JsonObject[],
      call: filled(call, filling) as VariantCall['call'],
      flipped,
    };
  });
}
