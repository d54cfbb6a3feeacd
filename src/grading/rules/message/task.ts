// A task is an answer to tools/call of a client that declared the extension; `tasks/get` answers `complete` and says how it stands.
// The Tasks extension of MCP 2026-07-28, io.modelcontextprotocol/tasks (MUST).
import { type Json, isObject, join, own } from '../../../model/json.ts';
import type { Finding } from '../../check.ts';
import { type MessageRule, answered, metaOf, methodOf, resultIn, results } from '../../message.ts';

const states = new Set(['working', 'input_required', 'completed', 'failed', 'cancelled']);
const fault = (why: string, pointer: string, found: Json): Finding => ({ pointer, params: { why, found } });

function fieldFaults(result: Json, pointer: string): Finding[] {
  const missing = ['taskId', 'createdAt', 'lastUpdatedAt'].filter((field) => typeof own(result, field) !== 'string');
  const [status, ttl] = [own(result, 'status'), own(result, 'ttlMs')];
  if (typeof status !== 'string' || !states.has(status)) missing.push('status');
  if (ttl !== null && !Number.isInteger(ttl)) missing.push('ttlMs');
  return missing.map((field) => fault('task-field', own(result, field) === undefined ? pointer : join(pointer, field), field));
}

/** What `tasks/get` has to carry at its end: a result, or a JSON-RPC error. */
function endFaults(result: Json, pointer: string): Finding[] {
  const [status, end, error] = [own(result, 'status'), own(result, 'result'), own(result, 'error')];
  if (status === 'completed') return isObject(end) ? [] : [fault('task-result', pointer, end ?? null)];
  if (status !== 'failed') return [];
  const right = Number.isInteger(own(error, 'code')) && typeof own(error, 'message') === 'string';
  return right ? [] : [fault('task-error', error === undefined ? pointer : join(pointer, 'error'), error ?? null)];
}

export const task: MessageRule = {
  id: 'message.task',
  find: (target) => {
    if (target.revision !== '2026-07-28') return [];
    const tasks = new Set<Json>();
    const found = results(target).flatMap(({ result, pointer, request }): Finding[] => {
      const [type, method] = [own(result, 'resultType'), methodOf(request)];
      if (method === 'tasks/get' && type === 'complete') return [...fieldFaults(result, pointer), ...endFaults(result, pointer)];
      if (type !== 'task') return [];
      const here = join(pointer, 'resultType');
      if (method !== undefined && method !== 'tools/call') return [fault('task-method', here, method)];
      const capabilities = request === undefined ? undefined : metaOf(request, 'clientCapabilities');
      if (isObject(capabilities) && own(own(capabilities, 'extensions'), 'io.modelcontextprotocol/tasks') === undefined)
        return [fault('task-undeclared', here, 'io.modelcontextprotocol/tasks')];
      return fieldFaults(result, pointer);
    });
    for (const { request, response } of answered(target)) {
      const id = own(request.message, 'id');
      if (id !== undefined && own(resultIn(response?.message ?? null), 'resultType') === 'task') tasks.add(id);
    }
    const cancelled = target.sent.flatMap(({ message, pointer }) => {
      const id = own(own(message, 'params'), 'requestId');
      return methodOf(message) === 'notifications/cancelled' && id !== undefined && tasks.has(id)
        ? [fault('task-cancel', join(pointer, 'method'), id)]
        : [];
    });
    return [...found, ...cancelled];
  },
};
