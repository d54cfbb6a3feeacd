// "I think this verdict is wrong": everything that a verdict was made of, in one file that can become a test.
import type { LabOutcome } from '../runner/browser.ts';

/** The format name in the file. */
export const disputeFormat = 'pokayoke/dispute/1';

/** The file's text: the submission as it was handed in, the evidence, and the report. */
export function disputeText({ evidence, report }: LabOutcome): string {
  return `${JSON.stringify({ format: disputeFormat, submission: evidence.submission.text, evidence, report }, null, 2)}\n`;
}
