// A request is JSON-RPC 2.0 with a string or integer id; tools/call names its tool and has an object of arguments.
// MCP 2026-07-28, Base protocol (MUST) and schema.ts, CallToolRequest.
import { type Json, isObject, join, own } from '../../../model/json.ts';
import type { Finding } from '../../check.ts';
import type { MessageRule } from '../../message.ts';

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

export const requestForm: MessageRule = {
  id: 'message.request-form',
  find: ({ sent, whole }) =>
    sent.flatMap(({ from, message, pointer }) => {
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
    }),
};
