// What a question's schema cannot say: one defensible key, unique option ids, and a key that its length does not betray.
import type { Question } from '../model/content.ts';
import { locales } from '../model/localized.ts';
import { problem, type Problem } from './problem.ts';
import type { Data } from './read-data.ts';

/** The problems of one question. */
export function checkQuestion(file: string, { value, lineOf }: Data<Question>): Problem[] {
  const found: Problem[] = [];
  const ids = value.options.map(({ id }) => id);
  const right = value.options.filter(({ correct }) => correct);
  const line = lineOf(['options']);
  if (new Set(ids).size !== ids.length) {
    found.push(problem(file, line, 'Two options have the same id.', 'Give every option an id of its own.'));
  }
  if (right.length === 0) found.push(problem(file, line, 'No option is correct.', 'Mark the right one with correct: true.'));
  if (right.length === ids.length) found.push(problem(file, line, 'Every option is correct.', 'Write at least one that is not.'));
  for (const locale of locales) {
    const texts = value.options.map(({ text }) => text[locale]);
    if (new Set(texts).size !== texts.length) {
      found.push(problem(file, line, `Two options read the same (${locale}).`, 'Rewrite one of them.'));
    }
    const longest = Math.max(...texts.map((text) => text.length));
    const others = value.options.filter(({ correct }) => !correct).map(({ text }) => text[locale].length);
    const key = Math.max(0, ...right.map(({ text }) => text[locale].length));
    if (key === longest && key > 1.5 * Math.max(1, ...others)) {
      found.push(
        problem(
          file,
          line,
          `The right option is much longer than the others (${locale}).`,
          'Make the options alike in length: the key must not show.',
        ),
      );
    }
  }
  return found;
}
