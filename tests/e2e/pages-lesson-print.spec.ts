// A lesson on paper: text, figures, questions with their options and no answer, sources with addresses; no controls.
import { expect, test } from '@playwright/test';
import { pageKinds, routes } from './support/dist.ts';

const lessons = routes().filter((route) => /^lessons\/[^/]+\/$/.test(route));
const gone = '.top, .side, .onpage, .foot, .turn, .btn, .pop, .revision-switch, poka-listen, .ask .why, .ask .word, .ask [role=status]';

for (const route of lessons) {
  test(`${route}: a clean handout`, { tag: '@once' }, async ({ page }) => {
    await page.setViewportSize({ width: 680, height: 960 });
    await page.goto(route);
    const question = page.locator('poka-question').first();
    const colour = await question
      .locator('[data-option]')
      .first()
      .evaluate((item) => getComputedStyle(item).borderColor);
    await question.locator('input').first().check();
    if ((await question.getAttribute('data-count')) === '1') {
      await question.getByRole('button').click();
      await expect(question.locator('.why').first()).toBeVisible();
    }
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await page.locator(gone).filter({ visible: true }).count()).toBe(0);
    expect(await page.locator('.fig').filter({ visible: false }).count()).toBe(0);
    for (const option of await question.locator('[data-option]').all()) {
      await expect(option).toBeVisible();
      const style = await option.evaluate((item) => [getComputedStyle(item).borderRightWidth, getComputedStyle(item).boxShadow]);
      expect(style).toEqual(['1px', 'none']);
    }
    const borders = await question.locator('[data-option]').evaluateAll((items) => items.map((item) => getComputedStyle(item).borderColor));
    expect(new Set(borders).size, `one colour for all options, ${colour} on the screen`).toBe(1);
    const addresses = page.locator('.only-print .mono');
    expect(await addresses.count()).toBeGreaterThan(0);
    for (const address of await addresses.all()) await expect(address).toContainText('https://');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe('rgb(255, 255, 255)');
    for (const code of await page.locator('.prose pre').all()) {
      expect(await code.evaluate((block) => block.scrollWidth - block.clientWidth)).toBeLessThanOrEqual(1);
    }
  });
}

test('a written question leaves room to write and shows no model answer', { tag: '@once' }, async ({ page }) => {
  await page.goto(pageKinds().find(({ kind }) => kind === 'questions')?.route ?? '');
  const check = page.locator('poka-self-check').first();
  await check.locator('[data-compare]').click();
  await check.locator('[data-anyway]').click();
  await expect(check.locator('[data-after]')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(check.locator('[data-after]')).toBeHidden();
  expect((await check.locator('textarea').boundingBox())?.height).toBeGreaterThan(120);
});
