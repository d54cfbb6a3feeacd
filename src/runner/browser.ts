// Runs submissions in a worker that can be killed. A run that gives no answer ends as "not graded", keeps its wire so far,
// and the next run uses a worker that was already waiting. The deadline is wall time: a last resort, outside byte comparison.
import { ungraded } from '../grading/report.ts';
import type { Coded, Evidence, Step } from '../model/evidence.ts';
import { readJson } from '../model/json-text/index.ts';
import type { Report } from '../model/report.ts';
import type { FromLab, LabData, TakeJob, ToLab } from './lab-messages.ts';

/** What one run gives. */
export type LabOutcome = { evidence: Evidence; report: Report };

/** The part of `Worker` that is used; a test gives its own. */
export type LabWorker = {
  postMessage(message: ToLab): void;
  terminate(): void;
  onmessage: ((event: { data: FromLab }) => void) | null;
  onerror: ((event: unknown) => void) | null;
};

/** What the runner needs from around it. */
export type LabSetting = {
  /** The exercise: names the judge in a report that the page has to write itself. */
  exercise: { id: string; revision: number; kind: string };
  /** Starts a worker. */
  spawn(): LabWorker;
  /** Calls back after `ms`; gives a function that cancels. */
  after(ms: number, then: () => void): () => void;
};

/** A runner for one exercise. */
export type Lab = {
  /** Resolves when a worker and its stand-in have loaded everything a run needs; `false` where they could not. */
  ready: Promise<boolean>;
  /** Runs a submission. Always resolves; one run at a time. */
  run(submission: string, data: LabData): Promise<LabOutcome>;
  /** Examples of the definitions in a submission, as JSON; undefined where it has none, or where that took too long. */
  take(submission: string): Promise<string | undefined>;
  /** Ends the present run as "not graded". */
  stop(): void;
  /** Ends all workers. */
  close(): void;
};

/** Time without an answer before a run is ended, in milliseconds, on a machine of the usual pace. */
export const deadline = 600;

/** The pace of a usual laptop for the worker's piece of work, in milliseconds. */
const usualPace = 8;

/** The first run of a worker takes longer: the engine compiles the code while it runs. */
const coldFactor = 3;

/** The deadline for a machine: never less than `deadline`, never more than ten times that; three times as long for a first run. */
export function deadlineFor(pace: number, cold: boolean): number {
  return Math.round(deadline * Math.min(10, Math.max(1, pace / usualPace)) * (cold ? coldFactor : 1));
}

type Hand = { worker: LabWorker; warm: Promise<number | undefined>; cold: boolean };

function start(setting: LabSetting): Hand {
  const worker = setting.spawn();
  const warm = new Promise<number | undefined>((resolve) => {
    worker.onmessage = ({ data }) => {
      if (data.type === 'ready') resolve(data.pace);
    };
    worker.onerror = () => resolve(undefined);
  });
  worker.postMessage({ type: 'warm', kind: setting.exercise.kind });
  return { worker, warm, cold: true };
}

/** The evidence and report of a run that did not come to its end. */
export function stopped(setting: Pick<LabSetting, 'exercise'>, submission: string, steps: Step[], why: Coded): LabOutcome {
  const { id, revision, kind } = setting.exercise;
  const evidence: Evidence = {
    format: 'pokayoke/evidence/1',
    kind,
    exercise: { id, revision },
    submission: { text: submission, reading: readJson(submission).reading },
    end: { status: 'stopped', why },
    steps,
    data: {},
  };
  return { evidence, report: ungraded(evidence) };
}

/** Two workers, so that the next run does not wait for a start that may need the network. */
type Pair = {
  ready: Promise<boolean>;
  take(): Hand;
  replace(): void;
  /** The worker that waits, once it is warm; undefined where there is none. */
  waiting(): Promise<Hand | undefined>;
  /** Ends a worker that waits, and starts another. */
  retire(hand: Hand): void;
  close(): void;
};

