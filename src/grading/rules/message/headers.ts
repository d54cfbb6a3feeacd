// What a request says also stands in its HTTP headers, and both say the same. MCP 2026-07-28, Streamable HTTP (MUST).
import { type Json, type JsonObject, isObject, join, own } from '../../../model/json.ts';
import { carries, mirroredArguments, plainText } from '../../../model/mirrored.ts';
import type { Finding } from '../../check.ts';
import { type MessageRule, type SentHeaders, metaOf, methodOf } from '../../message.ts';

/** Where the name of a method's subject stands. */
const subject: Readonly<Record<string, string>> = {
  'tools/call': 'name',
  'prompts/get': 'name',
  'resources/read': 'uri',
  'tasks/get': 'taskId',
  'tasks/update': 'taskId',
  'tasks/cancel': 'taskId',
};

function wanted(message: JsonObject, tool: Json | undefined): [header: string, value: Json | undefined][] {
  const [method = '', params] = [methodOf(message), own(message, 'params')];
  const key = subject[method];
  const called = method === 'tools/call' && own(tool, 'name') === own(params, 'name');
  return [
    ['MCP-Protocol-Version', metaOf(message, 'protocolVersion')],
    ['Mcp-Method', method],
    ...(key === undefined ? [] : [['Mcp-Name', own(params, key)] as [string, Json | undefined]]),
    ...(called && tool !== undefined ? mirroredArguments(tool, own(params, 'arguments') ?? {}) : []).map(
      ({ header, value }): [string, Json] => [header, value],
    ),
  ];
}

function faults(message: JsonObject, { values, pointer }: SentHeaders, tool: Json | undefined): Finding[] {
  const keys = new Map(Object.keys(values).map((key) => [key.toLowerCase(), key]));
  // Two or three of the protocol's own headers may be an excerpt; beside the others a missing one is missing.
  const whole = ['accept', 'content-type', 'mcp-protocol-version'].some((key) => keys.has(key));
  const found = wanted(message, tool).flatMap(([header, value]): Finding[] => {
    if (value === undefined || plainText(value) === undefined) return [];
    const key = keys.get(header.toLowerCase());
    if (key === undefined) return whole ? [{ pointer, params: { why: 'header-missing', header, value } }] : [];
    const sent = own(values, key);
    const same = typeof sent === 'string' && carries(sent.trim(), value) === true;
    return same ? [] : [{ pointer: join(pointer, key), params: { why: 'header-differs', header, value } }];
  });
  const key = keys.get('accept');
  const listed = key === undefined ? undefined : own(values, key);
  const accepted = typeof listed === 'string' ? listed.toLowerCase() : '';
  const both = ['application/json', 'text/event-stream'].every((type) => accepted.includes(type)) || /^\*\/\*/.test(accepted);
  return both || key === undefined
    ? found
    : [...found, { pointer: join(pointer, key), params: { why: 'header-accept', header: 'Accept', value: accepted } }];
}

export const headers: MessageRule = {
  id: 'message.headers',
  find: ({ sent, revision, tool }) =>
    sent.flatMap(({ from, message, headers: given }) => {
      const asks = isObject(message) && methodOf(message) !== undefined && own(message, 'id') !== undefined;
      return revision === '2026-07-28' && from === 'client' && given !== undefined && asks ? faults(message, given, tool) : [];
    }),
};
