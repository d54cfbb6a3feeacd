// Which lines of the prompt bind a word or a subject to a tool, and which requests they pulled to a tool that is not right.
import { type CompiledTools, type Selection, refuses, routesIn } from '../../agent/index.ts';
import type { JsonObject } from '../../model/json.ts';
import { choose } from './read-request.ts';

/** Keywords of one line that are looked at; a rule that needs more is none. */
const keywordsMost = 12;

/** What stands in quotation marks, in either language, each once. Quoted tool names are no keywords. */
export function quoted(line: string, names: ReadonlySet<string>): string[] {
  const marks =
    /「([^」]{1,60})」|『([^』]{1,60})』|“([^”]{1,60})”|"([^"]{1,60})"|`([^`]{1,60})`|‘([^’]{1,60})’|(?<![A-Za-z0-9])'([^']{1,60})'(?![A-Za-z0-9])/g;
  const found = [...line.matchAll(marks)].map(([, ...inside]) => inside.join('')).filter((word) => !names.has(word));
  return [...new Set(found)].slice(0, keywordsMost);
}

type Hit = Selection['system'][number];

/** A request as far as the lines matter to it. */
export type Pulled = { id: string; say: string; wants: string | null; choice: string | null; without: string | null };

/**
 * One line of the prompt: `binds` where a quoted keyword alone sends a request to a tool, or where the line says to use one tool
 * for a subject; `pulled` names the requests that went to the wrong tool with the prompt, for this line, and not without it.
 */
export type LineFacts = { index: number; tool: string; keyword: string; binds: boolean; pulled: string[] };

/** True for letters that make a longer word of what stands beside them: 本人 before 確認. */
const partOfWord = /[\p{Script=Han}\p{Script=Latin}]/u;

/** The line with a word of its own put into quotation marks; undefined where it does not hold it as a word. */
function withQuotes(line: string, word: string): string | undefined {
  const from = line.toLowerCase().indexOf(word.toLowerCase());
  if (from === -1 || partOfWord.test(line.charAt(from - 1))) return undefined;
  return `${line.slice(0, from)}「${line.slice(from, from + word.length)}」${line.slice(from + word.length)}`;
}

/**
 * Reads every line by itself; gives those that bind something or did harm.
 * @param given keywords of the lines that the learner was given: they bind without quotation marks as well
 */
export function readLines(
  compiled: CompiledTools,
  system: readonly string[],
  requests: readonly Pulled[],
  given: readonly string[],
): LineFacts[] {
  const names = new Set(compiled.tools.map(({ name }) => name));
  const bound = (keyword: string, line: string): Hit[] =>
    choose(compiled, keyword, [line]).system.filter(({ tool, points }) => points > 0 && !refuses(line, compiled, tool));
  return system.flatMap((line, index): LineFacts[] => {
    const kept = given.flatMap((keyword) => {
      const marked = withQuotes(line, keyword);
      return marked === undefined ? [] : bound(keyword, marked);
    });
    const sent = routesIn(line, compiled).flatMap(({ tools, subject, rest }): Pick<Hit, 'tool' | 'keyword'>[] =>
      rest || subject.length === 0 ? [] : [{ tool: tools.join(' / '), keyword: subject.join(' / ') }],
    );
    const hits = [...quoted(line, names).flatMap((keyword) => bound(keyword, line)), ...kept, ...sent];
    const harm = requests.flatMap(({ id, say, wants, choice, without }) => {
      if (choice === wants || choice === without) return [];
      const hit = choose(compiled, say, [line]).system.find(({ tool, points }) => (points > 0 ? tool === choice : tool === wants));
      return hit === undefined ? [] : [{ id, hit }];
    });
    const first = hits[0] ?? harm[0]?.hit;
    return first === undefined
      ? []
      : [{ index, tool: first.tool, keyword: first.keyword, binds: hits.length > 0, pulled: harm.map(({ id }) => id) }];
  });
}

/** The same as plain evidence. */
export function linesAsData(lines: readonly LineFacts[]): JsonObject[] {
  return lines.map((line) => ({ ...line }));
}
