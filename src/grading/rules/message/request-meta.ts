// Every request of 2026-07-28 says its revision and the client's capabilities in `_meta`; who names its client gives name and version.
// MCP 2026-07-28, Base protocol (MUST) and schema.ts, Implementation.
import { isObject, join, own } from '../../../model/json.ts';
import type { MessageRule } from '../../message.ts';

const prefix = 'io.modelcontextprotocol/';

export const requestMeta: MessageRule = {
  id: 'message.request-meta',
  find: ({ sent, revision, metaAsked }) =>
    sent.flatMap(({ from, message, pointer }) => {
      const method = own(message, 'method');
      if (revision !== '2026-07-28' || from !== 'client' || typeof method !== 'string' || method.startsWith('notifications/')) return [];
      const params = own(message, 'params');
      const meta = own(params, '_meta');
      if (meta === undefined && !metaAsked) return [];
      const here = isObject(meta) ? join(pointer, 'params', '_meta') : isObject(params) ? join(pointer, 'params') : pointer;
      const version = typeof own(meta, `${prefix}protocolVersion`) === 'string' ? [] : ['protocolVersion'];
      const capabilities = isObject(own(meta, `${prefix}clientCapabilities`)) ? [] : ['clientCapabilities'];
      const info = own(meta, `${prefix}clientInfo`);
      const named = info === undefined || (typeof own(info, 'name') === 'string' && typeof own(info, 'version') === 'string');
      return [...version, ...capabilities, ...(named ? [] : ['clientInfo'])].map((field) => ({
        pointer: here,
        params: { field: prefix + field },
      }));
    }),
};
