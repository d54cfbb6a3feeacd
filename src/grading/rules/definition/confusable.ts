// Two tools of one server with the same parameters and nearly the same words, and nothing that says when to use which.
import { type Json, isObject, join, own } from '../../../model/json.ts';
import type { Finding } from '../../check.ts';
import { type DefinitionRule, nameOf } from '../../definition.ts';
import { nameParts } from '../../texts/verbs.ts';

const least = 0.75;
const pairsMost = 30;
const textMost = 2_000;
const idle = new Set(
  'a an the of from in on at to for by and or with this that is are be it its your from system given specified one all tool used use システム 指定 ツール'.split(
    ' ',
  ),
);
const alike: readonly string[][] = [
  [
    ...['get', 'fetch', 'retrieve', 'read', 'lookup', 'obtain', 'return', 'load', 'show', 'view', 'find', 'search', 'query', 'look'],
    ...['取得', '参照', '照会', '検索', '表示', '閲覧', '確認'],
  ],
  ['delete', 'remove', 'erase', '削除', '消去'],
  ['create', 'add', 'make', 'new', '作成', '登録', '追加', '新規'],
  ['update', 'edit', 'modify', 'change', '更新', '変更', '編集'],
  ['information', 'info', 'detail', 'data', '情報', '詳細', 'データ'],
  ['customer', 'client', '顧客'],
  ['document', 'doc', 'file'],
];
/** The Japanese words of these groups: a compound is cut at them, so that 「顧客の情報」 and 「顧客情報」 have the same words. */
const cuts = new RegExp(
  `(${alike
    .flat()
    .filter((word) => /[^ -~]/.test(word))
    .join('|')})`,
);
const same = new Map(alike.flatMap((group) => group.map((word) => [word, group[0] ?? word] as const)));
/** Words that tell two tools apart: when to use it, and when not. */
const boundary =
  /\binstead\b|\bnot for\b|\bdo not use\b|\bdon't use\b|\buse (?:this )?(?:when|if|only|for)\b|\bwhen you (?:need|have|want|know)\b|\bonly (?:for|when|if)\b|場合に使|ではなく|のときに使|には使わ/i;

type Read = { name: string; text: string; words: ReadonlySet<string>; key: string; apart: boolean };

function wordsOf(text: string): Set<string> {
  const japanese = (text.match(/[\p{Script=Han}\p{Script=Katakana}ー]{2,}/gu) ?? [])
    .flatMap((run) => run.split(cuts))
    .filter((word) => word !== '');
  const english = (text.toLowerCase().match(/[a-z0-9]+/g) ?? [])
    .filter((word) => !idle.has(word))
    .map((word) => word.replace(/(?<=\w{3})(?:es|s)$/, ''));
  return new Set([...english, ...japanese.filter((word) => !idle.has(word))].map((word) => same.get(word) ?? same.get(`${word}e`) ?? word));
}

function readTool(tool: Json): Read {
  const description = own(tool, 'description');
  const text = typeof description === 'string' ? description.slice(0, textMost) : '';
  const properties = own(own(tool, 'inputSchema'), 'properties');
  const key = isObject(properties)
    ? Object.entries(properties)
        .map(([name, value]) => `${name}:${JSON.stringify(own(value, 'type') ?? null)}`)
        .toSorted()
        .join()
    : '';
  return { name: nameOf(tool), text, words: wordsOf(text), key, apart: boundary.test(text) };
}

function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  // Sets of very different size cannot be alike; most pairs of a long list end here.
  if (Math.min(a.size, b.size) < least * Math.max(a.size, b.size)) return 0;
  let shared = 0;
  for (const word of a) if (b.has(word)) shared += 1;
  return a.size + b.size === 0 ? 0 : shared / (a.size + b.size - shared);
}

function confused(a: Read, b: Read): boolean {
  if (a.apart || b.apart || a.words.size === 0 || a.name === '' || b.name === '' || a.name === b.name) return false;
  if (likeness(a.words, b.words) < least || a.text.includes(b.name) || b.text.includes(a.name)) return false;
  // In a long text one word may carry the whole difference: it must not be one that stands in the names.
  const [mine, theirs] = [wordsOf(nameParts(a.name).join(' ')), wordsOf(nameParts(b.name).join(' '))];
  const told = [...mine].some((word) => !theirs.has(word) && a.words.has(word) && !b.words.has(word));
  return !told && ![...theirs].some((word) => !mine.has(word) && b.words.has(word) && !a.words.has(word));
}

/** For each list the earlier tool that each one is like. */
const known = new WeakMap<Json[], ReadonlyMap<number, string>>();

function rivals(tools: Json[]): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  const groups = new Map<string, { read: Read; index: number }[]>();
  for (const [index, tool] of tools.entries()) {
    const read = readTool(tool);
    const group = groups.get(read.key) ?? [];
    // Long groups are read against their nearest neighbours only: every pair of ten thousand would take minutes.
    const rival = group.slice(-pairsMost).find((other) => confused(other.read, read));
    if (rival !== undefined) found.set(index, rival.read.name);
    group.push({ read, index });
    groups.set(read.key, group);
  }
  return found;
}

export const confusable: DefinitionRule = {
  id: 'definition.confusable',
  find: ({ tool, pointer, tools, index }): Finding[] => {
    const all = known.get(tools) ?? rivals(tools);
    known.set(tools, all);
    const other = all.get(index);
    return other === undefined ? [] : [{ pointer: join(pointer, 'description'), params: { name: nameOf(tool), other } }];
  },
};
