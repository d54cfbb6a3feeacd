// A token or password in a file that is shared is known to everybody who has the repository. It is named by a variable instead.
import { own } from '../../../model/json.ts';
import { isPersonal } from '../../clients.ts';
import { type ConfigRule, type ServerEntry, everyField, serversOf, textsOf } from '../../config.ts';
import { isLiteral, knownToken, literalOf } from '../../secrets.ts';

const secretName =
  /token(?!i[sz])|secret|passw(?:or)?d|passwd|api[-_]?key|apikey|access[-_]?key|authorization|credential|private[-_]?key|(?:^|[-_])(?:pat|auth|jwt|cookie|key)$/i;
const otherName = /(?:file|path|url|uri|endpoint|max|min|limit|count|budget|ttl|timeout|name|header|type|scopes?|_id|env|var)s?$|^max/i;

/** Fields whose keys name their values. */
const keyed = new Set(['env', 'environment', 'headers', 'oauth', 'auth']);

const isSecretName = (name: string): boolean => secretName.test(name) && !otherName.test(name);

function inArguments(entry: ServerEntry): string[] {
  const args = own(entry.entry, 'args');
  if (!Array.isArray(args)) return [];
  return args.flatMap((arg, i) => {
    if (typeof arg !== 'string') return [];
    const [, flag, value] = /^(?:-+|\/)?(?:header[= ]|H[= ])?["']?([\w.-]+)(?:\s*[=:]\s*)(.+)$/i.exec(arg) ?? [];
    const here = `${entry.pointer}/args/${String(i)}`;
    if (flag !== undefined && value !== undefined) return isSecretName(flag) && isLiteral(value) ? [here] : [];
    const before = args[i - 1];
    const named = typeof before === 'string' && /^-+/.test(before) && !before.includes('=') && isSecretName(before.replace(/^-+/, ''));
    return named && !arg.startsWith('-') && isLiteral(arg) ? [here] : [];
  });
}

export const secretLiteral: ConfigRule = {
  id: 'config.secret-literal',
  find: (target) => {
    // The file of one person's home is where the documentation puts private credentials.
    if (isPersonal(target.file)) return [];
    return serversOf(target).flatMap((entry) => {
      const texts = textsOf(entry, everyField).filter(({ text, key, field }) => {
        if (knownToken.test(literalOf(text))) return true;
        // An address may hold a password wherever it stands.
        const user = /^[a-z][\w+.-]*:\/\/[^/@\s:]*:([^/@\s]+)@/i.exec(text)?.[1];
        if (keyed.has(field)) return (isSecretName(key) && isLiteral(text)) || (user !== undefined && isLiteral(user));
        if (!/url$/i.test(field) && field !== 'args') return false;
        const query = [...text.matchAll(/[?&]([\w.-]+)=([^&#]*)/g)].some(
          ([, name = '', value = '']) => isSecretName(name) && isLiteral(value),
        );
        return (user !== undefined && isLiteral(user)) || query;
      });
      const places = new Set([...texts.map(({ pointer }) => pointer), ...inArguments(entry)]);
      return [...places].map((pointer) => ({ pointer, params: { server: entry.name } }));
    });
  },
};
