// Presses Run on a bench and waits for both verdicts. The time is taken in the page, between the click and the change of the verdict.
import type { Page } from '@playwright/test';

/** Milliseconds from the click to the verdict. */
export async function runOnce(page: Page): Promise<number> {
  const button = page.locator('button[aria-keyshortcuts*="Control+Enter"]').first();
  await button.waitFor();
  return button.evaluate(
    (run: HTMLElement) =>
      new Promise<number>((resolve, reject) => {
        const settled = (): boolean => {
          const sides = [...document.querySelectorAll<HTMLElement>('[data-side][data-standing]')];
          return sides.length >= 2 && sides.every(({ dataset }) => !['waiting', 'running'].includes(dataset['standing'] ?? 'waiting'));
        };
        const start = performance.now();
        let begun = !settled();
        const observer = new MutationObserver(() => {
          if (!settled()) begun = true;
          else if (begun) {
            observer.disconnect();
            resolve(performance.now() - start);
          }
        });
        observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-standing'] });
        window.setTimeout(() => {
          observer.disconnect();
          reject(new Error('No verdict within 20 seconds of pressing Run.'));
        }, 20_000);
        run.click();
      }),
  );
}
