// The form of an elicitation: a flat object of simple values, and nothing secret among them. MCP 2026-07-28, Elicitation (MUST NOT for secrets).
import { type Json, isObject, join, own } from '../../../model/json.ts';
import type { Finding } from '../../check.ts';

const simple = new Set(['string', 'number', 'integer', 'boolean']);
/** A whole name, or the end of one: `apiKey`, `user_password`. A number of tokens is none. */
const secretName =
  /(?:^|_)(?:pass(?:word|wd|phrase|code)|secret|api_?key|(?:access|auth|bearer|refresh|id)_?token|token|private_?key|pin(?:_?code)?|cvv|cvc|(?:credit_?)?card_?(?:number|no)|credit_?card)$/;
const secretWish =
  /\b(?:enter|type|give|provide|paste|share|what is) (?:\w+ ){0,3}(?:password|passphrase|api key|access token|secret key|private key|credit card(?: number)?|card number|pin code)\b|(?:パスワード|暗証番号|APIキー|アクセストークン|カード番号)を/i;

/** True for a property that a form can show: one simple value, a choice, or a list of choices. */
function isSimple(property: Json): boolean {
  const type = own(property, 'type');
  if (typeof type === 'string' && simple.has(type)) return true;
  const items = own(property, 'items');
  if (type === 'array') return own(items, 'enum') !== undefined || own(items, 'anyOf') !== undefined || own(items, 'oneOf') !== undefined;
  return type === undefined && (own(property, 'enum') !== undefined || own(property, 'oneOf') !== undefined);
}

/** Faults of one `elicitation/create` in form or URL mode. */
export function formFaults(params: Json, pointer: string): Finding[] {
  const found: Finding[] = [];
  const say = (why: string, place: string, value: Json): void => void found.push({ pointer: place, params: { why, found: value } });
  const [mode, message, schema] = [own(params, 'mode') ?? 'form', own(params, 'message'), own(params, 'requestedSchema')];
  if (mode !== 'form' && mode !== 'url') say('form-mode', join(pointer, 'mode'), mode);
  if (typeof message !== 'string') say('form-message', pointer, message ?? null);
  if (mode === 'url' && typeof own(params, 'url') !== 'string') say('form-url', pointer, own(params, 'url') ?? null);
  if (mode !== 'form') return found;
  const properties = own(schema, 'properties');
  if (own(schema, 'type') !== 'object' || !isObject(properties)) say('form-root', pointer, own(schema, 'type') ?? null);
  for (const [name, property] of isObject(properties) ? Object.entries(properties) : []) {
    const here = join(pointer, 'requestedSchema', 'properties', name);
    if (!isSimple(property)) say('form-nested', here, name);
    if (secretName.test(name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase())) say('form-secret', here, name);
  }
  if (found.length === 0 && typeof message === 'string' && secretWish.test(message))
    say('form-secret', join(pointer, 'message'), 'message');
  return found;
}
