// The bench as a reader meets it: offline, with the keyboard, after a reload, with storage blocked, in two tabs.
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { answerText, editor, ended, openBench, run, see, status, write } from './support/bench.ts';
import { expectFit } from './support/fit.ts';
import { blockStorage, tabTo, watch } from './support/watch.ts';

const exercises = [
  { id: 'four-failures', good: 'good-fields' },
  { id: 'shipment-weight', good: 'good-kilograms' },
] as const;

for (const { id, good } of exercises) {
  test(
    `${id}: the starter does not pass, a good answer does, offline; after a reload both are there and nothing runs`,
    { tag: '@once' },
    async ({ page, context }) => {
      const seen = await watch(page);
      await openBench(page, id);
      await context.setOffline(true);
      expect(await run(page)).toBe('not-passed');
      await expect(page.locator('.find.stop').first()).toBeVisible();
      await write(page, answerText(id, good));
      expect(await run(page)).toBe('passed');
      await expect(page.locator('[data-standing=pass]')).toHaveCount(2);
      await expect(page.locator('.after')).toBeVisible();
      await context.setOffline(false);
      await page.reload();
      await expect(page.locator('[data-ready=ready]')).toBeVisible({ timeout: 20_000 });
      expect(await editor(page).inputValue()).toBe(answerText(id, good));
      await expect(status(page)).toHaveAttribute('data-status', 'waiting');
      await page
        .locator('.sheet-drawer', { has: page.locator('.tries') })
        .locator('summary')
        .click();
      await expect(page.locator('.tries li')).toHaveCount(2);
      expect(seen.faults.filter((fault) => !fault.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
    },
  );

  test(`${id} is accessible and no wider than the screen, before and after a run`, async ({ page }) => {
    test.setTimeout(120_000);
    await openBench(page, id);
    await expectFit(page);
    await see(page, 'make');
    await expectFit(page);
    await run(page);
    for (const kind of ['.find', '.case-group', '.wire']) {
      const fold = page.locator(`#world ${kind}:not([open]) > summary`).first();
      if (await fold.isVisible()) await fold.click();
    }
    await expectFit(page);
    await write(page, answerText(id, good));
    await run(page);
    await expectFit(page);
    await write(page, '{');
    expect(await run(page)).toBe('unreadable');
    await expectFit(page);
  });
}

test('four-failures: the agent loops, and the wire and the log say so', { tag: '@once' }, async ({ page }) => {
  await openBench(page, 'four-failures');
  await run(page);
  await expect(page.locator('.log .again').first()).toBeVisible();
  await expect(page.locator('.arrow.cs', { hasText: '×9' }).first()).toBeVisible();
  await page.locator('.find.stop summary').nth(1).click();
  await page.locator('.find.stop[open] button', { hasText: '通信記録' }).last().click();
  await expect(page.locator('.wire[open] pre').first()).toContainText(/POST \/mcp|HTTP\/1.1/);
});

test('the keyboard alone is enough, and the end is announced', { tag: '@once' }, async ({ page }) => {
  await openBench(page, 'four-failures');
  await tabTo(page, 'textarea.json');
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' ');
  await page.keyboard.press('Control+Enter');
  await ended(page);
  await expect(status(page)).toBeFocused();
  await expect(page.locator('#world [role=status]')).toContainText('不合格');
  await tabTo(page, '.find .btn');
  await page.keyboard.press('Enter');
  await expect(editor(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(editor(page)).not.toBeFocused();
});

test('an Enter that belongs to a conversion runs nothing', { tag: '@once' }, async ({ page }) => {
  await openBench(page, 'four-failures');
  await editor(page).focus();
  await page.evaluate(() => {
    const fire = (init: Record<string, unknown>): void =>
      void document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true, ...init }));
    fire({ isComposing: true });
    // Some browsers tell only by this old key code that the Enter confirms a conversion.
    fire({ keyCode: 229 });
  });
  await expect(status(page)).toHaveAttribute('data-status', 'waiting');
});

test('a finding selects its place in the text', async ({ page }) => {
  await openBench(page, 'four-failures');
  await run(page);
  const find = page.locator('.find.stop').first();
  const pointer = await find.locator('summary .mono').textContent();
  await find.getByRole('button', { name: '指摘の場所を選ぶ' }).click();
  await expect(editor(page)).toBeVisible();
  const chosen = await editor(page).evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd));
  const whole = JSON.parse(await editor(page).inputValue()) as Record<string, unknown>;
  expect(JSON.parse(chosen)).toEqual(whole[(pointer ?? '').slice(1)]);
});

test('the coloured editor takes over on a desk, selects, and lets Tab out', { tag: '@once' }, async ({ page }) => {
  const seen = await watch(page);
  await openBench(page, 'four-failures', { editor: 'rich' });
  const content = page.locator('.rich .cm-content');
  await expect(content).toBeVisible({ timeout: 15_000 });
  await run(page);
  await page.locator('.find.stop').first().getByRole('button', { name: '指摘の場所を選ぶ' }).click();
  await expect(content).toBeFocused();
  expect(
    await page.evaluate(
      () =>
        (document.querySelector('.rich')?.shadowRoot as unknown as { getSelection?: () => Selection }).getSelection?.().toString().length ??
        1,
    ),
  ).toBeGreaterThan(0);
  await page.keyboard.press('Tab');
  await expect(content).not.toBeFocused();
  await content.click();
  await page.keyboard.type(' ');
  await page.keyboard.press('Tab');
  await expect(content).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(content).not.toBeFocused();
  await page.getByRole('button', { name: '色付きの編集欄を使わない' }).click();
  await expect(editor(page)).toBeVisible();
  expect(seen.faults).toEqual([]);
});

