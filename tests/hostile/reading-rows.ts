// Texts that are no JSON, or not for every reader: the same rows for both kinds.
import { type HostileKind, answer, put, swap } from './material.ts';
import type { HostileRow } from './table.ts';

const kinds: readonly HostileKind[] = ['tool-definition', 'tool-error'];

/** A place in each right answer that holds a free text, and one that holds a key. */
const spot = {
  'tool-definition': { text: '/tools/0/description', key: '"description"', quoted: '"number"' },
  'tool-error': { text: '/policy/result/content/0/text', key: '"content"', quoted: '"text"' },
} as const;

type Made = Omit<HostileRow, 'kind' | 'id'> & { id: string };

function rowsFor(kind: HostileKind): Made[] {
  const whole = JSON.stringify(answer(kind));
  const { text, key } = spot[kind];
  const marked = put(kind, text, 'MARK');
  const withRaw = (raw: string): string => marked.replace('"MARK"', raw);
  return [
    { id: 'empty', text: '', expect: 'unreadable', because: 'nothing at all' },
    { id: 'spaces', text: ' \n\t ', expect: 'unreadable', because: 'white space only' },
    { id: 'cut-off', text: whole.slice(0, -3), expect: 'unreadable', because: 'the end is missing' },
    { id: 'html', text: '<!doctype html><script>alert(1)</script>', expect: 'unreadable', because: 'a page instead of JSON' },
    { id: 'comment', text: `// mine\n${whole}`, expect: 'unreadable', because: 'a comment' },
    { id: 'trailing-comma', text: `${whole.slice(0, -1)},}`, expect: 'unreadable', because: 'a comma too much' },
    { id: 'single-quotes', text: whole.replaceAll('"', "'"), expect: 'unreadable', because: 'single quotation marks' },
    { id: 'full-width-digits', text: withRaw('１２'), expect: 'unreadable', because: 'full-width digits where a value stands' },
    { id: 'overflow', text: withRaw('1e400'), expect: 'unreadable', because: 'a number that no double holds' },
    { id: 'nan', text: withRaw('NaN'), expect: 'unreadable', because: 'no JSON number' },
    { id: 'raw-nul', text: withRaw('"a\u0000b"'), expect: 'unreadable', because: 'NUL, raw' },
    { id: 'raw-lone-surrogate', text: withRaw('"a\ud800b"'), expect: 'unreadable', because: 'half a pair, raw' },
    { id: 'duplicate-key', text: whole.replace(key, `${key}:1,${key}`), expect: 'unreadable', because: 'which of the two counts?' },
    {
      id: 'duplicate-proto',
      text: withRaw('{"__proto__":1,"__proto__":2}'),
      expect: 'unreadable',
      because: 'the same key twice, an inherited name',
    },
    { id: 'too-long', text: put(kind, text, 'x'.repeat(70_000)), expect: 'unreadable', because: 'more than 64 KiB' },
    {
      id: 'too-long-japanese',
      text: put(kind, text, '重'.repeat(22_000)),
      expect: 'unreadable',
      because: 'more than 64 KiB in UTF-8, not in characters',
    },
    { id: 'deep-10000', text: `${'['.repeat(10_000)}${']'.repeat(10_000)}`, expect: 'unreadable', because: 'depth 10,000' },
    {
      id: 'deep-10000-objects',
      text: `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
      expect: 'unreadable',
      because: 'depth 10,000 in objects',
    },
    { id: 'open-brackets', text: '['.repeat(60_000), expect: 'unreadable', because: 'never closed' },
    { id: 'two-values', text: `${whole}${whole}`, expect: 'unreadable', because: 'two values in one text' },
    { id: 'bom', text: `\ufeff${whole}`, expect: 'passed', because: 'a byte order mark is noted and read over' },
    {
      id: 'escaped-nul',
      text: withRaw('"a\\u0000b"'),
      expect: 'not-passed',
      because: 'NUL as an escape is a text without what the exercise asks',
    },
    { id: 'array', text: '[]', expect: 'not-passed', because: 'a list is not the agreed frame' },
    { id: 'null', text: 'null', expect: 'not-passed', because: 'nor is null' },
    { id: 'number', text: '-0', expect: 'not-passed', because: 'nor a number' },
    { id: 'proto-only', text: '{"__proto__":{"tools":[],"transient":{}}}', expect: 'not-passed', because: 'a prototype is no member' },
    {
      id: 'many-unknown-keys',
      text: JSON.stringify(Object.fromEntries(Array.from({ length: 4000 }, (_, i) => [`k${String(i)}`, i]))),
      expect: 'not-passed',
      because: '4,000 members that nobody asked for',
    },
    {
      id: 'escaped-keys',
      text: swap(kind, '"', '"').replace(key, key.replace('"', '"\\u0000')),
      expect: 'not-passed',
      because: 'a NUL in a name makes another name',
    },
  ];
}

/** The rows for both kinds. */
export const readingRows: readonly HostileRow[] = kinds.flatMap((kind) =>
  rowsFor(kind).map((row) => ({ ...row, kind, id: `${kind}-${row.id}` })),
);
