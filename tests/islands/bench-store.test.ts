// The bench without a page: nothing runs by itself, nothing that was written is lost, hold-outs stay hidden until they may be seen.
import { describe, expect, test } from 'vitest';
import { benchStore, draftPause, type Bench } from '../../src/islands/bench-store.ts';
import { revealed } from '../../src/islands/bench-state.ts';
import { assetStore } from '../../src/islands/exercise-assets.ts';
import type { LabOutcome } from '../../src/runner/browser.ts';
import { draftEvent, type Journal } from '../../src/study/index.ts';
import { memoryJournal } from '../../src/study/adapters/memory.ts';
import type { ProgressEvent } from '../../src/model/progress.ts';

const exercise = { id: 'four-failures', revision: 2, kind: 'tool-error' };
const starter = '{"policy": 1}';
const files: Record<string, string> = {
  public: JSON.stringify({
    exercise: { ...exercise, facts: [], requests: [], scenario: {} },
    starter: { ja: starter, en: starter },
    brief: {},
    hints: { ja: ['a', 'b', 'c'], en: ['a', 'b', 'c'] },
  }),
  battery: JSON.stringify([{ id: 'seen' }, { id: 'hidden', holdout: 'range' }]),
  answers: JSON.stringify({ worked: { answer: 'good', steps: [] }, good: [], bad: [], debrief: { ja: '', en: '' } }),
};

type Stage = { bench: Bench; journal: Journal; runs: string[]; wait(): void; offline(yes: boolean): void };

function stage(events: ProgressEvent[] = [], status: 'passed' | 'not-passed' = 'not-passed'): Stage {
  const journal = { ...memoryJournal(events), kept: true };
  const runs: string[] = [];
  let waiting: (() => void)[] = [];
  let away = false;
  let n = 0;
  const outcome = (text: string): LabOutcome => ({
    evidence: { submission: { text } } as LabOutcome['evidence'],
    report: { status, shape: 'pass', job: status === 'passed' ? 'pass' : 'fail', checks: [] } as unknown as LabOutcome['report'],
  });
  const bench = benchStore({
    exercise,
    locale: 'ja',
    journal: () => Promise.resolve(journal),
    assets: assetStore({ id: exercise.id, revision: 2, public: 'public', battery: 'battery', answers: 'answers' }, (path) =>
      away ? Promise.reject(new Error('offline')) : Promise.resolve(files[path] ?? ''),
    ),
    lab: () =>
      Promise.resolve({
        ready: Promise.resolve(true),
        run: (text) => {
          runs.push(text);
          return Promise.resolve(outcome(text));
        },
        take: (text) => Promise.resolve(text === '{}' ? undefined : '[]'),
        stop: () => undefined,
        close: () => undefined,
      }),
    parts: () => Promise.resolve(),
    packer: () =>
      away ? Promise.reject(new Error('offline')) : Promise.resolve((text, examples) => new TextEncoder().encode(text + examples)),
    stamp: () => ({ id: `id${(n += 1)}`, at: `2026-11-30T00:00:${String(n).padStart(2, '0')}.000Z` }),
    after: (ms, then) => {
      expect(ms).toBe(draftPause);
      waiting.push(then);
      return () => {
        waiting = waiting.filter((other) => other !== then);
      };
    },
  });
  return {
    bench,
    journal,
    runs,
    wait: () => waiting.splice(0).forEach((then) => then()),
    offline: (yes) => {
      away = yes;
    },
  };
}

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const draft = (text: string, revision = 2): ProgressEvent =>
  draftEvent({ id: 'old', at: '2026-11-29T00:00:00.000Z' }, { id: exercise.id, revision }, text);

describe('opening', () => {
  test('starts with the starter, runs nothing, keeps nothing', async () => {
    const { bench, runs, journal } = stage();
    await bench.load();
    bench.flush();
    expect(bench.get().text).toBe(starter);
    expect(runs).toEqual([]);
    expect(await journal.all()).toEqual([]);
  });

  test('brings the draft back without running it', async () => {
    const { bench, runs } = stage([draft('{"mine": 1}')]);
    await bench.load();
    bench.warm();
    await settle();
    expect(bench.get()).toMatchObject({ text: '{"mine": 1}', staleDraft: undefined, ready: 'ready', outcome: undefined });
    expect(runs).toEqual([]);
  });

  test('says when the exercise changed since the draft', async () => {
    const { bench } = stage([draft('{}', 1)]);
    await bench.load();
    expect(bench.get().staleDraft).toBe(1);
  });

  test('can be tried again after a fault', async () => {
    const { bench, offline } = stage();
    offline(true);
    await bench.load();
    expect(bench.get().open).toBe('failed');
    offline(false);
    await bench.load();
    expect(bench.get().text).toBe(starter);
  });
});

