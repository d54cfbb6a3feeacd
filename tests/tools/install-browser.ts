// Makes sure that there is a browser before a long run begins: in CI as root it installs Debian's, elsewhere it says what to type and stops.
import { spawnSync } from 'node:child_process';
import { findBrowser, howToGetOne } from './browser.ts';

function apt(...args: string[]): void {
  spawnSync('apt-get', args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
}

/** Returns where a browser is there, or has been installed; otherwise ends the process with the exact commands. */
export function installBrowser(): void {
  if (findBrowser() !== undefined) return;
  if (process.env['CI'] === '1' && process.getuid?.() === 0) {
    apt('update', '-qq');
    apt('install', '-y', '-qq', '--no-install-recommends', 'chromium');
    if (findBrowser() !== undefined) return;
  }
  console.error(howToGetOne);
  console.log('\n0 passed, 1 failed');
  process.exit(1);
}
