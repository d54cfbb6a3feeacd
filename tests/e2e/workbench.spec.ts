// The workbench as a reader meets it: real texts come in, reports go out, nothing hangs, nothing is lost, nothing is sent.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { toolsOf } from '../bench/tools-of.ts';
import { expectFit } from './support/fit.ts';
import { watch } from './support/watch.ts';

const cli = join(import.meta.dirname, '../../src/cli/main.ts');

/** What the command line prints; exit code 1 means findings. */
function pokayoke(...args: string[]): string {
  try {
    return execFileSync(process.execPath, [cli, ...args], { encoding: 'utf8', maxBuffer: 1 << 28 });
  } catch (fault) {
    return (fault as { stdout: string }).stdout;
  }
}

function fileOf(name: string, text: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'pokayoke-work-')), name);
  writeFileSync(file, text);
  return file;
}

async function open(page: Page, editor: 'plain' | 'rich' = 'plain'): Promise<void> {
  await page.addInitScript((choice) => {
    if (choice === 'plain') localStorage.setItem('pokayoke.editor', 'plain');
  }, editor);
  await page.goto('workbench/');
  await expect(page.getByRole('button', { name: '例を入れる' })).toBeVisible({ timeout: 15_000 });
}

const area = (page: Page): Locator => page.locator('#texts textarea.json');
const report = (page: Page): Locator => page.locator('#report');

async function check(page: Page): Promise<void> {
  const before = Number(await report(page).getAttribute('data-runs'));
  await page.locator('.work-bar .btn.go').click();
  await expect(report(page)).toHaveAttribute('data-runs', String(before + 1), { timeout: 60_000 });
}

async function pasted(page: Page, text: string): Promise<void> {
  await area(page).fill(text);
  await check(page);
}

async function saved(page: Page, button: string): Promise<{ name: string; text: string }> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: button }).last().click()]);
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') };
}

/** Drops files onto the texts. */
async function drop(page: Page, files: { name: string; text: string }[]): Promise<void> {
  const data = await page.evaluateHandle((list) => {
    const transfer = new DataTransfer();
    for (const { name, text } of list) transfer.items.add(new File([text], name, { type: 'application/json' }));
    return transfer;
  }, files);
  await page.dispatchEvent('#texts', 'dragover', { dataTransfer: data });
  await page.dispatchEvent('#texts', 'drop', { dataTransfer: data });
}

const small = JSON.stringify({
  tools: [{ name: 'get_order', description: 'x', inputSchema: { type: 'object', properties: { a: { type: 'array' } } } }],
});

test('every state is accessible and no wider than the screen', async ({ page }) => {
  test.setTimeout(120_000);
  const seen = await watch(page);
  await open(page);
  await expectFit(page);
  await page.getByRole('button', { name: '例を入れる' }).click();
  await check(page);
  await expect(page.locator('.find').first()).toBeVisible();
  for (const fold of ['この定義から演習を作る', '結果を持ち帰る']) await page.getByText(fold).click();
  await expectFit(page);
  await pasted(page, '{"a": 1,}');
  await expectFit(page);
  await pasted(page, '{"a": 1}');
  await expectFit(page);
  await pasted(page, '[{"jsonrpc":"2.0","id":1,"method":"ping"},{"jsonrpc":"2.0","id":1,"result":{}}]');
  await expect(page.locator('.lanes')).toBeVisible();
  await expectFit(page);
  await page.getByRole('button', { name: '2つの版を比べる' }).click();
  await page.locator('.comparison').getByRole('button', { name: '例を入れる' }).click();
  await page.getByRole('button', { name: '比べる', exact: true }).click();
  await expect(page.locator('[data-compared="1"] .change').first()).toBeVisible();
  await expectFit(page);
  expect(seen.faults).toEqual([]);
});

