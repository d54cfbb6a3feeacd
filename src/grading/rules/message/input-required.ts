// `input_required` answers three methods only, and asks for what the client has declared that it can give.
// MCP 2026-07-28, Multi Round-Trip Requests (MUST, MUST NOT).
import { type Json, isObject, join, own } from '../../../model/json.ts';
import type { Finding } from '../../check.ts';
import { type MessageRule, metaOf, methodOf, results } from '../../message.ts';
import { formFaults } from './input-form.ts';

const answers = new Set(['tools/call', 'prompts/get', 'resources/read']);
const capability: Readonly<Record<string, string>> = {
  'elicitation/create': 'elicitation',
  'sampling/createMessage': 'sampling',
  'roots/list': 'roots',
};

/** True where the client has declared what this request needs. `elicitation: {}` means forms only. */
function isDeclared(capabilities: Json, method: string, params: Json | undefined): boolean {
  const declared = own(capabilities, capability[method] ?? '');
  if (declared === undefined || method !== 'elicitation/create') return declared !== undefined;
  const form = own(params, 'mode') !== 'url';
  return own(declared, form ? 'form' : 'url') !== undefined || (form && own(declared, 'url') === undefined);
}

function embedded(asked: Json, pointer: string, capabilities: Json | undefined): Finding[] {
  const [method, params] = [own(asked, 'method'), own(asked, 'params')];
  const say = (why: string, found: Json): Finding[] => [{ pointer, params: { why, found } }];
  if (typeof method !== 'string') return say('embedded', method ?? null);
  if (!Object.hasOwn(capability, method)) return say('embedded-method', method);
  if (!isObject(params) && method !== 'roots/list') return say('embedded', params ?? null);
  if (own(asked, 'id') !== undefined || own(asked, 'jsonrpc') !== undefined) return say('embedded-envelope', method);
  if (isObject(capabilities) && !isDeclared(capabilities, method, params)) return say('asked-capability', method);
  return method === 'elicitation/create' && params !== undefined ? formFaults(params, join(pointer, 'params')) : [];
}

export const inputRequired: MessageRule = {
  id: 'message.input-required',
  find: (target) =>
    results(target).flatMap(({ result, pointer, request }): Finding[] => {
      if (target.revision !== '2026-07-28' || own(result, 'resultType') !== 'input_required') return [];
      const method = methodOf(request);
      if (method !== undefined && !answers.has(method))
        return [{ pointer: join(pointer, 'resultType'), params: { why: 'answer-method', found: method } }];
      const [asked, state] = [own(result, 'inputRequests'), own(result, 'requestState')];
      const found: Finding[] = [];
      if (state !== undefined && typeof state !== 'string')
        found.push({ pointer: join(pointer, 'requestState'), params: { why: 'asked-state', found: state } });
      if (asked === undefined) return found;
      const here = join(pointer, 'inputRequests');
      if (!isObject(asked)) return [...found, { pointer: here, params: { why: 'asked-map', found: asked } }];
      const capabilities = request === undefined ? undefined : metaOf(request, 'clientCapabilities');
      return [...found, ...Object.entries(asked).flatMap(([key, one]) => embedded(one, join(here, key), capabilities))];
    }),
};
