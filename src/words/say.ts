// Turns a code and parameters into one sentence. Templates hold `{name}`; nothing is evaluated and nothing is HTML.
import type { Json } from '../model/json.ts';
import type { Locale, Localized } from '../model/localized.ts';

/** Messages by permanent code. */
export type Catalogue = Readonly<Record<string, Localized>>;

/** One parameter as text: strings as they stand, everything else as compact JSON, cut at 160 characters. */
export function show(value: Json | undefined): string {
  if (value === undefined) return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > 160 ? `${[...text].slice(0, 157).join('')}…` : text;
}

/** The template with its `{name}` places filled. A parameter that is not given leaves its place empty. */
export function fill(template: string, params: Readonly<Record<string, Json>>): string {
  return template.replace(/\{([a-zA-Z]+)\}/g, (_, name: string) => show(Object.hasOwn(params, name) ? params[name] : undefined));
}

/** The sentence for `code` in `locale`. An unknown code gives the code itself: a test keeps every code known. */
export function say(catalogue: Catalogue, locale: Locale, code: string, params: Readonly<Record<string, Json>> = {}): string {
  const entry = Object.hasOwn(catalogue, code) ? catalogue[code] : undefined;
  return entry === undefined ? code : fill(entry[locale], params);
}
