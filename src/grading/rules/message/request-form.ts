// A request is JSON-RPC 2.0 with a string or integer id; tools/call names its tool and has an object of arguments.
// MCP 2026-07-28, Base protocol (MUST) and schema.ts, CallToolRequest.
import { type Json, isObject, join, own } from '../../../model/json.ts';
import type { Finding } from '../../check.ts';
import type { MessageRule, MessageTarget } from '../../message.ts';

function form(message: Json, pointer: string): Finding[] {
  const found: Finding[] = [];
  const say = (why: string, place: string): void => void found.push({ pointer: place, params: { why } });
  const [id, method] = [own(message, 'id'), own(message, 'method')];
  const there = (key: string): string => (own(message, key) === undefined ? pointer : join(pointer, key));
  if (own(message, 'jsonrpc') !== '2.0') say('not-json-rpc', there('jsonrpc'));
  if (id !== undefined && typeof id !== 'string' && !Number.isInteger(id)) say('request-id', join(pointer, 'id'));
  const notice = typeof method === 'string' && method.startsWith('notifications/');
  if (notice && id !== undefined) say('notification-id', join(pointer, 'id'));
  if (!notice && id === undefined && isObject(message)) say('request-without-id', pointer);
  return found;
}

/** Ids that are sent while a request with the same id still waits for its answer. */
function inFlight({ sent, whole }: MessageTarget): Finding[] {
  const open = new Set<Json>();
  return sent.flatMap(({ from, message, pointer }) => {
    const id = own(message, 'id');
    if (!whole || id === undefined) return [];
    if (own(message, 'method') === undefined) open.delete(id);
    else if (from === 'client') {
      if (open.has(id)) return [{ pointer: join(pointer, 'id'), params: { why: 'id-in-flight' } }];
      open.add(id);
    }
    return [];
  });
}

export const requestForm: MessageRule = {
  id: 'message.request-form',
  find: (target) => {
    const { sent, whole, revision } = target;
    const forms = sent.flatMap(({ from, message, pointer, batch }): Finding[] => {
      if (batch === true && revision === '2026-07-28') return [{ pointer, params: { why: 'batch' } }];
      if (from !== 'client' || !isObject(message)) return [];
      const method = own(message, 'method');
      if (typeof method !== 'string')
        return [{ pointer: method === undefined ? pointer : join(pointer, 'method'), params: { why: 'client-method' } }];
      const found = whole ? form(message, pointer) : [];
      const params = own(message, 'params');
      if (method !== 'tools/call' || params === undefined) return found;
      const [name, args] = [own(params, 'name'), own(params, 'arguments')];
      const here = join(pointer, 'params');
      if (typeof name !== 'string') found.push({ pointer: name === undefined ? here : join(here, 'name'), params: { why: 'call-name' } });
      if (args !== undefined && !isObject(args)) found.push({ pointer: join(here, 'arguments'), params: { why: 'call-arguments' } });
      return found;
    });
    return [...forms, ...inFlight(target)];
  },
};
