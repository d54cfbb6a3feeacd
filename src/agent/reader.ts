// The simulated reader: what an agent finds in a tool's own text before it writes a call. It reads names, titles,
// descriptions and enum words; it understands units and numbers with units, and nothing else.
import type { Unit } from '../model/facts.ts';
import { type Json, isObject, own, tokens, walk } from '../model/json.ts';
import { convert, quantitiesIn, unitsNamed } from './reading/units.ts';

const spoken = new Set(['title', 'description']);

/** Every sentence of a definition: the tool's own and its schema's, with property names left out. */
export function sentences(tool: Json): string[] {
  return walk(tool).flatMap(({ pointer, value }) => {
    const path = tokens(pointer);
    const word = path.at(-1);
    const parameter = path.at(-2) === 'properties';
    return typeof value === 'string' && word !== undefined && spoken.has(word) && !parameter ? [value] : [];
  });
}

/** The schema of the argument at `pointer` and those above it, outermost first, with the names on the way. */
function along(tool: Json, pointer: string): { name: string; schema: Json }[] {
  const found: { name: string; schema: Json }[] = [];
  let schema: Json | undefined = own(tool, 'inputSchema');
  for (const name of tokens(pointer)) {
    const next: Json | undefined = own(own(schema, 'properties'), name);
    const ref = own(next, '$ref');
    const local = typeof ref === 'string' && ref.startsWith('#/') ? ref.slice(2).split('/') : undefined;
    schema = local === undefined ? next : local.reduce<Json | undefined>((value, key) => own(value, key), own(tool, 'inputSchema'));
    found.push({ name, schema: { ...(isObject(schema) ? schema : {}), ...(isObject(next) ? next : {}) } });
  }
  return found;
}

function ownTexts(schema: Json): string {
  return ['title', 'description'].map((key) => own(schema, key)).filter((text) => typeof text === 'string').join('\n');
}

/**
 * The units that the definition states for the argument at `pointer`, of those that measure the same as `like`: by the argument's
 * names and texts; where those are silent, by the tool's own name and texts. Empty: the reader does not know.
 */
export function statedUnits(tool: Json, pointer: string, like: Unit): Unit[] {
  const fitting = (text: string): Unit[] => unitsNamed(text).filter((unit) => convert(1, unit, like) !== undefined);
  const near = along(tool, pointer).flatMap(({ name, schema }) => fitting(`${name}\n${ownTexts(schema)}`));
  if (near.length > 0) return [...new Set(near)];
  const name = own(tool, 'name');
  return fitting(`${typeof name === 'string' ? name : ''}\n${ownTexts(tool)}`);
}

/** True where one of the definition's sentences holds the number, in any unit that measures the same. */
export function statesNumber(tool: Json, value: number, unit: Unit): boolean {
  return sentences(tool).some((text) => quantitiesIn(text).some((found) => convert(found.value, found.unit, unit) === value));
}
