// The build: static pages in two languages, strict policy, address from the environment.
import { satteri } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { headersFile } from './src/components/build/headers.ts';
import { hosting } from './src/components/build/hosting.ts';
import { directives } from './src/components/build/policy.ts';
import { buildIt, components, tables } from './src/components/markdown/plugins.ts';

const place = hosting(process.env);

export default defineConfig({
  site: place.site,
  base: place.base,
  output: 'static',
  trailingSlash: 'always',
  i18n: { locales: ['ja', 'en'], defaultLocale: 'ja', routing: { prefixDefaultLocale: false } },
  integrations: [mdx(), react(), headersFile(place)],
  markdown: {
    syntaxHighlight: false,
    processor: satteri({ mdastPlugins: [buildIt, components], hastPlugins: [tables], features: { smartPunctuation: false } }),
  },
  security: { csp: { directives: [...directives] } },
  build: { inlineStylesheets: 'never' },
  vite: { build: { assetsInlineLimit: 0, modulePreload: false } },
});
