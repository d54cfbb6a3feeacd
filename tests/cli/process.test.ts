// The command line as a process: help and faults in the language that was asked for, slow input, and a reader that leaves early.
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../src/cli/project.ts';

/** Milliseconds for starting processes on a busy machine. */
const patient = 60_000;
const main = join(projectRoot, 'src/cli/main.ts');
const schema = { type: 'object', properties: {}, additionalProperties: false };
const tool = JSON.stringify({ name: 'bed_find', description: 'Finds a bed.', inputSchema: schema });

type Asked = { args: string[]; because: string; code: number; says: string; not: string };
const asked: Asked[] = [
  { because: 'help of one command', args: ['check', '--help', '--lang', 'en'], code: 0, says: '--write-baseline', not: 'pokayoke drift' },
  { because: 'help without a language is in both', args: ['drift', '-h'], code: 0, says: '15種類', not: 'pokayoke grade' },
  {
    because: 'commands that are explained together',
    args: ['pin', '--help', '--lang', 'ja'],
    code: 0,
    says: 'pokayoke verify',
    not: 'Pins',
  },
  { because: 'all help in one language', args: ['--help', '--lang', 'en'], code: 0, says: 'pokayoke grade', not: '使い方' },
  { because: 'a command that is not there has no help', args: ['chek', '--help'], code: 2, says: 'chek', not: 'Usage' },
  { because: 'a fault in English', args: ['check', '--bogus', '--lang', 'en'], code: 2, says: 'cannot be read', not: '引数' },
  { because: 'a fault in English, in one word', args: ['serve', 'extra', '--lang=en'], code: 2, says: 'cannot be read', not: '引数' },
  { because: 'a fault in Japanese', args: ['verify', '--bogus'], code: 2, says: '引数', not: 'cannot be read' },
  { because: 'a command without --', args: ['snapshot', 'npx', '--lang', 'en'], code: 2, says: 'snapshot -- npx', not: '書いてください' },
  {
    because: 'the other program’s words are its own',
    args: ['snapshot', '--', 'x', '--lang', 'en'],
    code: 2,
    says: '「x」',
    not: 'cannot',
  },
  { because: 'standard input twice', args: ['check', '-', '-', '--lang', 'en'], code: 2, says: 'can be read once', not: 'column' },
  { because: 'standard input twice', args: ['drift', '-', '-', '--lang', 'en'], code: 2, says: 'can be read once', not: 'column' },
];
test.each(asked)(
  '$because: $args',
  ({ args, code, says, not }) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], { input: '', encoding: 'utf8', timeout: patient });
    expect(status).toBe(code);
    expect(stdout + stderr).toContain(says);
    expect(stdout + stderr).not.toContain(not);
  },
  patient,
);

/** Runs `check -`. The tool is written half by half; with `leave` the reader closes its end before anything is said. */
function checked(leave: boolean): Promise<{ code: number | null; out: string; err: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [main, 'check', '-', '--lang', 'en'], { stdio: ['pipe', 'pipe', 'pipe'] });
    let [out, err] = ['', ''];
    child.stdout.on('data', (part: Buffer) => (out += part.toString()));
    child.stderr.on('data', (part: Buffer) => (err += part.toString()));
    child.on('error', reject).on('close', (code) => resolve({ code, out, err }));
    if (leave) child.stdout.destroy();
    child.stdin.write(tool.slice(0, 20));
    setTimeout(() => child.stdin.end(tool.slice(20)), 3000);
  });
}

test.each([
  { leave: false, because: 'the writer is slower than the start', out: '-  tool definitions: ok 1\n' },
  { leave: true, because: 'the reader has left, as head does', out: '' },
])('input and output: $because', async ({ leave, out }) => expect(await checked(leave)).toEqual({ code: 0, out, err: '' }), patient);
