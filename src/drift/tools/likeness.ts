// How alike two definitions are: name, description, arguments. A figure between 0 and 1 with the parts that spoke for it.
import { isObject, own, type JsonObject } from '../../model/json.ts';
import { round } from '../schema/arguments.ts';
import { dice, nameKeys, nameLikeness, nameWords } from '../text/names.ts';
import { contentWords, textLikeness } from '../text/words.ts';
import type { Entry } from './tool-list.ts';

/** A likeness and its reasons: `name`, `description`, `arguments`. */
export type Likeness = { score: number; because: string[] };

/** The text of a tool's description, or an empty one. */
export function descriptionOf(tool: JsonObject): string {
  const text = own(tool, 'description');
  return typeof text === 'string' ? text : '';
}

/** The names of a tool's own arguments; empty where the schema is no object. */
export function argumentNames(tool: JsonObject): string[] {
  const properties = own(own(tool, 'inputSchema'), 'properties');
  return isObject(properties) ? Object.keys(properties) : [];
}

/** Words that point to a tool in an index: of its name, its first sentence, its arguments. */
export function indexWords({ tool, name }: Entry): { words: ReadonlySet<string> } {
  const prose = [...contentWords(descriptionOf(tool).slice(0, 2_000))].slice(0, 40);
  const names = argumentNames(tool)
    .slice(0, 40)
    .map((argument) => `.${nameWords(argument).join('')}`);
  return { words: new Set([name, ...nameKeys(name), ...nameWords(name), ...prose, ...names]) };
}

/** How alike two tools are. */
export function toolLikeness(a: Entry, b: Entry): Likeness {
  const name = nameLikeness(a.name, b.name);
  const [x, y] = [descriptionOf(a.tool), descriptionOf(b.tool)];
  const described = x !== '' && y !== '';
  const text = described ? textLikeness(x, y) : 0;
  const [old, now] = [argumentKeys(a), argumentKeys(b)];
  const shaped = old.size + now.size > 0;
  const shape = shaped ? dice(old, now) : 0;
  const weights = { name: 0.35, text: described ? 0.3 : 0, shape: shaped ? 0.35 : 0 };
  const whole = weights.name + weights.text + weights.shape;
  const score = (weights.name * name + weights.text * text + weights.shape * shape) / whole;
  const because = [...(name >= 0.5 ? ['name'] : []), ...(text >= 0.5 ? ['description'] : []), ...(shape >= 0.6 ? ['arguments'] : [])];
  return { score: round(score), because };
}

function argumentKeys({ tool }: Entry): Set<string> {
  return new Set(argumentNames(tool).map((name) => [...nameKeys(name)].join(' ')));
}
