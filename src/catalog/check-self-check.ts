// What a self-check's schema cannot say: ids of its checklist are its own.
import type { SelfCheck } from '../model/content.ts';
import { problem, type Problem } from './problem.ts';
import type { Data } from './read-data.ts';

/** The problems of one self-check. */
export function checkSelfCheck(file: string, { value, lineOf }: Data<SelfCheck>): Problem[] {
  const ids = value.checklist.map(({ id }) => id);
  if (new Set(ids).size === ids.length) return [];
  return [problem(file, lineOf(['checklist']), 'Two lines of the checklist have the same id.', 'Give every line an id of its own.')];
}
