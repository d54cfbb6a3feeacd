// How a stop of the map is named and where it leads.
import type { Stop } from '../../catalog/index.ts';
import type { Locale } from '../../model/localized.ts';
import { href } from './links.ts';
import { words } from './words.ts';

/** The stop's name in a language. */
export function stopTitle(locale: Locale, stop: Stop): string {
  return stop.kind === 'questions' ? words(locale)('map.questions-title', { count: stop.ids.length }) : stop.title[locale];
}

/** The stop's address. Questions stand in their lesson. */
export function stopHref(locale: Locale, stop: Stop): string {
  switch (stop.kind) {
    case 'lesson':
      return href(locale, `lessons/${stop.slug}/`);
    case 'exercise':
      return href(locale, `exercises/${stop.slug}/`);
    case 'questions':
      return href(locale, `lessons/${stop.lesson}/#q-${stop.ids[0] ?? ''}`);
  }
}
