// The hostile table in the page: every row ends in a useful report or message, the page keeps answering, nothing is read as HTML.
import { expect, test } from '@playwright/test';
import { exerciseOf, hostileRows } from '../hostile/table.ts';
import { editor, openBench, run, see, status } from './support/bench.ts';
import { watch } from './support/watch.ts';

for (const kind of ['tool-definition', 'tool-error'] as const) {
  test(`hostile submissions of ${kind} leave the page alone`, { tag: '@once' }, async ({ page }) => {
    const rows = hostileRows.filter((row) => row.kind === kind);
    test.setTimeout(20_000 + rows.length * 6000);
    const seen = await watch(page);
    page.on('dialog', (dialog) => {
      seen.faults.push(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    await openBench(page, exerciseOf[kind]);
    const elements = await page.evaluate(() => document.querySelectorAll('script, iframe, object, embed, img').length);
    let asExpected = 0;
    for (const row of rows) {
      await test.step(`${row.id}: ${row.because}`, async () => {
        await see(page, 'make');
        await editor(page).evaluate((area: HTMLTextAreaElement, text) => {
          const set = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set;
          set?.call(area, text);
          area.dispatchEvent(new Event('input', { bubbles: true }));
        }, row.text);
        const end = await run(page);
        // The worker's deadline is wall time: on a busy machine a heavy row may end as not graded. It never ends as anything else.
        expect.soft([row.expect, 'not-graded'], row.id).toContain(end);
        if (end === row.expect) asExpected += 1;
        await expect(status(page)).toBeFocused();
        if (end === 'unreadable' || end === 'not-graded') await expect(page.locator('[data-standing=fail]')).toHaveCount(0);
        expect(await page.evaluate(() => 1 + 1)).toBe(2);
      });
    }
    expect(await page.evaluate(() => document.querySelectorAll('script, iframe, object, embed, img').length)).toBe(elements);
    expect(asExpected).toBeGreaterThan(rows.length * 0.8);
    expect(seen.faults).toEqual([]);
  });
}
