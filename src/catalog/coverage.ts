// Whether everything that the documents behind the course hold reaches the reader: each entry's targets exist and show what they should.
import { Coverage, Glossary, Sources, type CoverageEntry } from '../model/content.ts';
import { fail, ok, type Result } from '../model/result.ts';
import { problem, type Problem } from './problem.ts';
import { readData } from './read-data.ts';

/** One entry, and what is missing of it; nothing where it is carried. */
export type Covered = { entry: CoverageEntry; line: number; missing: string[] };

const file = 'content/coverage.yaml';

/** The text behind a target such as `lessons/four-failures`; undefined where there is none. */
type Texts = (target: string) => string | undefined;

function textsOf(files: Readonly<Record<string, string>>): Texts {
  const entries = (name: string, schema: typeof Glossary | typeof Sources): Readonly<Record<string, unknown>> => {
    const read = readData<Readonly<Record<string, unknown>>>(name, files[name] ?? '{}', schema);
    return read.ok ? read.value.value : {};
  };
  const data: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
    glossary: entries('content/glossary.yaml', Glossary),
    sources: entries('content/sources.yaml', Sources),
  };
  return (target) => {
    const [folder = '', name = ''] = target.split('/');
    const set = data[folder];
    if (set !== undefined) return Object.hasOwn(set, name) ? JSON.stringify(set[name]) : undefined;
    if (folder === 'lessons') return files[`content/lessons/${name}.ja.mdx`];
    if (folder !== 'exercises') return files[`content/${folder}/${name}.yaml`];
    const inside = Object.keys(files).filter((path) => path.startsWith(`exercises/${name}/`));
    return inside.length === 0 ? undefined : inside.map((path) => files[path]).join('\n');
  };
}

/** Reads the list and looks each target up. Keys of `files` are paths from the project's root, as for `readCourse`. */
export function coverage(files: Readonly<Record<string, string>>): Result<Covered[], Problem[]> {
  const text = files[file];
  if (text === undefined) return fail([problem(file, 1, 'Is missing.', 'Write it.')]);
  const read = readData(file, text, Coverage);
  if (!read.ok) return read;
  const textAt = textsOf(files);
  return ok(
    read.value.value.map((entry, index) => {
      const texts = entry.at.map((target) => ({ target, text: textAt(target) }));
      const gone = texts.filter(({ text: found }) => found === undefined).map(({ target }) => `no ${target}`);
      const unseen = (entry.shows ?? []).filter((word) => !texts.some(({ text: found }) => found?.includes(word) === true));
      return { entry, line: read.value.lineOf([index]), missing: [...gone, ...unseen.map((word) => `nowhere: ${word}`)] };
    }),
  );
}
