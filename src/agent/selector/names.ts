// Finds tool names in prose. A name that is also an English word counts only where the text marks it as a name.

/** A tool named in a text, from and to in code units. */
export type Named = { tool: number; from: number; to: number };

const partOfName = /[A-Za-z0-9_.-]/;

function looksLikeName(name: string): boolean {
  return /[_.\-/\d]/.test(name) || /[a-z][A-Z]/.test(name);
}

function marked(text: string, from: number, to: number): boolean {
  const ahead = text.slice(0, from);
  const after = text.slice(to);
  return /[`"'“「]$/.test(ahead) || /\b(?:use|call|the|tool)\s+$/i.test(ahead) || /^\s*(?:を(?:使|呼|用)|ツール|tool\b|instead\b)/.test(after);
}

/** Every mention of a tool, in the order of the text. A mention inside a longer name is not one. */
export function namesIn(text: string, names: readonly string[]): Named[] {
  const found: Named[] = [];
  names.forEach((name, tool) => {
    for (let from = name === '' ? -1 : text.indexOf(name); from !== -1; from = text.indexOf(name, from + name.length)) {
      const to = from + name.length;
      const ends = !partOfName.test(text.charAt(to)) || (text.charAt(to) === '.' && !/[A-Za-z0-9_]/.test(text.charAt(to + 1)));
      if (!partOfName.test(text.charAt(from - 1)) && ends && (looksLikeName(name) || marked(text, from, to))) found.push({ tool, from, to });
    }
  });
  return found.toSorted((a, b) => a.from - b.from);
}
