// Finds tool names in prose. A name that is also an English word counts only where the text marks it as a name.

/** A tool named in a text, from and to in code units. */
export type Named = { tool: number; from: number; to: number };

/** The names of a list of tools. */
export type Names = ReadonlyMap<string, number>;

const word = /[A-Za-z0-9_.\-/]+/g;

function looksLikeName(name: string): boolean {
  return /[_.\-/\d]/.test(name) || /[a-z][A-Z]/.test(name);
}

function marked(text: string, from: number, to: number): boolean {
  const ahead = text.slice(Math.max(0, from - 10), from);
  const after = text.slice(to, to + 10);
  return (
    /[`"'“「]$/.test(ahead) || /\b(?:use|call|the|tool)\s+$/i.test(ahead) || /^\s*(?:を(?:使|呼|用)|ツール|tool\b|instead\b)/.test(after)
  );
}

/** Names of a list with their places; of several equal names the first counts. */
export function nameIndex(names: readonly string[]): Names {
  const index = new Map<string, number>();
  names.forEach((name, place) => {
    if (name !== '' && !index.has(name)) index.set(name, place);
  });
  return index;
}

/** Every mention of a tool, in the order of the text. A mention inside a longer name is not one. */
export function namesIn(text: string, names: Names): Named[] {
  const found: Named[] = [];
  for (const match of text.matchAll(word)) {
    const name = names.has(match[0]) ? match[0] : match[0].replace(/[.\-/]+$/, '');
    const tool = names.get(name);
    const from = match.index;
    const to = from + name.length;
    if (tool !== undefined && (looksLikeName(name) || marked(text, from, to))) found.push({ tool, from, to });
  }
  return found;
}
