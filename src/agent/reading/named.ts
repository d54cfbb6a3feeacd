// Which of the given names a text names first. Names count as whole words, so `date` is not found in `update`.

/** The place of `name` in `text` as a whole identifier, or -1. */
export function placeOf(text: string, name: string): number {
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

/** The tool that a text tells the agent to call. "Do not call X" names none. */
export function namedTool(text: string, names: readonly string[]): string | undefined {
  const refused = /(呼ば|使わ|実行し|送ら)(ない|ず)|(呼び出し|再送|再実行|再試行)(しない|は(し|不要|避))|do not|don't|never|without|instead of|not to|avoid/i;
  const open = text.split(/[。．\n;]|\.\s|、(?!.{0,6}で)|, (?:and|then) /).filter((clause) => !refused.test(clause));
  const places = open.flatMap((clause, i) => names.map((name) => ({ name, i, place: placeOf(clause, name) })).filter(({ place }) => place >= 0));
  return places.toSorted((a, b) => a.i - b.i || a.place - b.place)[0]?.name;
}
