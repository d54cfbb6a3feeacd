// Checks in a worker that can be ended. A job that gives no answer in time ends with the reason, and the next one gets a new worker.
import type { Coded } from '../model/evidence.ts';
import type { CheckAnswers, CheckJob, FromCheck } from './check-messages.ts';

export type { CheckAnswers, CheckJob, CheckSource, Range, SentMessage } from './check-messages.ts';

/** The part of `Worker` that is used; a test gives its own. */
export type CheckWorker = {
  postMessage(message: CheckJob): void;
  terminate(): void;
  onmessage: ((event: { data: FromCheck }) => void) | null;
  onerror: ((event: unknown) => void) | null;
};

/** What the checker needs from around it. */
export type CheckSetting = {
  spawn(): CheckWorker;
  /** Calls back after `ms`; gives a function that cancels. */
  after(ms: number, then: () => void): () => void;
};

/** An answer, or why there is none. */
export type CheckEnd<T> = { ok: true; answer: T } | { ok: false; why: Coded };

/** A checker: one job at a time; a job that comes meanwhile waits. */
export type Checker = {
  /** Starts the worker, so that the first job does not wait for it. */
  warm(): void;
  ask<J extends CheckJob>(job: J): Promise<CheckEnd<CheckAnswers[J['type']]>>;
  /** Ends the present job. */
  stop(): void;
  close(): void;
};

/** Milliseconds without an answer before a job of so many characters is ended: ten thousand tools take a few seconds. */
export function checkDeadline(characters: number): number {
  return Math.min(120_000, 10_000 + Math.ceil(characters / 1000) * 10);
}

function sizeOf(job: CheckJob): number {
  switch (job.type) {
    case 'check':
      return job.source.text.length;
    case 'compare':
      return (job.texts.old.length + job.texts.now.length) * 2 + (job.texts.calls?.length ?? 0);
    case 'places':
    case 'redact':
      return job.text.length;
  }
}

type Hand = { worker: CheckWorker; ready: Promise<boolean> };

function start(setting: CheckSetting): Hand {
  const worker = setting.spawn();
  const ready = new Promise<boolean>((resolve) => {
    worker.onmessage = ({ data }) => {
      if (data.type === 'ready') resolve(true);
    };
    worker.onerror = () => resolve(false);
  });
  return { worker, ready };
}

/** Makes a checker. Nothing starts before `warm` or the first job. */
export function checker(setting: CheckSetting): Checker {
  let hand: Hand | undefined;
  let end: ((why: Coded) => void) | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  const drop = (): void => {
    hand?.worker.terminate();
    hand = undefined;
  };
  const one = async <J extends CheckJob>(job: J): Promise<CheckEnd<CheckAnswers[J['type']]>> => {
    type End = CheckEnd<CheckAnswers[J['type']]>;
    const mine = (hand ??= start(setting));
    return new Promise<End>((resolve) => {
      let silence = (): void => undefined;
      let over = false;
      const leave = (outcome: End): void => {
        if (over) return;
        over = true;
        silence();
        end = undefined;
        mine.worker.onmessage = null;
        if (!outcome.ok && hand === mine) drop();
        resolve(outcome);
      };
      const refuse = (code: string, params: Coded['params'] = {}): void => leave({ ok: false, why: { code, params } });
      end = (why) => leave({ ok: false, why });
      void mine.ready.then((loaded) => {
        if (over) return;
        if (!loaded) return refuse('work.no-worker');
        const ms = checkDeadline(sizeOf(job));
        silence = setting.after(ms, () => refuse('work.deadline', { seconds: Math.round(ms / 1000) }));
        mine.worker.onerror = () => refuse('work.broken');
        mine.worker.onmessage = ({ data }) => {
          if (data.type === 'done') leave({ ok: true, answer: JSON.parse(data.text) as CheckAnswers[J['type']] });
          else if (data.type === 'failed') refuse('work.broken', { message: data.message });
        };
        mine.worker.postMessage(job);
      });
    });
  };
  return {
    warm: () => void (hand ??= start(setting)),
    ask: (job) => {
      const turn = queue.then(() => one(job));
      queue = turn;
      return turn;
    },
    stop: () => end?.({ code: 'work.stopped', params: {} }),
    close: () => {
      end?.({ code: 'work.stopped', params: {} });
      drop();
    },
  };
}

/** The checker of this browser. */
export function browserChecker(): Checker {
  return checker({
    spawn: () => new Worker(new URL('./check.worker.ts', import.meta.url), { type: 'module' }) as unknown as CheckWorker,
    after: (ms, then) => {
      const timer = setTimeout(then, ms);
      return () => clearTimeout(timer);
    },
  });
}
