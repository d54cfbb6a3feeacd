// The catalogue: a right course is read and ordered; whatever is spoiled is said with file, line, and what to do.
import { describe, expect, test } from 'vitest';
import { exercisesOf, neighbours, practised, readCourse, scenarios, stops, type Course, type Options } from '../../src/catalog/index.ts';
import { courseFiles } from './course-files.ts';

function read(files = courseFiles(), options: Options = {}): Course {
  const result = readCourse(files, options);
  if (!result.ok) throw new Error(JSON.stringify(result.error, null, 1));
  return result.value;
}

test('a right course is ordered for the map', () => {
  const course = read();
  expect(course.map.map(({ part }) => part.id)).toEqual(['first-part']);
  expect(stops(course).map(({ key }) => key)).toEqual(['lesson:first-lesson', 'questions:first-lesson', 'exercise:small-one']);
  expect(neighbours(course, 'lesson:first-lesson').after?.key).toBe('exercise:small-one');
  expect(neighbours(course, 'exercise:small-one').before?.key).toBe('lesson:first-lesson');
  expect(practised(course, 'call.present').map(({ id }) => id)).toEqual(['small-one']);
});

test('a question with a title stands by itself; lesson and exercises know each other', () => {
  const files = courseFiles();
  files['content/questions/alone.yaml'] = (files['content/questions/in-lesson.yaml'] ?? '').replace(
    'objective:',
    'title: { ja: 場面, en: Scene }\nobjective:',
  );
  const course = read(files);
  expect(scenarios(course).map(([id, { title }]) => [id, title.en])).toEqual([['alone', 'Scene']]);
  expect(exercisesOf(course, 'first-lesson').map(({ id }) => id)).toEqual(['small-one']);
  expect(course.lessons[0]?.cites).toEqual(['origin']);
});

test('an exercise without a lesson stands in the part of its kind', () => {
  const files = courseFiles();
  files['exercises/small-one/exercise.yaml'] = (files['exercises/small-one/exercise.yaml'] ?? '').replace('lesson: first-lesson\n', '');
  files['content/lessons/first-lesson.ja.mdx'] = (files['content/lessons/first-lesson.ja.mdx'] ?? '').replace('exercise: small-one\n', '');
  expect(stops(read(files)).at(-1)?.key).toBe('exercise:small-one');
});

