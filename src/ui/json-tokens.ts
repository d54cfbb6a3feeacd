// Splits JSON-like text into the five code tokens, line by line. It never fails: what it does not know is plain text.

/** k key, s string, d number, b true/false/null, p punctuation; undefined is plain. */
export type Token = { kind: 'k' | 's' | 'd' | 'b' | 'p' | undefined; text: string };

const pattern = /"(?:[^"\\\n]|\\.)*"(?<key>\s*:)?|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|\b(?:true|false|null)\b|[{}[\],:]/gu;

function kindOf(text: string, key: boolean): Token['kind'] {
  if (text.startsWith('"')) return key ? 'k' : 's';
  if (/^[{}[\],:]$/u.test(text)) return 'p';
  return /^[tfn]/u.test(text) ? 'b' : 'd';
}

/** The tokens of one line. Joined, their texts give the line again. */
export function tokensOf(line: string): Token[] {
  const tokens: Token[] = [];
  let done = 0;
  for (const match of line.matchAll(pattern)) {
    if (match.index > done) tokens.push({ kind: undefined, text: line.slice(done, match.index) });
    const colon = match.groups?.key ?? '';
    const text = colon === '' ? match[0] : match[0].slice(0, -colon.length);
    tokens.push({ kind: kindOf(text, colon !== ''), text });
    if (colon !== '') tokens.push({ kind: 'p', text: colon });
    done = match.index + match[0].length;
  }
  if (done < line.length) tokens.push({ kind: undefined, text: line.slice(done) });
  return tokens;
}
