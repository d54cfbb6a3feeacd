// What the workbench needs only after a check or a press: one chunk, loaded at idle or with the first check.
import { resultWords } from '../../words/bench-result.ts';
import { checkedWords } from '../../words/check.ts';
import { workbenchReportWords } from '../../words/workbench-report.ts';
import type { Late } from './parts.ts';
import { Report } from './Report.tsx';
import { sampleTools } from './samples.ts';

/** All of them. */
export const late: Late = { Report, words: { ...resultWords, ...checkedWords, ...workbenchReportWords }, sample: sampleTools };
