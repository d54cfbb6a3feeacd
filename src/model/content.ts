// The data files of `content/`: lessons' front matter, questions, self-checks, sources, rule pages.
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

/** One bar of a chart. */
export const ChartRow = z.strictObject({
  /** What was measured. Inline code between backquotes. */
  label: z.string().check(z.minLength(1)),
  /** In the unit of the chart; may be negative. */
  value: z.number(),
  /** How many cases the value stands on. */
  n: z.optional(z.int().check(z.minimum(1))),
  /** A condition of this row alone. */
  note: z.optional(z.string()),
});
export type ChartRow = z.infer<typeof ChartRow>;

/** The YAML of a lesson's fence `chart <title>`: published figures as bars that begin at 0. Values, n and source always stand beside them. */
export const Chart = z.strictObject({
  /** Written directly after every value: `%`, `ポイント`. */
  unit: z.string().check(z.minLength(1)),
  /** Id in `content/sources.yaml`. The chart counts as a citation of it. */
  source: Slug,
  /** What a reader has to know about all rows. */
  note: z.optional(z.string()),
  rows: z.array(ChartRow).check(z.minLength(1), z.maxLength(16)),
});
export type Chart = z.infer<typeof Chart>;

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
  /** A title puts the question on the page of questions, as a scenario of its own. Without one a lesson or an exercise asks it. */
  title: z.optional(Localized),
  prompt: Localized,
  options: z.array(Option).check(z.minLength(3), z.maxLength(6)),
  /** The lesson, exercise or source behind it: `lessons/<slug>`, `exercises/<slug>` or `sources/<id>`, several with commas. */
  source: z.string(),
});
export type Question = z.infer<typeof Question>;

/** `content/self-checks/<slug>.yaml`: the reader writes an answer, then compares it with a model answer by a checklist. */
export const SelfCheck = z.strictObject({
  revision: z.int(),
  objective: Objective,
  title: Localized,
  /** Paragraphs, divided by empty lines. Inline code between backquotes. */
  prompt: Localized,
  /** One answer that covers the checklist; shown only after something was written, or on request. Paragraphs as in `prompt`. */
  model: Localized,
  /** What a good answer holds. The reader ticks; nobody grades. */
  checklist: z
    .array(z.strictObject({ id: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)), text: Localized }))
    .check(z.minLength(2), z.maxLength(7)),
  /** Where the idea is taught, and where it is practised. */
  lesson: Slug,
  exercise: z.optional(Slug),
  /** As in a question. */
  source: z.string(),
});
export type SelfCheck = z.infer<typeof SelfCheck>;

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

/** One entry of `content/sources.yaml`: a document, what the course takes from it, and when it was read. */
export const Source = z.strictObject({
  /** What kind of document it is; the strength of a single statement stands beside the statement. */
  kind: z.enum(['spec', 'guide', 'standard', 'docs', 'measurement', 'secondary', 'course']),
  title: Localized,
  /** The revision, version or date of what was read, in figures: it is shown in both languages. */
  edition: z.optional(z.string()),
  checked: DateChecked,
  url: z.optional(z.string().check(z.regex(/^https:\/\/[^\s]+$/))),
  /** What the course rests on it. */
  supports: Localized,
  /** What could not be read or verified. */
  limits: z.optional(Localized),
});
export type Source = z.infer<typeof Source>;

/** `content/sources.yaml`: sources by id. */
export const Sources = z.record(Slug, Source);
export type Sources = z.infer<typeof Sources>;

/** One thing that the documents behind the course hold, and where it reaches the reader. Sections are named by number or topic, never quoted. */
export const CoverageEntry = z.strictObject({
  /** Which document: the chapter's notes, the exam notes, or the article on drift. */
  of: z.enum(['chapter', 'exam-notes', 'drift-article']),
  kind: z.enum(['section', 'table', 'case', 'number', 'question', 'figure', 'term']),
  /** What it is, in a few words of our own. */
  topic: z.string().check(z.minLength(2)),
  /** `lessons/<slug>`, `exercises/<slug>`, `questions/<slug>`, `self-checks/<slug>`, `glossary/<id>`, `sources/<id>` or `rules/<id>`. */
  at: z.array(z.string()).check(z.minLength(1)),
  /** Words or numbers that must stand in one of the targets. */
  shows: z.optional(z.array(z.string()).check(z.minLength(1))),
  /** Where the course says something else than the document: what was set right. */
  corrected: z.optional(z.string()),
});
export type CoverageEntry = z.infer<typeof CoverageEntry>;

/** `content/coverage.yaml`: everything the documents behind the course hold. */
export const Coverage = z.array(CoverageEntry).check(z.minLength(1));
export type Coverage = z.infer<typeof Coverage>;
