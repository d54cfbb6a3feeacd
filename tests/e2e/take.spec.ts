// "Take this server with you": after a run the bench gives the definitions as a zip file, the same as the command line would write.
import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import type { Json } from '../../src/model/json.ts';
import type { Locale } from '../../src/model/localized.ts';
import { handedIn, projectOf } from '../../src/take/index.ts';
import { answerText, openBench, run, write } from './support/bench.ts';
import { watch } from './support/watch.ts';

const label = { ja: 'このサーバーを持ち帰る', en: 'Take this server with you' } as const;

function projectIn(text: string, name: string, locale: Locale): Map<string, string> {
  const given = handedIn(JSON.parse(text) as Json);
  if (given === undefined) throw new Error(`${name} has no definitions`);
  return projectOf(given.tools, { name, locale, calls: given.calls });
}

async function pressed(page: Page, locale: Locale): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: label[locale] }).click()]);
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

const rows: { id: string; good: string; locale: Locale }[] = [
  { id: 'shipment-weight', good: 'good-kilograms', locale: 'ja' },
  { id: 'order-or-customer', good: 'good-full-english', locale: 'en' },
];

for (const { id, good, locale } of rows) {
  test(`${id}, ${locale}: the file holds the project of what was run, offline too, and nothing before a run`, async ({ page, context }) => {
    const seen = await watch(page);
    await openBench(page, id, { query: locale === 'en' ? 'en/' : '' });
    const button = page.getByRole('button', { name: label[locale] });
    await expect(button).toHaveCount(0);
    await context.setOffline(true);
    await write(page, answerText(id, good));
    await run(page);
    await expect(button).toHaveCount(1);
    const { name, bytes } = await pressed(page, locale);
    expect(name).toBe(`${id}.zip`);
    const project = projectIn(answerText(id, good), id, locale);
    const inside = Object.entries(unzipSync(bytes)).map(([path, part]) => [path, new TextDecoder().decode(part)] as const);
    expect(new Map(inside)).toEqual(new Map([...project].map(([path, text]) => [`${id}/${path}`, text])));
    expect((await pressed(page, locale)).bytes.equals(bytes)).toBe(true);
    expect(seen.faults.filter((fault) => !fault.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  });
}

test(
  'a submission that did not pass can be taken, too; one that cannot be read, or has no definitions, cannot',
  { tag: '@once' },
  async ({ page }) => {
    await openBench(page, 'shipment-weight');
    const button = page.getByRole('button', { name: label.ja });
    expect(await run(page)).toBe('not-passed');
    await expect(button).toHaveCount(1);
    await write(page, '{');
    expect(await run(page)).toBe('unreadable');
    await expect(button).toHaveCount(0);
    await openBench(page, 'four-failures');
    await run(page);
    await expect(button).toHaveCount(0);
  },
);
