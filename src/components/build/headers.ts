// Writes dist/_headers after the build: the policy of the pages and the other headers, in the format that static hosts and our own server read.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Hosting } from '../../model/site.ts';
import { policyOf, policyRules, type PolicyRule } from './policy.ts';

/** Folders whose files never change: their names hold a hash. */
const hashed = ['_astro', 'data'];

/** The text of `_headers`. Everything has the common headers; each rule adds its policy, and hashed files stay in caches. */
export function headersText({ base, headers }: Hosting, rules: readonly PolicyRule[]): string {
  const blocks = rules.map(({ pattern, policy }) => {
    const forever = hashed.some((folder) => pattern === `${base}${folder}/*`);
    return [
      pattern,
      `  Content-Security-Policy: ${policy}`,
      ...(forever ? ['  Cache-Control: public, max-age=31536000, immutable'] : []),
      '',
    ];
  });
  const common = [`${base}*`, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''];
  return [...common, ...blocks.flat()].join('\n');
}

/** Fails the build if a page has no policy. */
export function headersFile(hosting: Hosting): AstroIntegration {
  return {
    name: 'pokayoke:headers',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const root = fileURLToPath(dir);
        const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
        const pages = new Map<string, string>();
        for (const file of files.filter((one) => one.endsWith('.html')).toSorted()) {
          const policy = policyOf(readFileSync(join(root, file), 'utf8'));
          if (policy === undefined) {
            throw new Error(`${file} carries no content security policy. Render it through src/layouts/Page.astro.`);
          }
          pages.set(file, policy);
        }
        const withPages = new Set([...pages.keys()].map((page) => page.split('/')[0]));
        const folders = readdirSync(root, { withFileTypes: true })
          .filter((entry) => entry.isDirectory() && !withPages.has(entry.name))
          .map(({ name }) => name)
          .toSorted();
        writeFileSync(join(root, '_headers'), headersText(hosting, policyRules(hosting.base, pages, folders)));
      },
    },
  };
}
