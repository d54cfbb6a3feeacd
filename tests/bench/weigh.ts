// Weighs one page: before the reader touches anything, with everything the reader can make it load, and, where asked for, after idle.
import type { BrowserContext, Page } from '@playwright/test';
import type { Scripts } from './scripts.ts';
import { inlineScripts, recordScripts, total } from './scripts.ts';

/** Bytes of JavaScript after gzip. `before` and `all` leave idle work apart; `afterIdle` is there where it was asked for; `first` lists the files behind `before`. */
export type Weight = { before: number; all: number; afterIdle: number | undefined; first: Scripts };

/** Idle callbacks wait until the event `test:idle`. Runs in the page, before its own scripts. */
function holdIdle(): void {
  const waiting: IdleRequestCallback[] = [];
  let held = true;
  const deadline: IdleDeadline = { didTimeout: false, timeRemaining: () => 50 };
  window.requestIdleCallback = (callback) => {
    if (held) return waiting.push(callback);
    return window.setTimeout(() => {
      callback(deadline);
    });
  };
  window.addEventListener('test:idle', () => {
    held = false;
    for (const callback of waiting.splice(0)) callback(deadline);
  });
}

/** Waits until nothing has been loading for half a second. */
async function quiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(600);
  await page.waitForLoadState('networkidle');
}

/** Opens `url` in a fresh page of `context` and does what `act` does; then, with `idle`, lets idle work run. */
export async function weigh(context: BrowserContext, url: string, act: (page: Page) => Promise<void>, idle = false): Promise<Weight> {
  const loaded = recordScripts(context);
  const page = await context.newPage();
  await page.addInitScript(holdIdle);
  await page.goto(url);
  await quiet(page);
  const inline = await inlineScripts(page);
  const first = await loaded();
  const before = total(first) + inline;
  await act(page);
  await quiet(page);
  const all = total(await loaded()) + inline;
  let afterIdle: number | undefined;
  if (idle) {
    await page.evaluate(() => window.dispatchEvent(new Event('test:idle')));
    await page.waitForTimeout(500);
    await quiet(page);
    afterIdle = total(await loaded()) + inline;
  }
  await page.close();
  return { before, all, afterIdle, first };
}
