// `npm run lighthouse`: Lighthouse on the build, one page of each type. Exit 1 where a score is below its floor.
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { table } from '../../src/cli/doctor/table.ts';
import { serve } from '../../src/cli/static-server.ts';
import { serving } from '../e2e/support/dist.ts';
import { needBrowser } from '../tools/browser.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Lowest scores, 0 to 100. Performance depends on the machine; the other three do not. */
const pages = [
  { type: 'home', path: '', performance: 98 },
  { type: 'lesson', path: 'lessons/four-failures/', performance: 98 },
  { type: 'bench', path: 'exercises/four-failures/', performance: 95 },
  { type: 'catalogue', path: 'exercises/', performance: 95 },
];

const port = 9322;
const server = await serve({ dir: serving.dir, base: serving.base, port: 0 });
const { args = [], ...options } = needBrowser();
const browser = await chromium.launch({ ...options, args: [...args, `--remote-debugging-port=${String(port)}`] });

function measure(path: string): ReturnType<typeof lighthouse> {
  return lighthouse(`${server.url}${path}`, { port, logLevel: 'error', output: 'json', onlyCategories: [...categories] });
}

const rows: string[][] = [['page', ...categories, 'below the floor']];
const unmet: string[] = [];
for (const { type, path, performance } of pages) {
  let result = await measure(path);
  // A busy machine can leave a trace without a largest paint; then nothing was measured, and it is tried once more.
  if (categories.some((name) => typeof result?.lhr.categories[name]?.score !== 'number')) result = await measure(path);
  const scores = categories.map((name) => Math.round((result?.lhr.categories[name]?.score ?? 0) * 100));
  const floors = [performance, 100, 100, 100];
  const low = categories.filter((_, i) => (scores[i] ?? 0) < (floors[i] ?? 0));
  const audits = Object.values(result?.lhr.audits ?? {}).filter(
    ({ score, scoreDisplayMode }) => score === 0 && scoreDisplayMode === 'binary',
  );
  if (low.length > 0) unmet.push(`${type}: ${low.join(', ')} (${audits.map(({ id }) => id).join(', ')})`);
  rows.push([type, ...scores.map(String), low.join(', ')]);
}
console.log(table(rows));
for (const line of unmet) console.log(line);
await browser.close();
await server.close();
process.exitCode = unmet.length > 0 ? 1 : 0;
