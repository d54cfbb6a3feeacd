// Reads a prompt for lines that decide which tool to use: a word or a subject is sent to one tool, or everything is.
import { clauseMost, splitClauses } from '../clauses.ts';
import type { CompiledTools } from '../compile.ts';
import { normalize } from '../identifiers.ts';
import { catchAll } from '../orders/catch-all.ts';
import { saysNot } from '../orders/denials.ts';
import { quotes } from '../quotes.ts';
import { tokenize } from '../tokens.ts';
import { denied, directs } from './directs.ts';
import type { Mention } from './mention.ts';
import { afterCondition, meant, mentionsIn } from './mentions.ts';

/** A clause that sends requests to a tool. */
export type Route = {
  /** Names of the tools, one or some but never all of the list. */
  tools: string[];
  /** The words that are bound, at most three; none where all requests are meant. */
  subject: string[];
  /** True where it takes what fits nothing else. */
  rest: boolean;
};

const ruleWords = new Set(
  tokenize(
    '使 用 問 客様 様 必ず 常に 最初 優先 使用 呼 呼出 言葉 単語 語 含 文 依頼 質問 問 合 書 話 用件 利用者 客 担当者 窓口 人 返事 答 聞 尋 選 決 送 回 渡 任 担当 仕事 専用 結果 ツール 道具 先 ' +
      'always first call calling word words contain mention mentioned mentions question questions request requests message prefer must whenever say says said ask asks asked user users customer caller somebody someone anybody tool tools everything anything whatever about regarding go goes send sent route answer handle handles subject topic case cases choose pick default try tries reach read reads doubt used using when',
    false,
  ).map(({ key }) => key),
);
/** Customers are a subject where a tool is about them; "when a customer asks" is not. */
const actors = /\b(?:a|the) (?:customer|user|caller|member|colleague|person)s?(?= (?:asks?|says?|mentions?|wants?|calls?|writes?))/gi;
/** What must have been done before a call. It binds nothing. */
const precondition =
  /[^、。]{0,16}(?:済|終わ|終え|確かめ|確認(?:し|でき|が取れ)|本人と分か|そろ|揃|聞い|尋ね)[^、。か]{0,4}(?:だら|たら|れば|えば|あと|後|てから|でから|とき|場合)(?:に|は|には|だけ|のみ)?|[^、。]{0,16}番号[^、。]{0,16}(?:ある|そろ|分か)[^、。]{0,16}(?:だけ|限り|限って|のみ)|\b(?:only )?(?:after|once|when|if|as soon as)\b[^,]{0,40}\b(?:identified|verified|confirmed|known|complete|clear|established|proved|proven|checked|authenticated)\b/gi;
const anaphora = /^(?:その|それ|この|これ|そう)|そのとき|その場合|その際|\b(?:then|in that case|them|it|those|these)\b/i;
/** "When this is said, look up that": a tool by what it does, without the word. */
const asked =
  /と(?:言|聞|い[うっえ]|あ[るっれ])|という|のこと|について|なら|たら|聞かれ|言われ|尋ねられ|質問|\b(?:when|if|whenever|for|on)\b/i;
const lookUp =
  /([^、。「」]{2,30}?)を(?:調べ|検索し|検索す|照会し|照会す|引[いくけ]|取得し|取得す|参照し|参照す|見[るて]|開[くい]|読[むん])|\b(?:look up|fetch|query|search|retrieve|pull up|read)\s+(?:the |an? |their |her |his |its )?([a-z][a-z' ]{2,40})/gi;

function bound(text: string, generic = true): string[] {
  const plain = text.replace(actors, ' ');
  const quoted = quotes(plain).map(({ inside }) => inside.trim());
  const tokens = tokenize(plain, false).filter(({ kind, key, text: word }) => kind !== 'bigram' && kind !== 'concept' && !ruleWords.has(key) && (word.length > 1 || kind === 'run')); // prettier-ignore
  const said = tokens.filter(({ generic }) => !generic);
  const words = (said.length > 0 || !generic ? said : tokens).map(({ text: word }) => word);
  return [...new Set([...quoted, ...words])].slice(0, 3);
}

/** The clause without the mentions, and whether a precondition was taken out of it. */
function around(clause: string, mentions: readonly Mention[]): { text: string; waits: boolean } {
  const rest = mentions.reduceRight((text, { from, to }) => `${text.slice(0, from)} ${text.slice(to)}`, clause);
  const text = rest.replace(precondition, ' ');
  return { text, waits: text !== rest };
}

function lookUps(clause: string, compiled: CompiledTools): Mention[] {
  return [...clause.matchAll(lookUp)].flatMap((match): Mention[] => {
    const words = match[1]?.replace(afterCondition, '') ?? match[2] ?? '';
    const from = match.index + match[0].indexOf(words);
    const ahead = clause.slice(0, from);
    if (
      !asked.test(ahead) ||
      bound(ahead).every((word) => /^(?:番|号|番号|調)$|^numbers?$|^id$/.test(word)) ||
      saysNot(clause.slice(from).split(/[、,;]/)[0] ?? '')
    )
      return [];
    const tool = meant(compiled, words);
    return tool === undefined ? [] : [{ tools: [tool], from, to: from + words.length, said: words }];
  });
}

function clausesIn(text: string): string[] {
  return splitClauses(normalize(text)).map((clause) => clause.slice(0, clauseMost));
}

/** "Parcels? get_order." */
function answers(question: string, rest: string): boolean {
  return /\?\s*$/.test(question) && !/\p{L}/u.test(rest);
}

/** The routes of one text of a prompt, in order. */
export function routesIn(text: string, compiled: CompiledTools): Route[] {
  const clauses = clausesIn(text);
  const names = compiled.tools.map(({ name }) => name);
  return clauses.flatMap((clause, i): Route[] => {
    const mentions = mentionsIn(clause, compiled);
    const { text: others, waits } = around(clause, mentions);
    const spoken = bound(others, false).length > 0;
    const before = clauses[i - 1] ?? '';
    const answered = answers(before, others);
    const some = mentions.filter(({ tools }) => tools.length < compiled.tools.length);
    const sent = some.filter((mention) => answered || directs(clause, mention, names.includes(mention.said) && spoken));
    const found = sent.length > 0 ? sent : mentions.length > 0 ? [] : lookUps(clause, compiled);
    const own = bound(mentions.length > 0 ? others : around(clause, found).text);
    const subject = own.length === 0 && (answered || anaphora.test(clause)) ? bound(before) : own;
    if (subject.length === 0 && waits) return [];
    const rest = catchAll(others) !== undefined;
    return found.map(({ tools }) => ({ tools: tools.map((tool) => compiled.tools[tool]?.name ?? ''), subject, rest }));
  });
}

/** True where a text names this tool and says not to use it. */
export function refuses(text: string, compiled: CompiledTools, tool: string): boolean {
  const mine = clausesIn(text).flatMap((clause) =>
    mentionsIn(clause, compiled)
      .filter(({ tools }) => tools.some((place) => compiled.tools[place]?.name === tool))
      .map((mention) => denied(clause, mention)),
  );
  return mine.length > 0 && mine.every((one) => one);
}
