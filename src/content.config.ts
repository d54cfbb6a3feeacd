// The one collection that Astro itself renders: lessons. Everything else, and all checking, is the catalogue's.
import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';

/** Lesson texts; an entry's id is `<slug>.<locale>` and never reaches a URL. */
const lessons = defineCollection({
  loader: glob({ base: './content/lessons', pattern: '*.mdx', generateId: ({ entry }) => entry.replace(/\.mdx$/, '') }),
});

/** The collections, as Astro wants them named. */
export const collections = { lessons };
