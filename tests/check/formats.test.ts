// SARIF against its official schema, and the report for pull requests.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import schema from '@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json' with { type: 'json' };
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { checkCommand } from '../../src/cli/check.ts';

const folder = mkdtempSync(join(tmpdir(), 'formats-'));
const file = (name: string, value: unknown): string => {
  const path = join(folder, name);
  writeFileSync(path, typeof value === 'string' ? value : JSON.stringify(value, null, 2));
  return path;
};
const around = (env: Record<string, string> = {}) => ({ cwd: folder, today: '2026-12-01', env });
const check = (args: readonly string[], env: Record<string, string> = {}): ReturnType<typeof checkCommand> =>
  checkCommand([...args, '--lang', 'en'], around(env));

// The schema is of draft 4. In it only `id` is spelt otherwise than in draft 7; the test below would not compile if there were more.
const { id: $id, $schema: _, ...body } = schema as unknown as Record<string, unknown>;
const valid = new Ajv({ strict: false, validateFormats: false, unicodeRegExp: false }).compile({ ...body, $id: String($id) });

const tools = file('tools.json', {
  tools: [
    { name: 'bed.find', description: 'Finds a bed.', inputSchema: { type: 'string' } },
    { name: 'pl|ant @all `x` [a](http://b)', description: 'Plants.\nMore.', inputSchema: { type: 'object' } },
  ],
});
const config = file('pokayoke.config.json', {
  rules: { 'definition.name-characters': 'note', 'definition.judged': 'off' },
  ignores: [
    { rule: 'definition.name-dotted', reason: 'Old clients | know @this.' },
    { rule: 'definition.array-items', reason: 'Nothing has it.' },
  ],
  site: 'https://example.org/pokayoke',
});

type Log = {
  runs: [
    {
      tool: { driver: { rules: { id: string; helpUri?: string; defaultConfiguration: { level: string } }[] } };
      results: {
        ruleId: string;
        ruleIndex: number;
        level: string;
        message: { text: string };
        locations: [{ physicalLocation: { artifactLocation: { uri: string }; region: object }; logicalLocations?: object[] }];
        partialFingerprints: Record<string, string>;
        suppressions: { justification: string }[];
        baselineState?: string;
      }[];
      invocations: [
        {
          executionSuccessful: boolean;
          toolExecutionNotifications: object[];
          toolConfigurationNotifications: object[];
          ruleConfigurationOverrides: object[];
        },
      ];
    },
  ];
};
async function sarif(args: readonly string[], env: Record<string, string> = {}): Promise<Log['runs'][0]> {
  const { out } = await check([...args, '--sarif'], env);
  const log = JSON.parse(out) as Log;
  expect(valid(log) ? [] : valid.errors).toEqual([]);
  return log.runs[0];
}