test('hold-outs are counts before a pass; the worked answer shows them and leaves the text alone', { tag: '@once' }, async ({ page }) => {
  await openBench(page, 'shipment-weight');
  const before = await editor(page).inputValue();
  await run(page);
  await expect(page.locator('.held')).toBeVisible();
  await expect(page.locator('#world')).not.toContainText('ホールドアウト：');
  await page.getByRole('button', { name: '解答例を見る' }).click();
  await expect(page.locator('.worked')).toBeVisible();
  const say = await page.locator('.worked-say').textContent();
  await page.getByRole('button', { name: '次の手' }).click();
  await expect(page.locator('.worked-say')).not.toHaveText(say ?? '');
  await expect(page.locator('.worked pre .fix').first()).toBeVisible();
  expect(await editor(page).inputValue()).toBe(before);
  await expect(page.locator('#world')).toContainText('ホールドアウト：');
});

test('the form writes into the text, rests while it cannot be read, and can be undone', async ({ page }) => {
  await openBench(page, 'four-failures');
  await see(page, 'make');
  const text = page.getByLabel('利用者に聞こえる文');
  await text.fill('台帳が応答しません。数秒後にもう一度呼んでください。');
  expect(await editor(page).inputValue()).toContain('"台帳が応答しません。数秒後にもう一度呼んでください。"');
  await page.getByRole('button', { name: '元に戻す', exact: true }).click();
  expect(await editor(page).inputValue()).not.toContain('台帳が応答しません');
  await editor(page).fill('{ "transient": ');
  await expect(text).toBeDisabled();
  await expect(page.locator('#make .notice')).toContainText('1行目');
});

test(
  'a form that cannot be fetched holds nothing up: the editor is there, and the page says what is missing',
  { tag: '@once' },
  async ({ page }) => {
    await page.route('**/FormHost*', (route) => route.abort());
    await openBench(page, 'four-failures');
    await expect(page.locator('.form-host .notice')).toContainText('この部分を');
    await write(page, answerText('four-failures', 'good-fields'));
    expect(await run(page)).toBe('passed');
  },
);

test('a submission goes out as a file and comes back; nothing is run by opening', { tag: '@once' }, async ({ page }) => {
  await openBench(page, 'four-failures');
  await page.locator('.files summary').click();
  const [saved] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: '提出物を保存' }).click()]);
  expect(saved.suggestedFilename()).toBe('four-failures.json');
  await page
    .locator('.files input[type=file]')
    .setInputFiles({ name: 'mine.json', mimeType: 'application/json', buffer: Buffer.from('{"mine": 1}') });
  await expect(editor(page)).toHaveValue('{"mine": 1}');
  await expect(status(page)).toHaveAttribute('data-status', 'waiting');
  await page
    .locator('.files input[type=file]')
    .setInputFiles({ name: 'big.json', mimeType: 'application/json', buffer: Buffer.alloc(300 * 1024, ' ') });
  await expect(page.locator('#make .notice')).toContainText('300KB');
  await expect(editor(page)).toHaveValue('{"mine": 1}');
});

test('a verdict can be disputed with one file', { tag: '@once' }, async ({ page }) => {
  await openBench(page, 'four-failures');
  const text = await editor(page).inputValue();
  await run(page);
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'この判定はおかしい' }).click()]);
  const dispute = JSON.parse(readFileSync(await file.path(), 'utf8')) as Record<string, unknown>;
  expect(dispute).toMatchObject({
    format: 'pokayoke/dispute/1',
    submission: text,
    evidence: { format: 'pokayoke/evidence/1' },
    report: { format: 'pokayoke/report/1', status: 'not-passed' },
  });
});

test('with storage blocked it runs, and says what will be lost', { tag: '@once' }, async ({ page }) => {
  const seen = await watch(page);
  await blockStorage(page);
  await openBench(page, 'four-failures', { editor: 'rich' });
  await expect(page.locator('#make .notice')).toContainText('ページを閉じると、書いたものは消えます');
  expect(await run(page)).toBe('not-passed');
  expect(seen.faults).toEqual([]);
});

test('two tabs: both runs are there afterwards', { tag: '@once' }, async ({ page, context }) => {
  const other = await context.newPage();
  await openBench(page, 'four-failures');
  await openBench(other, 'four-failures');
  await write(page, '{"one": 1}');
  await run(page);
  await write(other, '{"two": 2}');
  await run(other);
  await page.reload();
  await expect(page.locator('[data-ready=ready]')).toBeVisible({ timeout: 20_000 });
  await page
    .locator('.sheet-drawer', { has: page.locator('.tries') })
    .locator('summary')
    .click();
  await expect(page.locator('.tries li')).toHaveCount(2);
  await expect(editor(page)).toHaveValue('{"two": 2}');
});

test('what was written just before the page was left is there', { tag: '@once' }, async ({ page }) => {
  await openBench(page, 'four-failures');
  await write(page, '{"last": "key"}');
  await page.reload();
  await expect(editor(page)).toHaveValue('{"last": "key"}');
});
