// Ranks pages for a query. A stretch that stands on a page whole counts far more than its pairs scattered over it.
import { pieceOf, type PageEntry, type Piece, type SearchIndex, type SearchKind } from './index-pages.ts';
import { normal, pairsOf, stretchesOf, type Stretch } from './tokens.ts';

/** One page that was found. */
export type Hit = {
  page: PageEntry;
  score: number;
  /** The section with the strongest match; undefined where only the title matches. */
  section?: { heading: string; anchor: string };
};

/** The parts of a query, as it is looked up. */
export function queryParts(query: string): Stretch[] {
  return stretchesOf(query);
}

/** The numbers of the pieces that a query needs, ascending. */
export function piecesFor(query: string, pieces: number): number[] {
  const tokens = queryParts(query).flatMap(({ kind, text }) => (kind === 'word' ? [text] : pairsOf(text)));
  return [...new Set(tokens.map((token) => pieceOf(token, pieces)))].toSorted((a, b) => a - b);
}

type Places = ReadonlyMap<number, readonly number[]>;

function placesOf(found: Record<string, number[]>): Map<number, number[]> {
  return new Map(
    Object.entries(found).map(([page, steps]) => {
      let at = 0;
      return [Number(page), steps.map((step) => (at += step))];
    }),
  );
}

/** Where a token stands; with `open`, also longer tokens that begin with it. */
function lookUp(token: string, pieceAt: (token: string) => Piece | undefined, open: boolean): Places {
  const piece = pieceAt(token) ?? {};
  const names = open ? Object.keys(piece).filter((name) => name.startsWith(token)) : Object.hasOwn(piece, token) ? [token] : [];
  const all = new Map<number, number[]>();
  for (const name of names) {
    for (const [page, places] of placesOf(piece[name] ?? {})) all.set(page, [...(all.get(page) ?? []), ...places]);
  }
  return all;
}

/** Places where all pairs of a run follow one another: the run itself. */
function wholeRun(pairs: readonly Places[], page: number): number[] {
  const [first, ...rest] = pairs.map((places) => new Set(places.get(page) ?? []));
  return [...(first ?? [])].filter((at) => rest.every((places, index) => places.has(at + index + 1)));
}

/** What a place is worth: in the title, in a heading, or in the text. */
function worth(page: PageEntry, at: number): number {
  const section = page.sections.findLast((one) => one.at <= at);
  if (section === undefined) return 9;
  return at < section.body ? 4 : 1;
}

/** A lesson explains; a rule or a source mentions. */
const weights: Readonly<Record<SearchKind, number>> = { lesson: 1.6, exercise: 1.2, term: 1.1, rule: 0.8, page: 0.6 };

/** Many places on one page count, each less than the one before; a long page has more of them by nature. */
function strength(page: PageEntry, places: readonly number[], length: number): number {
  const sum = places.reduce((total, at) => total + worth(page, at), 0);
  return sum / (sum + 2 + 2 * Math.sqrt(page.length / Math.max(1, length)));
}

/** How rare: found on few of all pages. */
function rarity(pages: number, found: number): number {
  return Math.log(1 + (pages - found + 0.5) / (found + 0.5));
}

type Sums = Map<number, { score: number; at: Map<number, number> }>;

function add(sums: Sums, page: number, score: number, places: readonly number[]): void {
  const sum = sums.get(page) ?? { score: 0, at: new Map<number, number>() };
  sum.score += score;
  for (const at of places) sum.at.set(at, (sum.at.get(at) ?? 0) + score);
  sums.set(page, sum);
}

/** What a search counts with: the pages, their average length, and the pieces that are there. */
type Ground = { pages: readonly PageEntry[]; average: number; pieceAt: (token: string) => Piece | undefined };

function count(sums: Sums, places: Places, weight: number, { pages, average }: Ground): void {
  for (const [number, at] of places) {
    const page = pages[number];
    if (page !== undefined) add(sums, number, weight * rarity(pages.length, places.size) * strength(page, at, average), at);
  }
}

