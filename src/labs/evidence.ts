// The frame of every run's evidence: reading comes first, and a run that cannot go on says why.
import type { Coded, Evidence, Step } from '../model/evidence.ts';
import type { Exercise } from '../model/exercise.ts';
import type { Json, JsonObject } from '../model/json.ts';
import { type ReadText, readJson } from '../model/json-text/index.ts';

/** What a run leaves behind, before it is put into the frame. */
export type RunEnd = { steps: Step[]; data: JsonObject; stopped?: Coded };

/**
 * Reads the submission and runs it.
 * @param text the learner's text, unchanged
 * @param run called only with a readable value
 */
export async function evidenceOf(text: string, exercise: Exercise, run: (value: Json) => Promise<RunEnd>): Promise<Evidence> {
  const read: ReadText = readJson(text);
  const frame = {
    format: 'pokayoke/evidence/1' as const,
    kind: exercise.kind,
    exercise: { id: exercise.id, revision: exercise.revision },
    submission: { text, reading: read.reading },
  };
  if (read.value === undefined) return { ...frame, end: { status: 'unreadable' }, steps: [], data: {} };
  const { steps, data, stopped } = await run(read.value);
  return { ...frame, end: stopped === undefined ? { status: 'complete' } : { status: 'stopped', why: stopped }, steps, data };
}
