// The handshake of 2024-11-05 to 2025-11-25: both sides name a version, their capabilities and themselves. 2026-07-28 has none.
// MCP 2025-11-25, Lifecycle; MCP 2026-07-28, changelog (MUST).
import { type Json, isObject, join, own } from '../../../model/json.ts';
import type { Finding } from '../../check.ts';
import { type MessageRule, methodOf, results } from '../../message.ts';

function missing(value: Json | undefined, pointer: string, who: 'clientInfo' | 'serverInfo'): Finding[] {
  const info = own(value, who);
  const lacks = [
    ...(typeof own(value, 'protocolVersion') === 'string' ? [] : ['protocolVersion']),
    ...(isObject(own(value, 'capabilities')) ? [] : ['capabilities']),
    ...(typeof own(info, 'name') === 'string' && typeof own(info, 'version') === 'string' ? [] : [who]),
  ];
  return lacks.map((field) => ({ pointer, params: { why: 'field', field } }));
}

export const handshake: MessageRule = {
  id: 'message.handshake',
  find: (target) => {
    const asked = target.sent.flatMap(({ from, message, pointer }): Finding[] => {
      if (from !== 'client' || methodOf(message) !== 'initialize') return [];
      const params = own(message, 'params');
      const here = params === undefined ? pointer : join(pointer, 'params');
      // A version of this revision in a handshake is asked of a server that has no handshake.
      return own(params, 'protocolVersion') === '2026-07-28'
        ? [{ pointer: join(here, 'protocolVersion'), params: { why: 'handshake-none', field: 'initialize' } }]
        : missing(params, here, 'clientInfo');
    });
    const answered = results(target).flatMap(({ result, pointer, request }) =>
      methodOf(request) === 'initialize' ? missing(result, pointer, 'serverInfo') : [],
    );
    return [...asked, ...answered];
  },
};
