// Runs one command of the project on the Node that npm scripts use; its output is streamed through, or told to a listener.
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const bin = join(root, 'node_modules/.bin');

/** Runs a command and gives its exit code; 1 where it could not be started or was killed. With `tell`, what it says goes there only. */
export function run(command: string, args: string[], env: Record<string, string> = {}, tell?: (text: string) => void): Promise<number> {
  return new Promise((resolve) => {
    const output = tell === undefined ? 'inherit' : 'pipe';
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', output, output],
      env: { ...process.env, ...env, PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}` },
    });
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text: string) => tell?.(text));
    child.on('error', (fault) => {
      (tell ?? console.error)(`${command} could not be started: ${fault.message}\n`);
      resolve(1);
    });
    child.on('close', (code) => {
      resolve(code ?? 1);
    });
  });
}
