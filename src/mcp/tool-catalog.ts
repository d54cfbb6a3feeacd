// The tools as a list and by name. Definitions are not looked into beyond their name: one that is no tool at all is still listed.
import { own } from '../model/json.ts';
import type { Json, JsonObject } from '../model/json.ts';
import type { ListPolicy } from './spec.ts';

/** The tools of a server at one moment. */
export type ToolCatalog = {
  /** The first definition of that name. Any string is a name, `__proto__` too. */
  find: (name: string) => Json | undefined;
  /** One page in stable order, or `undefined` for a cursor that was never given out. No cursor: the first page. */
  page: (cursor: Json | undefined) => { tools: readonly Json[]; nextCursor?: string } | undefined;
};

/** The policy where a scenario gives none. */
export const DEFAULT_LIST: ListPolicy = { ttlMs: 0, cacheScope: 'private' };

/** Builds the catalogue in one pass over the names; 10,000 tools cost a map. */
export function toolCatalog(tools: readonly Json[], policy: ListPolicy): ToolCatalog {
  const byName = new Map<string, Json>();
  for (const tool of tools) {
    const name = own(tool, 'name');
    if (typeof name === 'string' && !byName.has(name)) byName.set(name, tool);
  }
  const size = policy.pageSize ?? Math.max(tools.length, 1);
  if (!Number.isInteger(size) || size < 1) throw new RangeError(`list.pageSize must be an integer of 1 or more, got ${size}`);
  const cursorOf = policy.cursor ?? opaqueCursor;
  const pages = Math.max(1, Math.ceil(tools.length / size));
  const starts = new Map<string, number>();
  for (let page = 1; page < pages; page += 1) starts.set(cursorOf(page), page);
  if (starts.size !== pages - 1) throw new RangeError('list.cursor gave the same cursor to two pages');
  return {
    find: (name) => byName.get(name),
    page: (cursor) => {
      const page = cursor === undefined ? 0 : typeof cursor === 'string' ? starts.get(cursor) : undefined;
      if (page === undefined) return undefined;
      const slice = tools.slice(page * size, (page + 1) * size);
      return page + 1 < pages ? { tools: slice, nextCursor: cursorOf(page + 1) } : { tools: slice };
    },
  };
}

function opaqueCursor(page: number): string {
  return btoa(`page ${page}`);
}

/**
 * A definition that serialises to exactly what was given. Needed for one member: on 2026-07-28 the SDK deletes the
 * retired `execution` from listed tools, and a learner's definition must arrive as it was written (mcp-facts D12).
 */
export function verbatimTool(tool: Json): JsonObject {
  return { toJSON: () => tool } as unknown as JsonObject;
}
