// Parts as static markup: learner's text is text, verdicts say their word, hold-outs stay counts.
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { FindingList, HeldCounts, Inline, VerdictPair, type FindingView } from '../../src/ui/index.ts';

const t = (code: string): string => code;

describe('Inline', () => {
  const table = [
    { because: 'code between backquotes', text: 'set `isError` to `true`', expected: 'set <code>isError</code> to <code>true</code>' },
    { because: 'HTML is text', text: '<img src=x onerror=alert(1)>', expected: '&lt;img src=x onerror=alert(1)&gt;' },
    { because: 'a single backquote is a character', text: 'a ` b', expected: 'a ` b' },
    { because: 'the odd one of three is a character', text: '`a` and `b', expected: '<code>a</code> and `b' },
  ];
  test.each(table)('$because', ({ text, expected }) => {
    expect(renderToStaticMarkup(createElement(Inline, { text }))).toBe(expected);
  });
});

describe('FindingList', () => {
  const find: FindingView = {
    key: 'a',
    blocking: true,
    level: 'simulation',
    title: 'title',
    pointer: '/policy',
    quote: '</code><script>alert(1)</script>',
    happened: 'happened',
    next: 'next',
    repair: 'repair',
    rule: { id: 'failure.calls', href: '/rules/failure.calls/' },
    steps: [7],
  };
  const html = renderToStaticMarkup(createElement(FindingList, { finds: [find], select: () => undefined, open: () => undefined, t }));
  test('quotes the learner as text', () => {
    expect(html).toContain('&lt;script&gt;');
    expect(html).not.toContain('<script>');
  });
  test('carries rule, level, place, and what to do', () => {
    for (const part of ['/rules/failure.calls/', 'level.simulation', '/policy', 'happened', 'next', 'repair', 'find.step'])
      expect(html).toContain(part);
  });
});

test('a verdict that was not graded never says that it failed', () => {
  const html = renderToStaticMarkup(
    createElement(VerdictPair, { shape: 'not-graded', job: 'unreadable', shapeDetail: '', jobDetail: '', t }),
  );
  expect(html).toContain('standing.not-graded');
  expect(html).toContain('standing.unreadable');
  expect(html).not.toContain('standing.fail');
  expect(html).not.toContain('is-no');
});

test('hold-outs are counts', () => {
  expect(renderToStaticMarkup(createElement(HeldCounts, { held: [{ category: 'range', met: 1, all: 2 }], t }))).toContain('1<small> / 2');
});
