// A team's configuration and baseline: what they may say, what they do, and that nothing is hidden.
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkCommand } from '../../src/cli/check.ts';
import type { Done } from '../../src/cli/command.ts';

const root = mkdtempSync(join(tmpdir(), 'policy-'));
let count = 0;
/** A folder of its own with these files. */
function folder(files: Readonly<Record<string, unknown>>): string {
  count += 1;
  const path = join(root, String(count));
  mkdirSync(path);
  for (const [name, value] of Object.entries(files))
    writeFileSync(join(path, name), typeof value === 'string' ? value : JSON.stringify(value, null, 2));
  return path;
}
const check = (cwd: string, args: readonly string[], today = '2026-12-01'): Promise<Done> =>
  checkCommand([...args, '--lang', 'en'], { cwd, today, env: {} });
const config = 'pokayoke.config.json';

const find = {
  name: 'bed.find',
  description: 'Finds a bed.',
  inputSchema: { type: 'object', properties: { bed: { type: 'string' } }, required: ['bed'] },
};
const plant = { name: 'bed_plant', inputSchema: { type: 'object' } };
const tools = { tools: [find, plant] };
type Report = {
  files: [
    {
      verdict: string;
      artefacts: { name: string; findings: { rule: string; severity: string; overridden?: string; suppressed?: object }[] }[];
    },
  ];
  config?: object;
  baseline?: object;
};
async function reported(
  cwd: string,
  args: readonly string[] = [],
  today?: string,
): Promise<{ code: number; report: Report; all: Report['files'][0]['artefacts'][0]['findings'] }> {
  const { code, out } = await check(cwd, [join(cwd, 'tools.json'), '--json', ...args], today);
  const report = JSON.parse(out) as Report;
  return { code, report, all: report.files[0].artefacts.flatMap(({ findings }) => findings) };
}

