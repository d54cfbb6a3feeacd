// The version of this program, as its package says it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './project.ts';

/** Version by semver: `0.1.0`. */
export const version = (JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as { version: string }).version;
