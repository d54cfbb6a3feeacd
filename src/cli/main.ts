// The command line. Runs from source on Node 24; this is the only file that touches the process.
import { checkCommand } from './check.ts';
import { doctorCommand } from './doctor.ts';
import { driftCommand } from './drift.ts';
import { gradeCommand } from './grade.ts';
import type { Done } from './command.ts';
import { done, misused } from './command.ts';
import { asksForHelp, helpText } from './help.ts';
import { newCommand } from './new-exercise.ts';
import { pinCommand } from './pin.ts';
import type { Staying } from './serve.ts';
import { serveCommand } from './serve.ts';
import { snapshotCommand } from './snapshot.ts';
import { takeCommand } from './take.ts';
import { verifyCommand } from './verify.ts';
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

async function dispatch([command, ...args]: readonly string[]): Promise<Done> {
  const help = asksForHelp(args) ? helpText(command, args) : '';
  if (help !== '') return done(0, help);
  switch (command) {
    case undefined:
    case 'help':
    case '-h':
    case '--help':
      return done(command === undefined ? 2 : 0, helpText(undefined, args));
    case 'grade':
      return gradeCommand(args);
    case 'check':
      return checkCommand(args);
    case 'drift':
      return driftCommand(args);
    case 'pin':
      return pinCommand(args);
    case 'verify':
      return verifyCommand(args);
    case 'snapshot':
      return snapshotCommand(args);
    case 'doctor':
      return doctorCommand(args);
    case 'serve':
      return serveCommand(args, staying());
    case 'take':
      return takeCommand(args);
    case 'new':
      return newCommand(args);
    default:
      return misused(say('ja', 'cli.no-command', { given: command }), say('en', 'cli.no-command', { given: command }));
  }
}

// A reader that has seen enough, such as `head`, closes the pipe: that is no failure of the command.
process.stdout.on('error', (fault: NodeJS.ErrnoException) => {
  if (fault.code !== 'EPIPE') throw fault;
});

const { code, out, err } = await dispatch(process.argv.slice(2));
process.stdout.write(shown(out));
process.stderr.write(shown(err));
process.exitCode = code;
