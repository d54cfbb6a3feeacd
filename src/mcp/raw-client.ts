// Our own host-side client: builds correct 2026-07-28 requests and hands back what came, unjudged. No handshake, no clock.
import { own } from '../model/json.ts';
import type { Json, JsonObject } from '../model/json.ts';
import { headerValue } from '../model/header-value.ts';
import { paramHeaders } from './param-headers.ts';
import { META, MOCK_URL, REVISION } from './protocol.ts';
import type { Fetch } from './protocol.ts';
import { rawAnswer } from './raw-answer.ts';
import type { RawAnswer } from './raw-answer.ts';

const PAGE_CAP = 1000;

/** What a raw client is made of. */
export type RawClientOptions = {
  fetch: Fetch;
  /** Gives a new request id each time: a string or an integer. `counterIds()` counts. */
  ids: () => string | number;
  clientInfo: { name: string; version: string };
  /** Declared with every request. Absent: `{}`, none. */
  clientCapabilities?: JsonObject;
  /** Absent: the mock server's address. */
  url?: string;
};

/** A whole listing: every answer, the tools of all pages, and why it ended. */
export type Listing = {
  answers: RawAnswer[];
  tools: Json[];
  /** `failed`: an answer was no list; `page-cap`: there were more pages than the cap. */
  end: 'complete' | 'failed' | 'page-cap';
};

/** A request that HTTP itself cannot carry: a header name or value with characters that no header may hold. */
export type Unsendable = { unsendable: string };

/** The raw client. One request at a time is what makes a run repeatable; nothing enforces it. */
export type RawClient = {
  discover: () => Promise<RawAnswer>;
  /** One page. `cursor` goes out byte for byte, "" included. */
  list: (cursor?: string) => Promise<RawAnswer>;
  /** All pages, until `nextCursor` is missing ("" is a cursor like any other). At most `pageCap` pages, 1,000 if absent. */
  listAll: (pageCap?: number) => Promise<Listing>;
  /**
   * `args` may be any JSON value, also one that the server must refuse; `undefined` leaves the member out. Arguments that
   * the definition marks with `x-mcp-header` are mirrored as headers, for tools that this client has listed before.
   */
  call: (name: string, args?: Json) => Promise<RawAnswer>;
  /** Any other correct request. */
  request: (method: string, params?: JsonObject) => Promise<RawAnswer>;
  /** Any body with any headers, right or wrong. Nothing is added; the method is POST unless named. */
  send: (text: string, headers: Record<string, string>, method?: string) => Promise<RawAnswer | Unsendable>;
  /** The body and headers that `request` would send, with a fresh id: material to be altered before `send`. */
  build: (method: string, params?: JsonObject) => { body: JsonObject; headers: Record<string, string> };
};

/** Ids 1, 2, 3 … */
export function counterIds(first = 1): () => number {
  let next = first;
  return () => next++;
}

/** Makes a raw client. */
export function createRawClient(options: RawClientOptions): RawClient {
  const url = options.url ?? MOCK_URL;
  const post = async (text: string, headers: Record<string, string>): Promise<RawAnswer> =>
    rawAnswer(await options.fetch(new Request(url, { method: 'POST', headers, body: text })));

  const known = new Map<string, Json>();

  const build: RawClient['build'] = (method, params = {}) => {
    const _meta = {
      [META.protocolVersion]: REVISION,
      [META.clientCapabilities]: options.clientCapabilities ?? {},
      [META.clientInfo]: options.clientInfo,
    };
    return {
      body: { jsonrpc: '2.0', id: options.ids(), method, params: { ...params, _meta } },
      headers: { ...standardHeaders(method, params), ...mirrored(known, method, params) },
    };
  };
  const request: RawClient['request'] = (method, params) => {
    const { body, headers } = build(method, params);
    return post(JSON.stringify(body), headers);
  };
  const list: RawClient['list'] = async (cursor) => {
    const answer = await request('tools/list', cursor === undefined ? {} : { cursor });
    remember(known, toolsOf(answer));
    return answer;
  };

  return {
    build,
    request,
    list,
    discover: () => request('server/discover'),
    listAll: (pageCap = PAGE_CAP) => listPages(list, pageCap),
    call: (name, args) => request('tools/call', args === undefined ? { name } : { name, arguments: args }),
    send: async (text, headers, method = 'POST') => {
      const built = tryRequest(url, method, text, headers);
      return built instanceof Request ? rawAnswer(await options.fetch(built)) : built;
    },
  };
}

/** The headers of a request: mcp-facts 2.12 and R10. `Mcp-Name` mirrors `params.name`, or `params.uri` for resources. */
function standardHeaders(method: string, params: JsonObject): Record<string, string> {
  const named =
    method === 'resources/read'
      ? own(params, 'uri')
      : method === 'tools/call' || method === 'prompts/get'
        ? own(params, 'name')
        : undefined;
  return {
    'Content-Type': 'application/json',
    Accept: 'application/json, text/event-stream',
    'MCP-Protocol-Version': REVISION,
    'Mcp-Method': headerValue(method),
    ...(typeof named === 'string' ? { 'Mcp-Name': headerValue(named) } : {}),
  };
}

function mirrored(known: ReadonlyMap<string, Json>, method: string, params: JsonObject): Record<string, string> {
  const name = method === 'tools/call' ? own(params, 'name') : undefined;
  const tool = typeof name === 'string' ? known.get(name) : undefined;
  return tool === undefined ? {} : paramHeaders(tool, own(params, 'arguments') ?? {});
}

/** The tools of a list answer, or `undefined` where it is none. */
function toolsOf(answer: RawAnswer): Json[] | undefined {
  const tools = own(own(answer.body, 'result'), 'tools');
  return Array.isArray(tools) ? tools : undefined;
}

/** Of two definitions with one name the first counts, as on the server; a later listing replaces an earlier one. */
function remember(known: Map<string, Json>, tools: readonly Json[] = []): void {
  for (const tool of tools.toReversed()) {
    const name = own(tool, 'name');
    if (typeof name === 'string') known.set(name, tool);
  }
}

async function listPages(list: RawClient['list'], pageCap: number): Promise<Listing> {
  const listing: Listing = { answers: [], tools: [], end: 'page-cap' };
  let cursor: string | undefined;
  while (listing.answers.length < pageCap) {
    const answer = await list(cursor);
    listing.answers.push(answer);
    const tools = toolsOf(answer);
    const next = own(own(answer.body, 'result'), 'nextCursor');
    if (tools === undefined || (next !== undefined && typeof next !== 'string')) return { ...listing, end: 'failed' };
    listing.tools.push(...tools);
    if (next === undefined) return { ...listing, end: 'complete' };
    cursor = next;
  }
  return listing;
}

function tryRequest(url: string, method: string, text: string, headers: Record<string, string>): Request | Unsendable {
  const checked = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    try {
      checked.append(name, value);
    } catch {
      return { unsendable: name };
    }
  }
  try {
    return new Request(url, text === '' ? { method, headers: checked } : { method, headers: checked, body: text });
  } catch {
    return { unsendable: method };
  }
}
