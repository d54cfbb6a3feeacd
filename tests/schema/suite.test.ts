// The runner of the official suite, on a small file of the same form: it sees wrong verdicts, and rows that are no longer needed.
import { expect, test } from 'vitest';
import { knownMisses } from './known-misses.ts';
import { runSuite, type SuiteFile } from './suite.ts';

const sample: SuiteFile[] = [
  {
    file: 'sample.json',
    groups: [
      {
        description: 'a type',
        schema: { type: 'string' },
        tests: [
          { description: 'fits', data: 'a', valid: true },
          { description: 'does not', data: 1, valid: false },
        ],
      },
      { description: 'remote', schema: { $ref: 'https://example.com/a' }, tests: [{ description: 'fits', data: 1, valid: true }] },
    ],
  },
];
const remote = { file: 'sample.json', group: 'remote', guard: 'remote-ref' } as const;

test('a listed miss is no surprise', () => {
  expect(runSuite(sample, [remote])).toEqual({ total: 3, right: 2, unexpected: [], stale: [] });
});

test('a miss that is not listed, or for another reason, is one', () => {
  const line = 'sample.json: remote: fits: remote-ref';
  expect(runSuite(sample, []).unexpected).toEqual([line]);
  expect(runSuite(sample, [{ ...remote, guard: 'dynamic-ref' }]).unexpected).toEqual([line]);
});

test('a listed group that is judged is stale', () => {
  expect(runSuite(sample, [remote, { ...remote, group: 'a type' }]).stale).toEqual(['sample.json: a type']);
});

test('a wrong verdict is never covered by the list', () => {
  const wrong: SuiteFile[] = [
    {
      file: 'sample.json',
      groups: [{ description: 'remote', schema: { type: 'string' }, tests: [{ description: 'says fits', data: 1, valid: true }] }],
    },
  ];
  expect(runSuite(wrong, [remote]).unexpected).toEqual(['sample.json: remote: says fits: invalid']);
});

test('the list names each group once', () => {
  const names = knownMisses.map(({ file, group }) => `${file}: ${group}`);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThan(30);
});
