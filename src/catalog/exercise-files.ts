// Which files an exercise folder has. Anything else in the folder is an error: nothing may lie there unused.
import { locales, type Locale } from '../model/localized.ts';

/** Texts that every exercise has in every language. */
export const textNames = ['brief', 'hints', 'debrief'] as const;
export type TextName = (typeof textNames)[number];

/** File name of one text. `textFile('brief', 'ja')` is `brief.ja.md`. */
export function textFile(name: TextName, locale: Locale): string {
  return `${name}.${locale}.md`;
}

/** The starter that is used for `locale`: its own file where it exists, otherwise the shared one. */
export function starterFile(files: Readonly<Record<string, string>>, locale: Locale): string {
  const own = `starter.${locale}.json`;
  return Object.hasOwn(files, own) ? own : 'starter.json';
}

/** File names under `answers/` of one sort, sorted. */
export function answerFiles(files: Readonly<Record<string, string>>, sort: 'good' | 'bad'): string[] {
  return Object.keys(files)
    .filter((name) => name.startsWith(`answers/${sort}-`) && name.endsWith('.json'))
    .toSorted();
}

/** Files of the folder that nothing reads, sorted. */
export function unusedFiles(files: Readonly<Record<string, string>>): string[] {
  const used = new Set(['exercise.yaml', 'battery.yaml', ...answerFiles(files, 'good'), ...answerFiles(files, 'bad')]);
  for (const locale of locales) {
    for (const name of textNames) used.add(textFile(name, locale));
    used.add(starterFile(files, locale));
  }
  return Object.keys(files)
    .filter((name) => !used.has(name))
    .toSorted();
}
