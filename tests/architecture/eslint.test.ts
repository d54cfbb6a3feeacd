// ESLint, with the project's own configuration, reports a small bad file at every wall. A rule that is weakened fails here.
import { join } from 'node:path';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { expect, test } from 'vitest';
import { root } from './source.ts';

const eslint = new ESLint({
  cwd: root,
  overrideConfig: [
    { ...(tseslint.configs.disableTypeChecked as object), files: ['**/*.{ts,tsx}'] },
    { files: ['**/*.{ts,tsx}'], languageOptions: { parserOptions: { projectService: false } } },
  ] as ESLint.Options['overrideConfig'] & object,
});

const snippets: readonly { file: string; code: string; rule: string; because: string }[] = [
  { file: 'src/model/x.ts', code: "import '../cli/main.ts';", rule: 'pokayoke/imports', because: 'upward' },
  { file: 'src/grading/x.ts', code: "export { a } from '../words/say.ts';", rule: 'pokayoke/imports', because: 'sideways, by re-export' },
  { file: 'src/grading/x.ts', code: "export * from '../drift/index.ts';", rule: 'pokayoke/imports', because: 'sideways, by star' },
  { file: 'src/grading/x.ts', code: "type A = import('../agent/index.ts').A;", rule: 'pokayoke/imports', because: 'sideways, by type' },
  { file: 'src/grading/x.ts', code: "await import('../mcp/index.ts');", rule: 'pokayoke/imports', because: 'upward, at run time' },
  {
    file: 'src/ui/x.ts',
    code: "new URL('../runner/x.worker.ts', import.meta.url);",
    rule: 'pokayoke/imports',
    because: 'upward, by worker',
  },
  { file: 'src/runner/x.ts', code: "import '@modelcontextprotocol/server';", rule: 'pokayoke/imports', because: 'the SDK has one room' },
  { file: 'src/elements/x.ts', code: "import 'react';", rule: 'pokayoke/imports', because: 'React has its rooms' },
  { file: 'src/catalog/x.ts', code: "import 'astro:content';", rule: 'pokayoke/imports', because: 'Astro stays on floor 6' },
  { file: 'src/catalog/x.ts', code: "import 'node:fs';", rule: 'pokayoke/imports', because: 'Node stays in node.ts' },
  { file: 'src/islands/x.ts', code: "import 'idb';", rule: 'pokayoke/imports', because: 'storage has one home' },
  { file: 'src/catalog/x.ts', code: "import '../schema/guards.ts';", rule: 'pokayoke/imports', because: 'past the door' },
  {
    file: 'src/pages/x.astro',
    code: "---\nimport '../mcp/spec.ts';\n---\n<p></p>",
    rule: 'pokayoke/imports',
    because: 'also in Astro files',
  },
  ...['document', 'process', 'Date', 'performance', 'crypto', 'fetch', 'localStorage', 'Intl', 'globalThis', 'setTimeout'].map((name) => ({
    file: 'src/study/x.ts',
    code: `const a = ${name};`,
    rule: 'pokayoke/pure',
    because: `a pure room does not name ${name}`,
  })),
  { file: 'src/agent/x.ts', code: 'Math.random();', rule: 'pokayoke/pure', because: 'randomness is an argument' },
  { file: 'src/drift/x.ts', code: "''.localeCompare('');", rule: 'pokayoke/pure', because: 'locale differs between engines' },
  { file: 'src/words/x.ts', code: '(1).toLocaleString();', rule: 'pokayoke/pure', because: 'locale differs between engines' },
  { file: 'src/islands/x.ts', code: 'localStorage.clear();', rule: 'pokayoke/pure', because: 'storage has one home' },
  { file: 'src/ui/x.ts', code: 'window.sessionStorage;', rule: 'pokayoke/pure', because: 'storage has one home, by member too' },
  { file: 'src/labs/a/judge.ts', code: 'const a = Date;', rule: 'pokayoke/pure', because: 'a judge is pure' },
  {
    file: 'src/ui/x.ts',
    code: 'export const a = 1;\nexport const b = 1;',
    rule: 'pokayoke/documented',
    because: 'exported names are explained',
  },
  { file: 'src/ui/x.ts', code: 'const a = 1;', rule: 'pokayoke/header', because: 'a module states its invariant' },
  { file: 'src/ui/x.ts', code: 'export default 1;', rule: 'no-restricted-exports', because: 'no default export' },
  { file: 'src/ui/x.ts', code: 'let a: any;', rule: '@typescript-eslint/no-explicit-any', because: 'no any' },
  { file: 'src/ui/x.ts', code: '// TODO later', rule: 'no-warning-comments', because: 'nothing is left for later' },
  { file: 'src/ui/x.ts', code: "eval('1');", rule: 'no-eval', because: 'the content policy forbids it' },
  { file: 'src/ui/x.tsx', code: 'export const a = <img src="x" />;', rule: 'jsx-a11y-x/alt-text', because: 'images have a text' },
];

async function rulesFor(file: string, code: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(`${code}\n`, { filePath: join(root, file) });
  return (result?.messages ?? []).map(({ ruleId, severity, message }) => (severity === 2 ? (ruleId ?? message) : null));
}

test.each(snippets)('$file: $code is reported by $rule ($because)', async ({ file, code, rule }) => {
  expect(await rulesFor(file, code)).toContain(rule);
});

test('a good file is not reported', async () => {
  const good =
    "// Adds.\nimport { isObject } from '../model/json.ts';\n\n/** True for two objects. */\nexport const both = (a: unknown, b: unknown): boolean => isObject(a) && isObject(b);";
  expect(await rulesFor('src/grading/x.ts', good)).toStrictEqual([]);
});

test('no comment can switch a rule off', async () => {
  const code = '/* eslint-disable */\n// Header.\nlet a: any;';
  expect(await rulesFor('src/ui/x.ts', code)).toContain('@typescript-eslint/no-explicit-any');
});

test('the type-checked rules are on for source and tests', async () => {
  for (const file of ['src/model/json.ts', 'tests/architecture/judge.ts']) {
    const config = (await new ESLint({ cwd: root }).calculateConfigForFile(join(root, file))) as { rules: Record<string, [number]> };
    for (const rule of ['no-floating-promises', 'no-unsafe-assignment', 'switch-exhaustiveness-check', 'no-unnecessary-condition']) {
      expect({ file, rule, level: config.rules[`@typescript-eslint/${rule}`]?.[0] }).toStrictEqual({ file, rule, level: 2 });
    }
  }
});
