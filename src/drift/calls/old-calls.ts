// Small calls that an old definition accepts: required only, everything, each enum value, each bound. Always the same ones.
import { isObject, own, withValue, type Json, type JsonObject } from '../../model/json.ts';
import { judge } from '../../schema/index.ts';
import { canonicalKey } from '../schema/key.ts';
import { viewOf, type Place, type Root, type View } from '../schema/view.ts';
import { toolList } from '../tools/tool-list.ts';
import type { OldCall } from './reason.ts';
import { countOf, numberOf, sample } from './sample.ts';

const callsMost = 60;

/** Valid calls of a definition, or of every tool of a list. None where no valid call is found. */
export function oldCalls(definition: Json): OldCall[] {
  return toolList(definition).entries.flatMap(({ tool, name }) => callsOf(tool).map((args) => ({ name, arguments: args })));
}

function callsOf(tool: JsonObject): JsonObject[] {
  const schema = own(tool, 'inputSchema') ?? {};
  const root: Root = { value: schema, pointer: '' };
  const view = viewOf(root, root);
  const [least, most] = [objectOf(root, 'required'), objectOf(root, 'all')];
  const found: JsonObject[] = [];
  const seen = new Set<string>();
  for (const args of [least, most, ...variants(view, root, least ?? most)]) {
    if (args === undefined || found.length >= callsMost || seen.has(canonicalKey(args))) continue;
    seen.add(canonicalKey(args));
    if (judge(schema, args).status === 'valid') found.push(args);
  }
  return found;
}

function objectOf(root: Root, fill: 'required' | 'all'): JsonObject | undefined {
  const value = sample(root, root, fill);
  return isObject(value) ? value : undefined;
}

function* variants(view: View, root: Root, base: JsonObject | undefined): Generator<JsonObject, void, undefined> {
  if (base === undefined) return;
  for (const [name, place] of view.properties) {
    for (const value of edges(place, root)) {
      const args = withValue(base, `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`, value);
      if (isObject(args)) yield args;
    }
  }
}

/** Every enum value, both bounds, both truth values; the sample itself for anything else. */
function edges(place: Place, root: Root): Json[] {
  const view = viewOf(place, root);
  if (view.values !== undefined) return view.values.list.slice(0, 20);
  const bounds = [numberOf(view, 'minimum'), numberOf(view, 'maximum')].filter((bound) => bound !== undefined);
  if (bounds.length > 0) return bounds;
  if (view.types?.names.has('boolean') === true) return [true, false];
  const lengths = [countOf(view, 'minLength'), countOf(view, 'maxLength')].filter((bound) => bound !== undefined && bound <= 200);
  if (lengths.length > 0 && !view.keywords.has('pattern')) return lengths.map((length) => 'a'.repeat(length ?? 0));
  const value = sample(place, root, 'required', 1);
  return value === undefined ? [] : [value];
}
