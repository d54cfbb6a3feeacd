// One row of a table of raw requests: a correct request, altered in one place, and how it is sent.
import type { JsonObject } from '../../src/model/json.ts';
import { isObject } from '../../src/model/json.ts';
import type { RawAnswer, RawClient, Unsendable } from '../../src/mcp/index.ts';

/** A request about to be sent. */
export type Draft = { body: JsonObject; headers: Record<string, string>; method: string; text?: string };

/** One raw request and the exact answer. */
export type Row = {
  id: string;
  because: string;
  /** Starts from a correct request of this method; absent: tools/list. */
  start?: { method: string; params?: JsonObject };
  alter: (draft: Draft) => void;
  status: number;
  code?: number;
  /** The exact `error.data`, where the row speaks of it. */
  data?: unknown;
};

/** The `_meta` of a draft. */
export function metaOf(draft: Draft): JsonObject {
  const params = draft.body['params'];
  const meta = isObject(params) ? params['_meta'] : undefined;
  if (!isObject(meta)) throw new Error('the draft has no _meta');
  return meta;
}

/** Takes one member out of the `_meta`. */
export function drop(draft: Draft, key: string): void {
  Reflect.deleteProperty(metaOf(draft), key);
}

/** Sends a row. */
export async function sendRow(client: RawClient, row: Row): Promise<RawAnswer> {
  const { body, headers } = client.build(row.start?.method ?? 'tools/list', row.start?.params);
  const draft: Draft = { body, headers, method: 'POST' };
  row.alter(draft);
  const text = draft.method === 'POST' ? (draft.text ?? JSON.stringify(draft.body)) : '';
  return answered(await client.send(text, draft.headers, draft.method));
}

/** The answer, where HTTP could carry the request. */
export function answered(answer: RawAnswer | Unsendable): RawAnswer {
  if ('unsendable' in answer) throw new Error(`not sendable: ${answer.unsendable}`);
  return answer;
}
