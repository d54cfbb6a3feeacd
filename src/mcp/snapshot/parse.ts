// One text as a JSON-RPC message, with the limits of the one reader. Never throws, however deep or long the text is.
import { isObject, own, type JsonObject } from '../../model/json.ts';
import { readJson } from '../../model/json-text/index.ts';
import { messageLimits } from './message.ts';

/** A message: an object that says `jsonrpc`. Undefined for anything else. */
export function messageIn(text: string): JsonObject | undefined {
  const { value } = readJson(text, messageLimits);
  return isObject(value) && own(value, 'jsonrpc') === '2.0' ? value : undefined;
}

/** True for a response; `id` undefined: to any request, as an error may leave it out where a request could not be read. */
export function isResponse(message: JsonObject, id: string | number | undefined): boolean {
  const answered = own(message, 'result') !== undefined || own(message, 'error') !== undefined;
  if (!answered || own(message, 'method') !== undefined) return false;
  const given = own(message, 'id') ?? undefined;
  return id === undefined || given === id || (given === undefined && own(message, 'error') !== undefined);
}

/** The id of a request; undefined for a notification. */
export function idOf(message: JsonObject): string | number | undefined {
  const id = own(message, 'id');
  return typeof id === 'string' || typeof id === 'number' ? id : undefined;
}
