// The one table of hostile submissions, as texts: run in Node by hostile.test.ts, and in the page's worker by the browser test.
import { definitionRows } from './definition-rows.ts';
import { errorRows } from './error-rows.ts';
import type { HostileKind } from './material.ts';
import { readingRows } from './reading-rows.ts';

/** One hostile submission and how its report must end. */
export type HostileRow = {
  id: string;
  kind: HostileKind;
  /** The submission, as handed in. */
  text: string;
  expect: 'unreadable' | 'not-graded' | 'not-passed' | 'passed';
  /** What is hostile about it, or why it is none of a grader's business. */
  because: string;
};

/** The exercise that each kind's rows are handed in for. */
export const exerciseOf: Readonly<Record<HostileKind, string>> = { 'tool-definition': 'shipment-weight', 'tool-error': 'four-failures' };

/** All rows; ids are unique. */
export const hostileRows: readonly HostileRow[] = [...readingRows, ...definitionRows, ...errorRows];