test('nothing runs by itself; the key runs; a finding selects its place', { tag: '@once' }, async ({ page }) => {
  await open(page);
  await area(page).fill(small);
  await expect(report(page)).toHaveAttribute('data-runs', '0');
  await area(page).press('Control+Enter');
  await expect(report(page)).toHaveAttribute('data-runs', '1');
  await expect(page.locator('#h-report')).toBeFocused();
  const find = page.locator('.find[data-rule="definition.array-items"]');
  if ((await find.getAttribute('open')) === null) await find.locator('summary').click();
  await find.getByRole('button', { name: '行目を選ぶ' }).click();
  await expect(area(page)).toBeFocused();
  expect(await area(page).evaluate((one: HTMLTextAreaElement) => one.value.slice(one.selectionStart, one.selectionEnd))).toBe(
    '{"type":"array"}',
  );
  await expect(find.getByRole('link')).toHaveAttribute('href', /\/rules\/definition\.array-items\/$/);
  await area(page).fill(`${small} `);
  await expect(report(page)).toContainText('書き換える前の文');
});

test('the saved JSON is what the command line prints, for pasted text and for files', { tag: '@once' }, async ({ page }) => {
  await open(page);
  await pasted(page, small);
  await page.getByText('結果を持ち帰る').click();
  const json = await saved(page, 'JSONで保存');
  const expected = execFileSync('sh', ['-c', `"${process.execPath}" "${cli}" check - --json || true`], { input: small, encoding: 'utf8' });
  expect(json.text).toBe(expected);
  const markdown = await saved(page, 'Markdownで保存');
  const site = new URL('.', new URL('../', page.url())).href;
  const asked = ['check', '-', '--format', 'markdown', '--site', site].map((part) => `'${part}'`).join(' ');
  expect(markdown.text).toBe(
    execFileSync('sh', ['-c', `"${process.execPath}" "${cli}" ${asked} || true`], { input: small, encoding: 'utf8' }),
  );
});

test('files are dropped together, each with its report', { tag: '@once' }, async ({ page }) => {
  await open(page);
  await drop(page, [
    { name: 'tools.json', text: small },
    { name: '.mcp.json', text: '{"mcpServers": {"a": {}}}' },
  ]);
  await check(page);
  await expect(report(page)).toContainText('ツール定義');
  await page.locator('.sources').getByRole('button', { name: '.mcp.json', exact: true }).click();
  await expect(report(page)).toContainText('クライアントの設定');
  await page.getByText('結果を持ち帰る').click();
  const { text } = await saved(page, 'JSONで保存');
  expect((JSON.parse(text) as { files: { file: string }[] }).files.map(({ file }) => file)).toEqual(['tools.json', '.mcp.json']);
});

test('a text that cannot be read, or that nobody knows, gets a place or the known shapes, and is no verdict', async ({ page }) => {
  await open(page);
  await pasted(page, '{\n  "tools": [,]\n}');
  await expect(page.locator('[data-status=unreadable]')).toContainText('2行');
  await expect(page.locator('[data-status=unreadable] pre .bad')).toContainText('"tools"');
  await pasted(page, '{"hello": "world"}');
  await expect(page.locator('[data-status=unknown] table')).toContainText('ツール定義');
  await page.getByLabel('種類').selectOption('result');
  await check(page);
  await expect(page.locator('[data-status=unknown]')).toHaveCount(0);
  await expect(report(page)).toContainText('結果');
});

test('files that are too large or no text are refused with what to do, and the text stays', { tag: '@once' }, async ({ page }) => {
  await open(page);
  await area(page).fill(small);
  const choose = page.locator('#texts input[type=file]');
  await choose.setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from([0x7b, 0x83, 0x7d]) });
  await expect(page.locator('#texts .notice')).toContainText('UTF-8');
  await choose.setInputFiles({ name: 'b.json', mimeType: 'application/json', buffer: Buffer.alloc(33 * 1024 * 1024, ' ') });
  await expect(page.locator('#texts .notice')).toContainText('33MB');
  await expect(area(page)).toHaveValue(small);
});

