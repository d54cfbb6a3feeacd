// Reads the `_headers` format of static hosts: a path pattern on a line of its own, its headers indented below it.

/** One block: the pattern's start (before `*`) and the headers that it adds. */
export type HeaderRule = { prefix: string; exact: boolean; headers: [string, string][] };

/** The blocks of a `_headers` text, in order. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    if (!/^\s/.test(line)) {
      const pattern = line.trim();
      rules.push({ prefix: pattern.replace(/\*$/, ''), exact: !pattern.endsWith('*'), headers: [] });
      continue;
    }
    const [name, ...value] = line.trim().split(':');
    if (name !== undefined) rules.at(-1)?.headers.push([name, value.join(':').trim()]);
  }
  return rules;
}

/** All headers for a path; later blocks win. */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const matching = rules.filter(({ prefix, exact }) => (exact ? path === prefix : path.startsWith(prefix)));
  return Object.fromEntries(matching.flatMap(({ headers }) => headers));
}
