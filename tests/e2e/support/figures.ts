// What a figure of a lesson must hold in a browser, whatever it shows.
import { expect, type Page } from '@playwright/test';

/** What sticks out of a box or of its picture, and pictures that are smaller than they were drawn. */
export function misfits(page: Page): Promise<string[]> {
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

/** Every row of a chart has its bar and its heading. */
export async function expectWholeCharts(page: Page): Promise<void> {
  for (const table of await page.locator('.bars').all()) {
    const rows = await table.locator('tbody tr').count();
    expect(await table.locator('.gauge').count()).toBe(rows);
    expect(await table.locator('tbody th[scope=row]').count()).toBe(rows);
  }
}
