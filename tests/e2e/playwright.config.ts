// Browser tests against a site that was built before: both themes, two widths. The server is ours, with its headers.
import { defineConfig, type Project } from '@playwright/test';
import { launchOptions } from './support/browser.ts';
import { serving } from './support/dist.ts';

const themes = { paper: 'light', night: 'dark' } as const;
const widths = { wide: { width: 1280, height: 900 }, narrow: { width: 390, height: 844 } } as const;

const projects: Project[] = Object.entries(themes).flatMap(([theme, colorScheme]) =>
  Object.entries(widths).map(([width, viewport]) => ({
    name: `${theme}-${width}`,
    use: { colorScheme, viewport },
    // Bytes do not depend on the theme: they are weighed once. What is tagged @once depends on neither theme nor width.
    // By night only colours differ, and they are the same in both languages: what is tagged @day is not read again.
    ...(theme === 'paper' && width === 'wide'
      ? {}
      : { testIgnore: '**/budgets.spec.ts', grepInvert: theme === 'paper' ? /@once/ : /@once|@day/ }),
  })),
);

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  reporter: 'list',
  use: { baseURL: serving.url, launchOptions: launchOptions(), locale: 'ja-JP' },
  projects,
  webServer: {
    command: `npx node src/cli/static-server.ts "${serving.dir}" ${serving.port}`,
    cwd: '../..',
    url: serving.url,
    reuseExistingServer: false,
  },
});