const spoiled: { file: string; from: string; to: string; at: string; because: string }[] = [
  {
    file: 'content/lessons/first-lesson.ja.mdx',
    from: 'id="in-lesson"',
    to: 'id="nowhere"',
    at: 'content/lessons/first-lesson.ja.mdx:15',
    because: 'a lesson asks a question that does not exist',
  },
  {
    file: 'content/lessons/first-lesson.ja.mdx',
    from: 'Term id="word"',
    to: 'Term id="nowhere"',
    at: 'content/lessons/first-lesson.ja.mdx:13',
    because: 'a lesson names a term that does not exist',
  },
  {
    file: 'content/lessons/first-lesson.ja.mdx',
    from: 'part: first-part',
    to: 'part: nowhere',
    at: 'content/lessons/first-lesson.ja.mdx:8',
    because: 'a lesson stands in a part that does not exist',
  },
  {
    file: 'content/lessons/first-lesson.ja.mdx',
    from: 'exercise: small-one',
    to: 'exercise: nowhere',
    at: 'content/lessons/first-lesson.ja.mdx:10',
    because: 'a lesson leads to an exercise that does not exist',
  },
  {
    file: 'content/lessons/first-lesson.ja.mdx',
    from: 'minutes: 5',
    to: 'minutes: 50',
    at: 'content/lessons/first-lesson.ja.mdx:5',
    because: 'front matter breaks its schema',
  },
  {
    file: 'content/lessons/first-lesson.ja.mdx',
    from: '---\n',
    to: '',
    at: 'content/lessons/first-lesson.ja.mdx:1',
    because: 'there is no front matter',
  },
  {
    file: 'exercises/small-one/exercise.yaml',
    from: 'lesson: first-lesson',
    to: 'lesson: nowhere',
    at: 'exercises/small-one/exercise.yaml:9',
    because: 'an exercise names a lesson that does not exist',
  },
  {
    file: 'exercises/small-one/exercise.yaml',
    from: 'transfer: after-it',
    to: 'transfer: nowhere',
    at: 'exercises/small-one/exercise.yaml:17',
    because: 'the transfer question does not exist',
  },
  {
    file: 'exercises/small-one/exercise.yaml',
    from: 'answer: good-a',
    to: 'answer: good-b',
    at: 'exercises/small-one/exercise.yaml:15',
    because: 'the worked answer does not exist',
  },
  {
    file: 'exercises/small-one/exercise.yaml',
    from: 'id: small-one',
    to: 'id: other-one',
    at: 'exercises/small-one/exercise.yaml:1',
    because: 'id and folder differ',
  },
  {
    file: 'exercises/small-one/exercise.yaml',
    from: 'level: 1',
    to: 'level: 1\nlevle: 2',
    at: 'exercises/small-one/exercise.yaml:1',
    because: 'unknown keys are refused',
  },
  {
    file: 'exercises/small-one/exercise.yaml',
    from: 'level: 1',
    to: 'level: [1',
    at: 'exercises/small-one/exercise.yaml:7',
    because: 'the YAML cannot be read',
  },
  {
    file: 'exercises/small-one/answers/bad-a.json',
    from: '["call.present"]',
    to: '[]',
    at: 'exercises/small-one/answers/bad-a.json:1',
    because: 'a wrong answer must fail something',
  },
  {
    file: 'exercises/small-one/answers/good-a.json',
    from: '{"differs"',
    to: '{differs',
    at: 'exercises/small-one/answers/good-a.json:1',
    because: 'YAML is not accepted where JSON is meant',
  },
  {
    file: 'exercises/small-one/hints.ja.md',
    from: '\n---\n\nThree.',
    to: '',
    at: 'exercises/small-one/hints.ja.md:1',
    because: 'there are three hints',
  },
  {
    file: 'content/questions/in-lesson.yaml',
    from: 'correct: true',
    to: 'correct: false',
    at: 'content/questions/in-lesson.yaml:4',
    because: 'a question has a key',
  },
  {
    file: 'content/questions/in-lesson.yaml',
    from: 'id: two',
    to: 'id: one',
    at: 'content/questions/in-lesson.yaml:4',
    because: 'options have ids of their own',
  },
  {
    file: 'content/questions/in-lesson.yaml',
    from: '一つ目の答え',
    to: '一つ目の答えは、とても長く書いてあるので、読まなくても選べます',
    at: 'content/questions/in-lesson.yaml:4',
    because: 'length must not betray the key',
  },
  {
    file: 'content/lessons/first-lesson.ja.mdx',
    from: 'Cite id="origin"',
    to: 'Cite id="nowhere"',
    at: 'content/lessons/first-lesson.ja.mdx:17',
    because: 'a lesson cites a source that does not exist',
  },
  { file: 'content/sources.yaml', from: 'origin:', to: 'origins:', at: 'content/sources.yaml:1', because: 'a source that nobody names' },
  {
    file: 'content/questions/in-lesson.yaml',
    from: 'source: lessons/first-lesson',
    to: 'source: a book',
    at: 'content/questions/in-lesson.yaml:8',
    because: 'a question rests on nothing that can be found',
  },
  {
    file: 'content/self-checks/written.yaml',
    from: 'lesson: first-lesson',
    to: 'lesson: nowhere',
    at: 'content/self-checks/written.yaml:9',
    because: 'a self-check leads to a lesson that does not exist',
  },
  {
    file: 'content/self-checks/written.yaml',
    from: 'exercise: small-one',
    to: 'exercise: nowhere',
    at: 'content/self-checks/written.yaml:10',
    because: 'a self-check leads to an exercise that does not exist',
  },
  {
    file: 'content/self-checks/written.yaml',
    from: 'sources/other',
    to: 'sources/nowhere',
    at: 'content/self-checks/written.yaml:11',
    because: 'a self-check rests on a source that does not exist',
  },
  {
    file: 'content/self-checks/written.yaml',
    from: 'id: two',
    to: 'id: one',
    at: 'content/self-checks/written.yaml:6',
    because: 'lines of a checklist have ids of their own',
  },
  { file: 'content/glossary.yaml', from: 'word:', to: 'other:', at: 'content/glossary.yaml:1', because: 'a term that nobody uses' },
];

