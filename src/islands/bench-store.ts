// The bench without React: what the learner may do, and what follows. Everything from outside is an argument.
import type { Coded } from '../model/evidence.ts';
import type { Json } from '../model/json.ts';
import { readJson } from '../model/json-text/index.ts';
import type { Locale } from '../model/localized.ts';
import type { ProgressEvent } from '../model/progress.ts';
import type { Lab } from '../runner/browser.ts';
import {
  answerEvent,
  attemptEvent,
  draftEvent,
  exerciseRecord,
  hintEvent,
  merge,
  staleDrafts,
  type Journal,
  type Stamp,
} from '../study/index.ts';
import { startState, type BenchState, type Place } from './bench-state.ts';
import { holdoutIds, type AssetStore } from './exercise-assets.ts';
import { changed, redone, undone, type Source } from './history.ts';

/** A project as one file, of a submission and its examples. */
export type Packer = (
  submission: string,
  examples: string,
  options: { name: string; locale: Locale },
) => Uint8Array<ArrayBuffer> | undefined;

/** What the bench needs from around it. */
export type BenchSetting = {
  exercise: BenchState['exercise'];
  locale: Locale;
  assets: AssetStore;
  /** Opens the journal; called once. */
  journal(): Promise<Journal>;
  /** Starts the runner; called at idle or at the first run, never twice. */
  lab(): Promise<Lab>;
  /** Loads whatever else of the page a run needs. */
  parts(): Promise<unknown>;
  /** Loads what makes a file of a project: at idle, or when it is asked for. */
  packer(): Promise<Packer>;
  stamp(): Stamp;
  /** Calls back after `ms`; gives a function that cancels. */
  after(ms: number, then: () => void): () => void;
};

/** Time without a key before a draft is kept, in milliseconds. */
export const draftPause = 700;

/** The bench. */
export type Bench = ReturnType<typeof benchStore>;