describe('SARIF', () => {
  test('the validator is one: a log without a tool does not pass', () => {
    expect(valid({ version: '2.1.0', runs: [{ results: [] }] })).toBe(false);
  });

  test('rules, levels, places, fingerprints', async () => {
    const { tool, results } = await sarif([tools, '--config', config]);
    const { rules } = tool.driver;
    const root = results.find(({ ruleId }) => ruleId === 'definition.root-type-object');
    expect(root).toMatchObject({
      level: 'error',
      locations: [
        {
          physicalLocation: { region: { startLine: 7, startColumn: 17 } },
          logicalLocations: [
            { name: 'bed.find', kind: 'function' },
            { name: 'type', fullyQualifiedName: 'bed.find/inputSchema/type' },
          ],
        },
      ],
      suppressions: [],
    });
    expect(root?.partialFingerprints['pokayoke/v1']).toMatch(/^[0-9a-f]{64}$/);
    for (const { ruleId, ruleIndex } of results) expect(rules[ruleIndex]?.id).toBe(ruleId);
    expect(rules.find(({ id }) => id === 'definition.root-type-object')).toMatchObject({
      helpUri: 'https://example.org/pokayoke/en/rules/definition.root-type-object/',
      defaultConfiguration: { level: 'error' },
    });
  });

  test('what was ignored is there with its reason; what was set is said; an idle ignore is told', async () => {
    const { results, invocations } = await sarif([tools, '--config', config]);
    expect(results.find(({ ruleId }) => ruleId === 'definition.name-dotted')?.suppressions).toMatchObject([
      { kind: 'external', status: 'accepted', justification: 'Old clients | know @this.' },
    ]);
    expect(results.find(({ ruleId }) => ruleId === 'definition.name-characters')?.level).toBe('note');
    expect(invocations[0].ruleConfigurationOverrides).toMatchObject([
      { descriptor: { id: 'definition.name-characters' }, configuration: { level: 'note' } },
      { descriptor: { id: 'definition.judged' }, configuration: { enabled: false } },
    ]);
    expect(invocations[0].toolConfigurationNotifications).toMatchObject([
      { level: 'note', message: { text: expect.stringContaining('array-items') as string } },
    ]);
  });

  test('fingerprints do not move with lines', async () => {
    const moved = file(
      'moved.json',
      `\n\n${JSON.stringify({
        tools: [
          { name: 'other', description: 'X.', inputSchema: { type: 'object' } },
          { name: 'bed.find', description: 'Finds a bed.', inputSchema: { type: 'string' } },
        ],
      })}`,
    );
    const print = (run: Log['runs'][0]): string | undefined =>
      run.results.find(({ ruleId }) => ruleId === 'definition.root-type-object')?.partialFingerprints['pokayoke/v1'];
    expect(print(await sarif([moved]))).toBe(print(await sarif([tools])));
  });

  test('a baseline says what is new', async () => {
    const known = join(folder, 'known.json');
    const bare = file('bare.json', {});
    await check([tools, '--config', bare, '--write-baseline', known]);
    const { results } = await sarif([tools, '--config', bare, '--baseline', known]);
    expect(new Set(results.map(({ baselineState }) => baselineState))).toEqual(new Set(['unchanged']));
    expect(results.every(({ suppressions }) => suppressions.length === 1)).toBe(true);
  });

  const sites: { because: string; args: string[]; env: Record<string, string>; page: string | undefined }[] = [
    {
      because: 'nobody says where the site is, and a relative address is none',
      args: ['--config', file('bare.json', {})],
      env: {},
      page: undefined,
    },
    {
      because: 'the argument beats the configuration',
      args: ['--config', config, '--site', 'https://a.example/x/'],
      env: {},
      page: 'https://a.example/x/en/rules/',
    },
    {
      because: 'the build has it',
      args: ['--config', file('bare.json', {})],
      env: { POKAYOKE_SITE: 'https://b.example', POKAYOKE_BASE: '/p/' },
      page: 'https://b.example/p/en/rules/',
    },
  ];
  test.each(sites)('rule pages: $because', async ({ args, env, page }) => {
    const { tool } = await sarif([tools, ...args], env);
    const [first] = tool.driver.rules;
    expect(first?.helpUri?.replace(/[^/]+\/$/, '')).toBe(page);
  });

  test('a file that cannot be read is a notification, and the run did not succeed', async () => {
    const { invocations } = await sarif([tools, file('torn file.json', '{"name": ')]);
    expect(invocations[0]).toMatchObject({ executionSuccessful: false, toolExecutionNotifications: [{ level: 'error' }] });
  });
});

describe('Markdown', () => {
  test('counts, rows, and what does not count', async () => {
    const { out } = await check([tools, '--config', config, '--format', 'markdown']);
    expect(out).toContain('## Pokayoke check');
    expect(out).toMatch(/\*\*1 errors, /);
    expect(out).toContain('[`definition.root-type-object`](https://example.org/pokayoke/en/rules/definition.root-type-object/)');
    expect(out).toContain('Findings that do not count: 1');
    expect(out).toContain('unused ignore: definition.array-items');
  });

  test('what stands in the file makes no markup, mention or link', async () => {
    const { out } = await check([tools, '--config', config, '--format', 'markdown']);
    expect(out).not.toContain('@all');
    expect(out).not.toContain('@this');
    expect(out).not.toContain('](http://b)');
    for (const row of out.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| |')))
      expect(row.replaceAll('\\|', '').split('|').length).toBe(7);
  });
});

test.each([
  { args: [tools, '--format', 'xml'], because: 'there is no such form' },
  { args: [tools, '--json', '--sarif'], because: 'two forms at once' },
  { args: [tools, '--site', 'example.org'], because: 'a site without a scheme' },
])('exit code 2, because $because', async ({ args }) => {
  expect((await check(args)).code).toBe(2);
});
