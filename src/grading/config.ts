// What a rule over a client's configuration gets to see: its servers, the client that reads them, and where the file stands.
import type { Json } from '../model/json.ts';
import { isObject, join, own, walk } from '../model/json.ts';
import type { Finding } from './check.ts';
import { type Client, clientOf, serversIn } from './clients.ts';
import type { KnownRule } from './table.ts';

/** One configuration. */
export type ConfigTarget = {
  content: Json;
  pointer: string;
  /** The file's name and folder with `/`, `~` for the home folder; absent where it is not known. */
  file?: string;
  /** What the author says it is for. */
  purpose?: string;
  /** What the author notes about it, also in comments inside the file. */
  said?: string;
  /** The variables that are set, where they are known. */
  environment?: readonly string[];
};

/** A rule over one configuration. Pure. */
export type ConfigRule = { id: KnownRule; find: (target: ConfigTarget) => Finding[] };

/** One server entry with its name and place. */
export type ServerEntry = { name: string; entry: Json; pointer: string };

/** The client that reads this configuration. */
export function readerOf({ file, content }: ConfigTarget): Client {
  return clientOf(file, content);
}

/** The servers of a configuration: of the file as a whole, and of each project of `~/.claude.json`. */
export function serversOf(target: ConfigTarget): ServerEntry[] {
  const { content, pointer } = target;
  const client = readerOf(target);
  const projects = client.id === 'claude-code' ? own(content, 'projects') : undefined;
  const holders = [
    { value: content, pointer },
    ...(isObject(projects) ? Object.entries(projects).map(([name, value]) => ({ value, pointer: join(pointer, 'projects', name) })) : []),
  ];
  return holders.flatMap(({ value, pointer: place }) => {
    const found = serversIn(client, value);
    return found === undefined
      ? []
      : Object.entries(found.servers).map(([name, entry]) => ({ name, entry, pointer: join(place, ...found.path, name) }));
  });
}

/** The fields in which Claude Code expands variables. */
const expanded = ['command', 'args', 'env', 'url', 'headers'] as const;
/** And those that other clients have for the same things. */
export const everyField = [...expanded, 'serverUrl', 'httpUrl', 'environment', 'oauth', 'auth'] as const;

/** The texts of an entry's fields; without a list of fields, those in which variables are expanded. */
export function textsOf(
  { entry, pointer }: ServerEntry,
  fields: readonly string[] = expanded,
): { text: string; pointer: string; key: string; field: string }[] {
  return fields.flatMap((field) =>
    walk(own(entry, field) ?? null).flatMap(({ pointer: here, value }) =>
      typeof value === 'string'
        ? [{ text: value, pointer: pointer + join('', field) + here, key: here.slice(here.lastIndexOf('/') + 1), field }]
        : [],
    ),
  );
}
