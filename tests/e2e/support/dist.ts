// The built site under test: POKAYOKE_DIST (default dist), served below POKAYOKE_BASE.
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');
const path = (process.env['POKAYOKE_BASE'] ?? '')
  .split('/')
  .filter((part) => part !== '')
  .join('/');
const port = Number(process.env['POKAYOKE_TEST_PORT'] ?? '4397');
const base = path === '' ? '/' : `/${path}/`;

/** Where the tests find the site. */
export const serving = { dir: resolve(root, process.env['POKAYOKE_DIST'] ?? 'dist'), port, base, url: `http://127.0.0.1:${port}${base}` };

/** Every file of the built site, by path inside it. */
export function builtFiles(): string[] {
  return readdirSync(serving.dir, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();
}

/** Routes of the built pages, below the base: `''`, `en/lessons/a/`. */
export function routes(): string[] {
  return builtFiles()
    .filter((file) => file.endsWith('index.html'))
    .map((file) => file.slice(0, -'index.html'.length));
}

/** One route of every kind of page, Japanese. A kind that the site must have and lacks is an error. */
export function pageKinds(): { kind: string; route: string }[] {
  const kinds: [string, RegExp, boolean][] = [
    ['home', /^$/, true],
    ['lesson', /^lessons\/[^/]+\/$/, true],
    ['exercises', /^exercises\/$/, true],
    ['exercise', /^exercises\/[^/]+\/$/, true],
    ['questions', /^questions\/$/, true],
    ['question', /^questions\/[^/]+\/$/, false],
    ['sources', /^sources\/$/, true],
    ['glossary', /^glossary\/$/, true],
    ['rules', /^rules\/$/, true],
    ['rule', /^rules\/[^/]+\/$/, true],
    ['workbench', /^workbench\/$/, true],
    ['connect', /^workbench\/connect\/$/, true],
    ['about', /^about\/$/, true],
    ['search', /^search\/$/, true],
  ];
  const all = routes();
  return kinds.flatMap(([kind, pattern, needed]) => {
    const route = all.find((one) => pattern.test(one));
    if (route === undefined && needed) throw new Error(`The built site in ${serving.dir} has no page of the kind "${kind}".`);
    return route === undefined ? [] : [{ kind, route }];
  });
}
