// A list of 2026-07-28 says how long and for whom it holds: `ttlMs` and `cacheScope`, the same scope on every page; and it has its own
// members. MCP 2026-07-28, Caching, Pagination and Discovery (MUST).
import { type Json, isObject, join, own } from '../../../model/json.ts';
import type { Finding } from '../../check.ts';
import { type MessageRule, methodOf, results } from '../../message.ts';

/** Cacheable methods, and the member that each result has. */
const lists: Readonly<Record<string, string>> = {
  'tools/list': 'tools',
  'prompts/list': 'prompts',
  'resources/list': 'resources',
  'resources/templates/list': 'resourceTemplates',
  'resources/read': 'contents',
  'server/discover': 'supportedVersions',
};

type Page = { result: Json; pointer: string };

function faults({ result, pointer }: Page, member: string, asked: { current: boolean; whole: boolean }): Finding[] {
  const [ttl, scope, next, list] = [own(result, 'ttlMs'), own(result, 'cacheScope'), own(result, 'nextCursor'), own(result, member)];
  const found: Finding[] = [];
  const lacks = (field: string, value: Json | undefined): void =>
    void found.push({ pointer: value === undefined ? pointer : join(pointer, field), params: { field, value: value ?? null } });
  if (asked.whole && !Array.isArray(list)) lacks(member, list);
  if (asked.whole && member === 'supportedVersions' && !isObject(own(result, 'capabilities'))) {
    lacks('capabilities', own(result, 'capabilities'));
  }
  if (asked.current && !(typeof ttl === 'number' && Number.isInteger(ttl) && ttl >= 0)) lacks('ttlMs', ttl);
  if (asked.current && scope !== 'public' && scope !== 'private') lacks('cacheScope', scope);
  if (next !== undefined && typeof next !== 'string') lacks('nextCursor', next);
  return found;
}

export const listFields: MessageRule = {
  id: 'message.list-fields',
  find: (target) => {
    const asked = { current: target.revision === '2026-07-28', whole: target.whole };
    const scopes = new Map<string, Json>();
    return results(target).flatMap(({ result, pointer, request }): Finding[] => {
      const method = methodOf(request);
      const member = method === undefined ? undefined : lists[method];
      // What asks for more input is no list yet.
      if (method === undefined || member === undefined || own(result, 'resultType') === 'input_required') return [];
      const found = faults({ result, pointer }, member, asked);
      const scope = own(result, 'cacheScope');
      const first = own(own(request, 'params'), 'cursor') === undefined ? undefined : scopes.get(method);
      if (first === undefined && scope !== undefined) scopes.set(method, scope);
      if (asked.current && found.length === 0 && first !== undefined && scope !== first)
        found.push({ pointer: join(pointer, 'cacheScope'), params: { field: 'cacheScope', value: scope ?? null } });
      return found;
    });
  },
};
