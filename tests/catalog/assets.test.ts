// Hashed assets: what each holds, what it must not hold, and names that follow the content.
import { expect, test } from 'vitest';
import { assetsOf, questionAsset, readCourse, selfCheckAsset, type Course } from '../../src/catalog/index.ts';
import { shortHash } from '../../src/catalog/node.ts';
import { courseFiles } from './course-files.ts';

function course(files = courseFiles()): Course {
  const read = readCourse(files);
  if (!read.ok) throw new Error('fixture');
  return read.value;
}

function made(files = courseFiles()): ReturnType<typeof assetsOf> {
  const [folder] = course(files).exercises;
  if (folder === undefined) throw new Error('fixture');
  return assetsOf(folder, shortHash, (text) => `<p>${text}</p>`);
}

test('three texts, and no answer in the public one', () => {
  const { assets, files } = made();
  expect([...files.keys()]).toEqual([assets.public, assets.battery, assets.answers]);
  const open = files.get(assets.public) ?? '';
  expect(open).not.toContain('worked');
  expect(open).not.toContain('debrief');
  expect(JSON.parse(open)).toMatchObject({
    hints: { ja: ['<p>One.</p>', '<p>Two.</p>', '<p>Three.</p>'] },
    starter: { ja: '{"tools": []}\n' },
  });
  expect(JSON.parse(files.get(assets.answers) ?? '')).toMatchObject({
    worked: { answer: 'good-a' },
    good: [{ name: 'good-a' }],
    bad: [{ name: 'bad-a' }],
  });
});

test('the same folder gives the same names; a changed text changes its own name only', () => {
  expect(made().assets).toEqual(made().assets);
  const files = courseFiles();
  files['exercises/small-one/battery.yaml'] = '- { case: b }\n';
  const [before, after] = [made().assets, made(files).assets];
  expect(after.battery).not.toBe(before.battery);
  expect([after.public, after.answers]).toEqual([before.public, before.answers]);
});

test("a question's asset holds the key and no prompt", () => {
  const question = course().questions.get('in-lesson');
  if (question === undefined) throw new Error('fixture');
  const { path, text } = questionAsset('in-lesson', question, shortHash);
  expect(path).toMatch(/^data\/questions\/in-lesson\.[0-9a-f]{10}\.json$/);
  expect(text).not.toContain('どれでしょうか');
});

test("a self-check's asset holds model answer and checklist, and no task", () => {
  const check = course().selfChecks.get('written');
  if (check === undefined) throw new Error('fixture');
  const { path, text } = selfCheckAsset('written', check, shortHash);
  expect(path).toMatch(/^data\/self-checks\/written\.[0-9a-f]{10}\.json$/);
  expect(text).toContain('手本の答え');
  expect(text).not.toContain('なぜでしょうか');
});
