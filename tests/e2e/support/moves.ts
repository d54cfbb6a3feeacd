// How far things move while a page loads: the browser's own layout shifts, without those that follow a press.
import { createServer, type Server } from 'node:http';
import type { Page } from '@playwright/test';
import { serving } from './dist.ts';

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };

/** Starts recording, for every page that is opened from now on. Gives what moved on the page that is open: elements and shares of the screen. */
export async function recordMoves(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.defineProperty(globalThis, 'moved', { value: moved });
    const name = (node: Node | null): string => (node instanceof Element ? `${node.localName}.${node.classList.value}` : '?');
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (!hadRecentInput) moved.push(`${value.toFixed(5)} ${sources.map(({ node }) => name(node)).join(' ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    // The browser tells of a shift after the frame that it was in.
    await page.waitForTimeout(100);
    return page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved);
  };
}

/** A page in three pieces: it breaks inside the top bar, whose right side is not whole then, and in the middle of what follows. */
function broken(page: string): string[] {
  const bar = page.indexOf('</a>', page.indexOf('class="tools"'));
  const middle = Math.floor((bar + page.length) / 2);
  return [page.slice(0, bar), page.slice(bar, middle), page.slice(middle)];
}

/** Serves the site under test once more, its pages in pieces with pauses between them, as a slow network does. */
export async function inPieces(): Promise<{ url: string; close(): void }> {
  const server: Server = createServer((request, response) => {
    void fetch(new URL(request.url ?? '/', serving.url)).then(async (answer) => {
      const type = answer.headers.get('content-type') ?? '';
      response.writeHead(answer.status, { 'Content-Type': type });
      if (type.startsWith('text/html')) {
        for (const piece of broken(await answer.text())) {
          response.write(piece);
          // Time to paint what has come.
          await new Promise((resolve) => setTimeout(resolve, 300));
        }
        response.end();
      } else response.end(Buffer.from(await answer.arrayBuffer()));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return { url: `http://127.0.0.1:${String(address.port)}${serving.base}`, close: () => server.close() };
}
