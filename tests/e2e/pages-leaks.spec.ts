// Decision 8: keys, explanations and worked answers are in no page, no script and no style: only in the hashed data files.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { loadCourse } from '../../src/catalog/node.ts';
import { builtFiles, serving } from './support/dist.ts';

/** Sentences that must not be there before somebody asks for them. */
function secrets(): string[] {
  const read = loadCourse(join(import.meta.dirname, '../..'));
  if (!read.ok) throw new Error('The course cannot be read.');
  const { questions, exercises, selfChecks } = read.value;
  return [
    ...[...questions.values()].flatMap(({ options }) => options.flatMap(({ why }) => [why.ja, why.en])),
    ...[...selfChecks.values()].flatMap(({ model, checklist }) => [
      ...[model.ja, model.en].flatMap((text) => text.split('\n')),
      ...checklist.flatMap(({ text }) => [text.ja, text.en]),
    ]),
    ...exercises.flatMap(({ exercise }) => exercise.worked.steps.flatMap(({ say }) => [say.ja, say.en])),
    ...exercises.flatMap(({ good, bad }) => [
      ...good.map(({ answer }) => answer.differs.ja),
      ...bad.map(({ answer }) => answer.misconception.ja),
    ]),
    ...exercises.flatMap(({ debrief, hints }) =>
      [debrief.ja, ...hints.ja].flatMap((text) => text.split('\n').filter((line) => line.length > 24)),
    ),
  ]
    .map(prose)
    .filter((text) => text.length > 19);
}

/** The longest stretch of prose in a text: code between backquotes stands in many places. */
function prose(text: string): string {
  const stretches = text.split('`').filter((_, index) => index % 2 === 0);
  return stretches.toSorted((a, b) => b.length - a.length)[0]?.trim() ?? '';
}

test('no page, script or style holds an answer', { tag: '@once' }, () => {
  const texts = secrets();
  expect(texts.length).toBeGreaterThan(10);
  const files = builtFiles().filter((file) => /\.(html|js|css|txt|xml)$/.test(file));
  const found = files.flatMap((file) => {
    const content = readFileSync(join(serving.dir, file), 'utf8');
    return texts.filter((text) => content.includes(text)).map((text) => `${file}: ${text}`);
  });
  expect(found).toEqual([]);
});
