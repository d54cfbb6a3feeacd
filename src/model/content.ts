// The data files of `content/`: lessons' front matter, questions, rule pages.
import * as z from 'zod/mini';
import { Objective, RuleId, Slug } from './ids.ts';
import { Localized } from './localized.ts';

/** A date on which a fact from outside was checked. */
export const DateChecked = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/), z.describe('YYYY-MM-DD'));

/** Front matter of `content/lessons/<slug>.ja.mdx` (and later `.en.mdx`). */
export const LessonHead = z.strictObject({
  title: Localized,
  objectives: z.array(Objective).check(z.minLength(1)),
  /** What the reader can do afterwards. */
  goals: z.array(Localized).check(z.minLength(1)),
  minutes: z.int().check(z.minimum(3), z.maximum(15)),
  /** The protocol revision that the text describes. */
  revision: z.string(),
  checked: DateChecked,
  /** Part of the map, and the place in it. */
  part: Slug,
  order: z.int(),
  exercise: z.optional(Slug),
});
export type LessonHead = z.infer<typeof LessonHead>;

/** One option of a question. Every option explains itself. */
export const Option = z.strictObject({
  id: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
  text: Localized,
  correct: z.boolean(),
  /** Why it is, or is not, the answer. */
  why: Localized,
});
export type Option = z.infer<typeof Option>;

/** `content/questions/<slug>.yaml`. One correct option: single choice; several: "select N", exact set. */
export const Question = z.strictObject({
  revision: z.int(),
  objective: Objective,
  prompt: Localized,
  options: z.array(Option).check(z.minLength(3), z.maxLength(6)),
  /** The lesson or fact behind it. */
  source: z.string(),
});
export type Question = z.infer<typeof Question>;

/** Decision 11: `content/rules/<id>.yaml`, the words of a rule's page. Level, severity and side come from the table in grading. */
export const RulePage = z.strictObject({
  title: Localized,
  why: Localized,
  /** The page or fact that the rule rests on, and the strength it has there. */
  source: Localized,
  url: z.optional(z.string()),
  /** A submission fragment that breaks the rule, and one that keeps it. Both are run in a test. */
  wrong: z.json(),
  right: z.json(),
  /** Earlier ids of this rule. */
  aliases: z.optional(z.array(RuleId)),
});
export type RulePage = z.infer<typeof RulePage>;

/** One part of the map, in `content/parts.yaml`. A part without lessons and exercises is not shown. */
export const Part = z.strictObject({
  id: Slug,
  title: Localized,
  /** One sentence under the title: what this part is about. */
  about: Localized,
  /** Kinds whose exercises stand here when they name no lesson. */
  kinds: z.array(Slug),
});
export type Part = z.infer<typeof Part>;

/** `content/parts.yaml`: the parts in the order of the map. */
export const Parts = z.array(Part).check(z.minLength(1));

/** One term of `content/glossary.yaml`, shown in a pop-over where a lesson names it. */
export const Term = z.strictObject({
  /** The word in both languages. */
  name: Localized,
  /** What it means here, in one or two sentences. */
  meaning: Localized,
});
export type Term = z.infer<typeof Term>;

/** `content/glossary.yaml`: terms by id. */
export const Glossary = z.record(Slug, Term);
export type Glossary = z.infer<typeof Glossary>;
