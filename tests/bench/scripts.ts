// Records every script that a page loads, workers and inline scripts too, and its size after gzip.
import { gzipSync } from 'node:zlib';
import type { BrowserContext, Page, Response } from '@playwright/test';

/** Bytes after gzip by address; inline scripts count under the page's own address. */
export type Scripts = ReadonlyMap<string, number>;

const gz = (body: Buffer | string): number => gzipSync(body, { level: 9 }).byteLength;

async function isScript(response: Response): Promise<boolean> {
  if (response.request().resourceType() === 'script') return true;
  return /javascript/.test((await response.allHeaders())['content-type'] ?? '');
}

/** Starts recording for all pages of a context. Call the result for what was loaded so far. */
export function recordScripts(context: BrowserContext): () => Promise<Scripts> {
  const seen = new Map<string, number>();
  const open = new Set<Promise<void>>();
  async function record(response: Response): Promise<void> {
    const url = response.url();
    if (seen.has(url) || !response.ok() || !(await isScript(response))) return;
    seen.set(url, gz(await response.body()));
  }
  context.on('response', (response) => {
    const job = record(response).finally(() => open.delete(job));
    open.add(job);
  });
  return async () => {
    await Promise.all(open);
    return new Map(seen);
  };
}

/** Bytes after gzip of the scripts that stand in the page itself. Data in `<script type="application/…">` is no script. */
export async function inlineScripts(page: Page): Promise<number> {
  const texts = await page.evaluate(() =>
    [...document.scripts].filter(({ src, type }) => src === '' && ['', 'module', 'text/javascript'].includes(type)).map(({ text }) => text),
  );
  return texts.reduce((sum, text) => sum + gz(text), 0);
}

/** The sum of all sizes. */
export function total(scripts: Scripts): number {
  return [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0);
}
