// The static server: what it sends, what it never sends, and below which address.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serve, type Running } from '../../src/cli/static-server.ts';

const outer = mkdtempSync(join(tmpdir(), 'pokayoke-'));
const dir = join(outer, 'dist');
let site: Running;

/** A request whose path is sent as it is written, dots and all. */
function get(
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: string }> {
  return new Promise((done, failed) => {
    const { hostname, port } = new URL(site.url);
    request({ hostname, port, path, headers, method }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (part: string) => (body += part));
      response.on('end', () => done({ status: response.statusCode ?? 0, headers: response.headers, body }));
    })
      .on('error', failed)
      .end();
  });
}

beforeAll(async () => {
  mkdirSync(join(dir, 'a'), { recursive: true });
  mkdirSync(join(dir, '_astro'));
  writeFileSync(join(outer, 'secret.txt'), 'secret');
  writeFileSync(join(dir, 'index.html'), 'home');
  writeFileSync(join(dir, '404.html'), 'nothing here');
  writeFileSync(join(dir, 'a/index.html'), 'a');
  writeFileSync(join(dir, '_astro/x.js'), 'x');
  writeFileSync(join(dir, '_headers'), '/base/*\n  X-Test: yes\n\n/base/_astro/*\n  Cache-Control: public, max-age=31536000, immutable\n');
  site = await serve({ dir, base: '/base/', port: 0 });
});

afterAll(async () => {
  await site.close();
  rmSync(outer, { recursive: true });
});

test.each([
  ['/base/', 200, 'home', 'the home page'],
  ['/base/a/', 200, 'a', 'a folder is its index'],
  ['/base/_astro/x.js', 200, 'x', 'a file'],
  ['/base/_astro/x.js?v=1', 200, 'x', 'a query changes nothing'],
  ['/base/none/', 404, 'nothing here', 'an unknown page is the 404 page'],
  ['/other/', 404, 'nothing here', 'outside the base there is nothing'],
  ['/base/../secret.txt', 404, 'nothing here', 'dots lead nowhere'],
  ['/base/%2e%2e/secret.txt', 404, 'nothing here', 'encoded dots lead nowhere'],
  ['/base/..%2fsecret.txt', 404, 'nothing here', 'encoded slashes lead nowhere'],
  ['/base/..%5csecret.txt', 404, 'nothing here', 'backslashes lead nowhere'],
  ['/base/%00', 404, 'nothing here', 'null bytes lead nowhere'],
  ['/base/%', 404, 'nothing here', 'broken escapes lead nowhere'],
  ['/base/_headers', 404, 'nothing here', 'the headers file is not a page'],
  ['/base/a/index.html/', 404, 'nothing here', 'a file is not a folder'],
])('%s gives %i %s because %s', async (path, status, body) => {
  const response = await get(path);
  expect([response.status, response.body]).toEqual([status, body]);
  if (path.startsWith('/base')) expect(response.headers['x-test']).toBe('yes');
});

test.each([
  ['/', '/base/', 'the root leads to the base'],
  ['/base', '/base/', 'so does the base without its slash'],
  ['/base/a', '/base/a/', 'a folder gets its slash'],
])('%s redirects to %s because %s', async (path, to) => {
  const response = await get(path);
  expect([response.status, response.headers['location']]).toEqual([302, to]);
});

test('types, tags and caching', async () => {
  const page = await get('/base/');
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.headers['cache-control']).toBe('no-cache');
  expect((await get('/base/', { 'If-None-Match': String(page.headers['etag']) })).status).toBe(304);
  expect((await get('/base/_astro/x.js')).headers['cache-control']).toContain('immutable');
  expect((await get('/base/', {}, 'POST')).status).toBe(405);
  expect((await get('/base/', {}, 'HEAD')).body).toBe('');
});

test('a port that is taken is replaced by a free one', async () => {
  const second = await serve({ dir, base: '/base/', port: Number(new URL(site.url).port) });
  expect(second.url).not.toBe(site.url);
  await second.close();
});

test('a folder without a site says what to do', async () => {
  await expect(serve({ dir: outer, base: '/', port: 0 })).rejects.toThrow('npm run build');
});
