// Builds the index of a set of pages, in pieces: a query loads the pieces of its own first letters and nothing else.
import { tokensOf } from './tokens.ts';

/** What kind of page it is: a word of the interface, and a weight in the ranking. */
export type SearchKind = 'lesson' | 'exercise' | 'rule' | 'term' | 'page';

/** A page as it is indexed. */
export type SearchPage = {
  /** The address below the base, without language: `lessons/tasks/`. */
  path: string;
  title: string;
  kind: SearchKind;
  /** The text, in sections. The first may have no heading. */
  sections: { heading: string; anchor: string; text: string }[];
};

/** What is known of a page before any piece is loaded. */
export type PageEntry = {
  path: string;
  title: string;
  kind: SearchKind;
  /** Where sections begin in the page's letters, with heading and anchor; the title comes before the first. */
  sections: { at: number; heading: string; anchor: string; body: number }[];
  /** Letters of the whole page. */
  length: number;
};

/** Token → page number → places in that page, ascending, each as the difference from the one before. */
export type Piece = Record<string, Record<string, number[]>>;

/** A whole index: the head, and its pieces by number. */
export type SearchIndex = { head: { format: 'pokayoke/search/1'; pieces: number; pages: PageEntry[] }; pieces: Piece[] };

/** The piece that holds a token: by its first letter, so that beginnings of words are found in one piece. */
export function pieceOf(token: string, pieces: number): number {
  return ((token.codePointAt(0) ?? 0) * 31) % pieces;
}

function entryOf(page: SearchPage): { entry: PageEntry; text: string } {
  // Folded here, so that the places of tokens and of sections count the same letters.
  const folded = (line: string): string => `${line.normalize('NFKC')}\n`;
  let text = folded(page.title);
  const sections = page.sections.map(({ heading, anchor, text: body }) => {
    const at = text.length;
    const head = heading === '' ? '' : folded(heading);
    text += head + folded(body);
    return { at, heading, anchor, body: at + head.length };
  });
  return { entry: { path: page.path, title: page.title, kind: page.kind, sections, length: text.length }, text };
}

/** Indexes pages. The same pages give the same index. */
export function indexPages(pages: readonly SearchPage[], pieces = 128): SearchIndex {
  const list = Array.from({ length: pieces }, () => new Map<string, Map<number, number[]>>());
  const entries = pages.map((page, number) => {
    const { entry, text } = entryOf(page);
    for (const token of tokensOf(text)) {
      const piece = list[pieceOf(token.text, pieces)];
      const found = piece?.get(token.text) ?? new Map<number, number[]>();
      const places = found.get(number) ?? [];
      places.push(token.at);
      piece?.set(token.text, found.set(number, places));
    }
    return entry;
  });
  return {
    head: { format: 'pokayoke/search/1', pieces, pages: entries },
    pieces: list.map((piece) =>
      Object.fromEntries(
        [...piece]
          .toSorted(([a], [b]) => (a < b ? -1 : 1))
          .map(([token, found]) => [token, Object.fromEntries([...found].map(([page, places]) => [String(page), differences(places)]))]),
      ),
    ),
  };
}

function differences(places: readonly number[]): number[] {
  const sorted = [...new Set(places)].toSorted((a, b) => a - b);
  return sorted.map((place, index) => place - (sorted[index - 1] ?? 0));
}
