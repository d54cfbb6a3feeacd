// The site's words in one language.
import type { Json } from '../../model/json.ts';
import type { Locale } from '../../model/localized.ts';
import { say } from '../../words/say.ts';
import { siteWords } from '../../words/site.ts';
import { workbenchWords } from '../../words/workbench.ts';

const known = { ...workbenchWords, ...siteWords };

/** A function from code and parameters to the sentence. An unknown code stops the build. */
export function words(locale: Locale): (code: string, params?: Readonly<Record<string, Json>>) => string {
  return (code, params = {}) => {
    if (!Object.hasOwn(known, code))
      throw new Error(`No word "${code}" in src/words/site.ts or workbench.ts. Add it there in both languages.`);
    return say(known, locale, code, params);
  };
}

/** `exam:2.2` as it is tagged: `D2.2`; undefined for `beyond`. */
export function examTag(objective: string): string | undefined {
  return objective.startsWith('exam:') ? `D${objective.slice('exam:'.length)}` : undefined;
}
