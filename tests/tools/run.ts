// Runs one command of the project with its output streamed through, on the Node that npm scripts use.
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const bin = join(root, 'node_modules/.bin');

/** Runs a command and gives its exit code; 1 where it could not be started or was killed. */
export function run(command: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env, PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}` },
    });
    child.on('error', (fault) => {
      console.error(`${command} could not be started: ${fault.message}`);
      resolve(1);
    });
    child.on('close', (code) => {
      resolve(code ?? 1);
    });
  });
}
