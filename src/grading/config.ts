// What a rule over a client's configuration gets to see: the servers of `.mcp.json` or `~/.claude.json`, and where the file stands.
import type { Json } from '../model/json.ts';
import { isObject, join, own, walk } from '../model/json.ts';
import type { Finding } from './check.ts';
import type { KnownRule } from './table.ts';

/** One configuration. */
export type ConfigTarget = {
  content: Json;
  pointer: string;
  /** The file's name and folder with `/`, `~` for the home folder; absent where it is not known. */
  file?: string;
  /** What the author says it is for. */
  purpose?: string;
  /** The variables that are set, where they are known. */
  environment?: readonly string[];
};

/** A rule over one configuration. Pure. */
export type ConfigRule = { id: KnownRule; find: (target: ConfigTarget) => Finding[] };

/** One server entry with its name and place. */
export type ServerEntry = { name: string; entry: Json; pointer: string };

/** The servers of a configuration: of the file as a whole, and of each project of `~/.claude.json`. */
export function serversOf({ content, pointer }: ConfigTarget): ServerEntry[] {
  const projects = own(content, 'projects');
  const holders = [
    { value: content, pointer },
    ...(isObject(projects) ? Object.entries(projects).map(([name, value]) => ({ value, pointer: join(pointer, 'projects', name) })) : []),
  ];
  return holders.flatMap(({ value, pointer: place }) => {
    const servers = own(value, 'mcpServers');
    return isObject(servers)
      ? Object.entries(servers).map(([name, entry]) => ({ name, entry, pointer: join(place, 'mcpServers', name) }))
      : [];
  });
}

/** The texts in which a client expands variables: command, args, env, url, headers. */
export function textsOf({ entry, pointer }: ServerEntry): { text: string; pointer: string; key: string; field: string }[] {
  return ['command', 'args', 'env', 'url', 'headers'].flatMap((field) =>
    walk(own(entry, field) ?? null).flatMap(({ pointer: here, value }) =>
      typeof value === 'string'
        ? [{ text: value, pointer: pointer + join('', field) + here, key: here.slice(here.lastIndexOf('/') + 1), field }]
        : [],
    ),
  );
}
