// One row of a table of raw requests: a correct request, altered in one place, and how it is sent.
import type { Json, JsonObject } from '../../src/model/json.ts';
import { isObject } from '../../src/model/json.ts';
import type { RawAnswer, RawClient, Unsendable } from '../../src/mcp/index.ts';

/** A request about to be sent. */
type Draft = { body: JsonObject; headers: Record<string, string>; text?: string };

/** Members that take the place of those of a correct request; `undefined` takes one out. */
type Change<Value> = Readonly<Record<string, Value | undefined>>;

/** One raw request and the exact answer. */
export type Row = {
  id: string;
  because: string;
  /** Starts from a correct request of this method; absent: tools/list. */
  start?: { method: string; params?: JsonObject };
  body?: Change<Json>;
  meta?: Change<Json>;
  headers?: Change<string>;
  /** Sent as it is, in place of the body. */
  text?: string;
  /** The method of HTTP; absent: POST. */
  verb?: string;
  /** What cannot be said by the members above; comes last. */
  alter?: (draft: Draft) => void;
  status: number;
  code?: number;
  /** The exact `error.data`, where the row speaks of it. */
  data?: unknown;
};

function changed<Value>(from: Readonly<Record<string, Value>>, change: Change<Value> = {}): Record<string, Value> {
  return Object.fromEntries(
    Object.entries({ ...from, ...change }).flatMap(([name, value]): [string, Value][] => (value === undefined ? [] : [[name, value]])),
  );
}

/** Sends a row. */
export async function sendRow(client: RawClient, row: Row): Promise<RawAnswer> {
  const built = client.build(row.start?.method ?? 'tools/list', row.start?.params);
  const params = built.body['params'];
  const meta = isObject(params) ? params['_meta'] : undefined;
  const told = isObject(params) && isObject(meta) ? { params: { ...params, _meta: changed(meta, row.meta) } } : {};
  const draft: Draft = { body: changed({ ...built.body, ...told }, row.body), headers: changed(built.headers, row.headers) };
  row.alter?.(draft);
  const text = row.text ?? draft.text ?? JSON.stringify(draft.body);
  const verb = row.verb ?? 'POST';
  return answered(await client.send(verb === 'POST' ? text : '', draft.headers, verb));
}

/** The answer, where HTTP could carry the request. */
export function answered(answer: RawAnswer | Unsendable): RawAnswer {
  if ('unsendable' in answer) throw new Error(`not sendable: ${answer.unsendable}`);
  return answer;
}
