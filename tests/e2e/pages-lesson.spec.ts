// A lesson by keyboard alone: question, pop-over, drawer, theme; what is kept, and what happens when the key cannot be fetched.
import { expect, test } from '@playwright/test';
import { pageKinds, routes } from './support/dist.ts';
import { expectWholeCharts, misfits } from './support/figures.ts';
import { expectFit } from './support/fit.ts';
import { recordMoves } from './support/moves.ts';
import { blockStorage, tabTo, watch } from './support/watch.ts';

const lessons = routes().filter((route) => /^lessons\/[^/]+\/$/.test(route));
const lesson = pageKinds().find(({ kind }) => kind === 'lesson')?.route ?? '';

/** Everything on a phone in the light theme; the colours of the dark one on a wide screen. The first lesson is read in all four by pages.spec. */
const looks = [
  { viewport: { width: 1280, height: 900 }, colorScheme: 'dark' },
  { viewport: { width: 390, height: 844 }, colorScheme: 'light' },
] as const;

for (const route of lessons) {
  test(`${route}: accessible and no wider than the screen; figures fit; nothing moves`, { tag: '@once' }, async ({ page }) => {
    test.slow();
    const seen = await watch(page);
    const moved = await recordMoves(page);
    for (const { viewport, colorScheme } of looks) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      await page.goto(route);
      await page.waitForLoadState('networkidle');
      expect(await moved(), `what moved at ${String(viewport.width)}`).toEqual([]);
      expect(await misfits(page)).toEqual([]);
      await expectWholeCharts(page);
      await expectFit(page, `${colorScheme} ${String(viewport.width)}`);
    }
    expect(seen.faults).toEqual([]);
  });

  test(`${route}: questions are answered by keyboard, explain every option, and are kept`, { tag: '@once' }, async ({ page }) => {
    const seen = await watch(page);
    await page.goto(route);
    const questions = page.locator('poka-question');
    const count = await questions.count();
    expect(count).toBeGreaterThan(0);
    for (let index = 0; index < count; index += 1) {
      const question = questions.nth(index);
      await question.locator('input').first().focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(question.getByRole('status')).toContainText('正解');
      await expect(question.locator('.why')).toHaveCount(await question.locator('[data-option]').count());
      await expect(question.locator('.right')).toHaveCount(1);
      await expect(question.locator('[data-kept]')).toHaveText('この端末だけに保存しています');
      await expect(question.getByRole('button')).toBeFocused();
    }
    await page.goto('');
    await expect(page.locator('[data-ids].done')).toHaveCount(1);
    expect(seen.faults).toEqual([]);
  });
}

test('a question is reached by the tab key alone, and an answered page stays accessible', async ({ page }) => {
  await page.goto(lesson);
  const question = page.locator('poka-question').first();
  await tabTo(page, `poka-question[data-id="${(await question.getAttribute('data-id')) ?? ''}"] input`);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(question.locator('.right')).toHaveCount(1);
  await expectFit(page, 'answered');
});

test('without a choice nothing is marked', { tag: '@once' }, async ({ page }) => {
  await page.goto(lesson);
  const question = page.locator('poka-question').first();
  await question.getByRole('button').click();
  await expect(question.getByRole('status')).toContainText('まだ選んでいません');
  await expect(question.locator('.right')).toHaveCount(0);
});

test('a key that cannot be fetched leaves the answer ungraded', { tag: '@once' }, async ({ page }) => {
  await page.route('**/data/questions/**', (route) => route.abort());
  await page.goto(lesson);
  const question = page.locator('poka-question').first();
  await question.getByRole('radio').first().check();
  await question.getByRole('button').click();
  await expect(question.getByRole('status')).toContainText('まだ採点していません');
  await expect(question.locator('.right, .wrong, .why')).toHaveCount(0);
  await page.unroute('**/data/questions/**');
  await question.getByRole('button').click();
  await expect(question.locator('.right')).toHaveCount(1);
});

test('with storage blocked an answer is marked, and the page says that it is not kept', { tag: '@once' }, async ({ page }) => {
  const seen = await watch(page);
  await blockStorage(page);
  await page.goto(lesson);
  const question = page.locator('poka-question').first();
  await question.getByRole('radio').first().check();
  await question.getByRole('button').click();
  await expect(question.locator('.right')).toHaveCount(1);
  await expect(question.locator('[data-kept]')).toContainText('保存できません');
  expect(seen.faults).toEqual([]);
});

test('a term opens by keyboard and closes by Escape, with the focus where it was', async ({ page }) => {
  await page.goto(lesson);
  const term = page.locator('.term').first();
  const pop = page.locator('.pop').first();
  await term.focus();
  await page.keyboard.press('Enter');
  await expect(pop).toBeVisible();
  const box = await pop.boundingBox();
  expect(box?.x ?? -1).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  await page.keyboard.press('Escape');
  await expect(pop).toBeHidden();
  await expect(term).toBeFocused();
});

test('the drawer closes by Escape and gives the focus back', { tag: '@once' }, async ({ page, viewport }) => {
  await page.setViewportSize({ width: 390, height: viewport?.height ?? 844 });
  await page.goto(lesson);
  const button = page.locator('.drawer summary');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.drawer .side').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(page.locator('.drawer .side').first()).toBeHidden();
  await expect(button).toBeFocused();
});

test('the theme is kept from page to page', { tag: '@once' }, async ({ page }) => {
  await page.goto(lesson);
  await page.locator('poka-theme button').click();
  const theme = await page.locator('html').getAttribute('data-theme');
  await page.goto('about/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme ?? 'none');
});

test('the text reads without a script', async ({ browser, viewport }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport });
  const page = await context.newPage();
  for (const { route } of pageKinds()) {
    await page.goto(route);
    await expect(page.locator('h1').first()).toBeVisible();
    await expect(page.locator('poka-theme')).toBeHidden();
  }
  await context.close();
});
