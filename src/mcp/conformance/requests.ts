// What a server may ask its client, as data: one question, the capability it needs, and whether an answer fits it.
import { isObject, own } from '../../model/json.ts';
import type { Json, JsonObject } from '../../model/json.ts';
import type { ClientRequest } from '../on-connection.ts';

/** A request inside an `input_required` result: no id, no `jsonrpc` (mcp-facts 2.8). */
export type Question = ClientRequest;

/** Questions by key; the answers come back under the same keys. */
export type Questions = Readonly<Record<string, Question>>;

/** The answers by key. */
export type Answers = Record<string, JsonObject>;

/** Asks the user to fill in a form of flat properties. */
export function elicit(message: string, properties: JsonObject, required: string[] = Object.keys(properties)): Question {
  return { method: 'elicitation/create', params: { message, requestedSchema: { type: 'object', properties, required } } };
}

/** Asks the client's model to continue one user message. */
export function sample(text: string, maxTokens: number): Question {
  return { method: 'sampling/createMessage', params: { messages: [{ role: 'user', content: { type: 'text', text } }], maxTokens } };
}

/** Asks for the client's roots. */
export const listRoots: Question = { method: 'roots/list', params: {} };

/** The member of the client's capabilities that a question needs. */
export function capabilityFor({ method }: Question): 'elicitation' | 'sampling' | 'roots' {
  switch (method) {
    case 'elicitation/create':
      return 'elicitation';
    case 'sampling/createMessage':
      return 'sampling';
    case 'roots/list':
      return 'roots';
  }
}

/** True where the value is an answer to the question: what a client sends is not to be trusted. */
export function answers({ method }: Question, value: Json | undefined): value is JsonObject {
  if (!isObject(value)) return false;
  switch (method) {
    case 'elicitation/create': {
      const action = own(value, 'action');
      return action === 'accept' ? isObject(own(value, 'content') ?? null) : action === 'decline' || action === 'cancel';
    }
    case 'sampling/createMessage':
      return own(value, 'content') !== undefined && typeof own(value, 'role') === 'string';
    case 'roots/list':
      return Array.isArray(own(value, 'roots'));
  }
}
