// Starts `pokayoke serve` as a process of its own, as a user does, and waits until it says its address.
import { spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** The command line as a command with its first arguments, for clients that start a server by themselves. */
export const serveOverStdio = { command: process.execPath, args: [join(root, 'src/cli/main.ts'), 'serve', '--stdio'] };

/** A server that runs. */
export type Served = {
  url: string;
  /** Sends the signal of Ctrl-C and gives the exit code, with everything that was written. */
  stop: () => Promise<{ code: number | null; out: string; err: string }>;
};

/** Runs `pokayoke serve` with these arguments. Rejects where it ends before it serves. */
export function served(args: readonly string[]): Promise<Served> {
  const child = spawn(process.execPath, ['src/cli/main.ts', 'serve', ...args], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let [out, err] = ['', ''];
  const ended = new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, out, err }));
  });
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  return new Promise((resolve, reject) => {
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      err += text;
      const url = /http:\/\/\S+\/mcp/.exec(err)?.[0];
      if (url === undefined) return;
      resolve({
        url,
        stop: () => {
          child.kill('SIGINT');
          return ended;
        },
      });
    });
    void ended.then(({ code }) => reject(new Error(`serve ended with ${String(code)}: ${err}`)));
  });
}
