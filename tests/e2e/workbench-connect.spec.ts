// The one page that reaches out: what arrives, what it says when nothing does, and what its policy allows.
import { expect, test, type Page } from '@playwright/test';
import { corsSnippet } from '../../src/islands/workbench/connect/cors.ts';
import { parseHeaders, headersFor } from '../../src/cli/headers-file.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { policyOf, reachesOut } from '../../src/components/build/policy.ts';
import { routes, serving } from './support/dist.ts';
import { expectFit } from './support/fit.ts';
import { startMcp, type McpServer } from './support/mcp-server.ts';

const origin = new URL(serving.url).origin;
let server: McpServer | undefined;
test.afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function connect(page: Page, url: string, header?: { name: string; value: string }): Promise<void> {
  await page.goto('workbench/connect/');
  await expect(page.locator('.cors')).toBeVisible();
  await page.getByLabel('サーバーのアドレス').fill(url);
  if (header !== undefined) {
    await page.getByLabel('追加のヘッダーの名前').fill(header.name);
    await page.getByLabel('その値').fill(header.value);
  }
  await page.getByRole('button', { name: '一覧を取る' }).click();
}

for (const era of ['2026-07-28', '2025-11-25'] as const) {
  test(
    `${era}: with the code of the page a server can be read, and its list goes into the workbench`,
    { tag: '@once' },
    async ({ page }) => {
      server = await startMcp({ era, cors: corsSnippet(origin, 'X-Key'), secret: 'open-sesame-1234' });
      await connect(page, server.url, { name: 'X-Key', value: 'open-sesame-1234' });
      await expect(page.locator('[data-dialed=done]')).toContainText('ツール2個');
      await expect(page.locator('[data-dialed=done]')).toContainText(era);
      await expect(page.locator('[data-dialed=done]')).toContainText('1か所');
      await page.locator('.work-bar .btn.go').click();
      await expect(page.locator('#report .find').first()).toBeVisible();
      await page.locator('[data-dialed] .case-group > summary').click();
      await page.locator('[data-dialed] .wire > summary').first().click();
      await expect(page.locator('[data-dialed] .wire[open] pre').first()).toContainText('POST');
      expect(await page.content()).not.toContain('open-sesame');
      expect(
        await page.locator('#texts').evaluate((node) => node.textContent + (node.querySelector('textarea')?.value ?? '')),
      ).not.toContain('sk-ant');
      if (era === '2025-11-25') expect(server.seen.at(-1)?.headers['mcp-session-id']).toBe('s-1');
      const stored = await page.evaluate(() => JSON.stringify(localStorage) + JSON.stringify(sessionStorage));
      expect(stored).not.toContain('sesame');
    },
  );
}

test('a server that does not allow Mcp-Method is reached by the handshake, and the page says so', { tag: '@once' }, async ({ page }) => {
  server = await startMcp({ era: '2025-11-25', cors: corsSnippet(origin, '').replace('mcp-method, mcp-name, ', '') });
  await connect(page, server.url);
  await expect(page.locator('[data-dialed=done]')).toContainText('Mcp-Method');
});

test('without the headers: reached, but not readable; the table says what to send', { tag: '@once' }, async ({ page }) => {
  server = await startMcp({ era: '2026-07-28', cors: undefined });
  await connect(page, server.url);
  await expect(page.locator('[data-advice="coach.no-cors"]')).toBeVisible();
  await expect(page.locator('.cors')).toContainText(origin);
  expect(server.seen).toEqual([]);
});

const refused = [
  { because: 'nobody listens', url: 'http://localhost:59997/mcp', says: '[data-advice="coach.not-reached"]' },
  { because: 'the page policy allows no plain http elsewhere', url: 'http://192.0.2.1/mcp', says: '.notice:has-text("送っていません")' },
  { because: 'it is no address', url: 'localhost', says: '.notice:has-text("アドレスを読めません")' },
  { because: 'a password in an address', url: 'https://a:b@example.org/', says: '.notice:has-text("名前とパスワード")' },
];
for (const { because, url, says } of refused) {
  test(`says what to do where ${because}`, { tag: '@once' }, async ({ page }) => {
    await connect(page, url);
    await expect(page.locator(`.connect-end ${says}`)).toBeVisible();
  });
}

test('the page is accessible and no wider than the screen, before and after', async ({ page }) => {
  server = await startMcp({ era: '2026-07-28', cors: corsSnippet(origin, '') });
  await page.goto('workbench/connect/');
  await expect(page.locator('.cors')).toBeVisible();
  for (const step of ['before', 'after']) {
    if (step === 'after') {
      await connect(page, server.url);
      await expect(page.locator('[data-dialed=done]')).toBeVisible();
      await page.locator('.cors ~ details summary').click();
    }
    await expectFit(page);
  }
});

test('only this page may reach out: by its meta element and by its header', { tag: '@once' }, () => {
  const rules = parseHeaders(readFileSync(join(serving.dir, '_headers'), 'utf8'));
  const open = routes().filter((route) => {
    const meta = policyOf(readFileSync(join(serving.dir, route, 'index.html'), 'utf8')) ?? '';
    const header = headersFor(rules, `${serving.base}${route}`)['Content-Security-Policy'] ?? '';
    expect(header).toContain("frame-ancestors 'none'");
    expect(reachesOut(header), route).toBe(reachesOut(meta));
    return reachesOut(meta);
  });
  expect(open).toEqual(['en/workbench/connect/', 'workbench/connect/']);
  const matching = rules.filter(({ prefix, exact }) => {
    const path = `${serving.base}workbench/connect/`;
    return exact ? path === prefix : path.startsWith(prefix);
  });
  expect(matching.filter(({ headers }) => headers.some(([name]) => name === 'Content-Security-Policy'))).toHaveLength(1);
});