describe('writing', () => {
  test('is kept after a pause, and once', async () => {
    const { bench, journal, wait } = stage();
    await bench.load();
    bench.type('{"a": 1}');
    bench.type('{"a": 12}');
    expect(await journal.all()).toEqual([]);
    wait();
    bench.flush();
    await settle();
    expect((await journal.all()).map((event) => event.type === 'draft' && event.text)).toEqual(['{"a": 12}']);
  });

  test('a page that is being left hands its text over without waiting', async () => {
    const { bench, journal } = stage();
    await bench.load();
    bench.type('{"last": 1}');
    const left: ProgressEvent[] = [];
    journal.leave = (events) => void left.push(...events);
    bench.leave();
    expect(left).toMatchObject([{ type: 'draft', text: '{"last": 1}' }]);
  });

  test('a reset can be undone, and the undoing too', async () => {
    const { bench } = stage([draft('{"mine": 1}')]);
    await bench.load();
    bench.reset();
    expect(bench.get().text).toBe(starter);
    bench.undo();
    expect(bench.get().text).toBe('{"mine": 1}');
    bench.redo();
    expect(bench.get().text).toBe(starter);
  });

  test('a run of keys is one step back; a change by the form is one of its own', async () => {
    const { bench } = stage();
    await bench.load();
    bench.type('1');
    bench.type('12');
    bench.edit(() => '[12]');
    bench.undo();
    expect(bench.get().text).toBe('12');
    bench.undo();
    expect(bench.get().text).toBe(starter);
  });

  test('a file that is opened is not run', async () => {
    const { bench, runs } = stage();
    await bench.load();
    bench.replace('{"file": 1}', { code: 'files.opened', params: { name: 'x.json' } });
    expect(bench.get()).toMatchObject({ text: '{"file": 1}', notice: { code: 'files.opened' } });
    expect(runs).toEqual([]);
  });
});

describe('running', () => {
  test('keeps the attempt with its verdict, and shows the world', async () => {
    const { bench, journal, runs } = stage();
    await bench.load();
    await bench.run();
    expect(runs).toEqual([starter]);
    expect(bench.get()).toMatchObject({ running: false, runs: 1, place: 'world' });
    expect(await journal.all()).toMatchObject([{ type: 'attempt', status: 'not-passed', text: starter }]);
  });

  test('without the battery nothing is graded and no attempt is kept', async () => {
    const { bench, journal, offline } = stage();
    await bench.load();
    offline(true);
    await bench.run();
    expect(bench.get()).toMatchObject({ running: false, outcome: undefined, notice: { code: 'run.no-data' } });
    expect(await journal.all()).toEqual([]);
  });

  const table: { because: string; status: 'passed' | 'not-passed'; answer: boolean; expected: boolean }[] = [
    { because: 'not before a pass', status: 'not-passed', answer: false, expected: false },
    { because: 'after a pass', status: 'passed', answer: false, expected: true },
    { because: 'after the worked answer was opened', status: 'not-passed', answer: true, expected: true },
  ];
  test.each(table)('shows hold-outs: $because', async ({ status, answer, expected }) => {
    const { bench } = stage([], status);
    await bench.load();
    await bench.run();
    if (answer) await bench.openAnswer();
    expect(revealed(bench.get())).toBe(expected);
    expect([...bench.get().heldIds]).toEqual(['hidden']);
  });

  test('the worked answer leaves the text alone', async () => {
    const { bench } = stage([draft('{"mine": 1}')]);
    await bench.load();
    await bench.openAnswer();
    expect(bench.get()).toMatchObject({ text: '{"mine": 1}', answerShown: true, record: { answerOpened: true, first: 'answer' } });
  });
});

describe('taking the server along', () => {
  const rows: { because: string; text: string; away: boolean; given: string | undefined }[] = [
    { because: 'the text that was run, with its examples', text: '{"tools":[]}', away: false, given: '{"tools":[]}[]' },
    { because: 'nothing where the worker has no examples', text: '{}', away: false, given: undefined },
    { because: 'nothing where the part that packs cannot be had', text: '{"tools":[]}', away: true, given: undefined },
  ];
  test.each(rows)('$because', async ({ text, away, given }) => {
    const { bench, offline } = stage();
    await bench.load();
    offline(away);
    const zip = await bench.take(text);
    expect(zip === undefined ? undefined : new TextDecoder().decode(zip)).toBe(given);
  });
});
