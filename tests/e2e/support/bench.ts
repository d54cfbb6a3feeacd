// Handling a bench as a reader does: open it, write, run, look.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';

/** The three places of the bench. */
export type Place = 'brief' | 'make' | 'world';

const answers = (exercise: string): string => join(import.meta.dirname, '../../../exercises', exercise, 'answers');

/** A stored answer as the text that a learner would hand in. */
export function answerText(exercise: string, name: string): string {
  const { submission } = JSON.parse(readFileSync(join(answers(exercise), `${name}.json`), 'utf8')) as { submission: unknown };
  return JSON.stringify(submission, null, 2);
}

/** Goes to a place: a tab on narrow screens, nothing to do on wide ones. */
export async function see(page: Page, place: Place): Promise<void> {
  const tab = page.locator('.tabs button').nth(['brief', 'make', 'world'].indexOf(place));
  if (await tab.isVisible()) await tab.click();
}

/** Opens an exercise with the plain editor and waits until it says that it runs offline. */
export async function openBench(page: Page, exercise: string, { editor = 'plain', query = '' } = {}): Promise<void> {
  await page.addInitScript((choice) => {
    try {
      if (choice === 'plain') localStorage.setItem('pokayoke.editor', 'plain');
    } catch {
      // Storage is blocked in this test.
    }
  }, editor);
  await page.goto(`${query}exercises/${exercise}/`);
  await expect(page.locator('[data-ready=ready]')).toBeVisible({ timeout: 20_000 });
}

/** The plain editor. */
export function editor(page: Page): Locator {
  return page.locator('textarea.json');
}

/** Writes a whole text into the plain editor. */
export async function write(page: Page, text: string): Promise<void> {
  await see(page, 'make');
  await editor(page).fill(text);
}

/** The heading that says how a run ended. */
export function status(page: Page): Locator {
  return page.locator('.status');
}

/** Presses Run and waits for an end: any of the four. Gives the end. */
export async function run(page: Page): Promise<string> {
  await page.locator('.btn.go').click();
  return ended(page);
}

/** Waits for the end of a run. */
export async function ended(page: Page): Promise<string> {
  await expect(page.locator('.btn.go')).toBeVisible({ timeout: 15_000 });
  await expect(status(page)).toHaveAttribute('data-status', /^(passed|not-passed|not-graded|unreadable)$/, { timeout: 15_000 });
  return (await status(page).getAttribute('data-status')) ?? '';
}
