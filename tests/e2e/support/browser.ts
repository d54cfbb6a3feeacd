// Which browser the tests drive: the one named in POKAYOKE_CHROMIUM, one of the system, or Playwright's own.
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { LaunchOptions } from '@playwright/test';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** No background traffic of the browser's own: the tests count requests. */
const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function executable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Path of a browser, or undefined: then Playwright uses the one that it downloaded. */
export function browserPath(env: Readonly<Record<string, string | undefined>> = process.env): string | undefined {
  const named = env['POKAYOKE_CHROMIUM'];
  if (named !== undefined && named !== '') {
    if (!executable(named)) {
      throw new Error(`POKAYOKE_CHROMIUM is "${named}", which cannot be run. Give the path of a Chromium or Chrome, or unset it.`);
    }
    return named;
  }
  const folders = (env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(executable);
}

/** Launch options for every browser test. The sandbox cannot run as root. */
export function launchOptions(): LaunchOptions {
  const path = browserPath();
  const root = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return { args: [...quiet, ...root], ...(path !== undefined && { executablePath: path }) };
}
