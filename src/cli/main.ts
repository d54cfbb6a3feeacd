// The command line. Runs from source on Node 24; this is the only file that touches the process.
import { checkCommand } from './check.ts';
import { doctorCommand } from './doctor.ts';
import { driftCommand } from './drift.ts';
import { gradeCommand } from './grade.ts';
import type { Done } from './command.ts';
import { done, misused } from './command.ts';
import { newCommand } from './new-exercise.ts';
import { say } from './words.ts';

async function dispatch([command, ...args]: readonly string[]): Promise<Done> {
  switch (command) {
    case undefined:
    case 'help':
    case '-h':
    case '--help':
      return done(command === undefined ? 2 : 0, `${say('ja', 'cli.help')}\n${say('en', 'cli.help')}`);
    case 'grade':
      return gradeCommand(args);
    case 'check':
      return checkCommand(args);
    case 'drift':
      return driftCommand(args);
    case 'doctor':
      return doctorCommand(args);
    case 'new':
      return newCommand(args);
    default:
      return misused(say('ja', 'cli.no-command', { given: command }), say('en', 'cli.no-command', { given: command }));
  }
}

const { code, out, err } = await dispatch(process.argv.slice(2));
process.stdout.write(out);
process.stderr.write(err);
process.exitCode = code;
