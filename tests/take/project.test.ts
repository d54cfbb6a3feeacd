// Definitions as a project: what a learner wrote is data in two JSON files, the same input gives the same bytes, and examples are judged.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../../src/cli/project.ts';
import { readJson } from '../../src/model/json-text/index.ts';
import { at, canonical, type Json } from '../../src/model/json.ts';
import { judge } from '../../src/schema/index.ts';
import { examplesOf } from '../../src/take/examples.ts';
import { handedIn, packed, projectName, projectOf } from '../../src/take/index.ts';
import { hostileRows } from '../hostile/table.ts';

const tool = (name: Json, inputSchema: Json, more: Record<string, Json> = {}): Json => ({ name, description: 'x', inputSchema, ...more });
const bed = { type: 'object', properties: { bed: { type: 'integer', minimum: 1 } }, required: ['bed'], additionalProperties: false };
const plain = [tool('bed_find', bed)];
const filesOf = (tools: readonly Json[], more = {}): Map<string, string> => projectOf(tools, { name: 'beds', locale: 'en', ...more });
const parsed = (files: Map<string, string>, path: string): Json => JSON.parse(files.get(path) ?? '') as Json;

describe('what a learner wrote stays data', () => {
  const marks = [
    '`${process.exit(1)}`',
    '</script><script>alert(1)</script>',
    "'; process.exit(1); //",
    '${name}',
    '\u2028*/',
    '"]}\n#',
    '\u001b[2J',
  ];
  const rows: { because: string; tools: Json[] }[] = [
    ...marks.map((mark) => ({
      because: `as name, description and parameter: ${JSON.stringify(mark)}`,
      tools: [tool(mark, { type: 'object', properties: { [mark]: { type: 'string', const: mark } } }, { description: mark, [mark]: mark })],
    })),
    {
      because: 'a member __proto__',
      tools: [JSON.parse('{"name":"a","inputSchema":{"type":"object","properties":{"__proto__":{"type":"string"}}}}') as Json],
    },
    { because: 'no definition at all', tools: [null, 'x', 7, { name: 4 }, {}] },
  ];
  test.each(rows)('$because', ({ tools }) => {
    const [files, others] = [filesOf(tools), filesOf(plain)];
    expect([...files.keys()]).toEqual([...others.keys()]);
    for (const [path, text] of files)
      if (!['src/tools.json', 'src/examples.json'].includes(path)) expect(text, path).toBe(others.get(path));
    expect(canonical(parsed(files, 'src/tools.json'))).toBe(canonical(tools));
  });

  test.each(hostileRows.map(({ id, text }) => ({ id, given: handedIn(readJson(text).value) })).filter(({ given }) => given !== undefined))(
    'whatever is handed in: $id',
    ({ given }) => {
      const files = filesOf(given?.tools ?? [], { calls: given?.calls });
      expect(canonical(parsed(files, 'src/tools.json'))).toBe(canonical(given?.tools ?? []));
      expect(filesOf(given?.tools ?? [], { calls: given?.calls })).toEqual(files);
    },
  );
});

describe('names', () => {
  test.each([
    { given: 'shipment-weight', name: 'shipment-weight', because: 'a slug stays' },
    { given: 'My Tools (v2).json', name: 'my-tools-v2-json', because: 'letters and digits are kept' },
    { given: '../../etc/passwd', name: 'etc-passwd', because: 'a name is no path' },
    { given: '$(rm -rf)`;"', name: 'rm-rf', because: 'and no command' },
    { given: '重さ', name: 'my-server', because: 'npm takes no other letters' },
    { given: 'node_modules', name: 'my-server', because: 'npm refuses this one' },
    { given: `${'a'.repeat(39)}-b`, name: 'a'.repeat(39), because: 'it ends with no hyphen' },
  ])('$because: $given', ({ given, name }) => {
    expect(projectName(given)).toBe(name);
  });
});

