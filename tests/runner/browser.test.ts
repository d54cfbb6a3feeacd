// The runner with pretended workers and a pretended clock: it always answers, and never calls a run that broke off "not passed".
import { describe, expect, test } from 'vitest';
import { deadline, deadlineFor, lab, type Lab, type LabWorker } from '../../src/runner/browser.ts';
import type { FromLab, ToLab } from '../../src/runner/lab-messages.ts';
import { cutNetwork, reaches } from '../../src/runner/no-network.ts';

type Fake = LabWorker & { got: ToLab[]; dead: boolean; say(message: FromLab): void };

function fake(answersWarm: boolean): Fake {
  const worker: Fake = {
    got: [],
    dead: false,
    onmessage: null,
    onerror: null,
    postMessage: (message) => {
      worker.got.push(message);
      if (message.type === 'warm')
        queueMicrotask(() => (answersWarm ? worker.say({ type: 'ready', pace: 1 }) : worker.onerror?.('offline')));
    },
    terminate: () => {
      worker.dead = true;
    },
    say: (data) => worker.onmessage?.({ data }),
  };
  return worker;
}

const step = JSON.stringify({ n: 1, at: 0, step: 'agent', actor: 'agent', does: { code: 'agent.stops', params: {} } });
const done: FromLab = { type: 'done', evidence: '{"e":1}', report: '{"status":"passed"}' };
const data = { exercise: '{}', battery: '[]' };

