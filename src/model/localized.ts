// Decision 9: every text that a person reads has both languages.
import * as z from 'zod/mini';

/** The languages of the course. Japanese comes first and has no prefix in URLs. */
export const locales = ['ja', 'en'] as const;
export type Locale = (typeof locales)[number];

/** One text in Japanese and English. Markdown inline code is allowed; HTML is not. */
export const Localized = z.strictObject({
  /** Japanese, です・ます. */
  ja: z.string().check(z.minLength(1), z.describe('Japanese text')),
  /** English, sentence case. */
  en: z.string().check(z.minLength(1), z.describe('English text')),
});
export type Localized = z.infer<typeof Localized>;