describe('examples', () => {
  const rows: { because: string; inputSchema: Json; accepted: Json | undefined; refused: Json | undefined }[] = [
    { because: 'something required is left out', inputSchema: bed, accepted: { bed: 1 }, refused: {} },
    {
      because: 'nothing is required: a value of another type',
      inputSchema: { type: 'object', properties: { bed: { type: 'integer' } } },
      accepted: { bed: 1 },
      refused: { bed: 'x' },
    },
    {
      because: 'nothing is declared: a name that nobody knows',
      inputSchema: { type: 'object', additionalProperties: false },
      accepted: {},
      refused: { no_such_argument: true },
    },
    { because: 'everything is accepted', inputSchema: { type: 'object' }, accepted: {}, refused: undefined },
    { because: 'nothing is accepted', inputSchema: { not: {} }, accepted: undefined, refused: { no_such_argument: true } },
    { because: 'the schema is none', inputSchema: { type: 'strnig' }, accepted: undefined, refused: undefined },
    {
      because: 'a name that every JavaScript object has is not left out',
      inputSchema: { type: 'object', properties: { toString: { type: 'integer' } }, required: ['toString'] },
      accepted: { toString: 1 },
      refused: { toString: 'x' },
    },
  ];
  test.each(rows)('$because', ({ inputSchema, accepted, refused }) => {
    const found = parsed(filesOf([tool('a', inputSchema)]), 'src/examples.json');
    expect([at(found, '/0/accepted'), at(found, '/0/refused')]).toEqual([accepted, refused]);
    if (accepted !== undefined) expect(judge(inputSchema, accepted).status).toBe('valid');
    if (refused !== undefined) expect(judge(inputSchema, refused).status).toBe('invalid');
  });

  test('a call that was written comes first, if it is accepted; the output has one of its own; of two with one name the first counts', () => {
    const tools = [
      tool('a', bed, { outputSchema: { type: 'object', properties: { free: { type: 'boolean' } }, required: ['free'] } }),
      tool('a', {}),
    ];
    const calls = [0, 4, 9].map((n) => ({ name: 'a', arguments: { bed: n } }));
    expect(parsed(filesOf(tools, { calls }), 'src/examples.json')).toEqual([
      { tool: 'a', accepted: { bed: 4 }, refused: {}, output: { free: true } },
    ]);
  });
});

test('what is handed in: the definitions and calls of a submission or a stored answer, where one has a name', () => {
  const calls = { one: { name: 'a', arguments: {} }, two: { none: 'no such tool' }, three: 7 };
  const given = { tools: [tool('a', {})], calls };
  const expected = { tools: given.tools, calls: [calls.one] };
  expect(handedIn(given)).toEqual(expected);
  expect(handedIn({ submission: given })).toEqual(expected);
  for (const none of [undefined, null, [], {}, { tools: {} }, { tools: [] }, { tools: [{ description: 'x' }] }])
    expect(handedIn(none)).toBeUndefined();
});

describe('as one file', () => {
  const tools = [tool('bed_find', bed, { description: '苗床を1つ調べる。' })];
  const text = JSON.stringify({ tools });
  const examples = JSON.stringify(examplesOf(tools, []));
  const zip = (): Uint8Array | undefined => packed(text, examples, { name: 'beds', locale: 'ja' });

  test('every file below one folder, read by another program', () => {
    const inside = Object.entries(unzipSync(zip() ?? new Uint8Array())).map(
      ([path, bytes]) => [path, new TextDecoder().decode(bytes)] as const,
    );
    const files = projectOf(tools, { name: 'beds', locale: 'ja' });
    expect(new Map(inside)).toEqual(new Map([...files].map(([path, content]) => [`beds/${path}`, content])));
  });

  test('with right checksums, sizes and dates: the same as that program writes', () => {
    const files = projectOf(tools, { name: 'beds', locale: 'ja' });
    const entries = [...files].map(([path, content]) => [`beds/${path}`, new TextEncoder().encode(content)] as const);
    const theirs = zipSync(Object.fromEntries(entries), { level: 0, mtime: '2026-07-28T12:00:00' });
    const ours = zip() ?? new Uint8Array();
    // The flag for UTF-8 is what differs: they set it for other letters only.
    const places = [...ours].flatMap((byte, i) => (byte === theirs[i] ? [] : [[byte, theirs[i]]]));
    expect(ours.length).toBe(theirs.length);
    expect(new Set(places.map(String))).toEqual(new Set(['8,0']));
    expect(places).toHaveLength(2 * files.size);
  });

  test('the same bytes again, and none without definitions', () => {
    expect(zip()).toEqual(zip());
    expect(packed('{', '[]', { name: 'beds', locale: 'ja' })).toBeUndefined();
  });
});

test('both languages, and versions that this project is itself tested with', () => {
  const [ja, en] = [filesOf(plain, { locale: 'ja' }).get('README.md') ?? '', filesOf(plain).get('README.md') ?? ''];
  expect(ja).toContain('npm install\nnpm start\n');
  expect(en).toContain('npm install\nnpm start\n');
  const manifest = parsed(filesOf(plain), 'package.json') as Record<string, Record<string, string>>;
  for (const [name, version] of Object.entries({ ...manifest['dependencies'], ...manifest['devDependencies'] })) {
    const installed = JSON.parse(readFileSync(join(projectRoot, 'node_modules', name, 'package.json'), 'utf8')) as { version: string };
    expect(version, name).toBe(installed.version);
  }
});
