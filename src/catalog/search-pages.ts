// What search reads of each page: titles, headings and text that stand on it. Answers, explanations and worked steps stay out.
import GithubSlugger from 'github-slugger';
import type { Locale } from '../model/localized.ts';
import type { Course } from './course.ts';

/** A page as search takes it; the same shape as in src/search. */
export type SearchText = {
  path: string;
  title: string;
  kind: 'lesson' | 'exercise' | 'rule' | 'term' | 'question' | 'page';
  sections: { heading: string; anchor: string; text: string }[];
};

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
function sectionsOf(text: string): SearchText['sections'] {
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

const whole = (...texts: string[]): SearchText['sections'] => [{ heading: '', anchor: '', text: texts.map(plain).join('\n') }];

/** Every page that search knows, in the order of the map. `files` as for `readCourse`: lessons are read from their own text. */
export function searchTexts(course: Course, files: Readonly<Record<string, string>>, locale: Locale): SearchText[] {
  const lessonText = (slug: string, locales: readonly Locale[]): string =>
    files[`content/lessons/${slug}.${locales.includes(locale) ? locale : 'ja'}.mdx`] ?? '';
  return [
    ...course.lessons.map(({ slug, head, locales }): SearchText => ({
      path: `lessons/${slug}/`,
      title: head.title[locale],
      kind: 'lesson',
      sections: [...whole(...head.goals.map((goal) => goal[locale])), ...sectionsOf(lessonText(slug, locales))],
    })),
    ...course.exercises.map(({ exercise, brief }): SearchText => ({
      path: `exercises/${exercise.id}/`,
      title: exercise.title[locale],
      kind: 'exercise',
      sections: whole(exercise.summary[locale], brief[locale]),
    })),
    ...[...course.glossary].map(([id, { name, meaning }]): SearchText => ({
      path: `glossary/#${id}`,
      title: name[locale],
      kind: 'term',
      sections: whole(`${name.ja} ${name.en}`, meaning[locale]),
    })),
    ...[...course.rules].map(([id, { title, why, source }]): SearchText => ({
      path: `rules/${id}/`,
      title: plain(title[locale]),
      kind: 'rule',
      sections: whole(id, why[locale], source[locale]),
    })),
    ...[...course.sources].map(([id, { title, supports }]): SearchText => ({
      path: `sources/#${id}`,
      title: plain(title[locale]),
      kind: 'page',
      sections: whole(supports[locale]),
    })),
    {
      path: 'about/',
      title: locale === 'ja' ? 'このサイトについて' : 'About',
      kind: 'page',
      sections: sectionsOf(files[`content/about.${locale}.md`] ?? ''),
    },
  ];
}
