// A learner's definitions as a project that runs by itself. What a learner wrote stands in JSON files and nowhere else, so it stays data.
import type { Json } from '../model/json.ts';
import type { Locale } from '../model/localized.ts';
import type { Example } from './examples.ts';
import { readmeText } from './readme.ts';
import { createServerSource } from './sources/create-server.ts';
import { handlersSource } from './sources/handlers.ts';
import { serverSource } from './sources/server.ts';
import { gitignoreText, npmrcText, packageText, tsconfigText } from './sources/settings.ts';
import { testSource } from './sources/test.ts';
import { toolsSource } from './sources/tools.ts';

/** What a project is called, and the language of its README. */
export type ProjectOptions = { name: string; locale: Locale };

/** A name for package, folder and server: lower-case letters, digits and hyphens, 40 at most. */
export function projectName(given: string): string {
  const words = given.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const name = words.join('-').slice(0, 40).replace(/-$/, '');
  return name === '' || name === 'node-modules' ? 'my-server' : name;
}

/** JSON for people to read. */
function jsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/**
 * The files of the project, by their path in its folder. The same input gives the same bytes.
 * @param tools definitions as they were written, right or wrong: the project's own test says what cannot be served
 */
export function filesOf(
  tools: readonly Json[],
  examples: readonly Example[],
  { name: given, locale }: ProjectOptions,
): Map<string, string> {
  const name = projectName(given);
  return new Map([
    ['.gitignore', gitignoreText],
    ['.npmrc', npmrcText],
    ['README.md', readmeText(name, locale)],
    ['package.json', packageText(name)],
    ['src/create-server.ts', createServerSource],
    ['src/examples.json', jsonText(examples)],
    ['src/handlers.ts', handlersSource],
    ['src/server.ts', serverSource],
    ['src/tools.json', jsonText(tools)],
    ['src/tools.ts', toolsSource],
    ['test/tools.test.ts', testSource],
    ['tsconfig.json', tsconfigText],
  ]);
}
