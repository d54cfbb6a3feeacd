// The page types that are weighed: one address for each, and what a reader can do there.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import { exerciseIds, projectRoot } from '../../src/cli/project.ts';
import { loadCourse } from '../../src/catalog/node.ts';
import { Budgets } from '../../src/model/site.ts';
import { runOnce } from './run-once.ts';

/** A page that stands for its type. */
export type Weighed = { type: string; path: string; act(page: Page): Promise<void> };

/** Clicks what can be seen of `selector`, in the order of the page. */
async function clickAll(page: Page, selector: string): Promise<void> {
  for (const one of await page.locator(selector).all()) {
    // Not by the mouse: what an earlier click brought may move the page between scrolling and clicking.
    if (await one.isVisible()) await one.evaluate((element: HTMLElement) => element.click());
  }
}

/** Answers every question, opens every fold, presses every button of the head. */
async function touchEverything(page: Page): Promise<void> {
  await clickAll(page, 'form input[type=radio], form input[type=checkbox]');
  await clickAll(page, 'poka-self-check button, poka-revisions button');
  await clickAll(page, 'form button[type=submit], form button:not([type])');
  await clickAll(page, 'main details:not([open]) > summary');
  await clickAll(page, 'header button');
}

/** Checks a text, opens what the report offers, and compares two versions. */
async function workAtIt(page: Page): Promise<void> {
  const text = '{"tools":[{"name":"a b","inputSchema":{"type":"object","properties":{"x":{"type":"array"}}}}]}';
  await page.locator('textarea.json').first().fill(text);
  await page.locator('button[aria-keyshortcuts*="Control+Enter"]').click();
  await page.locator('.find').first().waitFor();
  await clickAll(page, '#report details:not([open]) > summary');
  await page.locator('.work-bar .seg button').last().click();
  await page.locator('#compare-old').fill(text);
  await page.locator('#compare-now').fill(text.replace('array', 'string'));
  await page.locator('.comparison .btn.go').click();
  await page.locator('.change').first().waitFor();
}

/** Asks an address where nobody listens. */
async function dialNobody(page: Page): Promise<void> {
  await page.locator('.connect-form input').first().fill('http://localhost:59997/mcp');
  await page.locator('.connect-form .btn.go').click();
  await page.locator('[data-dialed]').waitFor();
}

/** Every page type, taken from the course as it is. */
export function weighedPages(): Weighed[] {
  const course = loadCourse(projectRoot);
  if (!course.ok) throw new Error(`The course cannot be read: ${JSON.stringify(course.error[0])}`);
  const [rule] = course.value.rules.keys();
  const touched = (type: string, path: string): Weighed => ({ type, path, act: touchEverything });
  return [
    touched('home', ''),
    touched('catalogue', 'exercises/'),
    touched('questions', 'questions/'),
    ...course.value.lessons.map(({ slug }) => touched('lesson', `lessons/${slug}/`)),
    ...(rule === undefined ? [] : [touched('rule', `rules/${rule}/`)]),
    { type: 'workbench', path: 'workbench/', act: workAtIt },
    { type: 'workbench', path: 'workbench/connect/', act: dialNobody },
    ...exerciseIds().map((id): Weighed => ({
      type: 'bench',
      path: `exercises/${id}/`,
      act: async (page) => {
        await runOnce(page);
      },
    })),
  ];
}

/** The budgets by page type. */
export function readBudgets(): Budgets {
  return z.parse(Budgets, JSON.parse(readFileSync(join(import.meta.dirname, 'budgets.json'), 'utf8')));
}
