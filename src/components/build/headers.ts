// Writes dist/_headers after the build: the policy of the pages and the other headers, in the format that static hosts and our own server read.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Hosting } from '../../model/site.ts';
import { policyOf, union } from './policy.ts';

/** The text of `_headers`. */
export function headersText({ base, headers }: Hosting, policy: string): string {
  const lines = Object.entries({ 'Content-Security-Policy': policy, ...headers }).map(([name, value]) => `  ${name}: ${value}`);
  const forever = '  Cache-Control: public, max-age=31536000, immutable';
  return [`${base}*`, ...lines, '', `${base}_astro/*`, forever, '', `${base}data/*`, forever, ''].join('\n');
}

/** Fails the build if a page has no policy. */
export function headersFile(hosting: Hosting): AstroIntegration {
  return {
    name: 'pokayoke:headers',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const root = fileURLToPath(dir);
        const pages = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
        const policies = pages.map((file) => {
          const policy = policyOf(readFileSync(join(root, file), 'utf8'));
          if (policy === undefined) {
            throw new Error(`${file} carries no content security policy. Render it through src/layouts/Page.astro.`);
          }
          return policy;
        });
        writeFileSync(join(root, '_headers'), headersText(hosting, union(policies)));
      },
    },
  };
}
