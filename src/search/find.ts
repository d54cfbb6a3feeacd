// Ranks pages for a query. A stretch that stands on a page whole counts far more than its pairs scattered over it.
import { pieceOf, type PageEntry, type Piece, type SearchIndex, type SearchKind } from './index-pages.ts';
import type { PieceAt, Places } from './places.ts';
import { readingsOf } from './readings.ts';
import { count, scoreStretch, type Ground, type Scored, type Sums } from './score.ts';
import { pairsOf, stretchesOf, wordTokens, type Stretch } from './tokens.ts';

/** One page that was found. */
export type Hit = {
  page: PageEntry;
  score: number;
  /** The section with the strongest match; undefined where only the title matches. */
  section?: { heading: string; anchor: string };
};

/** The numbers of the pieces that a query needs, ascending. */
export function piecesFor(query: string, pieces: number): number[] {
  const tokens = readingsOf(query)
    .flatMap(stretchesOf)
    .flatMap(({ kind, text }) => (kind === 'word' ? wordTokens(text) : pairsOf(text)));
  return [...new Set(tokens.map((token) => pieceOf(token, pieces)))].toSorted((a, b) => a - b);
}

/** A lesson explains; a rule or a source mentions. */
const weights: Readonly<Record<SearchKind, number>> = { lesson: 1.6, exercise: 1.2, term: 1.1, rule: 0.8, page: 0.6 };

/** Where stretches that touch in the query (`修復は1回`) touch on a page as well. */
function touching(parts: readonly Stretch[], scored: readonly Scored[]): { places: Places; letters: number }[] {
  return parts.flatMap((part, index) => {
    const chain = [index];
    for (let next = index + 1; next < parts.length && end(parts[next - 1]) === parts[next]?.at; next += 1) chain.push(next);
    if (chain.length < 2 || (index > 0 && end(parts[index - 1]) === part.at)) return [];
    const from = part.at;
    const places = new Map(
      [...(scored[index]?.whole ?? [])].flatMap(([page, starts]) => {
        const sets = chain.map((one) => new Set(scored[one]?.whole.get(page) ?? []));
        const held = starts.filter((at) => sets.every((set, step) => set.has(at + (parts[index + step]?.at ?? 0) - from)));
        return held.length === 0 ? [] : [[page, held] as const];
      }),
    );
    return [{ places, letters: end(parts[index + chain.length - 1]) - from }];
  });
}

function end(part: Stretch | undefined): number {
  return part === undefined ? NaN : part.at + part.text.length;
}

function sectionOf({ sections }: PageEntry, at: ReadonlyMap<number, number>): { heading: string; anchor: string } | undefined {
  const sums = sections.map(({ at: from, heading, anchor }, index) => {
    const to = sections[index + 1]?.at ?? Infinity;
    return { heading, anchor, sum: [...at].reduce((total, [place, score]) => (place >= from && place < to ? total + score : total), 0) };
  });
  const best = sums.reduce<(typeof sums)[number] | undefined>((top, one) => (one.sum > (top?.sum ?? 0) ? one : top), undefined);
  return best === undefined || best.heading === '' ? undefined : { heading: best.heading, anchor: best.anchor };
}

/** Pages for one reading, by number. */
function findReading(reading: string, ground: Ground): Map<number, Hit> {
  const parts = stretchesOf(reading);
  const scored = parts.map((part) => scoreStretch(part, ground));
  const together: Sums = new Map();
  for (const { places, letters } of touching(parts, scored)) count(together, places, 3 + letters, ground);
  const hits = new Map<number, Hit>();
  for (const [number, page] of ground.pages.entries()) {
    const parted = scored.flatMap(({ sums }) => sums.get(number) ?? []);
    if (parted.length === 0) continue;
    const found = [...parted, ...[together.get(number)].flatMap((one) => one ?? [])];
    const at = new Map<number, number>();
    for (const one of found) for (const [place, score] of one.at) at.set(place, (at.get(place) ?? 0) + score);
    const score = found.reduce((sum, one) => sum + one.score, 0) * (parted.length / parts.length) ** 2 * weights[page.kind];
    const section = sectionOf(page, at);
    hits.set(number, { page, score, ...(section && { section }) });
  }
  return hits;
}

/** Pages for a query, best first; every part that is missing from a page costs it. Equal scores keep the order of the pages. */
export function find(query: string, index: Pick<SearchIndex, 'head'> & { pieces: Readonly<Record<number, Piece>> }, most = 20): Hit[] {
  const { pages, pieces } = index.head;
  const pieceAt: PieceAt = (token) => index.pieces[pieceOf(token, pieces)];
  const average = pages.reduce((sum, { length }) => sum + length, 0) / Math.max(1, pages.length);
  const readings = readingsOf(query).map((reading) => findReading(reading, { pages, average, pieceAt }));
  return pages
    .flatMap((_, number) =>
      readings
        .flatMap((hits) => hits.get(number) ?? [])
        .toSorted((a, b) => b.score - a.score)
        .slice(0, 1),
    )
    .toSorted((a, b) => b.score - a.score)
    .slice(0, most);
}
