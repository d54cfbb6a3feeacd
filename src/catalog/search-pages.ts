// What search reads of each page: titles, headings and text that stand on it. Answers, explanations and worked steps stay out.
import GithubSlugger from 'github-slugger';
import type { Locale } from '../model/localized.ts';
import type { SearchPage } from '../search/index.ts';
import { siteWords } from '../words/site.ts';
import type { Course } from './course.ts';

/** Markdown or MDX as plain text: marks and components go, what a reader sees stays. */
function plain(text: string): string {
  return text
    .replace(/^```\w*(?: wrong)? ?(.*)$/gm, '$1')
    .replace(/<\/?[A-Z][A-Za-z]*(?:\s+title="([^"]*)")?[^>]*>/g, '$1')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\|[-:| ]+\|$/gm, '')
    .replace(/[`*]/g, '')
    .replaceAll('|', ' ')
    .replace(/^\s*(?:[-#>]|\d+\.)\s+/gm, '')
    .replace(/[ \t]+/g, ' ')
    .trim();
}

/** A text in sections by its headings of the second and third level, with the anchors that the pages give them. */
function sectionsOf(text: string): SearchPage['sections'] {
  const slugger = new GithubSlugger();
  const [before = '', ...rest] = text.replace(/^---\n[\s\S]*?\n---\n/, '').split(/^(?=#{2,3} )/m);
  return [
    { heading: '', anchor: '', text: plain(before) },
    ...rest.map((part) => {
      const [line = '', ...body] = part.split('\n');
      const heading = plain(line.replace(/^#+ /, ''));
      return { heading, anchor: slugger.slug(heading), text: plain(body.join('\n')) };
    }),
  ].filter(({ heading, text: body }) => heading !== '' || body !== '');
}

const whole = (...texts: string[]): SearchPage['sections'] => [{ heading: '', anchor: '', text: texts.map(plain).join('\n') }];

/** Every page that search knows, in the order of the map. `files` as for `readCourse`: lessons are read from their own text. */
export function searchTexts(course: Course, files: Readonly<Record<string, string>>, locale: Locale): SearchPage[] {
  const lessonText = (slug: string, locales: readonly Locale[]): string =>
    files[`content/lessons/${slug}.${locales.includes(locale) ? locale : 'ja'}.mdx`] ?? '';
  return [
    ...course.lessons.map(({ slug, head, locales }): SearchPage => ({
      path: `lessons/${slug}/`,
      title: head.title[locale],
      kind: 'lesson',
      sections: [...whole(...head.goals.map((goal) => goal[locale])), ...sectionsOf(lessonText(slug, locales))],
    })),
    ...course.exercises.map(({ exercise, brief }): SearchPage => ({
      path: `exercises/${exercise.id}/`,
      title: exercise.title[locale],
      kind: 'exercise',
      sections: whole(exercise.summary[locale], brief[locale]),
    })),
    ...[...course.glossary].map(([id, { name, meaning }]): SearchPage => ({
      path: `glossary/#${id}`,
      title: name[locale],
      kind: 'term',
      sections: whole(`${name.ja} ${name.en}`, meaning[locale]),
    })),
    ...[...course.rules].map(([id, { title, why, source }]): SearchPage => ({
      path: `rules/${id}/`,
      title: plain(title[locale]),
      kind: 'rule',
      sections: whole(id, why[locale], source[locale]),
    })),
    ...[...course.sources].map(([id, { title, supports }]): SearchPage => ({
      path: `sources/#${id}`,
      title: plain(title[locale]),
      kind: 'page',
      sections: whole(supports[locale]),
    })),
    {
      path: 'about/',
      title: siteWords['door.about']?.[locale] ?? '',
      kind: 'page',
      sections: sectionsOf(files[`content/about.${locale}.md`] ?? ''),
    },
  ];
}
