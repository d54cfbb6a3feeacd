// The page of search: finds while one types, keeps the query in the address, says when nothing is there or nothing can be loaded.
import { expect, test } from '@playwright/test';
import { watch } from './support/watch.ts';

const hits = '.hits li > a:first-child';

test('typing finds pages; the address keeps the query behind #; a hit leads there', async ({ page }) => {
  const seen = await watch(page);
  await page.goto('search/');
  await page.getByRole('searchbox').fill('tool_choice');
  await expect(page.locator(hits).first()).toHaveAttribute('href', /lessons\/tool-choice\/$/);
  await expect(page).toHaveURL(/#q=tool_choice$/);
  await expect(page.getByRole('status')).toContainText('件');
  await page.reload();
  await expect(page.locator(hits).first()).toHaveAttribute('href', /lessons\/tool-choice\/$/);
  await page.locator(hits).first().click();
  await expect(page.locator('h1')).toBeVisible();
  expect(seen.faults).toEqual([]);
});

test('a section of the hit is a link to its heading', { tag: '@once' }, async ({ page }) => {
  await page.goto('search/#q=%E8%B2%B8%E3%81%97%E4%BC%9A%E8%AD%B0%E5%AE%A4');
  const place = page.locator('.hits .place').first();
  await place.click();
  const id = decodeURIComponent(new URL(page.url()).hash.slice(1));
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
});

test('nothing found says what to try; a query is never read as HTML', { tag: '@once' }, async ({ page }) => {
  await page.goto('search/');
  await page.getByRole('searchbox').fill('<qqqzzz onqqqzzz=qqqzzz>');
  await expect(page.getByRole('status')).toContainText('<qqqzzz onqqqzzz=qqqzzz>');
  expect(await page.locator('main qqqzzz').count()).toBe(0);
});

test('pieces load as queries need them; an index that cannot be loaded is said, and tried again', { tag: '@once' }, async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('data/search/')) loaded.push(request.url());
  });
  await page.goto('search/');
  await page.waitForLoadState('networkidle');
  expect(loaded).toEqual([]);
  await page.route('**/data/search/**', (route) => route.abort());
  await page.getByRole('searchbox').fill('isError');
  await expect(page.getByRole('status')).toContainText('読み込めませんでした');
  await page.unroute('**/data/search/**');
  loaded.length = 0;
  await page.getByRole('button', { name: '探す' }).click();
  await expect(page.locator(hits).first()).toBeVisible();
  expect(loaded.length).toBe(2);
});

test('the English page searches in English', { tag: '@once' }, async ({ page }) => {
  await page.goto('en/search/#q=secret');
  await expect(page.locator(hits).first()).toHaveAttribute('href', /\/en\//);
});
