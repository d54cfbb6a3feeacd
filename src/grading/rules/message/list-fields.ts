// A list of 2026-07-28 says how long and for whom it holds: `ttlMs` and `cacheScope`. MCP 2026-07-28, Caching and Pagination (MUST).
import { type Json, join, own } from '../../../model/json.ts';
import type { Finding } from '../../check.ts';
import { type MessageRule, answered, resultIn } from '../../message.ts';

const lists = new Set(['tools/list', 'prompts/list', 'resources/list', 'resources/templates/list', 'server/discover', 'resources/read']);

function faults(result: Json, pointer: string, current: boolean): Finding[] {
  const [ttl, scope, next] = [own(result, 'ttlMs'), own(result, 'cacheScope'), own(result, 'nextCursor')];
  const found: Finding[] = [];
  const say = (field: string, value: Json | undefined): void =>
    void found.push({ pointer: value === undefined ? pointer : join(pointer, field), params: { field, value: value ?? null } });
  if (current && !(typeof ttl === 'number' && Number.isInteger(ttl) && ttl >= 0)) say('ttlMs', ttl);
  if (current && scope !== 'public' && scope !== 'private') say('cacheScope', scope);
  if (next !== undefined && typeof next !== 'string') say('nextCursor', next);
  return found;
}

export const listFields: MessageRule = {
  id: 'message.list-fields',
  find: (target) =>
    answered(target).flatMap(({ request, response }) => {
      const method = own(request.message, 'method');
      const result = resultIn(response?.message ?? null);
      if (typeof method !== 'string' || !lists.has(method) || response === undefined || result === undefined) return [];
      const pointer = own(response.message, 'result') === undefined ? response.pointer : join(response.pointer, 'result');
      return faults(result, pointer, target.revision === '2026-07-28');
    }),
};
