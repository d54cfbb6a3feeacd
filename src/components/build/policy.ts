// The content security policy: one list of directives, used for the meta element of every page and for the headers.

/** Everything that is not named here is refused. Scripts and styles come from this origin only; Astro adds its hashes. */
export const directives = [
  "default-src 'none'",
  "connect-src 'self'",
  "img-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
] as const;

/**
 * What the page that connects to a reader's server adds: any server over https, this machine without encryption.
 * Browsers cannot write an IPv6 address in a policy, so `[::1]` is reached as localhost.
 */
export const reachingOut = 'connect-src https: http://localhost:* http://127.0.0.1:*';

/** Directives that only work in a header. */
const headerOnly = ["frame-ancestors 'none'"];

const meta = /<meta http-equiv="content-security-policy" content="([^"]*)"/;

/** The policy that a built page carries, or undefined. */
export function policyOf(html: string): string | undefined {
  return meta.exec(html)?.[1]?.replaceAll('&#39;', "'").replaceAll('&amp;', '&');
}

/** One policy that allows exactly what any of the pages allows: the union of their sources, directive by directive. */
export function union(policies: readonly string[]): string {
  const sources = new Map<string, Set<string>>();
  for (const policy of policies) {
    for (const directive of policy.split(';')) {
      const [name, ...values] = directive.trim().split(/\s+/);
      if (name === undefined || name === '') continue;
      const known = sources.get(name) ?? new Set<string>();
      for (const value of values) known.add(value);
      sources.set(name, known);
    }
  }
  return [...[...sources].map(([name, values]) => [name, ...values].join(' ')), ...headerOnly].join('; ');
}

/** True where a page may reach servers other than its own. */
export function reachesOut(policy: string): boolean {
  const directive = policy.split(';').find((one) => one.trim().startsWith('connect-src'));
  return directive?.includes('http') === true;
}

/** A path pattern of `_headers`, a splat at its end or exact, with the policy of what it matches. */
export type PolicyRule = { pattern: string; policy: string };

/**
 * The policy for every path: patterns that never overlap, because hosts join the values of all patterns that match, and two
 * policies allow only what both do. A page that reaches out stands alone; everything else has the one policy of the other pages.
 * `pages` are paths inside the site, `a/b/index.html`, with their policies; `folders` are first folders without pages.
 */
export function policyRules(base: string, pages: ReadonlyMap<string, string>, folders: readonly string[]): PolicyRule[] {
  const reaching = (page: string): boolean => reachesOut(pages.get(page) ?? '');
  const strict = union([...pages].filter(([page]) => !reaching(page)).map(([, policy]) => policy));
  const rules = new Map<string, string>();
  /** Divides a folder only where a page inside it reaches out; every folder is looked at once. */
  const divide = (folder: string, inside: readonly string[]): void => {
    if (folder !== '' && !inside.some(reaching)) return void rules.set(`${base}${folder}*`, strict);
    for (const [child, held] of Map.groupBy(inside, (page) => page.slice(0, page.indexOf('/', folder.length) + 1) || page)) {
      if (child.endsWith('/')) divide(child, held);
      else rules.set(`${base}${child.replace(/index\.html$/, '')}`, reaching(child) ? union([pages.get(child) ?? '']) : strict);
    }
  };
  divide('', [...pages.keys()]);
  for (const folder of folders) rules.set(`${base}${folder}/*`, strict);
  return [...rules].map(([pattern, policy]) => ({ pattern, policy }));
}
