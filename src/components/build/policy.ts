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
