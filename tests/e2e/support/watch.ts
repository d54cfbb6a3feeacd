// Watches a page for what must never happen: errors, policy violations, requests to other origins.
import type { Page } from '@playwright/test';
import { serving } from './dist.ts';

/** What was seen so far; an empty list is the only good one. */
export type Watch = { faults: string[] };

/** Starts watching. Call before the first navigation. */
export async function watch(page: Page): Promise<Watch> {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`page: ${error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== new URL(serving.url).origin) faults.push(`third party: ${request.url()}`);
  });
  await page.exposeFunction('pokayokeViolation', (text: string) => faults.push(`policy: ${text}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      (globalThis as unknown as { pokayokeViolation: (text: string) => void }).pokayokeViolation(
        `${event.effectiveDirective} ${event.blockedURI}`,
      );
    });
  });
  return { faults };
}

/** Makes every kind of storage throw, as a browser does that blocks site data. */
export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('Storage is blocked.', 'SecurityError');
    };
    for (const name of ['indexedDB', 'localStorage', 'sessionStorage', 'caches']) {
      Object.defineProperty(globalThis, name, { get: refuse, configurable: true });
    }
  });
}

/** Presses Tab until the focused element matches `selector`; fails after `limit` presses. */
export async function tabTo(page: Page, selector: string, limit = 120): Promise<void> {
  for (let press = 0; press < limit; press += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
  }
  throw new Error(`${limit} presses of Tab did not reach ${selector}.`);
}
