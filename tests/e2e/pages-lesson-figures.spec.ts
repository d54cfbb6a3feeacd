// Figures in a browser: every label inside its box, nothing shrunk. The fixtures; pages-lesson.spec looks at those of the lessons.
import { expect, test } from '@playwright/test';
import { figures } from '../components/figures.ts';
import { pageKinds } from './support/dist.ts';
import { expectFit } from './support/fit.ts';
import { misfits } from './support/figures.ts';

const lesson = pageKinds().find(({ kind }) => kind === 'lesson')?.route ?? '';

test('every fixture fits, is accessible, and fills no more than the page', async ({ page }) => {
  await page.goto(lesson);
  for (const { name, html } of figures) {
    await page.locator('.prose').evaluate((prose, inside) => {
      prose.innerHTML = inside;
    }, `<figure class="fig">${html}<figcaption>題</figcaption></figure>`);
    expect(await misfits(page), name).toEqual([]);
    const shown = page.locator('.fig > :is(svg, ol)').filter({ visible: true });
    expect(await shown.count(), `${name}: something is seen`).toBeGreaterThan(0);
    await expectFit(page, name, '.fig');
  }
});
