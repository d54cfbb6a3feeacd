// ESLint rules of this project, made from the table in floors.ts. Each message says what, why, and where the code goes instead.
import type { ESLint } from 'eslint';
import { documented, header } from './documented.ts';
import { imports } from './imports.ts';
import { pure } from './pure.ts';

/** The plugin `pokayoke`. */
export const plugin: ESLint.Plugin = { meta: { name: 'pokayoke' }, rules: { documented, header, imports, pure } };
