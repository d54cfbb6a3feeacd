// The two commands from outside: exit codes, places, languages, and the same bytes for the same input.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkCommand } from '../../src/cli/check.ts';
import { driftCommand } from '../../src/cli/drift.ts';

const folder = mkdtempSync(join(tmpdir(), 'check-'));
function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}
const schema = '{"type":"object","properties":{"bed":{"type":"string","description":"Bed"}},"required":["bed"]}';
const good = file('good.json', `{"name":"bed_find","description":"Finds a bed.","inputSchema":${schema}}`);
const dotted = file('dotted.json', `{"name":"bed.find","description":"Finds a bed.","inputSchema":${schema}}`);
const bare = file('bare.json', `{\n  "name": "bed_find",\n  "inputSchema": ${schema}\n}`);
const wrong = file('wrong.json', '[\n  {"name": "bed_find", "description": "Finds.", "inputSchema": {"type": "string"}}\n]');
const torn = file('torn.json', '{"name": ');
const other = file('other.json', '{"colour": "red"}');
const renamed = file(
  'renamed.json',
  `{"name":"bed_find","description":"Finds a bed.","inputSchema":${schema.replaceAll('bed"', 'plot"')}}`,
);
const calls = file('calls.json', '[{"name":"bed_find","arguments":{"bed":"G-12"}}]');

test.each([
  { args: [good], code: 0, because: 'nothing is found' },
  { args: [dotted], code: 0, because: 'a note is below error' },
  { args: [dotted, '--fail-on', 'note'], code: 1, because: 'a note is a note' },
  { args: [bare], code: 0, because: 'a warning is below error' },
  { args: [bare, '--fail-on', 'warn'], code: 1, because: 'a warning is a warning' },
  { args: [good, wrong], code: 1, because: 'one of two files has an error' },
  { args: [torn], code: 2, because: 'the text ends in the middle' },
  { args: [other], code: 2, because: 'nobody can tell what it is' },
  { args: [], code: 2, because: 'there is no file' },
  { args: [good, '--as', 'tool'], code: 2, because: 'there is no such kind' },
  { args: [join(folder, 'absent.json')], code: 2, because: 'the file is not there' },
])('check: exit code $code, because $because', async ({ args, code }) => {
  expect((await checkCommand(args)).code).toBe(code);
});

test('a finding has its line and column, whose rule, and its page', async () => {
  const { out } = await checkCommand([wrong, '--lang', 'en']);
  expect(out).toContain('wrong.json:2:73');
  expect(out).toContain('Spec MUST');
  expect(out).toContain('/rules/definition.root-type-object/');
});

test('the JSON is the same in both languages, and twice', async () => {
  const [{ out: ja }, { out: en }] = await Promise.all([
    checkCommand([wrong, dotted, '--json', '--lang', 'ja']),
    checkCommand([wrong, dotted, '--json', '--lang', 'en']),
  ]);
  expect(ja).toBe(en);
  expect(JSON.parse(ja)).toMatchObject({ format: 'pokayoke/check/1', files: [{ verdict: 'error' }, { verdict: 'note' }] });
});

test.each([
  { args: [good, good], code: 0, because: 'nothing changed' },
  { args: [good, renamed, '--calls', calls], code: 1, because: 'the old call is refused' },
  { args: [good, other], code: 2, because: 'there is no definition' },
  { args: [good], code: 2, because: 'one file is missing' },
  { args: [good, good, '--calls', other], code: 2, because: 'these are no calls' },
])('drift: exit code $code, because $because', ({ args, code }) => {
  expect(driftCommand(args).code).toBe(code);
});

test('each change has number, layer, who acts and evidence; each call its outcome', () => {
  const { out } = driftCommand([good, renamed, '--calls', calls, '--json']);
  expect(JSON.parse(out)).toMatchObject({
    changes: [{ kind: 2, slug: 'argument-renamed', layers: [2], acts: ['S', 'H', 'A'], evidence: ['measured'] }],
    calls: [{ outcome: { outcome: 'shape_error' } }],
  });
});

test('calls beyond the first fifty are counted', () => {
  const many = file(
    'calls-many.json',
    JSON.stringify(Array.from({ length: 53 }, () => ({ name: 'bed_find', arguments: { bed: 'G-12' } }))),
  );
  expect(driftCommand([good, good, '--calls', many, '--lang', 'en']).out).toMatch(/ {2}… 3 more; --json gives them all\.\n$/);
  expect(driftCommand([good, good, '--calls', calls, '--lang', 'en']).out).not.toContain('…');
});

test('a finding names its page in full where the site is known', async () => {
  const { out } = await checkCommand([wrong, '--lang', 'en', '--site', 'https://example.org/pokayoke']);
  expect(out).toContain('https://example.org/pokayoke/en/rules/definition.root-type-object/');
});

test('ten thousand tools are all judged', async () => {
  const tools = Array.from({ length: 10_000 }, (_, i) => ({
    name: `bed_${String(i)}`,
    description: `Finds bed ${String(i)}.`,
    inputSchema: JSON.parse(schema) as object,
  }));
  const { out, code } = await checkCommand([file('many.json', JSON.stringify({ tools })), '--json']);
  expect(code).toBe(0);
  expect((JSON.parse(out) as { files: [{ artefacts: unknown[] }] }).files[0].artefacts).toHaveLength(10_000);
});
