// What every page must be in every state: free of axe's findings, and no wider than the screen.
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Looks at the page as it is, or at the part of it that `within` selects. By night only colours differ, so only they are read again. */
export async function expectFit(page: Page, state = '', within?: string): Promise<void> {
  const axe = new AxeBuilder({ page });
  if (within !== undefined) axe.include(within);
  if (await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)) axe.withRules(['color-contrast']);
  const { violations } = await axe.analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
    state,
  ).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), state).toBe(0);
}
