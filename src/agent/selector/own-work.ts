// Descriptions that deny the tool's own work: what a "not for" clause names is what the tool says it returns, or what it is called.
import { type Json, own } from '../../model/json.ts';
import { type Clause, clausesOf } from './clauses.ts';
import { nameOf } from './compile.ts';
import { conceptsIn } from './concepts.ts';
import { readAtMost } from './constants.ts';
import { type Names, nameIndex } from './names.ts';
import { tokenize } from './tokens.ts';

/** A "not for" clause that denies its own tool's work. */
export type Denial = { /** Place of the tool in the list. */ tool: number; /** The words that it denies and claims. */ words: string[] };

/** Requests and the place of the tool that is right for each; -1: none. */
export type Known = readonly { say: string; tool: number }[];

/** "Not without a number", "nothing but orders": a limit, not a denial. */
const limits =
  /以外|その他|そのほか|ほかの|他の|別の|なし|[がはの]な[いくけ]|でない|らない番号|始まらない|だけ|のみ|(?:では|から(?:は)?)(?=使|調|検索|探|引)|\b(?:without|unless|other than|anything but|only|by|other|another|if (?:no|there is no)|no (?:number|id))\b/i;
/** What carries the denial itself, with the English verb that it denies. */
const denying =
  /\b(?:do|does|must|should|can|will|may)(?:\s+not|n['’]t)(?:\s+(?:be|return|give|use|show|look|tell|find|get|handle|cover|answer|include|provide|fetch|read|work|apply|call)\w*)?|\b(?:cannot|can['’]t|never)\s+\w+|\bnot\s+(?:for|to|meant|intended|suitable|used)\b|\bexcept(?: for)?\b/gi;
const ruleWords = new Set(
  tokenize(
    '対象外 不可 禁止 避 除 使 用 使用 利用 対応 扱 受 付 答 応 目的 用途 向 場合 依頼 質問 話 関 情報 内容 データ 結果 取得 取 得 調 教 知 返 対象 確認 見 言 思 願 事 ツール 機能 ' +
      'question request purpose ask related concern anything everything matter case tool function call use used using get find show tell give provide fetch retrieve look see know want need help check information info data detail result specific given certain',
    false,
  ).map(({ key }) => key),
);
const actors = new Set(['run:客', 'run:客様', 'run:顧客', 'word:custom', 'word:customer', 'word:user', 'word:caller']);

/** The words that say something, by their keys, with how they are written. "List" and "new" say little elsewhere; here they set apart. */
function wordsOf(text: string): Map<string, string> {
  const found = tokenize(text, false).filter(({ kind, key }) => (kind === 'run' || kind === 'word') && !ruleWords.has(key));
  return new Map(found.map(({ key, text: written }) => [key, written]));
}

/** What a tool claims. `items` are the parts of its texts that stand between commas and the like. */
type Claims = { all: Set<string>; items: Set<string>[]; named: Set<string>; denials: Clause[] };

/** An English sentence often begins with its verb: "Returns the state" speaks of no return. */
const verbAhead = /^\W*(?:returns?|gets?|gives?|shows?|looks? up|tells?|finds?|fetch(?:es)?|reads?|retrieves?)\b/i;

function claimsOf(tool: Json, names: Names, self: number): Claims {
  const text = (key: string): string => {
    const value = own(tool, key);
    return typeof value === 'string' ? value.slice(0, readAtMost.text) : '';
  };
  const clauses = clausesOf(text('description'), names, self);
  const positive = clauses.filter(({ kind }) => kind !== 'negative').map((clause) => clause.text.replace(verbAhead, ' '));
  const items = positive.flatMap((part) => part.split(/[、,・;:()\n]|や|と(?=[一-鿿])|および|\band\b|\bor\b/)).map((item) => new Set(wordsOf(item).keys())); // prettier-ignore
  const name = `${text('name').replace(/[_.\-/]/g, ' ')} ${text('title')}`;
  const named = conceptsIn(name, name.toLowerCase().match(/[a-z]+/g) ?? []).map(({ id }) => id);
  return {
    all: new Set(positive.flatMap((part) => [...wordsOf(part).keys()])),
    items: items.filter(({ size }) => size > 0),
    named: new Set([...named, ...tokenize(name, false).flatMap(({ key, generic }) => (generic ? [] : [key]))]),
    denials: clauses.filter(({ kind }) => kind === 'negative'),
  };
}

function covers({ all, named }: Claims, [key, written]: [string, string]): boolean {
  return all.has(key) || named.has(key) || conceptsIn(written, [written]).some(({ id }) => named.has(id));
}

/** The denials in the descriptions of a list of tools. `known` are requests for which the right tool is settled. */
export function deniedWork(tools: readonly Json[], known: Known = []): Denial[] {
  const names = nameIndex(tools.map(nameOf));
  const claims = tools.map((tool, self) => claimsOf(tool, names, self));
  const asked = known.map(({ say, tool }) => ({ keys: new Set(wordsOf(say).keys()), tool }));
  return claims.flatMap((mine, tool) =>
    mine.denials.flatMap(({ text, siblings }): Denial[] => {
      if (limits.test(text)) return [];
      const words = [...wordsOf(text.replace(denying, ' '))];
      const every = (test: (word: [string, string]) => boolean): boolean => words.length > 0 && words.every(test);
      const elsewhere = claims.some((other, place) => place !== tool && every((word) => covers(other, word)));
      const inOne = mine.items.some((item) => every(([key]) => item.has(key)));
      const overall = siblings.length === 0 && !elsewhere && every((word) => covers(mine, word));
      const spoken = words.some(([key]) => !actors.has(key)) && !elsewhere && asked.some(({ keys, tool: wanted }) => wanted === tool && every(([key]) => keys.has(key))); // prettier-ignore
      const others = asked.some(({ keys, tool: wanted }) => wanted !== tool && every(([key]) => keys.has(key)));
      return inOne || overall || (spoken && !others) ? [{ tool, words: words.map(([, written]) => written) }] : [];
    }),
  );
}
