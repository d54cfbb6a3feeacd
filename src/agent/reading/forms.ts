// Whether a text gives the form that a right value has. A closed list of forms; each is recognised in both languages.
import * as z from 'zod/mini';

/** How a right value is written, as an exercise declares it. */
export const ValueForm = z.discriminatedUnion('form', [
  /** A calendar date, YYYY-MM-DD. */
  z.strictObject({ form: z.literal('iso-date') }),
  /** A whole number, with limits where the scenario has them. */
  z.strictObject({ form: z.literal('whole-number'), minimum: z.optional(z.number()), maximum: z.optional(z.number()) }),
  /** One of some words. */
  z.strictObject({ form: z.literal('one-of'), words: z.array(z.string()) }),
  /** An identifier, recognised by an example that fits the pattern or by the pattern itself. */
  z.strictObject({ form: z.literal('identifier'), pattern: z.string() }),
]);
export type ValueForm = z.infer<typeof ValueForm>;

const numbersIn = (text: string): number[] => [...text.matchAll(/-?\d+(?:\.\d+)?/g)].map(([digits]) => Number(digits));

/** True where an agent that reads `text` knows how to write the value. */
export function givesForm(text: string, form: ValueForm): boolean {
  const plain = text.normalize('NFKC');
  switch (form.form) {
    case 'iso-date':
      return /\d{4}-\d{2}-\d{2}|yyyy-mm-dd|iso[ -]?8601|年-月-日|full-date/i.test(plain);
    case 'whole-number': {
      if (
        /整数|自然数|\binteger\b|whole number|半角(の)?数字だけ|数字のみ|数字だけ|\bdigits only\b|単位(を|は)(付け|つけ|書か|含め)|without (the |a )?unit/i.test(
          plain,
        )
      )
        return true;
      const limits = [form.minimum, form.maximum].filter((limit) => limit !== undefined);
      return limits.length > 0 && limits.every((limit) => numbersIn(plain).includes(limit));
    }
    case 'one-of':
      return form.words.some((word) => plain.includes(word));
    case 'identifier': {
      const whole = new RegExp(`^(?:${form.pattern})$`, 'u');
      return plain.includes(form.pattern) || (plain.match(/[A-Za-z0-9][A-Za-z0-9_-]*/g) ?? []).some((word) => whole.test(word));
    }
  }
}
