// Which of the given names a text names first. Names count as whole words, so `date` is not found in `update`.

/** The place of `name` in `text` as a whole identifier, or -1. */
export function placeOf(text: string, name: string): number {
  if (!text.includes(name)) return -1;
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return text.search(new RegExp(`(?<![A-Za-z0-9_])${escaped}(?![A-Za-z0-9_])`));
}

/**
 * The argument that a text names first. Undefined where it names none, or all of several: then it points at nothing.
 * @param names the arguments of the call, as the tool declares them
 */
export function namedArgument(text: string, names: readonly string[]): string | undefined {
  const places = names.map((name) => ({ name, place: placeOf(text, name) })).filter(({ place }) => place >= 0);
  if (places.length === 0 || (names.length > 1 && places.length === names.length)) return undefined;
  return places.toSorted((a, b) => a.place - b.place)[0]?.name;
}

const before =
  /\b(?:do not|don't|never|must not|should not|shouldn't|not to|without|instead of|rather than|avoid)\b(?!.*\b(?:but|and (?:then|call|use|check|look|ask))\b)[^,]{0,40}$/i;
const behind =
  /^[`"'」』)）]{0,2}\s?(?:を|は|で|の)?.{0,8}?(?:呼ば|使わ|実行し|送ら|呼び出さ|再送し|再実行し|再試行し)(?:な|ず|ません)|^[`"'」』)）]{0,2}\s?(?:の|を)?(?:呼び出し|再送|再実行|再試行|使用)(?:は|を)?(?:し(?:な|ません)|せず|不要|禁止|避け)/;

/** The tool that a text tells the agent to call. "Do not call X" names none; "instead of X, call Y" names Y. */
export function namedTool(text: string, names: readonly string[]): string | undefined {
  const clauses = text.split(/[。．\n;]|\.\s|、(?!.{0,6}で)|, (?:and|then|but) /);
  const places = clauses.flatMap((clause, i) =>
    names.flatMap((name) => {
      const place = placeOf(clause, name);
      const refused =
        place >= 0 && (before.test(clause.slice(Math.max(0, place - 60), place)) || behind.test(clause.slice(place + name.length)));
      return place < 0 || refused ? [] : [{ name, i, place }];
    }),
  );
  return places.toSorted((a, b) => a.i - b.i || a.place - b.place)[0]?.name;
}