function pair(setting: LabSetting): Pair {
  let front = start(setting);
  let spare: Hand | undefined;
  const fill = async (): Promise<boolean> => {
    if ((await front.warm) === undefined) return false;
    spare ??= start(setting);
    return (await spare.warm) !== undefined;
  };
  let filled = fill();
  return {
    ready: filled,
    take: () => front,
    replace: () => {
      front.worker.terminate();
      front = spare ?? start(setting);
      spare = undefined;
      filled = fill();
    },
    waiting: async () => ((await filled) ? spare : undefined),
    retire: (hand) => {
      if (hand !== spare) return;
      spare.worker.terminate();
      spare = undefined;
      filled = fill();
    },
    close: () => {
      front.worker.terminate();
      spare?.worker.terminate();
    },
  };
}

/** Sends one submission to `hand`; `finish` gets the outcome, or why there is none. Gives the steps heard so far, a list that grows. */
function listen(setting: LabSetting, hand: Hand, job: ToLab, pace: number, finish: (outcome: LabOutcome | Coded) => void): Step[] {
  const ms = deadlineFor(pace, hand.cold);
  hand.cold = false;
  const steps: Step[] = [];
  const late = (): void => leave({ code: 'run.deadline', params: { ms } });
  let silence = setting.after(ms, late);
  const whole = setting.after(ms * 5, late);
  function leave(outcome: LabOutcome | Coded): void {
    silence();
    whole();
    hand.worker.onmessage = null;
    finish(outcome);
  }
  hand.worker.onerror = () => leave({ code: 'run.broken', params: {} });
  hand.worker.onmessage = ({ data }) => {
    switch (data.type) {
      case 'ready':
      case 'taken':
        return;
      case 'step':
        steps.push(JSON.parse(data.text) as Step);
        // A step is a sign of life: the deadline is for silence, and five times that for the whole run.
        silence();
        silence = setting.after(ms, late);
        return;
      case 'done':
        return leave({ evidence: JSON.parse(data.evidence) as Evidence, report: JSON.parse(data.report) as Report });
      case 'failed':
        return leave({ code: 'run.broken', params: { message: data.message } });
    }
  };
  hand.worker.postMessage(job);
  return steps;
}

/** Sends `job` to the worker that waits: a run may go on meanwhile. */
async function takeFrom(setting: LabSetting, hands: Pair, job: TakeJob): Promise<string | undefined> {
  const hand = await hands.waiting();
  const pace = await hand?.warm;
  if (hand === undefined || pace === undefined) return undefined;
  return new Promise((resolve) => {
    const give = (examples: string | undefined): void => {
      cancel();
      resolve(examples);
    };
    const cancel = setting.after(deadlineFor(pace, true), () => {
      hands.retire(hand);
      resolve(undefined);
    });
    hand.worker.onerror = () => give(undefined);
    hand.worker.onmessage = ({ data }) => {
      if (data.type === 'taken') give(data.examples);
      else if (data.type === 'failed') give(undefined);
    };
    hand.worker.postMessage(job);
  });
}

/** Makes the runner and starts its workers. */
export function lab(setting: LabSetting): Lab {
  const hands = pair(setting);
  let end: ((why: Coded) => void) | undefined;
  return {
    ready: hands.ready,
    run: async (submission, data) =>
      new Promise<LabOutcome>((resolve) => {
        const hand = hands.take();
        let heard: Step[] = [];
        let over = false;
        const finish = (outcome: LabOutcome | Coded): void => {
          if (over) return;
          over = true;
          end = undefined;
          if ('report' in outcome) return resolve(outcome);
          hands.replace();
          resolve(stopped(setting, submission, heard, outcome));
        };
        end = finish;
        void hand.warm.then((pace) => {
          if (over) return;
          if (pace === undefined) return finish({ code: 'run.no-worker', params: {} });
          heard = listen(setting, hand, { type: 'run', submission, data }, pace, finish);
        });
      }),
    take: (submission) => takeFrom(setting, hands, { type: 'take', submission }),
    stop: () => end?.({ code: 'run.stopped', params: {} }),
    close: () => {
      end?.({ code: 'run.stopped', params: {} });
      hands.close();
    },
  };
}

/** The runner of this browser. */
export function browserLab(exercise: LabSetting['exercise']): Lab {
  return lab({
    exercise,
    spawn: () => new Worker(new URL('./lab.worker.ts', import.meta.url), { type: 'module' }) as unknown as LabWorker,
    after: (ms, then) => {
      const timer = setTimeout(then, ms);
      return () => clearTimeout(timer);
    },
  });
}
