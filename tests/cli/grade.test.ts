// `pokayoke grade`: exit codes, places, next steps, and report bytes that are the runner's own.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { gradeCommand } from '../../src/cli/grade.ts';
import { exerciseIds, projectRoot, readExerciseFolder } from '../../src/cli/project.ts';
import type { Json } from '../../src/model/json.ts';
import { canonical } from '../../src/model/json.ts';
import { grade } from '../../src/runner/node.ts';

const folder = mkdtempSync(join(tmpdir(), 'pokayoke-grade-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function file(text: string): string {
  const path = join(folder, 'submission.json');
  writeFileSync(path, text);
  return path;
}

function pokayoke(args: string[], input = ''): { code: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['src/cli/main.ts', ...args], {
    cwd: projectRoot,
    encoding: 'utf8',
    input,
  });
  return { code: status, out: stdout, err: stderr };
}

describe.each(exerciseIds())('%s', (id) => {
  const read = readExerciseFolder(id);
  if (!read.ok) throw new Error(`${id} cannot be read: ${JSON.stringify(read.error[0])}`);
  const { exercise, battery, good, starter } = read.value;
  const worked = JSON.stringify(good.find(({ name }) => name === exercise.worked.answer)?.answer.submission);

  test('the worked answer passes: exit code 0, both verdicts', async () => {
    const { code, out, err } = await gradeCommand([id, file(worked), '--lang', 'en']);
    expect({ code, err }).toStrictEqual({ code: 0, err: '' });
    expect(out).toMatch(/Shape {2}Passed\nJob {2}Passed/);
  });

  test('the starter does not pass: exit code 1, findings with rule pages', async () => {
    const { code, out } = await gradeCommand([id, file(starter.ja)]);
    expect(code).toBe(1);
    expect(out).toMatch(/指摘\n/);
    expect(out).toMatch(/\/rules\/[a-z]+\.[a-z-]+\//);
  });

  test.each([starter.ja, '{"'])('--json gives the runner’s report as canonical JSON', async (text) => {
    const { out } = await gradeCommand([id, file(text), '--json']);
    const { report } = await grade(text, { exercise, battery });
    expect(out).toBe(`${canonical(report as unknown as Json)}\n`);
  });
});

const [known = 'none'] = exerciseIds();

test('text that cannot be read: exit code 2, with place and reason', () => {
  const { code, out, err } = pokayoke(['grade', known, '-'], '{\n  "tools": [}\n');
  expect({ code, err }).toStrictEqual({ code: 2, err: '' });
  expect(out).toContain('2行目の12文字目');
});

const misuses: readonly { args: string[]; says: RegExp; because: string }[] = [
  { args: ['grade'], says: /演習とファイルを1つずつ/, because: 'nothing was given' },
  { args: ['grade', known], says: /演習とファイルを1つずつ/, because: 'no file was given' },
  { args: ['grade', known, 'a', 'b'], says: /演習とファイルを1つずつ/, because: 'two files were given' },
  {
    args: ['grade', 'nothing-like-it', '-'],
    says: new RegExp(`「nothing-like-it」という演習はありません[\\s\\S]*${known}`),
    because: 'the known ones are listed',
  },
  {
    args: ['grade', known, 'no/such/file.json', '--lang', 'en'],
    says: /Cannot read no\/such\/file\.json \(ENOENT\)/,
    because: 'the file is missing',
  },
  { args: ['grade', known, '-', '--lang', 'fr'], says: /--lang is ja or en/, because: 'there are two languages' },
  { args: ['grade', known, '-', '--jsn'], says: /引数を読めません/, because: 'an unknown option' },
  { args: ['grad'], says: /There is no command "grad"/, because: 'an unknown command' },
];

test.each(misuses)('$args is misuse: $because', ({ args, says }) => {
  const { code, out, err } = pokayoke(args);
  expect({ code, out }).toStrictEqual({ code: 2, out: '' });
  expect(err).toMatch(says);
});
