// Keys of other clients are passed over in silence, and a command that holds its arguments is looked for as one program.
import { isObject, join, own } from '../../../model/json.ts';
import { type ConfigRule, readerOf, serversOf } from '../../config.ts';

/** Keys that look right to a reader, and what Claude Code calls them. */
const others: Readonly<Record<string, string>> = {
  environment: 'env',
  envs: 'env',
  arguments: 'args',
  cmd: 'command',
  transport: 'type',
  transportType: 'type',
  uri: 'url',
  endpoint: 'url',
  serverUrl: 'url',
  httpUrl: 'url',
  header: 'headers',
};
/** A program without a folder, followed by words. */
const words = /^[\w.@+-]+(?:\s+\S+)+$/;

export const entryForm: ConfigRule = {
  id: 'config.entry-form',
  find: (target) => {
    const strict = readerOf(target).id === 'claude-code';
    return serversOf(target).flatMap(({ name, entry, pointer }) => {
      if (!isObject(entry)) return [];
      const keys = strict
        ? Object.keys(entry).filter((key) => Object.hasOwn(others, key) && own(entry, others[key] ?? '') === undefined)
        : [];
      const found = keys.map((key) => ({
        pointer: join(pointer, key),
        params: { server: name, written: key, right: others[key] ?? null },
      }));
      const command = own(entry, 'command');
      if (typeof command === 'string' && words.test(command.trim()))
        found.push({ pointer: join(pointer, 'command'), params: { server: name, written: command.slice(0, 80), right: 'args' } });
      return found;
    });
  },
};