test.each(spoiled)('$because', ({ file, from, to, at }) => {
  const files = courseFiles();
  expect(files[file]).toContain(from);
  files[file] = (files[file] ?? '').replace(from, to);
  const result = readCourse(files);
  expect(result.ok ? [] : result.error.map((found) => `${found.file}:${found.line}`)).toContain(at);
  if (!result.ok) for (const { what, todo } of result.error) expect([what, todo].map((text) => text.at(-1))).toEqual(['.', '.']);
});

describe('files', () => {
  test.each([
    ['exercises/small-one/debrief.en.md', 'every text exists in every language'],
    ['exercises/small-one/starter.json', 'there is something to open'],
    ['exercises/small-one/battery.yaml', 'there are cases'],
    ['content/parts.yaml', 'there is a map'],
    ['content/sources.yaml', 'the course says what it rests on'],
  ])('%s is needed because %s', (name) => {
    const { [name]: _, ...files } = courseFiles();
    const result = readCourse(files);
    expect(result.ok ? [] : result.error.map(({ file }) => file)).toContain(name);
  });

  test.each(['exercises/small-one/notes.txt', 'exercises/small-one/answers/ugly-a.json', 'exercises/small-one/brief.fr.md'])(
    '%s is unused and said',
    (name) => {
      const result = readCourse({ ...courseFiles(), [name]: 'x' });
      expect(result.ok ? [] : result.error.map(({ file }) => file)).toEqual([name]);
    },
  );

  test('a starter of its own language replaces the shared one', () => {
    const { 'exercises/small-one/starter.json': shared = '', ...files } = courseFiles();
    files['exercises/small-one/starter.ja.json'] = shared;
    files['exercises/small-one/starter.en.json'] = '{"tools":[1]}';
    expect(read(files).exercises[0]?.starter.en).toBe('{"tools":[1]}');
  });
});

describe('charts', () => {
  const withChart = (block: string): Record<string, string> => {
    const files = courseFiles();
    const lesson = files['content/lessons/first-lesson.ja.mdx'] ?? '';
    files['content/lessons/first-lesson.ja.mdx'] = lesson.replace('<Cite id="origin" />', block);
    return files;
  };
  const block = (source: string, row = '{ label: a, value: -1.5, n: 200 }', title = ' Shares'): string =>
    `\`\`\`chart${title}\nunit: "%"\nsource: ${source}\nrows:\n  - ${row}\n\`\`\``;

  test('the source of a chart counts as cited', () => {
    expect(read(withChart(block('origin'))).lessons[0]?.cites).toEqual(['origin']);
  });
  test.each([
    [block('nowhere'), 19, 'sources/nowhere', 'its source is not in sources.yaml'],
    [block('origin', '{ label: a, value: many }'), 21, 'rows.0.value', 'a value is a number'],
    [block('origin', '{ label: a, value: 1, colour: red }'), 21, 'rows.0', 'nothing else stands in a row'],
    [block('origin', '{ label: a, value: 1 }', ''), 17, 'no title', 'the title is its name'],
    [block('origin', '{ label: a'), 22, 'Cannot be read', 'it must be YAML'],
  ])('%j is said at line %d (%s), because %s', (text, line, what) => {
    const result = readCourse(withChart(text));
    const found = result.ok ? [] : result.error.map((one) => ({ file: one.file, line: one.line, what: one.what }));
    expect(found).toContainEqual({ file: 'content/lessons/first-lesson.ja.mdx', line, what: expect.stringContaining(what) as string });
  });
});

describe('rule pages', () => {
  const page =
    'title: { ja: 規則, en: Rule }\nwhy: { ja: 理由です。, en: Because. }\nsource: { ja: 出典, en: Source }\nwrong: {}\nright: {}\n';
  const files = (): Record<string, string> => ({ ...courseFiles(), 'content/rules/call.present.yaml': page });
  test('fit when table and pages agree', () => {
    expect(read(files(), { ruleIds: ['call.present'] }).rules.size).toBe(1);
  });
  test.each([
    [['call.present', 'call.other'], 'content/rules/call.other.yaml', 'a rule of the table has no page'],
    [['call.other'], 'content/rules/call.present.yaml', 'a page has no rule'],
    [['call.other'], 'exercises/small-one/answers/bad-a.json', 'an answer names a rule that does not exist'],
  ])('%j: %s because %s', (ruleIds, file) => {
    const result = readCourse(files(), { ruleIds });
    expect(result.ok ? [] : result.error.map((found) => found.file)).toContain(file);
  });
});
