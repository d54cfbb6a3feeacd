// Reads one lesson file: the front matter by its schema, and the ids that the text names. The text itself is rendered elsewhere.
import { LessonHead } from '../model/content.ts';
import type { Locale } from '../model/localized.ts';
import { fail, ok, type Result } from '../model/result.ts';
import type { Mention } from './mention.ts';
import { problem, type Problem } from './problem.ts';
import { readCharts } from './read-charts.ts';
import { readData, type Data } from './read-data.ts';

/** One lesson in one language. */
export type LessonFile = {
  file: string;
  slug: string;
  locale: Locale;
  head: LessonHead;
  lineOf: Data<LessonHead>['lineOf'];
  /** `<Question id="…"/>` in order. */
  questions: Mention[];
  /** `<Term id="…">`. */
  terms: Mention[];
  /** `<Cite id="…">` and the sources of charts: sources that the text names. */
  cites: Mention[];
};

function mentions(text: string, element: string): Mention[] {
  return text
    .split('\n')
    .flatMap((row, index) =>
      [...row.matchAll(new RegExp(`<${element}\\s+id="([^"]*)"`, 'g'))].map((match) => ({ id: match[1] ?? '', line: index + 1 })),
    );
}

/** Reads `content/lessons/<slug>.<locale>.mdx`. */
export function readLesson(file: string, text: string): Result<LessonFile, Problem[]> {
  const name = /([^/]+)\.(ja|en)\.mdx$/.exec(file);
  const slug = name?.[1];
  if (slug === undefined) return fail([problem(file, 1, 'The file name is not <slug>.ja.mdx or <slug>.en.mdx.', 'Rename it.')]);
  const front = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/.exec(text);
  if (front?.[1] === undefined) {
    return fail([problem(file, 1, 'There is no front matter.', 'Begin the file with --- and the fields of LessonHead.')]);
  }
  // One empty line stands for the first `---`, so that lines count as in the file.
  const head = readData(file, `\n${front[1]}`, LessonHead);
  if (!head.ok) return head;
  const charts = readCharts(file, text);
  if (!charts.ok) return charts;
  return ok({
    file,
    slug,
    locale: name?.[2] === 'en' ? 'en' : 'ja',
    head: head.value.value,
    lineOf: head.value.lineOf,
    questions: mentions(text, 'Question'),
    terms: mentions(text, 'Term'),
    cites: [...mentions(text, 'Cite'), ...charts.value],
  });
}
