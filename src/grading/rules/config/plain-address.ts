// An address without TLS shows tokens and data to everybody on the way. This machine and private networks are left in peace.
import { type ConfigRule, everyField, serversOf, textsOf } from '../../config.ts';

const near =
  /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\]|0\.0\.0\.0|10(?:\.\d{1,3}){3}|192\.168(?:\.\d{1,3}){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d{1,3}){2}|[^.]+|.*\.(?:local|internal|localhost|test|lan|home\.arpa))$/i;

export const plainAddress: ConfigRule = {
  id: 'config.plain-address',
  find: (target) =>
    serversOf(target).flatMap((entry) =>
      textsOf(entry, everyField).flatMap(({ text, pointer, field }) => {
        if (!/url$/i.test(field)) return [];
        const host = /^(?:http|ws):\/\/(?:[^/@]*@)?(\[[^\]]+\]|[^/:?#]+)/i.exec(text.trim())?.[1];
        return host === undefined || near.test(host) || host.includes('$') ? [] : [{ pointer, params: { server: entry.name, host } }];
      }),
    ),
};
