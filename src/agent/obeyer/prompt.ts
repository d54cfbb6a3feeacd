// Reads the system prompt for one thing only: does it speak of a tool, other than to forbid it. Nothing else in it is judged.

const plain = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Sentences; a point inside a name or a number does not end one. */
const sentences = (text: string): string[] => plain(text).split(/[。!?\n]|\.(?=\s|$)/);

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** True where the sentence forbids that very tool, and not merely to use it too early. */
function forbids(sentence: string, word: string): boolean {
  const name = `[\`"'「]*${escaped(word)}[\`"'」]*`;
  if (/\b(before|until|unless|without|first)\b/.test(sentence)) return false;
  const english = new RegExp(`(?:do not|don't|never|must not) (?:call|use|run|invoke) (?:the )?${name}`);
  const japanese = new RegExp(`${name}(?:を|は)(?:呼ば|使わ|呼び出さ|実行し)ない(?:で|こと|$)`);
  return english.test(sentence) || japanese.test(sentence);
}

/**
 * True where the prompt speaks of the tool.
 * @param words the tool's name, and other words of the scenario that mean it
 */
export function speaksOf(system: readonly string[], words: readonly string[]): boolean {
  return system.flatMap(sentences).some((sentence) => words.map(plain).some((word) => sentence.includes(word) && !forbids(sentence, word)));
}
