// The client's own key maps names to entries; an entry has a command, or an address, in the words of that client.
import { type Json, isObject, join, own } from '../../../model/json.ts';
import type { Finding } from '../../check.ts';
import { type Client, serversIn } from '../../clients.ts';
import { type ConfigRule, readerOf, serversOf } from '../../config.ts';

type Fault = { why: string; key: string };

const isText = (value: Json | undefined): value is string => typeof value === 'string' && value.trim() !== '';
const isTexts = (value: Json | undefined): boolean => Array.isArray(value) && value.every((item) => typeof item === 'string');

/** opencode names two kinds, and writes the command with its arguments as one list. */
function opencodeFault(entry: Json): Fault | undefined {
  const type = own(entry, 'type');
  if (type === 'remote') return isText(own(entry, 'url')) ? undefined : { why: 'no-url', key: 'url' };
  if (type !== 'local') return { why: 'unknown-type', key: 'type' };
  return isTexts(own(entry, 'command')) ? undefined : { why: 'command-list', key: 'command' };
}

function localFault(entry: Json, { id }: Client): Fault | undefined {
  const [command, args] = [own(entry, 'command'), own(entry, 'args')];
  // Zed's extensions bring their own command, and its older form puts the path inside.
  const zed = id === 'zed' && (isText(own(command, 'path')) || own(entry, 'settings') !== undefined);
  if (!isText(command) && !zed) return { why: 'no-command', key: 'command' };
  return args === undefined || isTexts(args) ? undefined : { why: 'args-list', key: 'args' };
}

function faultOf(entry: Json, client: Client): Fault | undefined {
  if (!isObject(entry)) return { why: 'entry-object', key: '' };
  const uneven = ['env', 'headers'].find((key) => {
    const map = own(entry, key);
    return map !== undefined && !(isObject(map) && Object.values(map).every((value) => typeof value === 'string'));
  });
  if (uneven !== undefined) return { why: `${uneven}-texts`, key: uneven };
  if (client.id === 'opencode') return opencodeFault(entry);
  const [type, address] = [own(entry, 'type'), client.urls.find((key) => isText(own(entry, key)))];
  if (type === undefined && own(entry, 'command') === undefined && address !== undefined)
    return client.typed ? { why: 'url-without-type', key: address } : undefined;
  if (type === undefined || type === 'stdio') return localFault(entry, client);
  if (typeof type !== 'string' || !client.remote.includes(type)) return { why: 'unknown-type', key: 'type' };
  return address === undefined ? { why: 'no-url', key: 'url' } : undefined;
}

/** Servers under the key of another client. */
function keyFault(content: Json, client: Client, pointer: string): Finding | undefined {
  const say = (key: string, why: string): Finding => ({ pointer: join(pointer, key), params: { server: null, why, client: client.id } });
  for (const key of ['mcpServers', 'servers']) {
    const found = own(content, key);
    const mine = client.holders.some(([first]) => first === key);
    if (found !== undefined && mine && !isObject(found)) return say(key, 'servers-object');
    if (isObject(found) && !mine && serversIn(client, content) === undefined)
      return say(key, key === 'servers' ? 'servers-key' : 'mcp-servers-key');
  }
  return strayFault(content, client, pointer);
}

const startsServer = (value: Json): boolean =>
  isText(own(value, 'command'))
    ? own(value, 'type') === undefined || own(value, 'type') === 'stdio'
    : isText(own(value, 'url')) && isText(own(value, 'type'));

/** Servers at the top, or under a key that only looks like the client's own. Files with other settings in them are not searched. */
function strayFault(content: Json, client: Client, pointer: string): Finding | undefined {
  if (!isObject(content) || serversIn(client, content) !== undefined || Object.hasOwn(content, 'projects')) return undefined;
  const say = (key: string): Finding => ({ pointer: join(pointer, key), params: { server: key, why: 'no-holder', client: client.id } });
  const entries = Object.entries(content);
  const bare = entries.find(([, value]) => startsServer(value));
  if (bare !== undefined) return say(bare[0]);
  const near = entries.find(
    ([key, value]) => /^mcp|servers?$/i.test(key) && isObject(value) && Object.values(value).some((one) => startsServer(one)),
  );
  return near === undefined ? undefined : say(near[0]);
}

export const serverEntry: ConfigRule = {
  id: 'config.server-entry',
  find: (target) => {
    const client = readerOf(target);
    const wrong = keyFault(target.content, client, target.pointer);
    if (wrong !== undefined) return [wrong];
    return serversOf(target).flatMap(({ name, entry, pointer: here }): Finding[] => {
      const fault = faultOf(entry, client);
      if (fault === undefined) return [];
      const there = fault.key !== '' && own(entry, fault.key) !== undefined ? join(here, fault.key) : here;
      return [{ pointer: there, params: { server: name, why: fault.why, client: client.id } }];
    });
  },
};
