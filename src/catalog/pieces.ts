// What stands between reading and linking: every file read alone, not yet held against the others. Types only.
import type { Glossary, Part, Question, RulePage, SelfCheck, Sources } from '../model/content.ts';
import type { Data } from './read-data.ts';
import type { ExerciseFolder } from './read-exercise.ts';
import type { LessonFile } from './read-lesson.ts';

/** Everything that was read, before it is linked. */
export type Pieces = {
  parts: { file: string; data: Data<Part[]> };
  lessons: LessonFile[];
  exercises: ExerciseFolder[];
  questions: Map<string, { file: string; data: Data<Question> }>;
  rules: Map<string, { file: string; data: Data<RulePage> }>;
  glossary: { file: string; data: Data<Glossary> };
  selfChecks: Map<string, { file: string; data: Data<SelfCheck> }>;
  sources: { file: string; data: Data<Sources> };
};

/** What the course cannot read from its files. */
export type Options = {
  /** Ids of the rule table in grading. Absent: rule pages are not compared with it. */
  ruleIds?: readonly string[];
};
