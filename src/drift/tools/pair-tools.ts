// Which old tool is which new one: by name, else renamed, split or merged; and which new tools stand beside similar old ones.
import { own } from '../../model/json.ts';
import { candidates, indexOf, near, oneToOne, type Match } from '../pairing.ts';
import { argumentNames, indexWords, toolLikeness } from './likeness.ts';
import type { Entry, ToolList } from './tool-list.ts';

/** One old tool and the new tool it became; `confidence` where the name changed. */
export type Pair = { old: Entry; new: Entry; renamed: { confidence: number; because: string[] } | undefined };

/** Two lists, told apart. */
export type PairedTools = {
  pairs: Pair[];
  split: { old: Entry; news: Entry[] }[];
  merged: { olds: Entry[]; new: Entry }[];
  removed: Entry[];
  added: Entry[];
};

const renameLeast = 0.5;
const kinLeast = 0.4;
// Above this one new tool is the old one under another name, whatever else looks like it.
const sure = 0.75;

/** Pairs the tools of two lists. Two single definitions are two versions of one tool, whatever their names. */
export function pairTools(before: ToolList, after: ToolList): PairedTools {
  const nothing = { split: [], merged: [], removed: [], added: [] };
  const [first, other] = [before.entries[0], after.entries[0]];
  if (before.single && after.single && first !== undefined && other !== undefined) {
    return { ...nothing, pairs: [{ old: first, new: other, renamed: first.name === other.name ? undefined : given(first, other) }] };
  }
  const { pairs, gone, fresh } = byName(before.entries, after.entries);
  const likeness = (i: number, j: number): number => toolLikeness(gone[i] as Entry, fresh[j] as Entry).score;
  const matches = candidates(gone.map(indexWords), fresh.map(indexWords), likeness, kinLeast);
  const { split, merged, left } = splitsAndMerges(matches, gone, fresh);
  const close = oneToOne(left.filter((match) => match.likeness >= renameLeast));
  const renames = close.filter((match) => !folds(gone[match.old] as Entry, fresh[match.new] as Entry));
  for (const match of close) {
    if (!renames.includes(match)) merged.push({ olds: [gone[match.old] as Entry], new: fresh[match.new] as Entry });
  }
  const renamedPairs = renames.map((match): Pair => {
    const [old, now] = [gone[match.old] as Entry, fresh[match.new] as Entry];
    return { old, new: now, renamed: { confidence: match.likeness, because: toolLikeness(old, now).because } };
  });
  const used = new Set<Entry>([
    ...renamedPairs.flatMap(({ old, new: now }) => [old, now]),
    ...split.flatMap(({ old, news }) => [old, ...news]),
    ...merged.flatMap(({ olds, new: now }) => [...olds, now]),
  ]);
  return {
    pairs: [...pairs, ...renamedPairs].toSorted((a, b) => a.old.index - b.old.index || a.new.index - b.new.index),
    split,
    merged,
    removed: gone.filter((entry) => !used.has(entry)),
    added: fresh.filter((entry) => !used.has(entry)),
  };
}

/** True where the new tool asks which of several operations is meant, and the old one did not: it took the old one in. */
function folds(old: Entry, now: Entry): boolean {
  const required = own(own(now.tool, 'inputSchema'), 'required');
  const before = new Set(argumentNames(old.tool));
  return (
    Array.isArray(required) &&
    required.some(
      (name) => typeof name === 'string' && /^(?:method|action|operation|op|command|mode|verb)$/i.test(name) && !before.has(name),
    )
  );
}

function given(old: Entry, now: Entry): { confidence: number; because: string[] } {
  const { score, because } = toolLikeness(old, now);
  return { confidence: score, because: [...because, 'given-as-pair'] };
}

// The same name twice: the first is paired with the first.
function byName(olds: readonly Entry[], news: readonly Entry[]): { pairs: Pair[]; gone: Entry[]; fresh: Entry[] } {
  const waiting = new Map<string, Entry[]>();
  for (const entry of news) waiting.set(entry.name, [...(waiting.get(entry.name) ?? []), entry]);
  const pairs: Pair[] = [];
  const gone: Entry[] = [];
  for (const old of olds) {
    const now = waiting.get(old.name)?.shift();
    if (now === undefined) gone.push(old);
    else pairs.push({ old, new: now, renamed: undefined });
  }
  return { pairs, gone, fresh: [...waiting.values()].flat().toSorted((a, b) => a.index - b.index) };
}

function splitsAndMerges(
  matches: readonly Match[],
  gone: readonly Entry[],
  fresh: readonly Entry[],
): Pick<PairedTools, 'split' | 'merged'> & { left: Match[] } {
  const [byOld, byNew] = [grouped(matches, 'old'), grouped(matches, 'new')];
  const split: PairedTools['split'] = [];
  const merged: PairedTools['merged'] = [];
  const [spentOld, spentNew] = [new Set<number>(), new Set<number>()];
  for (const [old, list] of byOld) {
    const kin = family(list).filter(({ new: now }) => !spentNew.has(now) && byNew.get(now)?.length === 1);
    if (kin.length < 2) continue;
    spentOld.add(old);
    for (const { new: now } of kin) spentNew.add(now);
    split.push({ old: gone[old] as Entry, news: kin.map(({ new: now }) => fresh[now] as Entry).toSorted((a, b) => a.index - b.index) });
  }
  for (const [now, list] of byNew) {
    const kin = family(list).filter(({ old }) => !spentOld.has(old) && byOld.get(old)?.length === 1);
    if (kin.length < 2 || spentNew.has(now)) continue;
    spentNew.add(now);
    for (const { old } of kin) spentOld.add(old);
    merged.push({ olds: kin.map(({ old }) => gone[old] as Entry).toSorted((a, b) => a.index - b.index), new: fresh[now] as Entry });
  }
  return { split, merged, left: matches.filter((match) => !spentOld.has(match.old) && !spentNew.has(match.new)) };
}

// The matches close to the best one; none where the best one is sure by itself.
function family(list: readonly Match[]): Match[] {
  const best = Math.max(...list.map(({ likeness }) => likeness));
  return best >= sure ? [] : list.filter(({ likeness }) => likeness >= 0.8 * best);
}

function grouped(matches: readonly Match[], side: 'old' | 'new'): Map<number, Match[]> {
  const groups = new Map<number, Match[]>();
  for (const match of matches) {
    const group = groups.get(match[side]);
    if (group === undefined) groups.set(match[side], [match]);
    else group.push(match);
  }
  return new Map([...groups].toSorted((a, b) => a[0] - b[0]));
}

/** For each added tool, the tool of both lists that it resembles most, if any does. */
export function neighbours(added: readonly Entry[], pairs: readonly Pair[]): Map<Entry, { pair: Pair; confidence: number }> {
  const found = new Map<Entry, { pair: Pair; confidence: number }>();
  if (added.length === 0) return found;
  const index = indexOf(pairs.map(({ new: now }) => indexWords(now)));
  const small = pairs.length * added.length <= 2_500;
  for (const entry of added) {
    const close = small ? [...pairs.keys()] : near(index, indexWords(entry));
    for (const i of close) {
      const pair = pairs[i];
      if (pair === undefined) continue;
      const { score } = toolLikeness(pair.new, entry);
      if (score >= kinLeast && score > (found.get(entry)?.confidence ?? 0)) found.set(entry, { pair, confidence: score });
    }
  }
  return found;
}
