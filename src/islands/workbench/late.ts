// What the workbench needs only after a check or a press: one chunk, loaded at idle or with the first check.
import { resultWords } from '../../words/bench-result.ts';
import { checkedWords } from '../../words/check.ts';
import type { Catalogue } from '../../words/say.ts';
import { workbenchReportWords } from '../../words/workbench-report.ts';
import { Report } from './Report.tsx';
import { sampleTools } from './samples.ts';

/** The late parts and words. */
export type Late = { Report: typeof Report; words: Catalogue; sample: string };

/** All of them. */
export const late: Late = { Report, words: { ...resultWords, ...checkedWords, ...workbenchReportWords }, sample: sampleTools };
