// A lesson read aloud: only with a voice of the device, by keyboard, sentence by sentence, and within its weight.
import { expect, test } from '@playwright/test';
import { readBudgets } from '../bench/pages.ts';
import { weigh } from '../bench/weigh.ts';
import { pageKinds } from './support/dist.ts';
import { expectFit } from './support/fit.ts';
import { recordMoves } from './support/moves.ts';
import { endSentence, fakeSpeech, said, type FakeSpeech } from './support/speech.ts';
import { tabTo, watch } from './support/watch.ts';

const lesson = pageKinds().find(({ kind }) => kind === 'lesson')?.route ?? '';
const start = 'poka-listen > button';
const bar = 'poka-reader';

test('the button is there with a voice of the device only, and nothing moves when it comes', async ({ page }) => {
  await fakeSpeech(page, false);
  const moved = await recordMoves(page);
  await page.goto(lesson);
  await expect(page.locator(start)).toBeHidden();
  const offer = (local: boolean): Promise<void> =>
    page.evaluate((own) => (globalThis as unknown as { fakeSpeech: FakeSpeech }).fakeSpeech.offer(own), local);
  await offer(false);
  await expect(page.locator(start)).toBeHidden();
  await offer(true);
  await expect(page.locator(start)).toBeVisible();
  expect(await moved()).toEqual([]);
});

test('without speech in the browser there is no button', { tag: '@once' }, async ({ page }) => {
  const seen = await watch(page);
  await page.addInitScript(() => Object.defineProperty(globalThis, 'speechSynthesis', { value: undefined }));
  await page.goto(lesson);
  await page.waitForLoadState('networkidle');
  await expect(page.locator(start)).toBeHidden();
  expect(seen.faults).toEqual([]);
});

test('by keyboard: start, pause, resume, speed, stop; the sentence is marked; the page stays quiet and accessible', async ({ page }) => {
  const seen = await watch(page);
  await fakeSpeech(page);
  await page.goto(lesson);
  await tabTo(page, start);
  await page.keyboard.press('Enter');
  await expect(page.locator(bar)).toBeVisible();
  await expect(page.getByRole('button', { name: '一時停止' })).toBeFocused();
  const title = (await page.locator('h1').textContent())?.trim() ?? '';
  expect((await said(page)).map(({ text }) => text)).toEqual([title]);
  await endSentence(page);
  await endSentence(page);
  const third = (await said(page)).at(-1)?.text ?? '';
  const marked = (): Promise<string> =>
    page.evaluate(() => {
      const [range] = [...(CSS.highlights.get('pokayoke-listen') ?? [])];
      return range instanceof Range ? range.toString() : '';
    });
  expect(await marked()).toBe(third);

  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: '続ける' })).toBeFocused();
  expect(await endSentence(page)).toBe(false);
  expect(await said(page)).toHaveLength(3);
  await page.keyboard.press('Enter');
  expect((await said(page)).at(-1)?.text).toBe(third);

  await page.getByLabel('速さ').selectOption('1.25');
  expect((await said(page)).at(-1)).toMatchObject({ text: third, rate: 1.25, lang: 'ja-JP' });
  await expectFit(page);
  expect(await page.evaluate(() => document.querySelectorAll('[style]').length)).toBe(0);

  await page.keyboard.press('Escape');
  await expect(page.locator(bar)).toHaveCount(0);
  await expect(page.locator(start)).toBeFocused();
  expect(await marked()).toBe('');
  await page.keyboard.press('Enter');
  expect((await said(page)).at(-1)).toMatchObject({ text: title, rate: 1.25 });
  expect(seen.faults).toEqual([]);
});

test(
  'a lesson is read to its end: code, tables and questions are named, names in the text are said as they are',
  { tag: '@once' },
  async ({ page }) => {
    await fakeSpeech(page);
    await page.goto(lesson);
    await page.locator(start).click();
    await expect(page.locator(bar)).toBeVisible();
    for (let turn = 0; turn < 1000 && (await endSentence(page)); turn += 1);
    await expect(page.locator(bar)).toHaveCount(0);
    const texts = (await said(page)).map(({ text }) => text);
    const all = texts.join('\n');
    expect(texts.length).toBeGreaterThan(40);
    for (const shown of await page.locator('.prose pre code').allInnerTexts()) expect(all).not.toContain(shown.split('\n')[0] ?? '');
    const blocks = await page
      .locator('.prose :is(.code, figure, table, .ask)')
      .evaluateAll((found) => found.filter((one) => one.checkVisibility()).length);
    const named = texts.filter((text) => /(コード|図|表|グラフ|確認の問題)があります。/.test(text));
    expect(named.length).toBe(blocks);
    for (const word of await page.locator('.prose > p > code').allInnerTexts()) expect(all).toContain(word);
    expect(all).not.toMatch(/[{}]|。。/);
  },
);

test(
  'with reduced motion the page jumps to the sentence instead of gliding; scrolling away is respected',
  { tag: '@once' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await fakeSpeech(page);
    await page.goto(lesson);
    await page.locator(start).click();
    await expect(page.locator(bar)).toBeVisible();
    for (let turn = 0; turn < 30; turn += 1) await endSentence(page);
    const followed = await page.evaluate(() => scrollY);
    expect(followed).toBeGreaterThan(300);
    await page.mouse.wheel(0, 4000);
    await page.waitForTimeout(300);
    const away = await page.evaluate(() => scrollY);
    await endSentence(page);
    expect(await page.evaluate(() => scrollY)).toBe(away);
  },
);

test('a voice that fails and a reader that cannot be fetched are said', { tag: '@once' }, async ({ page }) => {
  await fakeSpeech(page);
  await page.route('**/reader-here*', (route) => route.abort());
  await page.goto(lesson);
  await page.locator(start).click();
  await expect(page.locator('poka-listen [role=alert]')).toContainText('読み込めませんでした');
  await page.unroute('**/reader-here*');
  await page.locator(start).click();
  await expect(page.locator(bar)).toBeVisible();
  await page.evaluate(() => (globalThis as unknown as { fakeSpeech: FakeSpeech }).fakeSpeech.fail());
  await expect(page.locator(bar).getByRole('status')).toContainText('読み上げが止まりました');
  await expect(page.getByRole('button', { name: '続ける' })).toBeVisible();
});

test('with its reader a lesson stays within its budget', { tag: '@once' }, async ({ browser, baseURL }) => {
  const context = await browser.newContext();
  const weight = await weigh(context, new URL(lesson, baseURL).href, async (page) => {
    await page.locator('poka-listen').evaluate((element) => element.classList.add('can'));
    await page.locator(start).click();
  });
  expect(weight.all - weight.before, 'the reader was loaded').toBeGreaterThan(1000);
  expect(weight.all).toBeLessThanOrEqual(readBudgets()['lesson']?.all ?? 0);
  await context.close();
});
