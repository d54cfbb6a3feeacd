// Steps of the build: hosting from the environment, one policy for all pages, figures and code without inline style.
import { describe, expect, test } from 'vitest';
import { headersText } from '../../src/components/build/headers.ts';
import { hosting } from '../../src/components/build/hosting.ts';
import { directives, policyOf, policyRules, reachesOut, reachingOut, union } from '../../src/components/build/policy.ts';
import { chainOf } from '../../src/components/figure/chain.ts';
import { figureHtml } from '../../src/components/figure/figure-html.ts';
import { compactJson } from '../../src/components/markdown/compact-json.ts';
import { codeHtml } from '../../src/components/markdown/highlight.ts';
import type { Json } from '../../src/model/json.ts';
import { render } from '../../src/components/markdown/render.ts';
import { parseMermaid } from 'beautiful-mermaid';
import { words } from './figures.ts';

test.each<[Record<string, string>, string, string]>([
  [{}, '/', 'nothing set: the root'],
  [{ POKAYOKE_BASE: 'pokayoke' }, '/pokayoke/', 'slashes are added'],
  [{ POKAYOKE_BASE: '/a/b/' }, '/a/b/', 'slashes are kept'],
  [{ POKAYOKE_BASE: '//a//' }, '/a/', 'slashes are made single: // would be another host'],
])('%j gives %s because %s', (env, base) => {
  expect(hosting(env).base).toBe(base);
});

test('a site with a path is refused', () => {
  expect(() => hosting({ POKAYOKE_SITE: 'https://example.org/pokayoke' })).toThrow('POKAYOKE_BASE');
});

test('the union of policies allows what any page allows, and adds frame-ancestors', () => {
  const one = policyOf(`<meta http-equiv="content-security-policy" content="script-src 'self' 'sha256-a';default-src 'none'">`) ?? '';
  const policy = union([one, "script-src 'self' 'sha256-b'"]);
  expect(policy).toBe("script-src 'self' 'sha256-a' 'sha256-b'; default-src 'none'; frame-ancestors 'none'");
  expect(headersText(hosting({ POKAYOKE_BASE: 'x' }), [{ pattern: '/x/data/*', policy }])).toContain(
    `/x/data/*\n  Content-Security-Policy: ${policy}\n  Cache-Control: public`,
  );
});

describe('policies by path', () => {
  const strict = "default-src 'none';connect-src 'self'";
  const open = "default-src 'none';connect-src 'self' https: http://localhost:*";
  const pages = new Map([
    ['index.html', strict],
    ['404.html', strict],
    ['a/index.html', strict],
    ['a/b/index.html', strict],
    ['tools/index.html', strict],
    ['tools/connect/index.html', open],
    ['en/index.html', strict],
    ['en/a/index.html', strict],
    ['en/tools/connect/index.html', open],
  ]);
  const rules = policyRules('/x/', pages, ['_astro']);

  test('a page that reaches out stands alone; folders without one are one pattern', () => {
    expect(rules.map(({ pattern }) => pattern)).toEqual([
      '/x/',
      '/x/404.html',
      '/x/a/*',
      '/x/tools/',
      '/x/tools/connect/',
      '/x/en/',
      '/x/en/a/*',
      '/x/en/tools/connect/',
      '/x/_astro/*',
    ]);
    expect(rules.filter(({ policy }) => reachesOut(policy)).map(({ pattern }) => pattern)).toEqual([
      '/x/tools/connect/',
      '/x/en/tools/connect/',
    ]);
  });

  test('no path matches two patterns: two policies would allow only what both do', () => {
    for (const page of pages.keys()) {
      const path = `/x/${page.replace(/index\.html$/, '')}`;
      const matching = rules.filter(({ pattern }) => (pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern));
      expect(matching, path).toHaveLength(1);
    }
  });

  test('the common policy reaches nothing but its own origin', () => {
    expect(reachesOut(directives.join(';'))).toBe(false);
    expect(reachesOut(reachingOut)).toBe(true);
  });
});

const chain = 'flowchart TD\n A["始め"] --> B("問い")\n B -->|はい| C["終わり"]\n B -->|いいえ| D["別の終わり"]';

describe('figures', () => {
  test('a decision chain is drawn twice, with its words', () => {
    expect(chainOf(parseMermaid(chain))).toEqual([
      { label: '始め', question: false, down: '' },
      { label: '問い', question: true, side: { label: '終わり', when: 'はい' }, down: 'いいえ' },
      { label: '別の終わり', question: false, down: '' },
    ]);
    const html = figureHtml(chain, 'f', '題', words);
    expect(html).toContain('only-wide');
    expect(html).toContain('only-narrow');
  });

  test.each([
    ['flowchart TD\n A --> B\n A --> C\n A --> D', 'three ways out'],
    ['flowchart TD\n A --> B\n C --> B', 'two beginnings'],
    ['flowchart TD\n A --> B\n B --> A', 'a circle'],
  ])('%j is no chain because of %s', (source) => {
    expect(chainOf(parseMermaid(source))).toBeUndefined();
  });
});

describe('code', () => {
  test('JSON gets the five classes and no style', () => {
    const html = codeHtml('{"a": [1, true, "x<y"]}', 'json', 'label');
    for (const part of ['<span class="k">', '<span class="d">1</span>', '<span class="b">true</span>', 'x&lt;y', '<span class="p">']) {
      expect(html).toContain(part);
    }
    expect(html).not.toContain('style=');
  });
  test('an unknown language is plain', () => {
    expect(codeHtml('a < b', 'cobol', 'label')).toContain('<span class="l" data-n="1">a &lt; b</span>');
  });
});

test.each<[Json, string, string]>([
  [{ a: [1, 2], b: {} }, '{ "a": [1, 2], "b": {} }', 'what fits stays on its line'],
  [{ a: 'x'.repeat(60), b: [1] }, `{\n  "a": "${'x'.repeat(60)}",\n  "b": [1]\n}`, 'what does not fit is opened'],
])('%j as text, because %s', (value, text) => {
  expect(compactJson(value)).toBe(text);
  expect(JSON.parse(compactJson(value))).toEqual(value);
});

describe('Markdown', () => {
  test('a table names its columns on every cell', () => {
    const html = render('| a | b |\n|---|---|\n| x | `y` |\n');
    expect(html).toContain('<th scope="row"><span>x</span></th>');
    expect(html).toContain('<td data-l="b"><span><code>y</code></span></td>');
  });
  test('HTML is refused', () => {
    expect(() => render('a\n\n<b onclick="x">b</b>\n')).toThrow('HTML in Markdown');
  });
});
