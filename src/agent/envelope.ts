// What a harness does with the outside of a response: drop it, end the turn, or hand the result on.
import { type Json, isObject, own } from '../model/json.ts';

/** A response, opened. */
export type Envelope =
  | { is: 'dropped'; why: 'nothing' | 'not-json-rpc' | 'id' | 'both' | 'neither' }
  | { is: 'protocol-error'; code: number | undefined; message: string }
  | { is: 'result'; result: Json };

/** Opens a response. Wrong version, wrong id, both or neither of result and error: it is dropped. */
export function envelopeOf(response: Json | undefined, requestId: string | number): Envelope {
  if (response === undefined) return { is: 'dropped', why: 'nothing' };
  if (!isObject(response) || own(response, 'jsonrpc') !== '2.0') return { is: 'dropped', why: 'not-json-rpc' };
  if (own(response, 'id') !== requestId) return { is: 'dropped', why: 'id' };
  const result = own(response, 'result');
  const error = own(response, 'error');
  if (result !== undefined && error !== undefined) return { is: 'dropped', why: 'both' };
  if (error !== undefined) {
    const code = own(error, 'code');
    const message = own(error, 'message');
    return { is: 'protocol-error', code: typeof code === 'number' ? code : undefined, message: typeof message === 'string' ? message : '' };
  }
  return result === undefined ? { is: 'dropped', why: 'neither' } : { is: 'result', result };
}

/** The result of a response that has exactly that, whatever its id. */
export function envelopeResult(response: Json): Json | undefined {
  return own(response, 'error') === undefined ? own(response, 'result') : undefined;
}
