// Where a prompt speaks of one tool: by its name, or by what it does ("the tool that looks up orders").
import type { CompiledTools } from '../compile.ts';
import { namesIn } from '../names.ts';
import { tokenize } from '../tokens.ts';
import { select } from '../select.ts';
import type { Mention } from './mention.ts';

/** Words that pick no tool out: whatever fits, any, another. */
const open =
  /合う|合った|合って|合致|適切|適し|適当|正し|ふさわし|該当|当てはま|必要|いちばん近|一番近|最も近|どの|どれ|いずれ|何か|ほか|他の|すべて|全部|各|この|その|あの|説明文|返すもの|\b(?:right|fitting|fits?|matching|matches|appropriate|suitable|suits|correct|proper|relevant|needed|necessary|available|any|some|other|another|each|every|same|this|that|best|given|chosen|closest|nearest)\b/i;
/** Where a Japanese condition ends and the words about the tool begin. */
export const afterCondition =
  /^.*(?:たら|れば|なら(?:ば)?|ときに?は|時に?は|場合に?は|場合|とき|のことは|ことは|については|に関しては|について|は|」を?)(?=.)/u;
const englishCondition = /\s(?:when|if|whenever|where|for (?:every|any|all)|in case)\b.*$/i;
const described =
  /([^、。,;:!?]{1,40}?)(?:ツール|道具|関数|検索|照会|ほう|やつ)(?=[をにがでへのは]|$)|\b(?:the|an?) ((?:[a-z][a-z'’-]* ){1,4}?)(?:tools?|function|look-?up|lookup|search)\b|\b(?:the|a) (?:tool|function|one) (?:for|that|which|to|of|with|about) ([^,.;:]{2,60})/giu;
const ordinals: readonly (readonly [RegExp, number])[] = [
  [/(?:1|一)つ目の?$|1番目の?$|最初の$|先頭の$|(?:一|いち)番上の?$|\bfirst $|\btop(?:most)? $/i, 0],
  [/(?:2|二)つ目の?$|2番目の?$|真ん中の$|\bsecond $|\bmiddle $/i, 1],
  [/(?:3|三)つ目の?$|3番目の?$|最後の$|(?:一|いち)番下の?$|\bthird $|\blast $/i, 2],
];

/** The one tool whose texts meet these words; undefined where none or several do. Numbers of the request play no part. */
export function meant(compiled: CompiledTools, words: string): number | undefined {
  const known = found.get(compiled) ?? new Map<string, number>();
  const place = known.get(words) ?? nearest(compiled, words);
  found.set(compiled, known.set(words, place));
  return place === -1 ? undefined : place;
}

/** What was looked up before for a list of tools. Keyed by content, so it changes no answer. */
const found = new WeakMap<CompiledTools, Map<string, number>>();

function nearest(compiled: CompiledTools, words: string): number {
  const { best, gap, candidates } = select(compiled, words, { runs: 0 });
  const top = candidates.find(({ tool }) => tool === best);
  const known = top !== undefined && top.words > clear && (gap === null || gap > clear);
  return known ? (compiled.names.get(top.tool) ?? -1) : -1;
}

/** Points that a name by description must be ahead, so that one word in common with everything means nothing. */
const clear = 0.02;

/** "The return tool": the one tool that has such a word in its name. */
function namedBy({ tools }: CompiledTools, words: string): number | undefined {
  const keys = (text: string): Set<string> => new Set(tokenize(text.replace(/[_.\-/]/g, ' '), false).map(({ key }) => key));
  const wanted = keys(words);
  const having = (key: string): number[] => tools.flatMap(({ name }, place) => (keys(name).has(key) ? [place] : []));
  const single = new Set([...wanted].map(having).flatMap((places) => (places.length === 1 ? places : [])));
  return single.size === 1 ? [...single][0] : undefined;
}

function inPlace(said: string, count: number): number | undefined {
  const place = ordinals.find(([pattern]) => pattern.test(said))?.[1];
  return place !== undefined && place < count ? place : undefined;
}

/** Phrases of one clause that are looked at; nobody speaks of more tools at once. */
const most = 8;

function describedIn(text: string, compiled: CompiledTools, spent: readonly Mention[]): Mention[] {
  return [...text.matchAll(described)].slice(0, most).flatMap((match): Mention[] => {
    const whole = match[1] ?? match[2] ?? match[3] ?? '';
    const words = match[1] === undefined ? whole.replace(englishCondition, '') : whole.replace(afterCondition, '');
    if (words.trim() === '' || open.test(words)) return [];
    const tool =
      inPlace(words, compiled.tools.length) ?? (match[2] === undefined ? undefined : namedBy(compiled, words)) ?? meant(compiled, words);
    const start = match.index + match[0].indexOf(words);
    const [from, to] = match[1] === undefined ? [match.index, words === whole ? match.index + match[0].length : start + words.length] : [start, match.index + match[0].length]; // prettier-ignore
    const taken = spent.some((one) => one.from < to && one.to > from);
    return tool === undefined || taken ? [] : [{ tools: [tool], from, to, said: text.slice(from, to).trim() }];
  });
}

/** Between names of one list: they are meant together. */
const joint = /^[`"'”」]?\s*(?:[、,・/と]|や|か|または|もしくは|および|,?\s*(?:and|or)\b)\s*[`"'“「]?$/;

/** The mentions of a text in order; names in one list are one mention. */
export function mentionsIn(text: string, compiled: CompiledTools): Mention[] {
  const named: Mention[] = [];
  for (const { tool, from, to } of namesIn(text, compiled.names)) {
    const last = named.at(-1);
    if (last !== undefined && joint.test(text.slice(last.to, from)))
      named[named.length - 1] = { tools: [...new Set([...last.tools, tool])], from: last.from, to, said: text.slice(last.from, to) }; // prettier-ignore
    else named.push({ tools: [tool], from, to, said: text.slice(from, to) });
  }
  return [...named, ...describedIn(text, compiled, named)].toSorted((a, b) => a.from - b.from);
}