/** A lab with its workers and a clock that is moved by hand. */
function set(warm: (n: number) => boolean = () => true): { bench: Lab; workers: Fake[]; pass(ms: number): void } {
  const workers: Fake[] = [];
  let now = 0;
  let timers: { at: number; then: () => void }[] = [];
  const bench = lab({
    exercise: { id: 'four-failures', revision: 1, kind: 'tool-error' },
    spawn: () => {
      const worker = fake(warm(workers.length));
      workers.push(worker);
      return worker;
    },
    after: (ms, then) => {
      const timer = { at: now + ms, then };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
  });
  const pass = (ms: number): void => {
    now += ms;
    const due = timers.filter(({ at }) => at <= now);
    timers = timers.filter(({ at }) => at > now);
    for (const { then } of due) then();
  };
  return { bench, workers, pass };
}

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('a run', () => {
  test('gives what the worker gave, from text', async () => {
    const { bench, workers } = set();
    const run = bench.run('{}', data);
    await settle();
    expect(workers[0]?.got.at(-1)).toEqual({ type: 'run', submission: '{}', data });
    workers[0]?.say(done);
    expect(await run).toEqual({ evidence: { e: 1 }, report: { status: 'passed' } });
  });

  const table: { because: string; end(worker: Fake, pass: (ms: number) => void, bench: Lab): void; code: string }[] = [
    { because: 'no answer within the deadline', end: (_, pass) => pass(deadline * 3), code: 'run.deadline' },
    {
      because: 'signs of life without an end',
      end: (worker, pass) => {
        for (let round = 0; round < 12; round += 1) {
          pass(deadline * 1.5);
          worker.say({ type: 'step', text: step });
        }
      },
      code: 'run.deadline',
    },
    { because: 'the learner stopped it', end: (_worker, _pass, bench) => bench.stop(), code: 'run.stopped' },
    { because: 'the run threw', end: (worker) => worker.say({ type: 'failed', message: 'x' }), code: 'run.broken' },
    { because: 'the worker died', end: (worker) => worker.onerror?.('x'), code: 'run.broken' },
  ];
  test.each(table)('is not graded: $because', async ({ end, code }) => {
    const { bench, workers, pass } = set();
    const run = bench.run('{"a":1}', data);
    await settle();
    const [worker] = workers;
    worker?.say({ type: 'step', text: step });
    if (worker !== undefined) end(worker, pass, bench);
    const { evidence, report } = await run;
    expect(report).toMatchObject({ status: 'not-graded', shape: 'not-graded', job: 'not-graded', checks: [], why: { code } });
    expect(evidence.steps.length).toBeGreaterThan(0);
    expect(evidence.submission).toEqual({ text: '{"a":1}', reading: { readable: true, notes: [] } });
    expect(worker?.dead).toBe(true);
  });

  test('after a kill uses the worker that was waiting, and a late timer of the old run cannot end it', async () => {
    const { bench, workers, pass } = set();
    await bench.ready;
    const first = bench.run('{}', data);
    await settle();
    bench.stop();
    await first;
    const second = bench.run('{}', data);
    await settle();
    pass(deadline * 3 - 1);
    expect(workers[1]?.got.at(-1)).toMatchObject({ type: 'run' });
    workers[1]?.say(done);
    expect((await second).report.status).toBe('passed');
  });
});

describe('ready', () => {
  const table = [
    { because: 'the worker and its stand-in have loaded', warm: () => true, expected: true },
    { because: 'the worker could not load', warm: () => false, expected: false },
    { because: 'the stand-in could not load', warm: (n: number) => n === 0, expected: false },
  ];
  test.each(table)('$expected: $because', async ({ warm, expected }) => {
    expect(await set(warm).bench.ready).toBe(expected);
  });

  test('without a worker a run says so', async () => {
    const { report } = await set(() => false).bench.run('{}', data);
    expect(report.why?.code).toBe('run.no-worker');
  });
});

describe('deadlineFor', () => {
  const table = [
    { because: 'a fast machine gets the usual time', pace: 1, cold: false, expected: deadline },
    { because: 'four times slower, four times longer', pace: 32, cold: false, expected: deadline * 4 },
    { because: 'there is an end to patience', pace: 10_000, cold: false, expected: deadline * 10 },
    { because: 'the first run compiles as it goes', pace: 1, cold: true, expected: deadline * 3 },
  ];
  test.each(table)('$because', ({ pace, cold, expected }) => {
    expect(deadlineFor(pace, cold)).toBe(expected);
  });
});

test('cutNetwork removes what reaches out, from the scope and its prototypes', () => {
  const scope = { indexedDB: {} };
  Object.setPrototypeOf(scope, { fetch: () => undefined, WebSocket: () => undefined });
  expect(reaches(scope)).toBe(true);
  cutNetwork(scope);
  expect(['fetch', 'WebSocket', 'indexedDB'].filter((name) => Reflect.get(scope, name) !== undefined)).toEqual([]);
});

describe('examples for a project to take along', () => {
  test('come from the worker that waits, while a run goes on', async () => {
    const { bench, workers } = set();
    const [run, take] = [bench.run('{}', data), bench.take('{}')];
    await settle();
    expect(workers[1]?.got.at(-1)).toEqual({ type: 'take', submission: '{}' });
    workers[1]?.say({ type: 'taken', examples: '[]' });
    workers[0]?.say(done);
    expect([await take, (await run).report.status]).toEqual(['[]', 'passed']);
  });

  const table: { because: string; end(worker: Fake | undefined, pass: (ms: number) => void): void; dead: boolean }[] = [
    { because: 'there are no definitions', end: (worker) => worker?.say({ type: 'taken' }), dead: false },
    { because: 'the worker fails', end: (worker) => worker?.say({ type: 'failed', message: 'x' }), dead: false },
    { because: 'a schema takes too long: the worker ends, and another waits', end: (_, pass) => pass(deadline * 3), dead: true },
  ];
  test.each(table)('are none where $because', async ({ end, dead }) => {
    const { bench, workers, pass } = set();
    const take = bench.take('{}');
    await settle();
    end(workers[1], pass);
    expect(await take).toBeUndefined();
    await settle();
    expect([workers[1]?.dead, workers.length]).toEqual([dead, dead ? 3 : 2]);
    const again = bench.take('{}');
    await settle();
    workers[dead ? 2 : 1]?.say({ type: 'taken', examples: '[]' });
    expect(await again).toBe('[]');
  });

  test('are none where no worker could be loaded', async () => {
    expect(await set(() => false).bench.take('{}')).toBeUndefined();
  });
});
