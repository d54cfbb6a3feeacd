// A token or password in a file that is shared is known to everybody who has the repository. It is named by a variable instead.
import { own } from '../../../model/json.ts';
import { type ConfigRule, type ServerEntry, serversOf, textsOf } from '../../config.ts';

const secretName =
  /token|secret|passw(?:or)?d|passwd|api[-_]?key|apikey|access[-_]?key|authorization|credential|private[-_]?key|(?:^|[-_])(?:pat|auth|jwt|cookie|key)$/i;
const otherName = /(?:file|path|url|uri|endpoint|max|min|limit|count|budget|ttl|timeout|name|header|type|scopes?|_id|env|var)s?$|^max/i;
const known =
  /\b(?:sk-[\w-]{12,}|gh[pousr]_\w{16,}|github_pat_\w{16,}|xox[abprs]-[\w-]{8,}|AKIA[A-Z0-9]{12,}|AIza[\w-]{20,}|glpat-[\w-]{12,}|eyJ[\w-]{10,}\.[\w-]+)/;
const placeholder = /^(?:<[^>]*>|\[[^\]]*\]|your[-_ ].*|x{3,}|\*{3,}|\.{3,}|changeme|true|false|\d{1,6}|)$/i;

/** What stands there itself once variables are taken out; the default of a variable stands there too. */
function literal(text: string): string {
  return text
    .replace(/^\s*(?:Bearer|Basic|Token|ApiKey)\s+/i, '')
    .replace(/\$\{[^}:]+(?::-([^}]*))?\}/g, (_, fallback: string | undefined) => fallback ?? '')
    .replace(/\$[A-Za-z_]\w*|\{\{[^}]*\}\}|%\w+%/g, '')
    .trim();
}

const isSecretName = (name: string): boolean => secretName.test(name) && !otherName.test(name);
const isLiteral = (text: string): boolean => !placeholder.test(literal(text));

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
    if (target.file !== undefined && /(?:^|\/)\.claude\.json$/.test(target.file)) return [];
    return serversOf(target).flatMap((entry) => {
      const texts = textsOf(entry).filter(({ text, key, field }) => {
        if (known.test(literal(text))) return true;
        if (field === 'env' || field === 'headers') return isSecretName(key) && isLiteral(text);
        if (field !== 'url' && field !== 'args') return false;
        const user = /^[a-z][\w+.-]*:\/\/[^/@\s:]+:([^/@\s]+)@/i.exec(text)?.[1];
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
