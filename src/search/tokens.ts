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

const marks = [/[./:]+/, /[^a-z0-9]+/];

/** A word cut at its strongest mark: `tools/list_changed` into `tools` and `list_changed`. None where there is nothing to cut. */
export function cut(word: string): string[] {
  const parts = marks.map((mark) => word.split(mark).filter((part) => part !== ''));
  return parts.find((some) => some.length > 1 || (some.length === 1 && some[0] !== word)) ?? [];
}

/** `tool_choice` as `toolchoice`: one name, however its words are joined. Undefined for numbers, dates and paths. */
export function joined(word: string): string | undefined {
  return /^[a-z][a-z0-9]*(?:[_-][a-z0-9]+)+$/.test(word) ? word.replace(/[_-]/g, '') : undefined;
}

/** Every token of a word: itself, its name without marks, its parts and theirs. `-32602` is also `32602`. */
export function wordTokens(word: string): string[] {
  const name = joined(word);
  return [word, ...(name === undefined ? [] : [name]), ...cut(word).flatMap(wordTokens)].filter((token) => token.length <= longest);
}

/** The pairs of a run; a run of one letter is its own token. */
export function pairsOf(run: string): string[] {
  const letters = [...run];
  return letters.length === 1 ? letters : letters.slice(1).map((letter, index) => (letters[index] ?? '') + letter);
}

/** `締切` in `締め切り`: two kanji around one kana that is often left out. Particles are never left out. */
function closedPairs(run: string): { text: string; at: number }[] {
  return [...run.matchAll(/(?=([\p{Script=Han}々])[いきぎしじちみびりえけげせぜめべれ]([\p{Script=Han}]))/gu)].map((match) => ({
    text: (match[1] ?? '') + (match[2] ?? ''),
    at: match.index,
  }));
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
      if (kind === 'word') return [...new Set(wordTokens(stretch))].map((token) => ({ text: token, at }));
      const pairs = pairsOf(stretch).map((pair, index) => ({ text: pair, at: at + index }));
      return [...pairs, ...closedPairs(stretch).map((pair) => ({ text: pair.text, at: at + pair.at }))];
    }),
    ...camel,
  ];
}
