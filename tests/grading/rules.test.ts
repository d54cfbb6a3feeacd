// Every rule has a page, every page is true: what it calls wrong breaks the rule at a place that exists, what it calls right does not.
import { describe, expect, test } from 'vitest';
import { definitionRules, responseRules, rules } from '../../src/grading/index.ts';
import { at } from '../../src/model/json.ts';
import { findings } from '../../src/words/findings.ts';
import { onDefinition, onResponse, runFragment } from './support/run-fragment.ts';
import { pageIds, pageOf, ruleIds } from './support/pages.ts';

test('every rule has a page and every page a rule', () => {
  expect(pageIds).toStrictEqual(ruleIds);
});

test('every rule has its four sentences in both languages, and no sentence is without a rule', () => {
  const wanted = ruleIds.flatMap((id) => ['happened', 'next', 'repair', 'title'].map((part) => `${id}.${part}`));
  expect(
    Object.keys(findings)
      .filter((code) => !code.endsWith('.passed'))
      .toSorted(),
  ).toStrictEqual(wanted.toSorted());
  const empty = Object.entries(findings).filter(([, { ja, en }]) => ja.trim() === '' || en.trim() === '');
  expect(empty).toStrictEqual([]);
});

describe.each(ruleIds)('%s', (id) => {
  const page = pageOf(id);
  const broken = rules[id].severity === 'error' ? 'fail' : 'advice';

  test('the wrong fragment breaks it, at a place that exists', async () => {
    const { checks, root } = await runFragment(id, page.wrong);
    expect([...new Set(checks.map(({ status }) => status))]).toStrictEqual([broken]);
    for (const { pointer } of checks) expect(pointer === undefined ? undefined : at(root, pointer), pointer ?? 'no pointer').toBeDefined();
  });

  test('the right fragment keeps it', async () => {
    const { checks } = await runFragment(id, page.right);
    expect([...new Set(checks.map(({ status }) => status))]).toStrictEqual(['pass']);
  });

  test('the page has the title of the findings, and its source has a date', () => {
    expect(page.title).toStrictEqual(findings[`${id}.title`]);
    expect(page.source.ja).toContain('確認日：2026-11-30');
    expect(page.source.en).toContain('Checked 2026-11-30');
  });

  test('the reason is 2 to 5 sentences in each language', () => {
    const count = { ja: page.why.ja.split('。').length - 1, en: page.why.en.split(/[.;:](?:\s|$)/).length - 1 };
    for (const n of Object.values(count)) expect(n).toBeGreaterThanOrEqual(2);
    expect(count.ja).toBeLessThanOrEqual(5);
  });
});

test.each(ruleIds.filter((id) => /^(?:definition|response)\./.test(id)))('%s: its right fragment breaks no other rule', (id) => {
  const { right } = pageOf(id);
  const ran = id.startsWith('definition.')
    ? definitionRules.map((rule) => onDefinition(rule.id, right))
    : responseRules.map((rule) => onResponse(rule.id, right));
  const blocking = ran.flatMap(({ checks }) => checks.filter(({ status }) => status === 'fail').map((check) => check.id));
  expect(blocking).toStrictEqual([]);
});
