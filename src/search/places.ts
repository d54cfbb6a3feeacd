// Where tokens and runs of letters stand. A place counts letters of the page, as the index counts them.
import type { Piece } from './index-pages.ts';

/** Page number → places on it, ascending. */
export type Places = ReadonlyMap<number, readonly number[]>;

/** The piece that would hold a token; undefined where it is not loaded. */
export type PieceAt = (token: string) => Piece | undefined;

function placesOf(found: Record<string, number[]>): Map<number, number[]> {
  return new Map(
    Object.entries(found).map(([page, steps]) => {
      let at = 0;
      return [Number(page), steps.map((step) => (at += step))];
    }),
  );
}

/** Where a token stands; with `open`, also longer tokens that begin with it. */
export function lookUp(token: string, pieceAt: PieceAt, open: boolean): Places {
  const piece = pieceAt(token) ?? {};
  const names = open ? Object.keys(piece).filter((name) => name.startsWith(token)) : Object.hasOwn(piece, token) ? [token] : [];
  const all = new Map<number, number[]>();
  for (const name of names) {
    for (const [page, places] of placesOf(piece[name] ?? {})) all.set(page, [...(all.get(page) ?? []), ...places]);
  }
  return all;
}

/** Where the pairs of a run follow one another: the run itself. After a pair of kanji one kana may be left out (`締切` for `締め切`). */
export function wholeRun(pairs: readonly { text: string; places: Places }[]): Places {
  const [first, ...rest] = pairs;
  const whole = new Map<number, readonly number[]>();
  for (const [page, starts] of first?.places ?? []) {
    const sets = rest.map(({ places }) => new Set(places.get(page) ?? []));
    const held = starts.filter((start) => {
      let at = start;
      return sets.every((set, index) => {
        const closed = /^\p{Script=Han}{2}$/u.test(pairs[index]?.text ?? '');
        const step = set.has(at + 1) ? 1 : closed && set.has(at + 2) ? 2 : 0;
        at += step;
        return step > 0;
      });
    });
    if (held.length > 0) whole.set(page, held);
  }
  return whole;
}
