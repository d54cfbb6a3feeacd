// Reads the system prompt for one thing only: does it speak of a tool, other than to forbid it. Nothing else in it is judged.

const plain = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Sentences; a point inside a name or a number does not end one. */
const sentences = (text: string): string[] => plain(text).split(/[。!?\n]|\.(?=\s|$)/);

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** True where the sentence forbids that very tool, and not merely to use it too early. */
function forbids(sentence: string, word: string): boolean {
  const name = `[\`"'「]*${escaped(word)}[\`"'」]*`;
  if (/\b(before|until|unless|without|first)\b|まで|前に|まえに|うち/.test(sentence)) return false;
  const english = new RegExp(`(?:do not|don't|never|must not) (?:call|use|run|invoke) (?:the )?${name}`);
  const japanese = new RegExp(`${name}(?:を|は)(?:呼ば|使わ|呼び出さ|実行し)ない(?:で|こと|$)`);
  return english.test(sentence) || japanese.test(sentence);
}

/** Words that put things in order. */
const order =
  /\b(first|firstly|begin|start|before|until|unless|then|after|afterwards|once|prior|next)\b|まず|最初|はじめ|初め|先に|前に|まえに|まで|てから|でから|次に|そのあと|あとで|後で|後に|済んだら|できたら|れたら/;

/** What the reader looks for. */
export type Sought = {
  /** The tool's name: wherever it stands, it counts. */
  name: string;
  /** Other words of the scenario that mean it. */
  words: readonly string[];
  /** True where such a word counts only in a sentence that puts things in order. */
  inOrder: boolean;
};

/** True where the prompt speaks of the tool. */
export function speaksOf(system: readonly string[], { name, words, inOrder }: Sought): boolean {
  return system.flatMap(sentences).some((sentence) => {
    if (sentence.includes(plain(name))) return !forbids(sentence, plain(name));
    return (!inOrder || order.test(sentence)) && words.some((word) => sentence.includes(plain(word)));
  });
}

const later = /\b(then|afterwards|finally|last|lastly)\b|次に|そのあと|その後|最後に/;
const turnsRound = /\b(before|until|unless|without|only after|once)\b|まで|前に|まえに|ずに|うち|てから|でから/;

/** True where the prompt puts the tool after the others: they are named before it, and it stands behind a "then". */
export function putsLast(system: readonly string[], tool: string, others: readonly string[]): boolean {
  const all = system.flatMap(sentences);
  const index = all.findIndex((sentence) => sentence.includes(plain(tool)));
  const sentence = all[index] ?? '';
  const before = sentence.slice(0, sentence.indexOf(plain(tool)));
  const earlier = [...all.slice(0, index), before].join('\n');
  return index >= 0 && later.test(before) && !turnsRound.test(sentence) && others.some((other) => earlier.includes(plain(other)));
}
