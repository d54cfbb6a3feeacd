// The simulated reader: what an agent finds in a tool's own text before it writes a call. It reads names, titles,
// descriptions and enum words; it understands units and numbers with units, and nothing else.
import type { Unit } from '../model/facts.ts';
import { type Json, type JsonObject, at, isObject, own, tokens, walk } from '../model/json.ts';
import { convert, quantitiesIn, unitsNamed } from './reading/units.ts';

const spoken = new Set(['title', 'description']);

/** Every sentence of a definition that a model sees before it calls: the tool's own and its input schema's. */
export function sentences(tool: Json): string[] {
  const shown = {
    title: own(tool, 'title') ?? null,
    description: own(tool, 'description') ?? null,
    inputSchema: own(tool, 'inputSchema') ?? null,
  };
  return walk(shown).flatMap(({ pointer, value }) => {
    const path = tokens(pointer);
    const word = path.at(-1);
    const parameter = path.at(-2) === 'properties';
    return typeof value === 'string' && word !== undefined && spoken.has(word) && !parameter ? [value] : [];
  });
}

/** Members that hold schemas of the same value. */
const together = ['allOf', 'anyOf', 'oneOf'];
/** More schemas than this are not read for one argument; a guard, not a rule. */
const readAtMost = 200;

/** `schema` and the schemas of the same value beside it: by reference inside the definition, and in allOf, anyOf, oneOf. */
function beside(root: Json | undefined, schemas: Json[]): JsonObject[] {
  const found = new Set<JsonObject>();
  const open = schemas.toReversed();
  for (let here = open.pop(); here !== undefined && found.size < readAtMost; here = open.pop()) {
    if (!isObject(here) || found.has(here)) continue;
    found.add(here);
    const ref = own(here, '$ref');
    const target = typeof ref === 'string' && ref.startsWith('#/') && root !== undefined ? at(root, ref.slice(1)) : undefined;
    const more = together.flatMap((key) => own(here, key) ?? []);
    open.push(...[...(target === undefined ? [] : [target]), ...more].toReversed());
  }
  return [...found];
}

/** The schemas of the argument at `pointer` and of those around it, outermost first, with the names on the way. */
function along(tool: Json, pointer: string): { name: string; schemas: JsonObject[] }[] {
  const root = own(tool, 'inputSchema');
  let schemas = beside(root, root === undefined ? [] : [root]);
  return tokens(pointer).map((name) => {
    const index = /^\d+$/.test(name) ? Number(name) : undefined;
    const next = schemas.flatMap((schema) => {
      const first = own(schema, 'prefixItems');
      const item = index !== undefined && Array.isArray(first) ? first[index] : undefined;
      const held = own(own(schema, 'properties'), name) ?? item ?? (index === undefined ? undefined : own(schema, 'items'));
      return held === undefined ? [] : [held];
    });
    schemas = beside(root, next);
    return { name, schemas };
  });
}

function ownTexts(schema: Json): string {
  return ['title', 'description']
    .map((key) => own(schema, key))
    .filter((text) => typeof text === 'string')
    .join('\n');
}

const negated = /\b(?:not|never|no|instead of|rather than|avoid)\b|ではな|でな[いく]|以外|入れな|書かな|使わな|禁止|しない|せず/i;

/** Units that a text states, and those that it rules out: "kilograms, not grams". */
function unitsIn(text: string, like: Unit): { stated: Unit[]; ruledOut: Unit[] } {
  const fitting = (part: string): Unit[] => unitsNamed(part).filter((unit) => convert(1, unit, like) !== undefined);
  const parts = text.split(/[。．、,;:()（）\n]|\.\s|(?=\bnot\b)|(?=\binstead of\b)|(?=\brather than\b)|(?<=ではなく)/i);
  return {
    stated: parts.filter((part) => !negated.test(part)).flatMap(fitting),
    ruledOut: parts.filter((part) => negated.test(part)).flatMap(fitting),
  };
}

/** A sentence beats a name: a name that its own text contradicts tells nothing. */
function agreed(names: string, text: string, like: Unit): Unit[] {
  const byText = unitsIn(text, like);
  if (byText.stated.length > 0) return [...new Set(byText.stated)];
  return unitsIn(names, like).stated.filter((unit) => !byText.ruledOut.includes(unit));
}

/**
 * The units that the definition states for the argument at `pointer`, of those that measure the same as `like`: by the argument's
 * texts and names; where those are silent, by the tool's own. Empty: the reader does not know.
 */
export function statedUnits(tool: Json, pointer: string, like: Unit): Unit[] {
  const path = along(tool, pointer);
  const near = agreed(path.map(({ name }) => name).join('\n'), path.flatMap(({ schemas }) => schemas.map(ownTexts)).join('\n'), like);
  if (near.length > 0) return near;
  const name = own(tool, 'name');
  return agreed(typeof name === 'string' ? name : '', ownTexts(tool), like);
}

/** True where one of the definition's sentences holds the number, in any unit that measures the same. */
export function statesNumber(tool: Json, value: number, unit: Unit): boolean {
  return sentences(tool).some((text) => quantitiesIn(text).some((found) => convert(found.value, found.unit, unit) === value));
}
