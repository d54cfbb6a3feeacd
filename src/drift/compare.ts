// Two definitions, or two lists of them: every change with its number among the fifteen, in one stable order.
import type { Json } from '../model/json.ts';
import { changeOf, type Change, type Found } from './change.ts';
import { byCodeUnit, sameInOrder } from './same.ts';
import { canonicalKey } from './schema/key.ts';
import { compareTool } from './tools/compare-tool.ts';
import { neighbours, pairTools, type PairedTools } from './tools/pair-tools.ts';
import { toolList, type ToolList } from './tools/tool-list.ts';
import { markUpgrades } from './upgrade.ts';

/**
 * Every change from `before` to `after`. Each is one tool, an array of tools, `{tools}`, a result of `tools/list` or its
 * JSON-RPC message; anything else is a list without tools. Kind 14 never appears: it happens between a server and a host,
 * and two lists do not show it.
 */
export function compare(before: Json, after: Json): Change[] {
  if (sameInOrder(before, after)) return [];
  return compareLists(toolList(before), toolList(after)).changes;
}

/** The changes of two lists, and which tool became which. */
export function compareLists(before: ToolList, after: ToolList): { changes: Change[]; paired: PairedTools } {
  const paired = pairTools(before, after);
  const tools = paired.pairs.map((pair) => ({ pair, found: compareTool(pair) }));
  markUpgrades(tools);
  const changes = [
    ...tools.flatMap(({ pair, found }) => gathered(pair.old.name, found)),
    ...membership(paired),
    ...order(before, after, paired),
  ];
  return { changes, paired };
}

/** The same finding at the same place, reached through several arguments, is one change. */
function gathered(tool: string, found: readonly Found[]): Change[] {
  const known = new Map<string, Change & { arguments: string[] }>();
  for (const one of found) {
    const change = changeOf(tool, one);
    const key = `${change.code}\n${change.before ?? ''}\n${change.after ?? ''}\n${canonicalKey({ ...change.params })}`;
    const earlier = known.get(key);
    if (earlier === undefined) known.set(key, { ...change, arguments: [...change.arguments] });
    else earlier.arguments = [...new Set([...earlier.arguments, ...change.arguments])];
  }
  return [...known.values()].toSorted(
    (a, b) =>
      a.kind - b.kind ||
      byCodeUnit(a.before ?? a.after ?? '', b.before ?? b.after ?? '') ||
      byCodeUnit(a.after ?? '', b.after ?? '') ||
      byCodeUnit(a.code, b.code),
  );
}

function membership({ pairs, split, merged, removed, added }: PairedTools): Change[] {
  const near = neighbours(added, pairs);
  return [
    ...split.map(({ old, news }) =>
      changeOf(old.name, {
        code: 'tool-split',
        before: old.pointer,
        after: news[0]?.pointer ?? null,
        params: { old: old.name, new: news.map(({ name }) => name) },
      }),
    ),
    ...merged.flatMap(({ olds, new: now }) =>
      olds.map((old) =>
        changeOf(old.name, {
          code: 'tools-merged',
          before: old.pointer,
          after: now.pointer,
          params: { old: olds.map(({ name }) => name), new: now.name },
        }),
      ),
    ),
    ...removed.map((old) => changeOf(old.name, { code: 'tool-removed', before: old.pointer, after: null, params: { old: old.name } })),
    ...added.map((now) => {
      const neighbour = near.get(now);
      const place = { before: neighbour?.pair.old.pointer ?? null, after: now.pointer };
      return neighbour === undefined
        ? changeOf(now.name, { code: 'tool-added', ...place, params: { new: now.name } })
        : changeOf(now.name, {
            code: 'similar-tool-added',
            ...place,
            params: { new: now.name, similarTo: neighbour.pair.new.name, confidence: neighbour.confidence },
          });
    }),
  ];
}

function order(before: ToolList, after: ToolList, { pairs }: PairedTools): Change[] {
  const moved = pairs.some((pair, i) => i > 0 && pair.new.index < (pairs[i - 1]?.new.index ?? 0));
  if (!moved) return [];
  const names = (list: readonly { name: string; index: number }[]): string[] =>
    list.toSorted((a, b) => a.index - b.index).map(({ name }) => name);
  const place = (list: ToolList): string => list.entries[0]?.pointer.replace(/\/\d+$/, '') ?? '';
  return [
    changeOf('', {
      code: 'tool-order-changed',
      before: place(before),
      after: place(after),
      params: { old: names(pairs.map(({ old }) => old)).slice(0, 100), new: names(pairs.map(({ new: now }) => now)).slice(0, 100) },
    }),
  ];
}
