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

type Category = (typeof categories)[number];

/** One run as scores from 0 to 100. A busy machine can leave a trace without a largest paint: then nothing was measured, and NaN stands there. */
async function scoresOf(path: string): Promise<Record<Category, number> & { faults: string[] }> {
  const result = await measure(path);
  const score = (name: Category): number => {
    const value = result?.lhr.categories[name]?.score;
    return typeof value === 'number' ? Math.round(value * 100) : Number.NaN;
  };
  const audits = Object.values(result?.lhr.audits ?? {}).filter(
    ({ score: one, scoreDisplayMode }) => one === 0 && scoreDisplayMode === 'binary',
  );
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    faults: audits.map(({ id }) => id),
  };
}

/** Performance differs from run to run by several points, so the middle of three counts, as Lighthouse advises; of the others the lowest. */
const times = 3;
const middle = (values: readonly number[]): number =>
  values.filter((value) => !Number.isNaN(value)).toSorted((a, b) => a - b)[
    Math.floor(values.filter((value) => !Number.isNaN(value)).length / 2)
  ] ?? 0;

const rows: string[][] = [['page', ...categories, 'performance, each run', 'below the floor']];
const unmet: string[] = [];
for (const { type, path, performance } of pages) {
  const runs: Awaited<ReturnType<typeof scoresOf>>[] = [];
  for (let run = 0; run < times; run += 1) runs.push(await scoresOf(path));
  const scores = categories.map((name) => {
    const values = runs.map((run) => run[name]);
    return name === 'performance' ? middle(values) : Math.min(...values);
  });
  const floors = [performance, 100, 100, 100];
  const low = categories.filter((_, index) => !((scores[index] ?? 0) >= (floors[index] ?? 0)));
  if (low.length > 0) unmet.push(`${type}: ${low.join(', ')} (${[...new Set(runs.flatMap(({ faults }) => faults))].join(', ')})`);
  rows.push([type, ...scores.map(String), runs.map((run) => String(run.performance)).join(' '), low.join(', ')]);
}
console.log(table(rows));
for (const line of unmet) console.log(line);
await browser.close();
await server.close();
process.exitCode = unmet.length > 0 ? 1 : 0;
