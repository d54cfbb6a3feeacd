// A server as a child process over stdio. It gets only the variables it is given, and it and its own children end with the snapshot.
import { spawn, type ChildProcessByStdio } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { lineSend, type LineSend, type Send } from '../../mcp/node.ts';

/** How a server is started. No shell reads the command. */
export type Command = { command: string; args: readonly string[]; env: Readonly<Record<string, string>>; timeoutMs: number };

/** A running server. */
export type Child = {
  send: Send;
  /** The last lines that it wrote to stderr. */
  errorLines: () => string[];
  /** Lines on stdout that were no messages. */
  noise: LineSend['noise'];
  /** Ends it: first its input, then by signal. */
  close: () => Promise<void>;
};

type Pipe = ChildProcessByStdio<Writable, Readable, Readable>;
type Running = { pipe: Pipe; line: LineSend; ended: Promise<void>; tail: () => string[] };

const keptError = 8192;
const graceMs = 1000;
const groups = process.platform !== 'win32';

/** Signals the child and whatever it started. One that is gone already is no fault. */
function signal({ pipe }: Running, name: NodeJS.Signals): void {
  if (pipe.pid === undefined) return;
  try {
    if (groups) process.kill(-pipe.pid, name);
    else pipe.kill(name);
  } catch {
    // It ended between the question and the signal.
  }
}

function open({ command, args, env, timeoutMs }: Command): Running {
  const pipe = spawn(command, args, { env, stdio: ['pipe', 'pipe', 'pipe'], shell: false, detached: groups, windowsHide: true });
  const line = lineSend((text) => {
    if (pipe.stdin.writable) pipe.stdin.write(text);
  }, timeoutMs);
  let tail = '';
  let cut = false;
  pipe.stdin.on('error', () => undefined);
  pipe.stdout.setEncoding('utf8').on('data', line.receive);
  pipe.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    cut ||= tail.length + chunk.length > keptError;
    tail = (tail + chunk).slice(-keptError);
  });
  const ended = new Promise<void>((resolve) => {
    pipe.once('error', (fault) => {
      line.end({ kind: 'not-started', reason: 'code' in fault ? String(fault.code) : fault.message });
      resolve();
    });
    pipe.once('close', (exit) => {
      line.end({ kind: 'closed', exit });
      resolve();
    });
  });
  // A line whose beginning is gone may begin inside a secret.
  return { pipe, line, ended, tail: () => tail.split(/\r?\n/).slice(cut ? 1 : 0) };
}

async function end(running: Running): Promise<void> {
  const within = async (ms: number): Promise<boolean> => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => {
        resolve(false);
      }, ms);
    });
    const done = await Promise.race([running.ended.then(() => true), late]);
    clearTimeout(timer);
    return done;
  };
  running.pipe.stdin.end();
  if (await within(graceMs)) return signal(running, 'SIGTERM');
  signal(running, 'SIGTERM');
  if (await within(graceMs)) return;
  signal(running, 'SIGKILL');
  await within(graceMs);
  running.pipe.stdout.destroy();
  running.pipe.stderr.destroy();
}

/**
 * Starts a server. Some end at the first question that they do not know: such a one is started once more, for the handshake.
 */
export function startChild(command: Command): Child {
  let running = open(command);
  let again = false;
  const stop = (): void => {
    signal(running, 'SIGKILL');
  };
  const interrupted = (): void => {
    stop();
    process.exit(130);
  };
  process.once('exit', stop);
  process.once('SIGINT', interrupted);
  process.once('SIGTERM', interrupted);
  return {
    send: async (out) => {
      const reply = await running.line.send(out);
      if (reply.kind !== 'closed' || out.message['method'] !== 'initialize' || again) return reply;
      again = true;
      running = open(command);
      return running.line.send(out);
    },
    errorLines: () => running.tail().filter((text) => text.trim() !== ''),
    noise: () => running.line.noise(),
    close: async () => {
      await end(running);
      process.off('exit', stop);
      process.off('SIGINT', interrupted);
      process.off('SIGTERM', interrupted);
    },
  };
}