test('ten thousand tools neither hang the page nor fill it', { tag: '@once' }, async ({ page }) => {
  test.setTimeout(120_000);
  await open(page);
  const text = JSON.stringify({
    tools: toolsOf(10_000).map((tool, index) => (index % 3 === 0 ? { ...(tool as object), description: '' } : tool)),
  });
  const choose = page.locator('#texts input[type=file]');
  await choose.setInputFiles({ name: 'many.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await expect(page.locator('#texts')).toContainText('長い文なので');
  await page.locator('.work-bar .btn.go').click();
  await expect(page.getByRole('button', { name: '止める' })).toBeVisible();
  // The page answers while the worker works.
  expect(await page.evaluate(() => 1 + 1)).toBe(2);
  await expect(report(page)).toHaveAttribute('data-runs', '1', { timeout: 90_000 });
  await expect(page.locator('.find')).toHaveCount(50);
  await page.getByRole('button', { name: '続きを表示' }).last().click();
  await expect(page.locator('.find')).toHaveCount(100);
  const find = page.locator('.find').first();
  if ((await find.getAttribute('open')) === null) await find.locator('summary').click();
  await find.getByRole('button', { name: '行目の前後' }).click();
  await expect(find.locator('pre .bad')).toBeVisible();
});

test('a check can be stopped; the text stays and it says so', { tag: '@once' }, async ({ page }) => {
  test.setTimeout(60_000);
  await open(page);
  const text = JSON.stringify({ tools: toolsOf(10_000) });
  await page
    .locator('#texts input[type=file]')
    .setInputFiles({ name: 'many.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await page.locator('.work-bar .btn.go').click();
  await page.getByRole('button', { name: '止める' }).click();
  await expect(page.locator('[data-status=stopped]')).toContainText('文はそのままです');
  await page.locator('.sources').getByRole('button', { name: '「many.json」を外す' }).click();
  await pasted(page, small);
  await expect(page.locator('.find').first()).toBeVisible();
});

test('hostile text is text', { tag: '@once' }, async ({ page }) => {
  const seen = await watch(page);
  page.on('dialog', (dialog) => {
    seen.faults.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await open(page);
  const evil = '<img src=x onerror=alert(1)><script>alert(2)</script>';
  const elements = await page.evaluate(() => document.querySelectorAll('script, iframe, object, embed, img').length);
  await pasted(
    page,
    JSON.stringify({
      tools: [
        {
          name: evil,
          description: `${evil} javascript:alert(3)`,
          inputSchema: { type: 'object', properties: { [evil]: { type: 'array' }, __proto__: {} } },
        },
      ],
    }),
  );
  await expect(page.locator('.find').first()).toBeVisible();
  for (const find of await page.locator('.find').all()) {
    if ((await find.getAttribute('open')) === null) await find.locator('> summary').click();
  }
  await page.getByText('この定義から演習を作る').click();
  await expect(page.locator('.command code')).toHaveText(/^npm run pokayoke -- new [a-z0-9-]+ --from [a-z0-9-]+\.definition\.json$/);
  expect(await page.evaluate(() => document.querySelectorAll('script, iframe, object, embed, img').length)).toBe(elements);
  expect(seen.faults).toEqual([]);
});

test(
  'two versions: the change, its places, its kind, the old calls, and the same bytes as the command line',
  { tag: '@once' },
  async ({ page }) => {
    await open(page);
    await page.getByRole('button', { name: '2つの版を比べる' }).click();
    const [old, now] = [small, small.replace('"array"', '"string"')];
    await page.locator('#compare-old').fill(old);
    await page.locator('#compare-now').fill(now);
    await page.getByRole('button', { name: '比べる', exact: true }).click();
    await expect(page.locator('[data-compared="1"]')).toBeVisible();
    const change = page.locator('.change[data-code="type-changed"]');
    await expect(change).toHaveAttribute('data-kind', '7');
    await expect(change).toContainText('第2層');
    await expect(change).toContainText('サーバーを公開する人');
    await change.getByRole('button', { name: '今の文で選ぶ' }).click();
    const chosen = await page
      .locator('#compare-now')
      .evaluate((one: HTMLTextAreaElement) => one.value.slice(one.selectionStart, one.selectionEnd));
    expect(chosen).toBe('"string"');
    await expect(page.locator('.calls li[data-outcome=shape_error]').first()).toBeVisible();
    await page.locator('.comparison').getByText('結果を持ち帰る').click();
    const { text } = await saved(page, 'JSONで保存');
    expect(text).toBe(pokayoke('drift', fileOf('old.json', old), fileOf('now.json', now), '--json'));
    await page.locator('#compare-now').fill('{');
    await page.getByRole('button', { name: '比べる', exact: true }).click();
    await expect(page.locator('[data-compared="2"] [data-status=unreadable]')).toContainText('今の定義');
    await page.getByRole('button', { name: '調べる', exact: true }).click();
    await page.getByRole('button', { name: '2つの版を比べる' }).click();
    await expect(page.locator('#compare-old')).toHaveValue(old);
  },
);
