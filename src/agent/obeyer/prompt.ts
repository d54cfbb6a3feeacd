// Reads the system prompt for one thing only: does it speak of a tool, other than to forbid it. Nothing else in it is judged.

const plain = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Sentences; a point inside a name, or behind the number of a step, does not end one. */
const sentences = (text: string): string[] => plain(text).split(/[。!?\n]|(?<!\d)\.(?=\s|$)/);

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** True where the sentence forbids that very tool; a ban on using it too early counts only where `always`. */
function forbids(sentence: string, word: string, always: boolean): boolean {
  const name = `[\`"'「]*${escaped(word)}[\`"'」]*`;
  if (!always && /\b(before|until|unless|without|first)\b|まで|前に|まえに|うち/.test(sentence)) return false;
  const english = new RegExp(`(?:do not|don't|never|must not) (?:call|use|run|invoke) (?:the )?${name}`);
  const japanese = new RegExp(`${name}(?:を|は)(?:呼ば|使わ|呼び出さ|実行し)ない(?:で|こと|$)`);
  return english.test(sentence) || japanese.test(sentence);
}

/** Words that put things in order, and the number of a first step. NFKC makes 1 of ①. */
const order =
  /\b(first|firstly|begin|start|before|until|unless|then|after|afterwards|once|prior|next)\b|まず|最初|はじめ|初め|先に|前に|まえに|まで|てから|でから|次に|そのあと|あとで|後で|後に|済んだら|できたら|れたら|^[\s*-]*(?:step |手順)?1(?:\D|$)/;
const early = /\b(first|firstly|begin|start)\b|まず|最初|はじめに|初めに|先に/;
const late = /\b(then|afterwards|finally|last|lastly)\b|次に|そのあと|その後|最後に/;
const turnsRound = /\b(before|until|unless|without|only after|once)\b|まで|前に|まえに|ずに|うち|てから|でから/;

/** How a prompt may speak of a tool. */
export type Sought = {
  /** The tool's name: wherever it stands, it counts. */
  name: string;
  /** Other words of the scenario that mean it. */
  words: readonly string[];
};

/**
 * True where the prompt speaks of the tool.
 * @param inOrder true for the first step: a word that is not its name counts only in a sentence that puts things in order
 */
export function speaksOf(system: readonly string[], { name, words }: Sought, inOrder: boolean): boolean {
  return system.flatMap(sentences).some((sentence) => {
    if (sentence.includes(plain(name))) return !forbids(sentence, plain(name), inOrder);
    return (!inOrder || order.test(sentence)) && words.some((word) => sentence.includes(plain(word)));
  });
}

/** Where one of the words stands first; -1 where none does. */
function firstPlace(text: string, { name, words }: Sought): number {
  const places = [name, ...words].map((word) => text.indexOf(plain(word))).filter((place) => place >= 0);
  return places.length === 0 ? -1 : Math.min(...places);
}

/** True where the prompt puts the tool after the others: they come before it, and a "then" stands between. */
export function putsLast(system: readonly string[], tool: Sought, others: readonly Sought[]): boolean {
  const text = system.map(plain).join('\n');
  const here = firstPlace(text, tool);
  const before = text.slice(0, Math.max(here, 0));
  const ends = others.flatMap(({ name, words }) =>
    [name, ...words].map((word) => ({ at: before.lastIndexOf(plain(word)), of: plain(word).length })),
  );
  const end = Math.max(-1, ...ends.filter(({ at }) => at >= 0).map(({ at, of }) => at + of));
  if (here < 0 || end < 0) return false;
  const between = before.slice(end);
  const sentence = sentences(text).find((one) => firstPlace(one, tool) >= 0) ?? '';
  return late.test(between) && !early.test(between) && !turnsRound.test(sentence);
}
