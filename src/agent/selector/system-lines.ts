// Lines of a system prompt that bind a word of the request to a tool. Such a line beats every description.
import { isNegative, withoutNames } from './clauses.ts';
import { systemPoints } from './constants.ts';
import { normalize } from './identifiers.ts';
import { denied } from './routes/directs.ts';
import { type Named, type Names, namesIn } from './names.ts';
import { quotes, withoutQuotes } from './quotes.ts';
import type { ReadRequest } from './request.ts';
import { tokenize } from './tokens.ts';

/** A line that took effect: its keyword, and what it did to the tool at that place. */
export type SystemHit = { tool: number; keyword: string; points: number };

/** Words of rules themselves; they bind nothing. */
const ruleWords = new Set(
  tokenize(
    '必ず 常に 最初 優先 使用 呼 言葉 単語 語 含 文 依頼 質問 書 always first call word contain mention question request message prefer must whenever say',
    false,
  ).map(({ key }) => key),
);

/** The keywords of a line: what it quotes; where it quotes nothing, its own words. */
function keywords(line: string, rest: string): string[] {
  const quoted = quotes(line).map(({ inside }) => inside.trim().toLowerCase());
  if (quoted.length > 0) return quoted;
  return tokenize(rest, false)
    .filter(({ kind, key, generic, text }) => (kind === 'word' || kind === 'run') && !generic && !ruleWords.has(key) && text.length > 1)
    .map(({ text }) => text);
}

function linesOf(prompt: readonly string[]): string[] {
  return prompt.flatMap((text) => normalize(text).split(/[\n。]|\.(?=\s|$)/));
}

/** The parts of a line that name one tool each; a line about several is read comma by comma. */
function parts(line: string, names: Names): string[] {
  return new Set(namesIn(line, names).map(({ tool }) => tool)).size > 1 ? line.split(/[、,;]/) : [line];
}

/** True where the request holds the keyword as it stands, or every Latin word of it in another form. */
function says(request: ReadRequest, keyword: string): boolean {
  const keys = new Set(request.tokens.map(({ key }) => key));
  const words = tokenize(keyword, false).filter(({ kind }) => kind === 'word');
  return request.text.includes(keyword) || (words.length > 0 && words.every(({ key }) => keys.has(key)));
}

/** "Not this tool but that one", said at the name. */
function isRefused(line: string, { from, to }: Named): boolean {
  return (
    /\b(?:instead of|rather than|not)\s+[`"']?$/i.test(line.slice(Math.max(0, from - 20), from)) ||
    /^[`"'」]?\s*(?:では|じゃ|で)なく/.test(line.slice(to, to + 20))
  );
}

/** What the lines of a system prompt say about a request. */
export function systemHits(prompt: readonly string[], names: Names, request: ReadRequest): SystemHit[] {
  const hits: SystemHit[] = [];
  for (const line of linesOf(prompt).flatMap((whole) => parts(whole, names))) {
    const named = namesIn(line, names);
    const rest = withoutNames(line, named);
    const found = keywords(rest, withoutQuotes(rest)).find((keyword) => says(request, keyword));
    if (found === undefined) continue;
    const against = new Set(named.filter((mention) => isRefused(line, mention)).map(({ tool }) => tool));
    for (const tool of new Set(named.map((mention) => mention.tool))) {
      hits.push({
        tool,
        keyword: found,
        points:
          against.has(tool) || isNegative(rest) || named.some((one) => one.tool === tool && denied(line, one))
            ? -systemPoints
            : systemPoints,
      });
    }
  }
  return hits;
}
