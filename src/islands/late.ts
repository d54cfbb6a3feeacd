// What the bench needs only after a run or a press: one chunk, loaded at idle or with the first run.
import { agentWords } from '../words/agent.ts';
import { resultWords } from '../words/bench-result.ts';
import { findings } from '../words/findings.ts';
import type { Catalogue } from '../words/say.ts';
import { BriefHelp } from './BriefHelp.tsx';
import { CheatDrawer } from './CheatDrawer.tsx';
import { FileMenu } from './FileMenu.tsx';
import { Result } from './Result.tsx';
import { TryDrawer } from './TryDrawer.tsx';
import { Unreadable } from './Unreadable.tsx';
import { WorkedAnswer } from './WorkedAnswer.tsx';

/** The late parts and words. */
export type Late = {
  BriefHelp: typeof BriefHelp;
  CheatDrawer: typeof CheatDrawer;
  FileMenu: typeof FileMenu;
  Result: typeof Result;
  Unreadable: typeof Unreadable;
  TryDrawer: typeof TryDrawer;
  WorkedAnswer: typeof WorkedAnswer;
  findings: Catalogue;
  agent: Catalogue;
  result: Catalogue;
};

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
