// The second half of `npm run lint:ja`: the house rules over Japanese texts that stand in data and in the word catalogues.
// A text without a full stop is a label or a title: it is held to everything but its end.
import { join } from 'node:path';
import { createLinter, loadTextlintrc } from 'textlint';
import { projectRoot } from '../../../src/cli/project.ts';
import { japaneseTexts } from './texts.ts';

const linter = createLinter({ descriptor: await loadTextlintrc({ configFilePath: join(projectRoot, '.textlintrc.json') }) });
/** Rules that judge a sentence by its end. */
const ends = /ja-no-mixed-period|no-mix-dearu-desumasu/;
const problems: string[] = [];
const texts = japaneseTexts();

for (const { file, line, text } of texts) {
  if (!/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(text)) continue;
  // Places of a template stand for a figure; the date at the end of a source is a field, not a sentence.
  // A long piece of code is read as one word.
  const shown = text
    .replace(/`[^`]*`/g, (code) => (code.length > 30 ? '`code`' : code))
    .replace(/\{[a-zA-Z]+\}/g, '9')
    .replace(/確認日：\d{4}-\d{2}-\d{2}\s*$/, '');
  const { messages } = await linter.lintText(shown, 'text.md');
  const label = !/[。？！]/.test(shown) || /\{\w+\}$/.test(text);
  for (const { ruleId, message, loc } of messages) {
    if (label && ends.test(ruleId)) continue;
    problems.push(
      `${file}:${String(line + loc.start.line - 1)}  ${message.split('\n')[0] ?? ''}  (${ruleId})\n    ${text.split('\n')[loc.start.line - 1] ?? text}`,
    );
  }
}

console.log(problems.join('\n'));
console.log(`${String(texts.length)} Japanese texts in data and words, ${String(problems.length)} problems`);
process.exitCode = problems.length === 0 && texts.length > 500 ? 0 : 1;
