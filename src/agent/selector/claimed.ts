// Which given words a tool's description claims: those of its clauses that neither say "not" nor hand over to a person.
import { type Json, own } from '../../model/json.ts';
import { clausesOf } from './clauses.ts';
import { nameOf } from './compile.ts';
import { readAtMost } from './constants.ts';
import { normalize } from './identifiers.ts';
import { nameIndex } from './names.ts';
import { handsOver } from './orders/denials.ts';

/** Latin words must stand by themselves; Japanese ones need not. */
function holds(text: string, word: string): boolean {
  const at = text.toLowerCase().indexOf(word.toLowerCase());
  if (at === -1 || !/^[a-z]/i.test(word)) return at !== -1;
  return !/[a-z]/i.test(text.charAt(at - 1)) && !/[a-rt-z]/i.test(text.charAt(at + word.length));
}

/** The words that each tool claims, in list order. */
export function claimedWords(tools: readonly Json[], words: readonly string[]): string[][] {
  const names = nameIndex(tools.map(nameOf));
  return tools.map((tool, self) => {
    const description = own(tool, 'description');
    const text = typeof description === 'string' ? description.slice(0, readAtMost.text) : '';
    const mine = clausesOf(normalize(text), names, self).filter((clause) => clause.kind !== 'negative' && !handsOver.test(clause.text));
    return words.filter((word) => mine.some((clause) => holds(clause.text, word)));
  });
}
