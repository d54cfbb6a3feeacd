// A subscription: what is asked for, the acknowledgement before anything else, then only what was asked for, tagged with the id of the request.
// MCP 2026-07-28, Subscriptions (MUST, MUST NOT).
import { type Json, isObject, join, own } from '../../../model/json.ts';
import type { Finding } from '../../check.ts';
import { type MessageRule, type MessageTarget, type Sent, isId, metaOf, methodOf, placedResult } from '../../message.ts';

const acknowledged = 'notifications/subscriptions/acknowledged';
/** What each kind of notification is asked for by. */
const keys: Readonly<Record<string, string>> = {
  'notifications/tools/list_changed': 'toolsListChanged',
  'notifications/prompts/list_changed': 'promptsListChanged',
  'notifications/resources/list_changed': 'resourcesListChanged',
  'notifications/resources/updated': 'resourceSubscriptions',
  'notifications/tasks': 'taskIds',
};
const known = new Set(Object.values(keys));

/** True for a notification that travels on a subscription only. */
export function subscribed(method: string): boolean {
  return method === acknowledged || Object.hasOwn(keys, method);
}

const fault = (why: string, pointer: string, found: Json): Finding => ({ pointer, params: { why, found } });
const inside = ({ message, pointer }: Sent, ...path: string[]): string => {
  const there = path.reduce<Json | undefined>((value, key) => own(value, key), message);
  return there === undefined ? pointer : join(pointer, ...path);
};

/** Faults of what is asked for. */
function filterFaults(sent: Sent): Finding[] {
  const filter = own(own(sent.message, 'params'), 'notifications');
  if (!isObject(filter)) return [fault('listen-filter', inside(sent, 'params'), filter ?? null)];
  const here = inside(sent, 'params', 'notifications');
  return Object.entries(filter).flatMap(([key, value]) => {
    // An extension's own key has a prefix.
    if (!known.has(key)) return key.includes('/') ? [] : [fault('listen-filter-key', join(here, key), key)];
    const right = key === 'resourceSubscriptions' || key === 'taskIds' ? Array.isArray(value) : typeof value === 'boolean';
    return right ? [] : [fault('listen-filter-value', join(here, key), key)];
  });
}

function isAsked(filter: Json | undefined, key: string): boolean {
  const value = own(filter, key);
  return value === true || (Array.isArray(value) && value.length > 0);
}

/** Faults of what comes on the subscription of `listen`. `alone`: no other subscription can be meant. */
function streamFaults(listen: Sent, later: readonly Sent[], alone: boolean): Finding[] {
  const id = own(listen.message, 'id');
  const filter = own(own(listen.message, 'params'), 'notifications');
  if (!isId(id)) return [];
  const found: Finding[] = [];
  let opened = false;
  for (const one of later) {
    const [method, tag] = [methodOf(one.message), metaOf(one.message, 'subscriptionId')];
    if (method === undefined && own(one.message, 'id') === id) {
      const placed = placedResult(one);
      if (placed !== undefined && own(own(placed.result, '_meta'), 'io.modelcontextprotocol/subscriptionId') !== id)
        found.push(fault('listen-end-tag', placed.pointer, id));
      break;
    }
    if (method === undefined || !subscribed(method) || (tag !== id && !alone)) continue;
    if (tag !== id) found.push(fault('listen-tag', inside(one, 'params'), tag ?? null));
    if (!opened && method !== acknowledged) found.push(fault('listen-first', inside(one, 'method'), method));
    if (method === acknowledged) found.push(...grantFaults(one, filter));
    else if (!isAsked(filter, keys[method] ?? '')) found.push(fault('listen-not-asked', inside(one, 'method'), method));
    opened = true;
  }
  return found;
}

/** Faults of an acknowledgement. Without the request beside it only its form is known. */
function grantFaults(sent: Sent, filter: Json | undefined): Finding[] {
  const granted = own(own(sent.message, 'params'), 'notifications');
  if (!isObject(granted)) return [fault('listen-grant', inside(sent, 'params'), granted ?? null)];
  if (filter === undefined) return [];
  const more = Object.keys(granted).filter((key) => isAsked(granted, key) && !isAsked(filter, key));
  return more.map((key) => fault('listen-grant-more', inside(sent, 'params', 'notifications', key), key));
}

function find({ sent, revision }: MessageTarget): Finding[] {
  if (revision !== '2026-07-28') return [];
  const listens = sent.filter(({ from, message }) => from === 'client' && methodOf(message) === 'subscriptions/listen');
  const servers = (from: number): Sent[] => sent.slice(from + 1).filter((one) => one.from === 'server');
  if (listens.length === 0) return sent.flatMap((one) => (methodOf(one.message) === acknowledged ? grantFaults(one, undefined) : []));
  return listens.flatMap((listen) => [
    ...filterFaults(listen),
    ...streamFaults(listen, servers(sent.indexOf(listen)), listens.length === 1),
  ]);
}

/** One subscription with everything that comes on it. */
export const subscription: MessageRule = { id: 'message.subscription', find };
