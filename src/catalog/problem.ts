// What is wrong with a content file. A problem always says what, where, and what to do; it is a value, not an exception.

/** One problem in one file of `content/` or `exercises/`. */
export type Problem = {
  /** Path from the project's root. */
  file: string;
  /** 1-based line; 1 where the whole file is meant. */
  line: number;
  /** What is wrong, in one sentence. */
  what: string;
  /** What to do about it. */
  todo: string;
};

/** Makes a problem. */
export function problem(file: string, line: number, what: string, todo: string): Problem {
  return { file, line, what, todo };
}

/** `content/questions/a.yaml:3  No option is correct. Mark at least one option with correct: true.` */
export function showProblem({ file, line, what, todo }: Problem): string {
  return `${file}:${line}  ${what} ${todo}`;
}
