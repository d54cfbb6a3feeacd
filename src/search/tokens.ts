// A text as search sees it: words of Latin letters whole and in their parts, everything else by pairs of neighbouring letters.
// Japanese is not cut into words, so that a compound is found by its own letters wherever it stands.

/** One token and where it stands, counted in letters of the normalised text. */
export type Token = { text: string; at: number };

/** A stretch of one kind. `word`: Latin letters, digits and the marks inside identifiers. `run`: letters without spaces between words. */
export type Stretch = { kind: 'word' | 'run'; text: string; at: number };

const stretches = /(-?[a-z0-9]+(?:[_$./:-]+[a-z0-9]+)*)|([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〆]+)/gu;
/** Longest token that is kept whole: a hash or an address is no word. */
const longest = 40;

/** Compatibility forms folded, letters small. Parts of camelCase are divided before, as `divided` says. */
export function normal(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** The stretches of a text, in order. */
export function stretchesOf(text: string): Stretch[] {
  return [...normal(text).matchAll(stretches)].map((match) => ({
    kind: match[1] === undefined ? ('run' as const) : ('word' as const),
    text: match[0],
    at: match.index,
  }));
}

/** `tools/list` is also `tools` and `list`; `-32602` is also `32602`. */
function partsOf(word: string): string[] {
  const parts = word.split(/[^a-z0-9]+/).filter((part) => part !== '');
  return parts.length === 1 && parts[0] === word ? [] : parts;
}

/** The pairs of a run; a run of one letter is its own token. */
export function pairsOf(run: string): string[] {
  const letters = [...run];
  return letters.length === 1 ? letters : letters.slice(1).map((letter, index) => (letters[index] ?? '') + letter);
}

/** Every token of a text. */
export function tokensOf(text: string): Token[] {
  // Parts of camelCase are found where the original letters are still there.
  const camel = [...text.matchAll(/[A-Za-z][a-z0-9]*(?:[A-Z][a-z0-9]*)+/g)].flatMap(({ 0: word, index }) =>
    word.length > longest
      ? []
      : word
          .split(/(?=[A-Z])/)
          .filter((part) => part.length > 1)
          .map((part) => ({ text: normal(part), at: index })),
  );
  return [
    ...stretchesOf(text).flatMap(({ kind, text: stretch, at }): Token[] => {
      if (kind === 'run') return pairsOf(stretch).map((pair, index) => ({ text: pair, at: at + index }));
      const whole = stretch.length > longest ? [] : [{ text: stretch, at }];
      return [...whole, ...partsOf(stretch).map((part) => ({ text: part, at }))];
    }),
    ...camel,
  ];
}
