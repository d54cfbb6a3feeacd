// The transport over server-sent events alone is deprecated; Streamable HTTP took its place. MCP 2025-03-26, Transports; Claude Code.
import { join, own } from '../../../model/json.ts';
import { type ConfigRule, serversOf } from '../../config.ts';

export const transportCurrent: ConfigRule = {
  id: 'config.transport-current',
  find: (target) =>
    serversOf(target).flatMap(({ name, entry, pointer }) =>
      own(entry, 'type') === 'sse' ? [{ pointer: join(pointer, 'type'), params: { server: name } }] : [],
    ),
};
