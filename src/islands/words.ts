// Words for the page. Those of results come late; until then a code that is not known yet names itself.
import type { Locale } from '../model/localized.ts';
import type { T } from '../ui/index.ts';
import { benchWords } from '../words/bench.ts';
import { say, type Catalogue } from '../words/say.ts';

/** The bench's own words in one language; `late` adds those of results. */
export function benchT(locale: Locale, late: Catalogue = {}): T {
  return (code, params) => say(knows(benchWords, code) ? benchWords : late, locale, code, params);
}

/** True where the catalogue has the code. */
export function knows(catalogue: Catalogue, code: string): boolean {
  return Object.hasOwn(catalogue, code);
}