describe('what a configuration may not say', () => {
  const faults: { because: string; text: string; says: string[] }[] = [
    { because: 'it is no JSON', text: '{"rules": ', says: [`${config}:1:1`, 'not closed'] },
    { because: 'a key is unknown', text: '{\n  "rule": {}\n}', says: [`${config}:2:3`, 'no key "rule"'] },
    {
      because: 'a rule is misspelt',
      text: '{"rules": {"definition.name-doted": "off"}}',
      says: ['/rules/definition.name-doted', 'Did you mean "definition.name-dotted"?'],
    },
    {
      because: 'an ignored rule is misspelt',
      text: '{"ignores": [{"rule": "definition.judge", "reason": "x"}]}',
      says: ['/ignores/0/rule', '"definition.judged"'],
    },
    {
      because: 'a severity is none',
      text: '{"rules": {"definition.judged": "warning"}}',
      says: ['/rules/definition.judged', 'off error warn note'],
    },
    { because: 'a reason is missing', text: '{"ignores": [{"rule": "definition.judged"}]}', says: ['/ignores/0', '"reason" is missing'] },
    {
      because: 'a reason is empty',
      text: '{"ignores": [{"rule": "definition.judged", "reason": "  "}]}',
      says: ['/ignores/0/reason', 'Say why'],
    },
    {
      because: 'a date does not exist',
      text: '{"ignores": [{"rule": "definition.judged", "reason": "x", "until": "2027-02-30"}]}',
      says: ['/until', '2027-02-30', 'no date'],
    },
    {
      because: 'a pointer is none',
      text: '{"ignores": [{"rule": "definition.judged", "reason": "x", "pointer": "inputSchema"}]}',
      says: ['no JSON Pointer'],
    },
    { because: 'a site has no scheme', text: '{"site": "example.org"}', says: ['/site', 'https://'] },
    { because: 'the whole is a list', text: '[]', says: [`${config}:1:1`] },
  ];
  test.each(faults)('$because', async ({ text, says }) => {
    const cwd = folder({ 'tools.json': tools, [config]: text });
    const { code, out, err } = await check(cwd, [join(cwd, 'tools.json')]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    for (const words of says) expect(err).toContain(words);
  });

  test('a configuration that is named and not there', async () => {
    const cwd = folder({ 'tools.json': tools });
    expect((await check(cwd, [join(cwd, 'tools.json'), '--config', 'absent.json'])).code).toBe(2);
  });
});

describe('rules', () => {
  test('without a configuration the report says nothing about one', async () => {
    const { code, report, all } = await reported(folder({ 'tools.json': tools }));
    expect({ code, keys: Object.keys(report).toSorted() }).toEqual({ code: 0, keys: ['files', 'format'] });
    expect(all.some((one) => 'overridden' in one || 'suppressed' in one)).toBe(false);
  });

  test('a severity is set, shown as set, and fails', async () => {
    const cwd = folder({ 'tools.json': tools, [config]: { rules: { 'definition.name-dotted': 'error' } } });
    const { code, all } = await reported(cwd);
    expect(code).toBe(1);
    expect(all).toContainEqual(expect.objectContaining({ rule: 'definition.name-dotted', severity: 'error', overridden: 'note' }));
    expect((await check(cwd, [join(cwd, 'tools.json')])).out).toContain('set by the configuration, Note in the table');
  });

  test('a rule that is off is counted', async () => {
    const cwd = folder({ 'tools.json': tools, [config]: { rules: { 'definition.name-dotted': 'off' } } });
    const { report, all } = await reported(cwd);
    expect(all.map(({ rule }) => rule)).not.toContain('definition.name-dotted');
    expect(report.config).toMatchObject({ off: 1 });
    expect((await check(cwd, [join(cwd, 'tools.json')])).out).toContain('rules that are off: 1');
  });

  test('failOn stands in the configuration, and the argument beats it', async () => {
    const cwd = folder({ 'tools.json': tools, [config]: { failOn: 'note' } });
    expect((await reported(cwd)).code).toBe(1);
    expect((await reported(cwd, ['--fail-on', 'error'])).code).toBe(0);
  });

  test('the configuration is found upward', async () => {
    const cwd = folder({ [config]: { failOn: 'note' }, 'tools.json': tools });
    const below = join(cwd, 'a', 'b');
    mkdirSync(below, { recursive: true });
    expect((await check(below, [join(cwd, 'tools.json')])).code).toBe(1);
  });
});

describe('ignores', () => {
  const dotted = { rule: 'definition.name-dotted', reason: 'Old clients know this name.' };
  const cases: { because: string; ignore: object; suppressed: boolean; idle: string[] }[] = [
    { because: 'the rule alone', ignore: dotted, suppressed: true, idle: [] },
    { because: 'rule and tool', ignore: { ...dotted, tool: 'bed.find' }, suppressed: true, idle: [] },
    { because: 'a place in the tool', ignore: { ...dotted, pointer: '/name' }, suppressed: true, idle: [] },
    { because: 'a place in the file', ignore: { ...dotted, pointer: '/tools/0' }, suppressed: true, idle: [] },
    { because: 'another tool', ignore: { ...dotted, tool: 'bed_plant' }, suppressed: false, idle: ['unused'] },
    { because: 'another place', ignore: { ...dotted, pointer: '/title' }, suppressed: false, idle: ['unused'] },
    { because: 'a place that only begins alike', ignore: { ...dotted, pointer: '/na' }, suppressed: false, idle: ['unused'] },
    { because: 'its last day is today', ignore: { ...dotted, until: '2026-12-01' }, suppressed: true, idle: [] },
    { because: 'its last day was yesterday', ignore: { ...dotted, until: '2026-11-30' }, suppressed: false, idle: ['expired'] },
  ];
  test.each(cases)('$because', async ({ ignore, suppressed, idle }) => {
    const cwd = folder({ 'tools.json': tools, [config]: { ignores: [ignore] } });
    const { report, all } = await reported(cwd);
    const found = all.find(({ rule }) => rule === 'definition.name-dotted');
    expect(found?.suppressed !== undefined).toBe(suppressed);
    expect(report.config).toMatchObject({ ignores: idle.map((why) => ({ why, line: 3 })) });
  });

  test('an ignore that does nothing is a note, with its place', async () => {
    const clean = { tools: [{ ...find, name: 'bed_find', inputSchema: { type: 'object', properties: {}, additionalProperties: false } }] };
    const cwd = folder({ 'tools.json': clean, [config]: { ignores: [dotted] } });
    const file = join(cwd, 'tools.json');
    expect(await check(cwd, [file])).toMatchObject({
      code: 0,
      out: expect.stringContaining(`${config}:3:5  unused ignore: definition.name-dotted`) as string,
    });
    expect((await check(cwd, [file, '--fail-on', 'note'])).code).toBe(1);
  });
});

describe('baseline', () => {
  const base = async (): Promise<string> => {
    const cwd = folder({ 'tools.json': tools });
    expect(await check(cwd, [join(cwd, 'tools.json'), '--write-baseline', 'known.json'])).toMatchObject({ code: 0 });
    return cwd;
  };
  const failing = ['--baseline', 'known.json', '--fail-on', 'note'];

  test('what is known does not fail, and is still shown', async () => {
    const { code, report, all } = await reported(await base(), failing);
    expect({ code, verdict: report.files[0].verdict, baseline: report.baseline }).toEqual({
      code: 0,
      verdict: 'ok',
      baseline: { gone: 0 },
    });
    expect(all.length).toBeGreaterThan(2);
    expect(all.every(({ suppressed }) => suppressed !== undefined)).toBe(true);
  });

  const moves: { because: string; tools: object[]; code: number }[] = [
    { because: 'lines and the order of tools do not count', tools: [plant, find], code: 0 },
    { because: 'a value at the same place is another one', tools: [{ ...find, name: 'bed.find.all' }, plant], code: 1 },
    {
      because: 'a finding is new',
      tools: [find, plant, { name: 'bed.water', description: 'Waters a bed.', inputSchema: { type: 'object' } }],
      code: 1,
    },
    { because: 'findings that are gone do not fail', tools: [plant], code: 0 },
  ];
  test.each(moves)('$because', async ({ tools: now, code }) => {
    const cwd = await base();
    writeFileSync(join(cwd, 'tools.json'), JSON.stringify({ tools: now }));
    expect((await reported(cwd, failing)).code).toBe(code);
  });

  test('the configuration names it from its own folder, and writing it again works without the old one', async () => {
    const cwd = folder({ 'tools.json': tools, [config]: { baseline: 'known.json', failOn: 'note' } });
    const file = join(cwd, 'tools.json');
    expect((await check(cwd, [file])).code).toBe(2);
    expect((await check(cwd, [file, '--write-baseline', 'known.json'])).code).toBe(0);
    expect((await check(cwd, [file])).code).toBe(0);
    const first = readFileSync(join(cwd, 'known.json'), 'utf8');
    expect((await check(cwd, [file, '--write-baseline', 'known.json'])).code).toBe(0);
    expect(readFileSync(join(cwd, 'known.json'), 'utf8')).toBe(first);
  });

  test('nothing is written where a file cannot be checked, and a broken baseline is said', async () => {
    const cwd = folder({ 'tools.json': '{', 'known.json': '{"format": "pokayoke/baseline/2"}' });
    expect((await check(cwd, [join(cwd, 'tools.json'), '--write-baseline', 'new.json'])).code).toBe(2);
    expect((await check(cwd, [join(cwd, 'tools.json'), '--baseline', 'known.json'])).err).toContain('/format');
  });
});

test('a baseline that is not there yet: exit code 2, and how to make it', async () => {
  const cwd = folder({ [config]: { baseline: 'known.json' }, 'tools.json': tools });
  const { code, err } = await check(cwd, [join(cwd, 'tools.json')]);
  expect(code).toBe(2);
  expect(err).toContain('--write-baseline known.json');
});

test('a client’s folder counts from inside it as well', async () => {
  const entry = { mcpServers: { beds: { url: 'https://beds.example/mcp' } } };
  const inside = join(folder({}), '.cursor');
  mkdirSync(inside);
  const outside = folder({ 'mcp.json': entry });
  const verdictOf = async (cwd: string): Promise<string> => {
    const before = process.cwd();
    process.chdir(cwd);
    const { out } = await check(cwd, ['mcp.json', '--json']).finally(() => {
      process.chdir(before);
    });
    return (JSON.parse(out) as Report).files[0].verdict;
  };
  writeFileSync(join(inside, 'mcp.json'), JSON.stringify(entry));
  expect({ inside: await verdictOf(inside), outside: await verdictOf(outside) }).toEqual({ inside: 'ok', outside: 'error' });
});
