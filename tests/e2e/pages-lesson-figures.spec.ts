// Figures in a browser: every label inside its box, nothing shrunk at the two widths, the same for the fixtures and for every lesson.
import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { figures } from '../components/figures.ts';
import { routes } from './support/dist.ts';

const lessons = routes().filter((route) => /^lessons\/[^/]+\/$/.test(route));

/** What sticks out of a box or of its picture, and pictures that are smaller than they were drawn. */
function misfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    for (const svg of document.querySelectorAll<SVGSVGElement>('.fig > svg')) {
      const shown = svg.getBoundingClientRect().width;
      const { width, height } = svg.viewBox.baseVal;
      if (shown === 0) continue;
      if (Math.abs(shown - width) > 1) found.push(`${String(width)} wide, shown at ${String(shown)}`);
      const boxes = [...svg.querySelectorAll<SVGGraphicsElement>('.bx, .nt')].map((box) => box.getBBox());
      for (const text of svg.querySelectorAll('text')) {
        const { x, y, width: w, height: h } = text.getBBox();
        if (x < 0 || y < 0 || x + w > width || y + h > height) found.push(`outside the picture: ${text.textContent}`);
        const [middle, line] = [x + w / 2, y + h / 2];
        for (const box of boxes) {
          const inside = middle > box.x && middle < box.x + box.width && line > box.y && line < box.y + box.height;
          if (inside && (x < box.x || x + w > box.x + box.width)) found.push(`wider than its box: ${text.textContent}`);
        }
      }
    }
    return found;
  });
}

test('every fixture fits, is accessible, and fills no more than the page', async ({ page }) => {
  await page.goto(lessons[0] ?? '');
  for (const { name, html } of figures) {
    await page.locator('.prose').evaluate((prose, inside) => {
      prose.innerHTML = inside;
    }, `<figure class="fig">${html}<figcaption>題</figcaption></figure>`);
    expect(await misfits(page), name).toEqual([]);
    const shown = page.locator('.fig > :is(svg, ol)').filter({ visible: true });
    expect(await shown.count(), `${name}: something is seen`).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), name).toBe(0);
    const { violations } = await new AxeBuilder({ page }).include('.fig').analyze();
    expect(
      violations.map(({ id }) => id),
      name,
    ).toEqual([]);
  }
});

for (const route of lessons) {
  // Letters are as wide by night: once, at both widths.
  test(`${route}: figures and charts fit, and nothing moves while the page loads`, { tag: '@once' }, async ({ page }) => {
    await page.addInitScript(() => {
      const moved: number[] = [];
      Object.defineProperty(globalThis, 'moved', { value: moved });
      new PerformanceObserver((list) =>
        moved.push(...list.getEntries().map((entry) => (entry as unknown as { value: number }).value)),
      ).observe({
        type: 'layout-shift',
        buffered: true,
      });
    });
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(route);
      await page.waitForLoadState('networkidle');
      expect(await misfits(page)).toEqual([]);
      expect(await page.evaluate(() => (globalThis as unknown as { moved: number[] }).moved)).toEqual([]);
    }
    for (const table of await page.locator('.bars').all()) {
      const rows = await table.locator('tbody tr').count();
      expect(await table.locator('.gauge').count()).toBe(rows);
      expect(await table.locator('tbody th[scope=row]').count()).toBe(rows);
    }
  });
}