/** Makes the bench of one exercise and starts loading it. Runs nothing. */
export function benchStore(setting: BenchSetting) {
  const { exercise, assets, locale } = setting;
  let state = startState(exercise);
  let events: ProgressEvent[] = [];
  let lab: Promise<Lab> | undefined;
  let cancelDraft: (() => void) | undefined;
  let turn = 0;
  let opened: Promise<Journal> | undefined;
  let journalNow: Journal | undefined;
  const listeners = new Set<() => void>();

  function set(change: Partial<BenchState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  function journalOf(): Promise<Journal> {
    opened ??= setting.journal().then((journal) => {
      journalNow = journal;
      return journal;
    });
    return opened;
  }

  async function keep(event: ProgressEvent): Promise<void> {
    events = merge(events, [event]);
    set({ record: exerciseRecord(events, exercise.id), saving: 'writing' });
    const journal = await journalOf();
    const kept = await journal.add([event]);
    set({ saving: kept ? 'saved' : 'memory' });
    const stale = staleDrafts(events, exercise.id);
    if (stale.length === 0) return;
    events = events.filter(({ id }) => !stale.includes(id));
    await journal.drop(stale);
  }

  /** The text as a draft, where it is not kept yet. */
  function unkept(): ProgressEvent | undefined {
    cancelDraft?.();
    cancelDraft = undefined;
    if (typeof state.open === 'string' || state.record.draft?.text === state.text) return undefined;
    if (state.record.draft === undefined && state.text === state.open.starter[locale]) return undefined;
    return draftEvent(setting.stamp(), exercise, state.text);
  }

  /** Keeps the text now, where it is not kept yet. */
  function flush(): void {
    const draft = unkept();
    if (draft !== undefined) void keep(draft);
  }

  /** The same for a page that is being left: there is no time to wait for a database. */
  function leave(): void {
    const draft = unkept();
    if (draft === undefined) return;
    journalNow?.leave([draft]);
    void keep(draft);
  }

  function put(text: string, source: Source, notice?: Coded): void {
    if (text === state.text && notice === undefined) return;
    set({ text, history: changed(state.history, state.text, source), notice });
    cancelDraft?.();
    cancelDraft = setting.after(draftPause, flush);
  }

  function step(move: { text: string; history: BenchState['history'] } | undefined): void {
    if (move === undefined) return;
    set({ ...move, notice: undefined });
    flush();
  }

  /** `also`: what has to be there, too, before the bench says that it is ready. */
  function startLab(also?: Promise<unknown>): Promise<Lab> {
    if (lab === undefined) {
      const started = setting.lab();
      lab = started;
      // Offline means everything: the worker, the checks, and what is shown after a pass.
      const all = Promise.all([started.then(({ ready }) => ready), loadBattery(), assets.answers(), setting.parts(), also]);
      void all.then(
        ([warm]) => set({ ready: warm ? 'ready' : 'failed' }),
        () => set({ ready: 'failed' }),
      );
      started.catch(() => {
        lab = undefined;
      });
    }
    return lab;
  }

  async function loadBattery(): Promise<string> {
    const text = await assets.batteryText();
    if (state.battery !== undefined) return text;
    const battery = JSON.parse(text) as Json;
    set({ battery, heldIds: holdoutIds(battery) });
    return text;
  }

  async function load(): Promise<void> {
    set({ open: 'loading' });
    try {
      const [open, journal] = await Promise.all([assets.open(), journalOf()]);
      events = merge(events, await journal.all());
      const record = exerciseRecord(events, exercise.id);
      const { draft } = record;
      set({
        open,
        record,
        text: draft?.text ?? open.starter[locale],
        saving: journal.kept ? (draft === undefined ? 'idle' : 'saved') : 'memory',
        staleDraft: draft !== undefined && draft.revision !== exercise.revision ? draft.revision : undefined,
      });
    } catch {
      set({ open: 'failed' });
    }
  }

  async function run(): Promise<void> {
    if (state.running || typeof state.open === 'string') return;
    flush();
    const { text } = state;
    set({ running: true, notice: undefined, place: 'world', step: undefined });
    const parts = await Promise.all([startLab(), assets.exerciseText(), loadBattery()]).catch(() => undefined);
    if (parts === undefined) return set({ running: false, place: 'make', notice: { code: 'run.no-data', params: {} } });
    const [runner, exerciseText, battery] = parts;
    const outcome = await runner.run(text, { exercise: exerciseText, battery });
    set({ running: false, outcome, runs: state.runs + 1, staleDraft: undefined });
    if (outcome.report.status === 'passed') void showDebrief();
    await keep(attemptEvent(setting.stamp(), exercise, text, outcome.report));
  }

  async function showDebrief(): Promise<void> {
    set({ answers: await assets.answers().catch(() => 'failed' as const) });
  }

  /** Selects `pointer` in the present text, or its nearest parent that still stands there. */
  function select(pointer: string): void {
    const { place } = readJson(state.text);
    let here = pointer;
    while (here !== '' && place(here) === undefined) here = here.slice(0, here.lastIndexOf('/'));
    const found = place(here);
    if (found !== undefined) set({ place: 'make', wish: { offset: found.offset, length: found.length, turn: (turn += 1) } });
  }

  return {
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    load,
    run,
    flush,
    leave,
    select,
    warm: () => {
      const packer = setting.packer();
      packer.catch(() => undefined);
      void startLab(packer);
    },
    stop: () => void lab?.then((runner) => runner.stop()),
    /** The definitions in `text` as a project, zipped; undefined where that could not be done. */
    take: async (text: string) => {
      const ready = await Promise.all([startLab(), setting.packer()]).catch(() => undefined);
      const examples = await ready?.[0].take(text);
      return examples === undefined ? undefined : ready?.[1](text, examples, { name: exercise.id, locale });
    },
    type: (text: string) => put(text, 'typing'),
    /** A change that a form made: `change` gets the present text and gives the next. */
    edit: (change: (text: string) => string, notice?: Coded) => put(change(state.text), 'form', notice),
    replace: (text: string, notice?: Coded) => put(text, 'whole', notice),
    notify: (notice: Coded | undefined) => set({ notice }),
    undo: () => step(undone(state.history, state.text)),
    redo: () => step(redone(state.history, state.text)),
    reset: () => typeof state.open !== 'string' && put(state.open.starter[locale], 'whole', { code: 'files.reset', params: {} }),
    see: (place: Place) => set({ place }),
    selectRange: (offset: number, length: number) => set({ place: 'make', wish: { offset, length, turn: (turn += 1) } }),
    openStep: (n: number) => set({ place: 'world', step: { n, turn: (turn += 1) } }),
    hint: (n: number) => void keep(hintEvent(setting.stamp(), exercise.id, n)),
    openAnswer: async () => {
      const answers = await assets.answers().catch(() => 'failed' as const);
      set({ answers, answerShown: answers !== 'failed', place: 'make' });
      if (answers !== 'failed' && !state.record.answerOpened) await keep(answerEvent(setting.stamp(), exercise.id));
    },
    closeAnswer: () => set({ answerShown: false }),
    close: () => {
      leave();
      void lab?.then((runner) => runner.close());
      lab = undefined;
    },
  };
}
