// One-to-one pairing of old things with new ones by likeness. Deterministic, and never every old with every new on long lists.
import { byCodeUnit } from './same.ts';

/** Something to pair: words that point to it, most telling ones included. */
export type Item = { words: ReadonlySet<string> };

/** An old and a new item with how alike they are, 0 to 1. */
export type Match = { old: number; new: number; likeness: number };

const crossMost = 2_500;
const commonMost = 64;
const scoredMost = 24;

/** For each old item the new ones worth a look, with their likeness. Words that too many new items share point nowhere. */
export function candidates(
  olds: readonly Item[],
  news: readonly Item[],
  likeness: (old: number, other: number) => number,
  least: number,
): Match[] {
  const found: Match[] = [];
  const add = (old: number, other: number): void => {
    const score = likeness(old, other);
    if (score >= least) found.push({ old, new: other, likeness: score });
  };
  if (olds.length * news.length <= crossMost) {
    for (const old of olds.keys()) for (const other of news.keys()) add(old, other);
    return found;
  }
  const index = indexOf(news);
  for (const [old, item] of olds.entries()) for (const other of near(index, item)) add(old, other);
  return found;
}

/** The best matches first, each side used once. Ties go to the earlier old item, then the earlier new one. */
export function oneToOne(matches: readonly Match[]): Match[] {
  const [olds, news] = [new Set<number>(), new Set<number>()];
  const sorted = matches.toSorted((a, b) => b.likeness - a.likeness || a.old - b.old || a.new - b.new);
  return sorted
    .filter((match) => {
      if (olds.has(match.old) || news.has(match.new)) return false;
      olds.add(match.old);
      news.add(match.new);
      return true;
    })
    .toSorted((a, b) => a.old - b.old);
}

/** An inverted index from words to items. */
export function indexOf(items: readonly Item[]): ReadonlyMap<string, readonly number[]> {
  const index = new Map<string, number[]>();
  for (const [i, { words }] of items.entries()) {
    for (const word of words) {
      const list = index.get(word);
      if (list === undefined) index.set(word, [i]);
      else list.push(i);
    }
  }
  return index;
}

/** The indexed items that share the most, and the rarest, words with `item`. */
export function near(index: ReadonlyMap<string, readonly number[]>, item: Item): number[] {
  const weight = new Map<number, number>();
  for (const word of [...item.words].toSorted(byCodeUnit)) {
    const list = index.get(word) ?? [];
    if (list.length > commonMost) continue;
    for (const other of list) weight.set(other, (weight.get(other) ?? 0) + 1 / list.length);
  }
  return [...weight]
    .toSorted((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, scoredMost)
    .map(([other]) => other);
}
