// The step log of one run: ordered, counted from 1, stamped with a virtual clock that only moves when told.
import type { Step } from '../model/evidence.ts';

type Unstamped<T> = T extends Step ? Omit<T, 'n' | 'at' | 'case'> : never;

/** A step without its number, time and case; those are the log's. */
export type NewStep = Unstamped<Step>;

/** The log of one run. */
export type StepLog = {
  readonly steps: Step[];
  /** Adds a step to the current case and gives its number. */
  add: (step: NewStep) => number;
  /** Sets the case that following steps belong to; undefined for none. */
  inCase: (id: string | undefined) => void;
  /** Moves the virtual clock by `ms` milliseconds. */
  wait: (ms: number) => void;
};

/**
 * A new, empty log at time 0.
 * @param told hears each step as soon as it is written, so that a run that is ended keeps what it had
 */
export function createLog(told?: (step: Step) => void): StepLog {
  const steps: Step[] = [];
  let at = 0;
  let current: string | undefined;
  return {
    steps,
    add: (step) => {
      const n = steps.length + 1;
      const stamped: Step = { ...step, n, at, ...(current === undefined ? {} : { case: current }) };
      steps.push(stamped);
      told?.(stamped);
      return n;
    },
    inCase: (id) => {
      current = id;
    },
    wait: (ms) => {
      at += ms;
    },
  };
}
