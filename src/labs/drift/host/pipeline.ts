// A host on its way from a change of the server's list to what its model sees. Every stage says which definition it holds.
import { type JsonObject, type Json, at, isObject, own } from '../../../model/json.ts';
import { checkSchema } from '../../../schema/index.ts';
import type { RawClient } from '../../../mcp/index.ts';
import type { StepLog } from '../../log.ts';
import type { LiveSession } from '../../session.ts';
import type { Habits } from '../scenario.ts';

/** What is looked at in each stage: a tool, and the place in it that tells old from new. */
export type Look = { tool: string; pointer: string };

type Page = { cursor: string | undefined; tools: Json[] };

/** Pages most that a host reads of one list. */
const pagesMost = 50;

async function pageAt(client: RawClient, cursor: string | undefined): Promise<Page & { next: string | undefined }> {
  const { body } = await client.list(cursor);
  const [tools, next] = [own(own(body, 'result'), 'tools'), own(own(body, 'result'), 'nextCursor')];
  return { cursor, tools: Array.isArray(tools) ? tools : [], next: typeof next === 'string' ? next : undefined };
}

async function everyPage(client: RawClient): Promise<Page[]> {
  const pages: Page[] = [];
  let cursor: string | undefined;
  while (pages.length < pagesMost) {
    const { next, ...page } = await pageAt(client, cursor);
    pages.push(page);
    if (next === undefined) break;
    cursor = next;
  }
  return pages;
}

const listed = (pages: readonly Page[]): Json[] => pages.flatMap(({ tools }) => tools);

/** The definition of the tool that is looked at, or undefined. */
function lookedAt(tools: readonly Json[], { tool }: Look): JsonObject | undefined {
  const found = tools.find((one) => own(one, 'name') === tool);
  return isObject(found) ? found : undefined;
}

/** What tells old from new, in words or null where the tool is not there. */
export function held(tools: readonly Json[], look: Look): Json {
  const tool = lookedAt(tools, look);
  return tool === undefined ? null : (at(tool, look.pointer) ?? null);
}

function isSound(tool: Json): boolean {
  return checkSchema(own(tool, 'inputSchema') ?? {}).status === 'valid';
}

/** The list a host works with after it has checked the definitions. */
function catalogOf(tools: Json[], former: Json[], invalid: Habits['invalid']): { tools: Json[]; refused: number } {
  const sound = tools.filter(isSound);
  const refused = tools.length - sound.length;
  return { tools: refused > 0 && invalid === 'keeps-old-list' ? former : sound, refused };
}

/** Asks for the subscription, and reads the acknowledgement. */
async function subscribe(
  client: RawClient,
  log: StepLog,
): Promise<{ granted: boolean; next: () => Promise<unknown>; close: () => Promise<unknown> }> {
  log.add({ step: 'agent', actor: 'harness', does: { code: 'host.listens', params: {} } });
  const answer = await client.request('subscriptions/listen', { notifications: { toolsListChanged: true } });
  const granted = own(own(own(answer.body, 'params'), 'notifications'), 'toolsListChanged') === true;
  log.add({ step: 'agent', actor: 'harness', does: { code: granted ? 'host.granted' : 'host.not-granted', params: {} } });
  const nothing = (): Promise<void> => Promise.resolve();
  return { granted, next: answer.stream?.next ?? nothing, close: answer.stream?.close ?? nothing };
}

/**
 * Serves `before`, swaps to `after` while a host is connected, and follows the host.
 * @returns what the host's model sees at the end
 */
export async function follow(session: LiveSession, log: StepLog, habits: Habits, after: readonly Json[], look: Look): Promise<Json[]> {
  const { client, setTools } = session;
  const does = (code: string, params: JsonObject = {}): void => void log.add({ step: 'agent', actor: 'harness', does: { code, params } });
  await client.discover();
  const subscription = habits.listens ? await subscribe(client, log) : undefined;
  if (subscription === undefined) does('host.does-not-listen');
  let pages = await everyPage(client);
  const former = listed(pages);
  setTools(after);
  log.add({ step: 'effect', effect: { code: 'effect.list-swapped', params: { tool: look.tool, held: held(after, look) } } });
  if (subscription?.granted === true) {
    await subscription.next();
    does('host.hears', { pages: pages.length });
    const fresh = habits.relists === 'every-page' ? await everyPage(client) : [await pageAt(client, undefined)];
    pages = habits.relists === 'every-page' ? fresh : [...fresh, ...pages.slice(1)];
    does('host.lists-again', { read: fresh.length, pages: pages.length });
  } else {
    does('host.hears-nothing');
  }
  const cache = listed(pages);
  const { tools: catalog, refused } = catalogOf(cache, former, habits.invalid);
  if (refused > 0) does(habits.invalid === 'keeps-old-list' ? 'host.keeps-old-list' : 'host.drops-invalid', { count: refused });
  const index = habits.indexes ? catalog : former;
  const view = habits.newTurn ? index : former;
  for (const [stage, tools] of Object.entries({ cache, catalog, index, view })) {
    does('host.holds', { stage, tool: look.tool, held: held(tools, look) });
  }
  await subscription?.close();
  return view;
}
