// The command line. Runs from source on Node 24; this is the only file that touches the process.
import type { Done } from './command.ts';
import { done, misused } from './command.ts';
import { asksForHelp, helpText } from './help.ts';
import type { Staying } from './serve.ts';
import { say } from './words.ts';

/** For a command that stays: the streams, and a promise of Ctrl-C. A second Ctrl-C ends the process at once. */
function staying(): Staying {
  return {
    input: process.stdin,
    output: process.stdout,
    tell: (text) => void process.stderr.write(shown(text)),
    stopped: new Promise((resolve) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
    }),
  };
}

/** Names and texts come from other people's files: none of them moves the cursor of a terminal. In JSON this is the same value. */
function shown(text: string): string {
  return text.replace(/(?![\t\n])\p{Cc}/gu, (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** The commands. Each is loaded when it is asked for: the others' parts would only delay it. */
const commands: Readonly<Record<string, (args: readonly string[]) => Promise<Done> | Done>> = {
  grade: async (args) => (await import('./grade.ts')).gradeCommand(args),
  check: async (args) => (await import('./check.ts')).checkCommand(args),
  drift: async (args) => (await import('./drift.ts')).driftCommand(args),
  pin: async (args) => (await import('./pin.ts')).pinCommand(args),
  verify: async (args) => (await import('./verify.ts')).verifyCommand(args),
  snapshot: async (args) => (await import('./snapshot.ts')).snapshotCommand(args),
  doctor: async (args) => (await import('./doctor.ts')).doctorCommand(args),
  serve: async (args) => (await import('./serve.ts')).serveCommand(args, staying()),
  take: async (args) => (await import('./take.ts')).takeCommand(args),
  new: async (args) => (await import('./new-exercise.ts')).newCommand(args),
};

async function dispatch([command, ...args]: readonly string[]): Promise<Done> {
  if (command === undefined) return done(2, helpText(undefined, args));
  const help = asksForHelp(args) ? helpText(command, args) : '';
  if (help !== '') return done(0, help);
  if (['help', '-h', '--help'].includes(command)) return done(0, helpText(undefined, args));
  const asked = Object.hasOwn(commands, command) ? commands[command] : undefined;
  return asked === undefined
    ? misused(say('ja', 'cli.no-command', { given: command }), say('en', 'cli.no-command', { given: command }))
    : asked(args);
}

// A reader that has seen enough, such as `head`, closes the pipe: that is no failure of the command.
process.stdout.on('error', (fault: NodeJS.ErrnoException) => {
  if (fault.code !== 'EPIPE') throw fault;
});

const { code, out, err } = await dispatch(process.argv.slice(2));
process.stdout.write(shown(out));
process.stderr.write(shown(err));
process.exitCode = code;
