// The formats that are published as JSON Schema. A file name here is part of a URL and stays for ever.
import * as z from 'zod/mini';
import { DefinitionBattery } from '../../../src/model/battery.ts';
import { Baseline, CheckConfig } from '../../../src/model/check-config.ts';
import { LessonHead, Question, RulePage } from '../../../src/model/content.ts';
import { Evidence } from '../../../src/model/evidence.ts';
import { BadAnswer, Exercise, ExerciseAssets, GoodAnswer, WorkedStep } from '../../../src/model/exercise.ts';
import { Binding, Fact, UserRequest } from '../../../src/model/facts.ts';
import { RuleId } from '../../../src/model/ids.ts';
import { RuleRow } from '../../../src/model/levels.ts';
import { Localized } from '../../../src/model/localized.ts';
import { Lock, Snapshot } from '../../../src/model/pin.ts';
import { ProgressEvent } from '../../../src/model/progress.ts';
import { Reading } from '../../../src/model/reading.ts';
import { Report } from '../../../src/model/report.ts';
import { SchemaVerdict } from '../../../src/model/schema-error.ts';
import { Budgets, Hosting } from '../../../src/model/site.ts';

/** One published format. */
export type Published = {
  /** The schema that parses it. */
  schema: z.ZodMiniType;
  /** One sentence for the head of the published file. */
  description: string;
};

/** Facts and requests of an exercise, and the bindings that a run found: decision 2 in one document. */
const FactsAndBindings = z.strictObject({
  facts: z.array(Fact),
  requests: z.array(UserRequest),
  bindings: z.array(Binding),
});

/** Every published format by the stem of its file: `public/schemas/<stem>.schema.json`. */
export const published = {
  'bad-answer': { schema: BadAnswer, description: 'A wrong answer of an exercise, with the checks that it must fail.' },
  baseline: { schema: Baseline, description: 'Findings that a team knew when it began: `pokayoke check --write-baseline`.' },
  battery: {
    schema: DefinitionBattery,
    description: 'The cases of a tool-definition exercise: traps, legitimate calls, numbers in the text.',
  },
  budgets: { schema: Budgets, description: 'Gzip budgets of JavaScript by page type, in bytes.' },
  'check-config': { schema: CheckConfig, description: 'What a team makes of the rules: pokayoke.config.json.' },
  evidence: { schema: Evidence, description: 'Everything that happened in one run of a submission.' },
  exercise: { schema: Exercise, description: 'An exercise as written in exercise.yaml.' },
  'exercise-assets': { schema: ExerciseAssets, description: 'The hashed asset files of one exercise.' },
  'facts-and-bindings': {
    schema: FactsAndBindings,
    description: 'Facts and requests of an exercise, and where a submission carries the facts.',
  },
  'good-answer': { schema: GoodAnswer, description: 'A right answer of an exercise, and what makes it different from the others.' },
  hosting: { schema: Hosting, description: 'Where the site is served, and the headers it is served with.' },
  lesson: { schema: LessonHead, description: 'The front matter of a lesson.' },
  localized: { schema: Localized, description: 'One text in Japanese and English.' },
  lock: { schema: Lock, description: 'Tool definitions that a person has reviewed: pokayoke.lock.json.' },
  progress: { schema: z.array(ProgressEvent), description: 'Progress of one learner: an append-only list of events.' },
  question: { schema: Question, description: 'A question with its options, each with its own explanation.' },
  reading: { schema: Reading, description: 'What the JSON reader says about a text.' },
  report: { schema: Report, description: 'The verdict on one run, as codes and parameters.' },
  rules: { schema: z.record(RuleId, RuleRow), description: 'The table of rules: whose rule, what follows, which verdict.' },
  'rule-page': { schema: RulePage, description: 'The words and examples of the page of one rule.' },
  'schema-verdict': { schema: SchemaVerdict, description: 'The outcome of judging one value against one JSON Schema.' },
  snapshot: { schema: Snapshot, description: 'What a server said of its tools at one moment: `pokayoke snapshot`.' },
  worked: { schema: z.array(WorkedStep), description: 'The steps by which a worked answer is replayed.' },
} satisfies Record<string, Published>;

/** The stem of a published file. */
export type PublishedName = keyof typeof published;
