// `mcpServers` maps names to entries; an entry has a command, or a type and a url. Without a type it is read as stdio.
import { type Json, isObject, join, own } from '../../../model/json.ts';
import type { Finding } from '../../check.ts';
import { type ConfigRule, serversOf } from '../../config.ts';

const remote = new Set(['http', 'streamable-http', 'sse', 'ws']);

function faultOf(entry: Json): { why: string; key: string } | undefined {
  if (!isObject(entry)) return { why: 'entry-object', key: '' };
  const [type, command, url, args] = [own(entry, 'type'), own(entry, 'command'), own(entry, 'url'), own(entry, 'args')];
  if (type === undefined && command === undefined && url !== undefined) return { why: 'url-without-type', key: 'url' };
  if (type === undefined || type === 'stdio') {
    if (typeof command !== 'string' || command.trim() === '') return { why: 'no-command', key: 'command' };
    return args === undefined || (Array.isArray(args) && args.every((arg) => typeof arg === 'string'))
      ? undefined
      : { why: 'args-list', key: 'args' };
  }
  if (typeof type !== 'string' || !remote.has(type)) return { why: 'unknown-type', key: 'type' };
  return typeof url === 'string' && url !== '' ? undefined : { why: 'no-url', key: 'url' };
}

export const serverEntry: ConfigRule = {
  id: 'config.server-entry',
  find: (target) => {
    const { content, pointer } = target;
    const servers = own(content, 'mcpServers');
    if (servers !== undefined && !isObject(servers))
      return [{ pointer: join(pointer, 'mcpServers'), params: { server: null, why: 'servers-object' } }];
    if (servers === undefined && isObject(own(content, 'servers')))
      return [{ pointer: join(pointer, 'servers'), params: { server: null, why: 'servers-key' } }];
    return serversOf(target).flatMap(({ name, entry, pointer: here }): Finding[] => {
      const fault = faultOf(entry);
      if (fault === undefined) return [];
      const there = fault.key !== '' && own(entry, fault.key) !== undefined ? join(here, fault.key) : here;
      return [{ pointer: there, params: { server: name, why: fault.why } }];
    });
  },
};
