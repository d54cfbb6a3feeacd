// Addresses inside the site. Japanese has no prefix, English stands below en/; the base path comes from the build.
import type { Locale } from '../../model/localized.ts';
import { hosting } from './hosting.ts';

const { base } = hosting(process.env);

/** The address of `path` (without slash at its start) in a language. `href('en', 'rules/')` is `/en/rules/` below the base. */
export function href(locale: Locale, path: string): string {
  return `${base}${locale === 'en' ? 'en/' : ''}${path}`;
}

/** The address of a file that has no language: an asset, a script. */
export function file(path: string): string {
  return href('ja', path);
}

/** Route parameters of the two languages; the Japanese one is empty. */
export const languages = [
  { lang: undefined, locale: 'ja' },
  { lang: 'en', locale: 'en' },
] as const;

/** The language of a route's `lang` parameter. */
export function localeOf(lang: string | undefined): Locale {
  return lang === 'en' ? 'en' : 'ja';
}
