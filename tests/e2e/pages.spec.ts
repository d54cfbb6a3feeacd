// Every kind of page, in both languages: quiet, accessible, no wider than the screen, still while it loads, working with storage blocked and without a script.
import { expect, test } from '@playwright/test';
import { pageKinds, serving } from './support/dist.ts';
import { expectFit } from './support/fit.ts';
import { inPieces, recordMoves } from './support/moves.ts';
import { blockStorage, watch } from './support/watch.ts';

const both = (route: string): string[] => [route, `en/${route}`];

for (const { kind, route } of pageKinds()) {
  for (const address of both(route)) {
    test(
      `${kind} /${address} is quiet, accessible and no wider than the screen; nothing moves`,
      { tag: address === route ? [] : '@day' },
      async ({ page }) => {
        const seen = await watch(page);
        const moved = await recordMoves(page);
        const response = await page.goto(address);
        expect(response?.status()).toBe(200);
        await page.waitForLoadState('networkidle');
        expect(await moved()).toEqual([]);
        await expectFit(page);
        expect(await page.evaluate(() => document.querySelectorAll('[style]').length)).toBe(0);
        expect(seen.faults).toEqual([]);
      },
    );
  }

  test(`${kind} /${route} comes in pieces, and nothing moves`, { tag: '@once' }, async ({ page }) => {
    const slow = await inPieces();
    const moved = await recordMoves(page);
    try {
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(`${slow.url}${route}`);
        await page.waitForLoadState('networkidle');
        expect(await moved(), `what moved at ${String(width)}`).toEqual([]);
      }
    } finally {
      slow.close();
    }
  });

  test(`${kind} /${route} works with storage blocked`, { tag: '@once' }, async ({ page }) => {
    const seen = await watch(page);
    await blockStorage(page);
    await page.goto(route);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('h1').first()).toBeVisible();
    await page.locator('poka-theme button').click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', /paper|night/);
    expect(seen.faults).toEqual([]);
  });

  test(`${kind} /${route} switches the language and back`, { tag: '@once' }, async ({ page }) => {
    await page.goto(route);
    await page.locator('.tools a[hreflang]').click();
    expect(new URL(page.url()).pathname).toBe(`${serving.base}en/${route}`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.locator('.tools a[hreflang]').click();
    expect(new URL(page.url()).pathname).toBe(`${serving.base}${route}`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  });
}

test('an address that leads nowhere says so, in both languages', async ({ page }) => {
  const response = await page.goto('no/such/page/');
  expect(response?.status()).toBe(404);
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('[lang=en] h2')).toBeVisible();
  await expectFit(page);
});

test('headers say what the meta element says, and more', { tag: '@once' }, async ({ request }) => {
  const response = await request.get('');
  const policy = response.headers()['content-security-policy'] ?? '';
  for (const part of ["default-src 'none'", "frame-ancestors 'none'", "worker-src 'self'", "connect-src 'self'"]) {
    expect(policy).toContain(part);
  }
  expect(policy).not.toContain('unsafe');
  expect(response.headers()['x-content-type-options']).toBe('nosniff');
  expect(response.headers()['referrer-policy']).toBe('no-referrer');
});
