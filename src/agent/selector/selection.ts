// What a choice looks like in evidence: plain JSON, numbers rounded to four decimals, nothing that depends on an engine.
import type { TokenKind } from './tokens.ts';
import type { Place } from './score-words.ts';

/** A word of the request and what it did for a tool. */
export type SelectionWord = {
  /** As written in the request, after NFKC; concepts by the words that stood for them. */
  text: string;
  kind: TokenKind;
  /** The concept's id; only for concepts. */
  concept?: string;
  /** Points; below zero where the tool's own "not for" clause holds it. */
  points: number;
  /** Where it was found. */
  places: Place[];
};

/** One tool in a choice. `words` to `position` add up to `total`, but for rounding. */
export type Candidate = {
  tool: string;
  total: number;
  words: number;
  schema: number;
  vague: number;
  system: number;
  position: number;
  /** Compared with theta: below it the tool is not called. */
  fit: number;
  /** Share of the softmax over totals, 0 to 1. Not a probability of any model. */
  share: number;
  /** In how many runs with noise it was called. */
  runs: number;
  /** The words that decided, strongest first. At most five; empty but for the best tool and the runner-up. */
  because: SelectionWord[];
};

/** How steady a choice is: kept in 18 of 20 runs or more, 12 to 17, fewer. */
export type Stability = 'stable' | 'wobbly' | 'toss-up';

/** The choice for one request. */
export type Selection = {
  /** Name of the tool that is called; null: no tool. */
  choice: string | null;
  /** What made a tool be called where none came near: an order of the prompt, or a tool for the rest; null otherwise. */
  obeyed: 'forced-call' | 'catch-all' | null;
  /** The best tool, called or not; null where the list is empty. */
  best: string | null;
  /** Second best by total, where there is one. */
  runnerUp: string | null;
  /** Total of the best minus that of the runner-up; null without a runner-up. */
  gap: number | null;
  theta: number;
  tau: number;
  /** Runs with noise: how many, how many of them called no tool, how many chose as the noise-free choice does. */
  runs: { of: number; none: number; kept: number };
  stability: Stability;
  /** In list order. */
  candidates: Candidate[];
  /** Words of the request that no tool's text has, in order, without generic ones. */
  unmatched: string[];
  /** Lines of the system prompt that took effect. */
  system: { tool: string; keyword: string; points: number }[];
};
