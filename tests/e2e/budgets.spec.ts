// Decision 15: JavaScript by page type stays within its budget, measured on the build as a reader gets it.
import { expect, test } from '@playwright/test';
import { readBudgets, weighedPages } from '../bench/pages.ts';
import { weigh } from '../bench/weigh.ts';

const budgets = readBudgets();

for (const { type, path, act } of weighedPages()) {
  test(`/${path} keeps the budget of a ${type} page`, async ({ browser, baseURL }) => {
    const context = await browser.newContext();
    const weight = await weigh(context, new URL(path, baseURL).href, act);
    const budget = budgets[type];
    expect(budget, `budgets.json has no line for ${type}`).toBeDefined();
    expect.soft(weight.before, 'before the reader touches anything').toBeLessThanOrEqual(budget?.before ?? 0);
    expect.soft(weight.all, 'with everything that the reader can make it load').toBeLessThanOrEqual(budget?.all ?? 0);
    await context.close();
  });
}
