// What the bench needs only after a run or a press: one chunk, loaded at idle or with the first run.
import { agentWords } from '../words/agent.ts';
import { resultWords } from '../words/bench-result.ts';
import { findings } from '../words/findings.ts';
import type { Late } from './bench-parts.ts';
import { BriefHelp } from './BriefHelp.tsx';
import { CheatDrawer } from './CheatDrawer.tsx';
import { FileMenu } from './FileMenu.tsx';
import { Result } from './Result.tsx';
import { TryDrawer } from './TryDrawer.tsx';
import { Unreadable } from './Unreadable.tsx';
import { WorkedAnswer } from './WorkedAnswer.tsx';

/** All of them. */
export const late: Late = {
  BriefHelp,
  CheatDrawer,
  FileMenu,
  Result,
  Unreadable,
  TryDrawer,
  WorkedAnswer,
  findings,
  agent: agentWords,
  result: resultWords,
};
