// `npm run -s search-check`: every query of the fixture, and whether the page it must find comes first (or second). Last line: `N/M`.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { searchTexts, showProblem } from '../../src/catalog/index.ts';
import { courseFiles, loadCourse } from '../../src/catalog/node.ts';
import { projectRoot } from '../../src/cli/project.ts';
import { find, indexPages, type SearchPage } from '../../src/search/index.ts';

/** One query of `tests/search/queries.json`. */
export type Query = {
  query: string;
  /** The page that must be first or second; `only`: it stands on that page alone and must be first. */
  page: string;
  only?: boolean;
};

/** The Japanese pages of the course as it is, as search reads them. */
export function courseTexts(): SearchPage[] {
  const course = loadCourse(projectRoot);
  if (!course.ok) throw new Error(course.error.map(showProblem).join('\n'));
  return searchTexts(course.value, courseFiles(projectRoot), 'ja');
}

/** The place of every query's page in the ranking of the course as it is; 0 where it was not found. */
export function places(): { query: Query; place: number; held: number; first: string }[] {
  const texts = courseTexts();
  const index = indexPages(texts);
  const queries = JSON.parse(readFileSync(join(projectRoot, 'tests/search/queries.json'), 'utf8')) as Query[];
  const letters = (text: string): string => text.normalize('NFKC').toLowerCase();
  return queries.map((query) => {
    const hits = find(query.query, index);
    const held = texts.filter(({ title, sections }) =>
      letters([title, ...sections.flatMap(({ heading, text }) => [heading, text])].join('\n')).includes(letters(query.query)),
    );
    return {
      query,
      place: hits.findIndex(({ page }) => page.path === query.page) + 1,
      held: held.length,
      first: hits[0]?.page.path ?? 'nothing',
    };
  });
}

/** Whether a query found what it must. */
export function good({ query: { only = false }, place, held }: ReturnType<typeof places>[number]): boolean {
  return only ? place === 1 && held === 1 : place === 1 || place === 2;
}

if (import.meta.main) {
  const all = places();
  for (const one of all) {
    const { query, place, held, first } = one;
    const where = `${query.page}  ${place === 0 ? 'not found' : `place ${String(place)}`}${query.only === true ? `, stands on ${String(held)} page(s)` : ''}`;
    process.stdout.write(`${good(one) ? 'ok  ' : 'MISS'}  ${query.query}  ${where}${good(one) ? '' : `  (first: ${first})`}\n`);
  }
  const found = all.filter(good).length;
  process.stdout.write(`${String(found)}/${String(all.length)}\n`);
  process.exitCode = found === all.length ? 0 : 1;
}