/** Scores one stretch; gives the places where it stands whole. */
function scoreStretch(sums: Sums, stretch: Stretch, ground: Ground): Places {
  if (stretch.kind === 'word') {
    const exact = lookUp(stretch.text, ground.pieceAt, false);
    count(sums, exact, 6, ground);
    const begun = new Map([...lookUp(stretch.text, ground.pieceAt, true)].filter(([page]) => !exact.has(page)));
    count(sums, begun, 2, ground);
    return exact;
  }
  const letters = [...stretch.text].length;
  const pairs = pairsOf(stretch.text).map((pair) => lookUp(pair, ground.pieceAt, letters === 1));
  const whole = new Map(
    [...(pairs[0]?.keys() ?? [])].flatMap((page) => {
      const places = wholeRun(pairs, page);
      return places.length === 0 ? [] : [[page, places] as const];
    }),
  );
  count(sums, whole, 3 + letters, ground);
  // Pairs by themselves help a question in many words; a pair of two small kana says nothing.
  pairs.forEach((places, index) => {
    const pair = pairsOf(stretch.text)[index] ?? '';
    count(sums, places, /^\p{Script=Hiragana}+$/u.test(pair) ? 0.05 : 0.6, ground);
  });
  return whole;
}

/** Where stretches that touch in the query (`修復は1回`) touch on a page as well. */
function touching(parts: readonly Stretch[], wholes: readonly Places[]): { places: Places; letters: number }[] {
  return parts.flatMap((part, index) => {
    const chain = [index];
    for (let next = index + 1; next < parts.length && end(parts[next - 1]) === parts[next]?.at; next += 1) chain.push(next);
    if (chain.length < 2 || (index > 0 && end(parts[index - 1]) === part.at)) return [];
    const from = part.at;
    const places = new Map(
      [...(wholes[index] ?? [])].flatMap(([page, starts]) => {
        const sets = chain.map((one) => new Set(wholes[one]?.get(page) ?? []));
        const held = starts.filter((at) => sets.every((set, step) => set.has(at + (parts[index + step]?.at ?? 0) - from)));
        return held.length === 0 ? [] : [[page, held] as const];
      }),
    );
    return [{ places, letters: end(parts[index + chain.length - 1]) - from }];
  });
}

function end(part: Stretch | undefined): number {
  return part === undefined ? -1 : part.at + part.text.length;
}

function sectionOf({ sections }: PageEntry, at: ReadonlyMap<number, number>): { heading: string; anchor: string } | undefined {
  const sums = sections.map(({ at: from, heading, anchor }, index) => {
    const to = sections[index + 1]?.at ?? Infinity;
    return { heading, anchor, sum: [...at].reduce((total, [place, score]) => (place >= from && place < to ? total + score : total), 0) };
  });
  const best = sums.reduce<(typeof sums)[number] | undefined>((top, one) => (one.sum > (top?.sum ?? 0) ? one : top), undefined);
  return best === undefined || best.heading === '' ? undefined : { heading: best.heading, anchor: best.anchor };
}

/** Pages for a query, best first; every stretch that is missing from a page costs it. Equal scores keep the order of the pages. */
export function find(query: string, index: Pick<SearchIndex, 'head'> & { pieces: Readonly<Record<number, Piece>> }, most = 20): Hit[] {
  const { pages, pieces } = index.head;
  const pieceAt = (token: string): Piece | undefined => index.pieces[pieceOf(token, pieces)];
  const parts = queryParts(normal(query));
  const average = pages.reduce((sum, { length }) => sum + length, 0) / Math.max(1, pages.length);
  const ground: Ground = { pages, average, pieceAt };
  const each = parts.map((): Sums => new Map<number, { score: number; at: Map<number, number> }>());
  const wholes = parts.map((part, index) => scoreStretch(each[index] as Sums, part, ground));
  const together: Sums = new Map();
  for (const { places, letters } of touching(parts, wholes)) count(together, places, 3 + letters, ground);
  const numbers = [...new Set(each.flatMap((sums) => [...sums.keys()]))].toSorted((a, b) => a - b);
  return numbers
    .flatMap((number): Hit[] => {
      const page = pages[number];
      if (page === undefined) return [];
      const parted = each.flatMap((sums) => sums.get(number) ?? []);
      const found = [...parted, ...[together.get(number)].flatMap((one) => one ?? [])];
      const at = new Map<number, number>();
      for (const one of found) for (const [place, score] of one.at) at.set(place, (at.get(place) ?? 0) + score);
      const score = found.reduce((sum, one) => sum + one.score, 0) * (parted.length / parts.length) ** 2 * weights[page.kind];
      const section = sectionOf(page, at);
      return [{ page, score, ...(section && { section }) }];
    })
    .toSorted((a, b) => b.score - a.score)
    .slice(0, most);
}
