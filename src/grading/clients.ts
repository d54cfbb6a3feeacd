// The clients whose configuration is read: where each one keeps its servers, and what an entry looks like there. Checked 2026-11-30.
import { type Json, type JsonObject, isObject, own } from '../model/json.ts';

/** A client by its permanent name. */
export type ClientId =
  'claude-code' | 'claude-desktop' | 'vscode' | 'cursor' | 'windsurf' | 'gemini-cli' | 'cline' | 'zed' | 'opencode' | 'continue';

/** How a client reads its configuration. */
export type Client = {
  id: ClientId;
  /** Its files, with `/`. */
  files: RegExp;
  /** The key, or keys, that hold the servers: the first that is there. */
  holders: readonly (readonly string[])[];
  /** Keys of an entry that hold an address. */
  urls: readonly string[];
  /** Words of `type` for a server that is reached by its address. */
  remote: readonly string[];
  /** True where an address without `type` is skipped. */
  typed: boolean;
};

const http = ['http', 'streamable-http', 'sse'];
const servers = [['mcpServers']] as const;

/** Every client that is read, the common one first: files that belong to nobody else are read as its own. */
export const clients: readonly Client[] = [
  {
    id: 'claude-code',
    files: /(?:^|\/)(?:\.mcp\.json|\.claude\.json)$/,
    holders: servers,
    urls: ['url'],
    remote: [...http, 'ws'],
    typed: true,
  },
  { id: 'claude-desktop', files: /(?:^|\/)claude_desktop_config\.json$/, holders: servers, urls: [], remote: [], typed: false },
  {
    id: 'vscode',
    files: /(?:^|\/)(?:\.vscode|Code(?: - Insiders)?\/User)\/mcp\.json$/,
    holders: [['servers']],
    urls: ['url'],
    remote: http,
    typed: false,
  },
  {
    id: 'cursor',
    files: /(?:^|\/)\.cursor\/mcp\.json$/,
    holders: servers,
    urls: ['url'],
    remote: [...http, 'streamableHttp'],
    typed: false,
  },
  {
    id: 'windsurf',
    files: /(?:^|\/)mcp_config\.json$/,
    holders: servers,
    urls: ['serverUrl', 'url'],
    remote: http,
    typed: false,
  },
  {
    id: 'gemini-cli',
    files: /(?:^|\/)\.gemini\/settings\.json$/,
    holders: servers,
    urls: ['httpUrl', 'url'],
    remote: http,
    typed: false,
  },
  {
    id: 'cline',
    files: /(?:^|\/)(?:cline_)?mcp_settings\.json$/,
    holders: servers,
    urls: ['url'],
    remote: [...http, 'streamableHttp'],
    typed: false,
  },
  { id: 'continue', files: /(?:^|\/)\.continue\/.*\.json$/, holders: servers, urls: ['url'], remote: http, typed: false },
  {
    id: 'zed',
    files: /(?:^|\/)\.?zed\/settings\.json$/,
    holders: [['context_servers']],
    urls: ['url'],
    remote: http,
    typed: false,
  },
  {
    id: 'opencode',
    files: /(?:^|\/)opencode\.jsonc?$/,
    holders: [['mcp', 'servers'], ['mcp']],
    urls: ['url'],
    remote: ['remote'],
    typed: false,
  },
];

const [common] = clients as readonly [Client, ...Client[]];

/** True where `mcp` holds opencode's servers: entries of two kinds. */
export function isOpencode(content: Json | undefined): boolean {
  const mcp = own(own(content, 'mcp'), 'servers') ?? own(content, 'mcp');
  return isObject(mcp) && Object.values(mcp).some((entry) => ['local', 'remote'].some((type) => own(entry, 'type') === type));
}

/** What a key that only one client has says of a file whose name is not known. */
function byShape(content: Json): ClientId | undefined {
  if (isObject(own(content, 'context_servers'))) return 'zed';
  if (isOpencode(content)) return 'opencode';
  return isObject(own(content, 'servers')) && Array.isArray(own(content, 'inputs')) ? 'vscode' : undefined;
}

/** The client whose file this is. */
export function clientOf(file: string | undefined, content: Json): Client {
  const named = file === undefined ? undefined : clients.find(({ files }) => files.test(file));
  // VS Code's own file in a profile is called mcp.json, and is told by its key.
  const profile = file !== undefined && /(?:^|\/)mcp\.json$/.test(file) && isObject(own(content, 'servers')) ? 'vscode' : undefined;
  const shape = profile ?? byShape(content);
  return named ?? clients.find(({ id }) => id === shape) ?? common;
}

/** The servers of `content` and the path to them; undefined where it has none. */
export function serversIn({ holders }: Client, content: Json): { path: readonly string[]; servers: JsonObject } | undefined {
  for (const path of holders) {
    const found = path.reduce<Json | undefined>((value, key) => own(value, key), content);
    if (isObject(found)) return { path, servers: found };
  }
  return undefined;
}

/** True for a file of one person, which nobody shares: there the documentation puts private values. */
export function isPersonal(file: string | undefined): boolean {
  return (
    file !== undefined &&
    /(?:^|\/)(?:\.claude\.json|claude_desktop_config\.json|cline_mcp_settings\.json|mcp_config\.json)$|^~\/\.(?:cursor|gemini|continue|config)\/|\/Code(?: - Insiders)?\/User\/|(?:^|\/)zed\/settings\.json$/.test(
      file,
    )
  );
}
