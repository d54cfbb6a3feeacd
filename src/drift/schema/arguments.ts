// Which old arguments of an object are which new ones: by name, else by the likeness of name, text and shape.
import type { Json } from '../../model/json.ts';
import { candidates, oneToOne } from '../pairing.ts';
import { same } from '../same.ts';
import { nameKeys, nameLikeness, nameWords } from '../text/names.ts';
import { contentWords, textLikeness } from '../text/words.ts';
import { viewOf, type Place, type Root, type View } from './view.ts';

/** An argument under another name, how sure that is (0 to 1), and what spoke for it. */
export type Renamed = { old: string; new: string; confidence: number; because: string[] };

/** The arguments of two objects, told apart. */
export type PairedArguments = { kept: string[]; renamed: Renamed[]; removed: string[]; added: string[] };

const least = 0.5;

type Side = { name: string; view: View; required: boolean };

/** Pairs the properties of two objects. */
export function pairArguments(a: View, b: View, roots: { a: Root; b: Root }): PairedArguments {
  const kept = [...a.properties.keys()].filter((name) => b.properties.has(name));
  const gone = sides(a, roots.a, (name) => !b.properties.has(name));
  const fresh = sides(b, roots.b, (name) => !a.properties.has(name));
  const alone = (list: Side[]): boolean => list.length === 1;
  const pair = alone(gone) && alone(fresh);
  const requiredPair = [gone, fresh].every((side) => alone(side.filter(({ required }) => required)));
  const onlyPair = (old: Side, now: Side): boolean => pair || (requiredPair && old.required && now.required && related(old, now));
  const likeness = (i: number, j: number): number => {
    const [old, now] = [gone[i], fresh[j]];
    return old === undefined || now === undefined ? 0 : argumentLikeness(old, now, onlyPair(old, now)).score;
  };
  const matches = oneToOne(candidates(gone.map(item), fresh.map(item), likeness, least));
  const renamed = matches.flatMap(({ old, new: now, likeness: confidence }) => {
    const [x, y] = [gone[old], fresh[now]];
    if (x === undefined || y === undefined) return [];
    return [{ old: x.name, new: y.name, confidence: round(confidence), because: argumentLikeness(x, y, onlyPair(x, y)).because }];
  });
  const [taken, given] = [new Set(renamed.map(({ old }) => old)), new Set(renamed.map(({ new: now }) => now))];
  return {
    kept,
    renamed,
    removed: gone.map(({ name }) => name).filter((name) => !taken.has(name)),
    added: fresh.map(({ name }) => name).filter((name) => !given.has(name)),
  };
}

/** Two digits are enough, and the same on every machine. */
export function round(confidence: number): number {
  return Math.round(Math.min(1, confidence) * 100) / 100;
}

function sides(view: View, root: Root, wanted: (name: string) => boolean): Side[] {
  return [...view.properties]
    .filter(([name]) => wanted(name))
    .map(([name, place]: [string, Place]) => ({ name, view: viewOf(place, root), required: view.required.has(name) }));
}

function item({ name, view }: Side): { words: ReadonlySet<string> } {
  return { words: new Set([...nameKeys(name), ...nameWords(name), ...contentWords(text(view))]) };
}

function text(view: View): string {
  const value: Json | undefined = view.keywords.get('description')?.value;
  return typeof value === 'string' ? value : '';
}

// Optional ones may come and go beside the one required argument that left and the one that came; then the texts must speak for it.
function related(old: Side, now: Side): boolean {
  return nameLikeness(old.name, now.name) >= 0.3 || textLikeness(text(old.view), text(now.view)) >= 0.4;
}

function argumentLikeness(old: Side, now: Side, onlyPair: boolean): { score: number; because: string[] } {
  const name = nameLikeness(old.name, now.name);
  const shape = shapeLikeness(old.view, now.view);
  const [before, after] = [text(old.view), text(now.view)];
  const described = before !== '' && after !== '';
  const words = described ? textLikeness(before, after) : 0;
  const because = [
    ...(name >= 0.5 ? ['name'] : []),
    ...(described && words >= 0.5 ? ['description'] : []),
    ...(shape >= 0.9 ? ['shape'] : []),
    ...(onlyPair ? ['only-pair'] : []),
  ];
  const base = described ? 0.42 * name + 0.3 * words + 0.28 * shape : 0.6 * name + 0.4 * shape;
  // Shape and position alone prove nothing where both texts speak of different things.
  const lone = onlyPair && old.required === now.required && shape >= 0.6 && (!described || words >= 0.2 || name >= 0.3) ? 0.2 : 0;
  const kin = onlyPair && old.required === now.required && name >= 0.5 ? 0.2 : 0;
  return { score: round(base + Math.max(lone, kin)), because };
}

function shapeLikeness(a: View, b: View): number {
  const [old, now] = [a.types?.names, b.types?.names];
  if (old === undefined || now === undefined) return 0.6;
  const shared = [...old].some((name) => now.has(name));
  if (!shared) return [...old, ...now].every((name) => name === 'integer' || name === 'number') ? 0.8 : 0.2;
  if (a.values !== undefined && b.values !== undefined) return same([...a.values.list], [...b.values.list]) ? 1 : 0.7;
  if ((a.values === undefined) !== (b.values === undefined)) return 0.5;
  return same(a.keywords.get('format')?.value, b.keywords.get('format')?.value) ? 1 : 0.8;
}
