// The search index of each language: built once, put into hashed data files, fetched by the page of search alone.
import { searchTexts } from '../../catalog/index.ts';
import { courseFiles, shortHash } from '../../catalog/node.ts';
import { locales, type Locale } from '../../model/localized.ts';
import { indexPages } from '../../search/index.ts';
import { course } from './course.ts';

/** The index of one language: the folder of its files below the base, and their texts by path. */
type Built = { folder: string; files: Map<string, string> };

function build(locale: Locale, texts: Readonly<Record<string, string>>): Built {
  const { head, pieces } = indexPages(searchTexts(course, texts, locale));
  const [first, ...rest] = [head, ...pieces].map((part) => JSON.stringify(part));
  const folder = `data/search/${locale}.${shortHash([first, ...rest].join())}/`;
  return {
    folder,
    files: new Map([
      [`${folder}head.json`, first ?? ''],
      ...rest.map((text, number): [string, string] => [`${folder}${String(number)}.json`, text]),
    ]),
  };
}

const texts = courseFiles(process.cwd());
const built = new Map(locales.map((locale) => [locale, build(locale, texts)]));

/** The folder of a language's index, below the base: `data/search/ja.0a1b2c3d4e/`. */
export function searchFolder(locale: Locale): string {
  return built.get(locale)?.folder ?? '';
}

/** Every file of every index, by path below the base. */
export function searchFiles(): [string, string][] {
  return [...built.values()].flatMap(({ files }) => [...files]);
}
