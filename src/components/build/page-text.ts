// Pages that are one text: `content/<name>.<locale>.md`, as HTML.
import { readFileSync } from 'node:fs';
import type { Locale } from '../../model/localized.ts';
import { render } from '../markdown/render.ts';

/** The HTML of a page's text. Throws where the file is missing. */
export function pageText(name: string, locale: Locale): string {
  return render(readFileSync(`content/${name}.${locale}.md`, 'utf8'));
}
