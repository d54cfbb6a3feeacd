// The page of questions: exact sets, written self-checks with composition and blocked storage, and the switch of revisions in a lesson.
import { expect, test } from '@playwright/test';
import { loadCourse } from '../../src/catalog/node.ts';
import { join } from 'node:path';
import { expectFit } from './support/fit.ts';
import { blockStorage, tabTo, watch } from './support/watch.ts';

const read = loadCourse(join(import.meta.dirname, '../..'));
if (!read.ok) throw new Error('The course cannot be read.');
const [setId, set] =
  [...read.value.questions].find(([, { options, title }]) => title && options.filter(({ correct }) => correct).length > 1) ?? [];
const [checkId, check] = [...read.value.selfChecks][0] ?? [];
const model = check?.model.ja.slice(0, 20) ?? '';

test('"choose two" marks nothing before two are chosen, and takes the exact set only', async ({ page }) => {
  const seen = await watch(page);
  await page.goto('questions/');
  const question = page.locator(`poka-question[data-id="${setId ?? ''}"]`);
  const right = (set?.options ?? []).filter(({ correct }) => correct).map(({ id }) => id);
  const wrong = (set?.options ?? []).find(({ correct }) => !correct)?.id ?? '';
  const box = (id: string) => question.locator(`[data-option="${id}"] input`);
  await box(right[0] ?? '').check();
  await question.getByRole('button').click();
  await expect(question.getByRole('status')).toContainText('2つ選ぶ問題です。いま選んでいるのは1つです。');
  await expect(question.locator('.right, .wrong, .why')).toHaveCount(0);
  await box(wrong).check();
  await question.getByRole('button').click();
  await expect(question.getByRole('status')).toContainText('選んだ組は正解ではありません');
  await expect(question.locator('.wrong')).toHaveCount(1);
  await box(wrong).uncheck();
  await box(right[1] ?? '').check();
  await question.getByRole('button').click();
  await expect(question.getByRole('status')).toContainText('選んだ組は正解です');
  await expect(question.locator('.right')).toHaveCount(2);
  await expect(question.locator('.why')).toHaveCount(set?.options.length ?? 0);
  await expectFit(page);
  expect(seen.faults).toEqual([]);
});

test('a self-check by keyboard: write, compare, tick; all of it is there after a reload', async ({ page }) => {
  const seen = await watch(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('questions/');
  const own = page.locator(`poka-self-check[data-id="${checkId ?? ''}"]`);
  expect(await page.content()).not.toContain(model);
  await tabTo(page, 'poka-self-check textarea');
  await page.keyboard.type('二十六個の定義を、毎回読むからです。');
  await page.keyboard.press('Enter');
  await page.keyboard.type('もう一行。');
  expect(asked.filter((url) => url.includes('/self-checks/'))).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(own.locator('[data-after] h3')).toBeFocused();
  await expect(own.locator('[data-model]')).toContainText(model);
  await tabTo(page, '.ticks input');
  await page.keyboard.press('Space');
  await expect(own.locator('[data-kept]')).toHaveText('この端末だけに保存しています');
  await expectFit(page);
  await page.reload();
  await expect(own.locator('textarea')).toHaveValue('二十六個の定義を、毎回読むからです。\nもう一行。');
  await expect(own.locator('.ticks input').first()).toBeChecked();
  await expect(own.locator('.ticks input').nth(1)).not.toBeChecked();
  await expect(page.locator(`[data-key="self-check:${checkId ?? ''}"].done`)).toHaveCount(1);
  expect(seen.faults).toEqual([]);
});

test('text of an open conversion is not kept; the confirmed text is', { tag: '@once' }, async ({ page }) => {
  await page.goto('questions/');
  const text = page.locator('poka-self-check textarea').first();
  const kept = page.locator('poka-self-check [data-kept]').first();
  await text.evaluate((area: HTMLTextAreaElement) => {
    area.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
    area.value = 'へんかんちゅう';
    area.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
  });
  await page.waitForTimeout(900);
  await expect(kept).toHaveText('');
  await text.evaluate((area: HTMLTextAreaElement) => {
    area.value = '変換した文';
    area.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
  });
  await expect(kept).toHaveText('この端末だけに保存しています');
  await page.reload();
  await expect(text).toHaveValue('変換した文');
});

test('nothing written: the page says so, and shows the model answer only on request', { tag: '@once' }, async ({ page }) => {
  await page.goto('questions/');
  const own = page.locator('poka-self-check').first();
  await expect(own.locator('[data-anyway]')).toBeHidden();
  await own.locator('[data-compare]').click();
  await expect(own.getByRole('status')).toContainText('まだ何も書いていません');
  await expect(own.locator('[data-after]')).toBeHidden();
  await own.locator('[data-anyway]').click();
  await expect(own.locator('[data-model] p').first()).toBeVisible();
});

test('a model answer that cannot be fetched loses nothing', { tag: '@once' }, async ({ page }) => {
  await page.route('**/data/self-checks/**', (route) => route.abort());
  await page.goto('questions/');
  const own = page.locator('poka-self-check').first();
  await own.locator('textarea').fill('書いた答え');
  await own.locator('[data-compare]').click();
  await expect(own.getByRole('status')).toContainText('書いた答えは、そのまま残っています');
  await expect(own.locator('textarea')).toHaveValue('書いた答え');
  await page.unroute('**/data/self-checks/**');
  await own.locator('[data-compare]').click();
  await expect(own.locator('[data-after]')).toBeVisible();
});

test('with storage blocked a self-check works and says that it is not kept', { tag: '@once' }, async ({ page }) => {
  const seen = await watch(page);
  await blockStorage(page);
  await page.goto('questions/');
  const own = page.locator('poka-self-check').first();
  await own.locator('textarea').fill('書いた答え');
  await expect(own.locator('[data-kept]')).toContainText('保存できません');
  await own.locator('[data-compare]').click();
  await expect(own.locator('[data-after]')).toBeVisible();
  expect(seen.faults).toEqual([]);
});

test('the switch of revisions shows one or both, by keyboard, and is remembered', async ({ page }) => {
  const seen = await watch(page);
  await page.goto('lessons/three-layers/');
  const shown = page.locator('.revision:visible');
  await expect(shown).toHaveCount(1);
  await expect(shown).toHaveAttribute('data-revision', '2026-07-28');
  await tabTo(page, '.revision-switch button[value="2025-11-25"]', 200);
  await page.keyboard.press('Enter');
  await expect(shown).toHaveAttribute('data-revision', '2025-11-25');
  await expect(page.locator('.revision-switch [aria-pressed=true]')).toHaveText('2025-11-25版');
  await page.locator('.revision-switch button[value=all]').click();
  await expect(shown).toHaveCount(2);
  await expectFit(page);
  await page.reload();
  await expect(shown).toHaveCount(2);
  expect(seen.faults).toEqual([]);
});

test('without a script both revisions stand one after the other', { tag: '@once' }, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('lessons/three-layers/');
  await expect(page.locator('.revision:visible')).toHaveCount(2);
  await expect(page.locator('.revision-switch')).toHaveCount(0);
  await context.close();
});

test('a source in a lesson leads to its entry', { tag: '@once' }, async ({ page }) => {
  await page.goto('lessons/names-and-parameters/');
  const link = page.locator('.stack a[href*="sources/#"]').first();
  const id = new URL((await link.getAttribute('href')) ?? '', page.url()).hash;
  await link.click();
  await expect(page.locator(`li${id}`)).toBeInViewport();
});
