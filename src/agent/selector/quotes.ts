// Where a text quotes something. What stands in quotes is somebody's words: it is never split and never read as a rule.

/** A quotation: from its opening mark to behind its closing mark, in code units. */
export type Quote = { from: number; to: number; inside: string };

const closing: Readonly<Record<string, string>> = { '「': '」', '『': '』', '“': '”', '"': '"', '`': '`', '‘': '’' };
/** A mark that is not closed within this many characters is no quotation. */
const longest = 300;

function endOf(text: string, at: number): number {
  const mark = text.charAt(at);
  const close = closing[mark] ?? (mark === "'" && !/[A-Za-z0-9]/.test(text.charAt(at - 1)) ? "'" : undefined);
  if (close === undefined) return -1;
  const ahead = text.slice(at + 1, at + 2 + longest);
  let found = ahead.indexOf(close);
  // An apostrophe inside a word closes nothing.
  while (close === "'" && found !== -1 && /[A-Za-z0-9]/.test(ahead.charAt(found + 1))) found = ahead.indexOf(close, found + 1);
  return found > 0 ? at + 1 + found : -1;
}

/** The quotations of a text, in order; those inside another are part of it. */
export function quotes(text: string): Quote[] {
  const found: Quote[] = [];
  for (let i = 0; i < text.length; i += 1) {
    const end = endOf(text, i);
    if (end === -1) continue;
    found.push({ from: i, to: end + 1, inside: text.slice(i + 1, end) });
    i = end;
  }
  return found;
}

/** The text with every quotation, marks included, replaced by one space. */
export function withoutQuotes(text: string): string {
  let rest = '';
  let at = 0;
  for (const { from, to } of quotes(text)) {
    rest += `${text.slice(at, from)} `;
    at = to;
  }
  return rest + text.slice(at);
}
