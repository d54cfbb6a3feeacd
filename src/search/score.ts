// What one stretch of a query is worth on each page. The whole stretch counts far more than its pairs scattered over the page.
import type { PageEntry } from './index-pages.ts';
import { lookUp, wholeRun, type PieceAt, type Places } from './places.ts';
import { cut, joined, pairsOf, type Stretch } from './tokens.ts';

/** What a search counts with: the pages, their average length, and the pieces that are there. */
export type Ground = { pages: readonly PageEntry[]; average: number; pieceAt: PieceAt };

/** A score, and the places where it was earned. */
type Earned = { score: number; at: ReadonlyMap<number, number> };

/** Page number → what it earned. */
export type Sums = Map<number, { score: number; at: Map<number, number> }>;

/** A stretch on all pages that have something of it, and where it stands whole. */
export type Scored = { sums: Sums; whole: Places };

/** What a place is worth: in the title, in a heading, or in the text. */
function worth(page: PageEntry, at: number): number {
  const section = page.sections.findLast((one) => one.at <= at);
  if (section === undefined) return 9;
  return at < section.body ? 4 : 1;
}

/** Many places on one page count, each less than the one before; a long page has more of them by nature. */
function strength(page: PageEntry, places: readonly number[], length: number): number {
  const sum = places.reduce((total, at) => total + worth(page, at), 0);
  return sum / (sum + 2 + 2 * Math.sqrt(page.length / Math.max(1, length)));
}

/** How rare: found on few of all pages. */
function rarity(pages: number, found: number): number {
  return Math.log(1 + (pages - found + 0.5) / (found + 0.5));
}

function add(sums: Sums, number: number, { score, at }: Earned): void {
  const sum = sums.get(number) ?? { score: 0, at: new Map<number, number>() };
  for (const [place, some] of at) sum.at.set(place, (sum.at.get(place) ?? 0) + some);
  sums.set(number, { score: sum.score + score, at: sum.at });
}

/** Adds what the places of something are worth to the pages that have it. */
export function count(sums: Sums, places: Places, weight: number, { pages, average }: Ground): void {
  for (const [number, at] of places) {
    const page = pages[number];
    if (page === undefined) continue;
    const score = weight * rarity(pages.length, places.size) * strength(page, at, average);
    add(sums, number, { score, at: new Map(at.map((place) => [place, score])) });
  }
}

/** Only the pages that `keep` names. */
function only(places: Places, keep: (page: number) => boolean): Places {
  return new Map([...places].filter(([page]) => keep(page)));
}

/** A word, its name written otherwise (`tool-choice`), and longer words that begin with it. */
function scoreWord(word: string, ground: Ground): Scored {
  const exact = lookUp(word, ground.pieceAt, false);
  const other = only(lookUp(joined(word) ?? word, ground.pieceAt, false), (page) => !exact.has(page));
  const begun = only(lookUp(word, ground.pieceAt, true), (page) => !exact.has(page) && !other.has(page));
  const sums: Sums = new Map();
  count(sums, exact, 6, ground);
  count(sums, other, 5, ground);
  count(sums, begun, 2, ground);
  // Found nowhere, as `params.arguments.photo_id`: its parts, of which the rarest says most.
  const parts = sums.size === 0 ? cut(word).map((part) => scoreWord(part, ground).sums) : [];
  for (const [number, found] of parts.flatMap((part) => [...part])) add(sums, number, found);
  return { sums, whole: exact };
}

const katakana = /^[\p{Script=Katakana}ー]{2}$/u;

type Pair = { text: string; places: Places };

/** What a pair by itself is worth: kanji make words in pairs, kana do not. */
function pairWorth(pair: string): number {
  const kana = [...pair].filter((letter) => /\p{Script=Hiragana}/u.test(letter)).length;
  return [0.6, 0.6, 0.05][kana] ?? 0;
}

/** The pairs of one katakana word, on the pages that have more than half of them on one string: `ョン` alone is in every other word. */
function katakanaPairs(word: string, { pieceAt }: Ground): Pair[] {
  const pairs = pairsOf(word).map((text): Pair => ({ text, places: lookUp(text, pieceAt, false) }));
  const size = Math.floor(pairs.length / 2) + 1;
  const pages = new Set(pairs.slice(size - 1).flatMap((_, from) => [...wholeRun(pairs.slice(from, from + size)).keys()]));
  return pairs.map(({ text, places }) => ({ text, places: new Map([...places].filter(([page]) => pages.has(page))) }));
}

function scoreRun(run: string, ground: Ground): Scored {
  const sums: Sums = new Map();
  const letters = [...run].length;
  const all = pairsOf(run).map((text): Pair => ({ text, places: lookUp(text, ground.pieceAt, letters === 1) }));
  const whole = wholeRun(all);
  count(sums, whole, 3 + letters, ground);
  const kana = run.match(/[\p{Script=Katakana}ー]{2,}/gu) ?? [];
  const pairs = [...all.filter(({ text }) => !katakana.test(text)), ...kana.flatMap((word) => katakanaPairs(word, ground))];
  for (const { text, places } of pairs) count(sums, places, pairWorth(text), ground);
  // Two small kana that stand on a page too are no reason to list it.
  const reason = pairs.filter(({ text }) => !/^\p{Script=Hiragana}+$/u.test(text)).flatMap(({ places }) => [...places.keys()]);
  const listed = new Set([...whole.keys(), ...reason]);
  return { sums: new Map([...sums].filter(([page]) => listed.has(page))), whole };
}

/** Scores one stretch of a query. */
export function scoreStretch({ kind, text }: Stretch, ground: Ground): Scored {
  return kind === 'word' ? scoreWord(text, ground) : scoreRun(text, ground);
}
