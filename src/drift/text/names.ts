// Names as sets of words: `perPage`, `per_page` and `per-page` are one name, and near synonyms count as the same word.

// Groups of words that take each other's place when a server renames something. Chosen by hand, from common API vocabulary.
const groups: readonly string[] = [
  'get fetch retrieve read lookup show load',
  'list search find query browse',
  'create add new insert post register open',
  'update edit modify change set patch write',
  'delete remove drop destroy erase',
  'customer client user account',
  'id identifier key ref reference uid number no idx index',
  'limit max maximum count size top results perpage pagesize rows',
  'since from start after begin',
  'until to end before',
  'url uri link href',
  'path file filename filepath',
  'repo repository project',
  'org organization organisation owner',
  'message text body content comment note',
  'sort order',
  'mail email',
  'amount price total sum',
];

const canonicalWord: ReadonlyMap<string, string> = new Map(
  groups.flatMap((group) => {
    const words = group.split(' ');
    return words.map((word) => [word, words[0] ?? word] as const);
  }),
);

/** One lower-case word without its plural ending. */
export function stem(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 3 && word.endsWith('s') && !word.endsWith('ss')) return word.slice(0, -1);
  if (word.length > 5 && word.endsWith('ed')) return word.slice(0, -2);
  return word;
}

/** The words of a name in order: split at case changes, digits and punctuation. */
export function nameWords(name: string): string[] {
  const spaced = name
    .normalize('NFKC')
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2');
  return spaced
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map(stem);
}

/** The words of a name with near synonyms made equal. */
export function nameKeys(name: string): Set<string> {
  return new Set(nameWords(name).map((word) => canonicalWord.get(word) ?? word));
}

/** Twice the shared members over all members: 0 to 1. Two empty sets have nothing in common. */
export function dice(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size + b.size === 0) return 0;
  let shared = 0;
  for (const member of a) if (b.has(member)) shared += 1;
  return (2 * shared) / (a.size + b.size);
}

/** How alike two names are, 0 to 1: their words, and the same words written differently count fully. */
export function nameLikeness(a: string, b: string): number {
  const [x, y] = [nameWords(a), nameWords(b)];
  if (x.join('') === y.join('')) return 1;
  return Math.max(dice(nameKeys(a), nameKeys(b)), dice(new Set(x), new Set(y)));
}
