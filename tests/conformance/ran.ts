// Runs a program to its end and gives what it wrote.
import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';

/** What a program wrote, and its exit code; null where it was killed. */
export type Ran = { code: number | null; out: string; err: string };

/** Runs a script of Node. Writes nothing into the project: the working folder is the system's for scratch. */
export function ran(script: string, args: readonly string[], env: Record<string, string> = {}): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], {
      cwd: tmpdir(),
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    let [out, err] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, out, err }));
  });
}
