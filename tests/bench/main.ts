// `npm run bench`: JavaScript by page type and the time of a grade in the page, measured in a browser on the build; how checks grow with
// the number of tools, and how a build grows with the content. Decides nothing.
// `npm run bench -- --list` also lists the files that each page loads first.
import { chromium } from '@playwright/test';
import { table } from '../../src/cli/doctor/table.ts';
import { serve } from '../../src/cli/static-server.ts';
import { serving } from '../e2e/support/dist.ts';
import { needBrowser } from '../tools/browser.ts';
import { readBudgets, weighedPages } from './pages.ts';
import { buildTable } from './build-time.ts';
import { runOnce } from './run-once.ts';
import { scaleTable } from './scale.ts';
import { weigh } from './weigh.ts';

const warmRuns = 30;
const server = await serve({ dir: serving.dir, base: serving.base, port: 0 });
const browser = await chromium.launch(needBrowser());
const budgets = readBudgets();
const pages = weighedPages();

function percentile(values: readonly number[], share: number): string {
  const sorted = values.toSorted((a, b) => a - b);
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN).toFixed(1);
}

const weights: string[][] = [['page', 'before', 'budget', 'in all', 'budget', 'after idle']];
for (const { type, path, act } of pages) {
  const context = await browser.newContext();
  const { before, all, afterIdle, first } = await weigh(context, `${server.url}${path}`, act, true);
  const budget = budgets[type];
  weights.push([path === '' ? '/' : path, ...[before, budget?.before, all, budget?.all, afterIdle].map(String)]);
  if (process.argv.includes('--list')) {
    const files = [...first].toSorted(([, a], [, b]) => b - a).map(([url, bytes]) => [String(bytes), url.slice(server.url.length)]);
    console.log(`/${path}\n${table(files)}\n`);
  }
  await context.close();
}
console.log(`JavaScript, bytes after gzip\n\n${table(weights)}\n`);

const times: string[][] = [['exercise', 'first (ms)', 'p50 (ms)', 'p95 (ms)', 'warm runs']];
for (const { path } of pages.filter(({ type }) => type === 'bench')) {
  const page = await browser.newPage();
  await page.goto(`${server.url}${path}`, { waitUntil: 'networkidle' });
  const first = await runOnce(page);
  const warm: number[] = [];
  for (let run = 0; run < warmRuns; run += 1) warm.push(await runOnce(page));
  times.push([path, first.toFixed(1), percentile(warm, 0.5), percentile(warm, 0.95), String(warm.length)]);
  await page.close();
}
console.log(`From pressing Run to the verdict, in the page\n\n${table(times)}\n`);
console.log(`Checks and comparisons by the number of tools, a process for each\n\n${scaleTable()}\n`);
console.log(`Build time, lessons copied over\n\n${buildTable([1, 5, 20])}`);

await browser.close();
await server.close();
