// Whether there is a browser to test with, and how to get one. Which one it is stands in tests/e2e/support/browser.ts.
import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';
import { chromium } from '@playwright/test';
import { launchOptions } from '../e2e/support/browser.ts';

/** How to start the browser, or undefined where there is none. A wrong POKAYOKE_CHROMIUM throws. */
export function findBrowser(): LaunchOptions | undefined {
  const options = launchOptions();
  return existsSync(options.executablePath ?? chromium.executablePath()) ? options : undefined;
}

/** What to type where there is no browser. */
export const howToGetOne = [
  'No Chromium was found. Do one of these, then run npm test again:',
  '  npx playwright install chromium',
  '  sudo apt-get install -y chromium',
  '  export POKAYOKE_CHROMIUM=/path/to/chrome',
].join('\n');

/** The browser, or an error that says how to get one. */
export function needBrowser(): LaunchOptions {
  const options = findBrowser();
  if (options === undefined) throw new Error(howToGetOne);
  return options;
}
