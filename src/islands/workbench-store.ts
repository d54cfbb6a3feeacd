// The workbench without React: texts, what is said about each, and what came of the last check. Nothing is stored or sent.
import type { ArtefactKind, FileReport } from '../artefacts/index.ts';
import type { Coded } from '../model/evidence.ts';
import type { Checker, Range, SentMessage } from '../runner/check.ts';

/** One text. `name` is `-` for a text that was pasted, as on the command line. */
export type Source = {
  id: number;
  name: string;
  text: string;
  /** What the reader says it is. Undefined: its shape tells. */
  as: ArtefactKind | undefined;
  revision: '2025-11-25' | '2026-07-28' | undefined;
};

/** What came of one text, and the very text it belongs to. `file` is its entry of `pokayoke/check/1` as JSON text. */
export type SourceOutcome =
  | { source: Source; status: 'done'; file: string; report: FileReport; sent: SentMessage[] }
  | { source: Source; status: 'stopped'; why: Coded };

/** A place that the editor should select. `turn` grows with every wish. */
export type PlaceWish = { id: number; pointer: string; offset: number; length: number; turn: number };

/** Everything the workbench knows. */
export type WorkbenchState = {
  sources: Source[];
  /** The text that is seen. */
  at: number;
  running: boolean;
  outcomes: ReadonlyMap<number, SourceOutcome>;
  /** Grows with every check that ended. */
  runs: number;
  notice: Coded | undefined;
  wish: PlaceWish | undefined;
};

/** What the reader can do. */
export type Workbench = {
  get(): WorkbenchState;
  subscribe(hear: () => void): () => void;
  write(text: string): void;
  /** Adds texts and shows the first one. An empty pasted text gives way. */
  add(texts: readonly { name: string; text: string }[]): void;
  remove(id: number): void;
  show(id: number): void;
  say(id: number, what: Partial<Pick<Source, 'as' | 'revision'>>): void;
  tell(notice: Coded | undefined): void;
  /** Checks every text that is not empty. */
  check(): Promise<void>;
  stop(): void;
  /** Selects the place of a pointer in the text that was checked. */
  select(pointer: string): Promise<void>;
  /** Where values stand in the text that was checked. */
  places(pointers: readonly string[]): Promise<Range[]>;
  warm(): void;
  close(): void;
};

/** What the store needs from around it. */
export type WorkbenchSetting = { checker: () => Promise<Checker> };

/** Largest text, in bytes; more than ten thousand tools. */
export const largestText = 32 * 1024 * 1024;

/** Most texts at once. */
export const mostTexts = 50;

/** A text longer than this, in UTF-16 units, is not put into the editor. */
export const editorMost = 200_000;

/** The text that is seen. */
export function seen({ sources, at }: Pick<WorkbenchState, 'sources' | 'at'>): Source {
  const source = sources.find(({ id }) => id === at) ?? sources[0];
  if (source === undefined) throw new Error('workbench: there is always one text; do not empty the list');
  return source;
}

/** True where an outcome belongs to the text as it is now. */
export function isFresh(source: Source, outcome: SourceOutcome | undefined): boolean {
  const of = outcome?.source;
  return of !== undefined && of.text === source.text && of.as === source.as && of.revision === source.revision;
}

/** `pokayoke/check/1` of what was checked, byte for byte as `pokayoke check --json` has it. Undefined where nothing was. */
export function checkDocument({ sources, outcomes }: Pick<WorkbenchState, 'sources' | 'outcomes'>): string | undefined {
  const files = sources.flatMap(({ id }) => {
    const outcome = outcomes.get(id);
    return outcome?.status === 'done' ? [outcome.file] : [];
  });
  return files.length === 0 ? undefined : `{"files":[${files.join(',')}],"format":"pokayoke/check/1"}\n`;
}

function blank(id: number): Source {
  return { id, name: '-', text: '', as: undefined, revision: undefined };
}

/** Makes a workbench with one empty text. */
export function workbenchStore(setting: WorkbenchSetting): Workbench {
  let state: WorkbenchState = {
    sources: [blank(1)],
    at: 1,
    running: false,
    outcomes: new Map(),
    runs: 0,
    notice: undefined,
    wish: undefined,
  };
  let ids = 1;
  let turn = 0;
  let halted = false;
  const isHalted = (): boolean => halted;
  const hearers = new Set<() => void>();
  const set = (next: Partial<WorkbenchState>): void => {
    state = { ...state, ...next };
    for (const hear of hearers) hear();
  };
  const change = (id: number, next: Partial<Source>): void =>
    set({ sources: state.sources.map((source) => (source.id === id ? { ...source, ...next } : source)) });
  let loaded: Promise<Checker> | undefined;
  const checker = (): Promise<Checker> => {
    loaded ??= setting.checker();
    void loaded.catch(() => (loaded = undefined));
    return loaded;
  };

  const checkOne = async (source: Source): Promise<SourceOutcome> => {
    try {
      const { name: file, text, as, revision } = source;
      const end = await (await checker()).ask({ type: 'check', source: { file, text, as, revision } });
      if (!end.ok) return { source, status: 'stopped', why: end.why };
      // The report is read from the bytes that are exported: what is shown is what is saved.
      return { source, status: 'done', file: end.answer.file, report: JSON.parse(end.answer.file) as FileReport, sent: end.answer.sent };
    } catch {
      return { source, status: 'stopped', why: { code: 'work.no-worker', params: {} } };
    }
  };

  const check = async (): Promise<void> => {
    if (state.running) return;
    const asked = state.sources.filter(({ text }) => text.trim() !== '');
    if (asked.length === 0) return set({ notice: { code: 'work.empty', params: {} } });
    halted = false;
    set({ running: true, notice: undefined });
    for (const source of asked) {
      const outcome: SourceOutcome = isHalted()
        ? { source, status: 'stopped', why: { code: 'work.stopped', params: {} } }
        : await checkOne(source);
      set({ outcomes: new Map(state.outcomes).set(source.id, outcome) });
    }
    set({ running: false, runs: state.runs + 1 });
  };

  const places = async (pointers: readonly string[]): Promise<Range[]> => {
    const outcome = state.outcomes.get(state.at);
    if (outcome === undefined) return [];
    const end = await (await checker()).ask({ type: 'places', text: outcome.source.text, pointers });
    return end.ok ? end.answer : [];
  };

  return {
    get: () => state,
    subscribe: (hear) => {
      hearers.add(hear);
      return () => hearers.delete(hear);
    },
    write: (text) => change(state.at, { text }),
    add: (texts) => {
      const room = mostTexts - state.sources.length;
      const added = texts.slice(0, Math.max(0, room)).map(({ name, text }): Source => ({ ...blank((ids += 1)), name, text }));
      const kept = state.sources.filter(({ name, text }) => name !== '-' || text.trim() !== '');
      const left = texts.length - added.length;
      if (added.length > 0) set({ sources: [...kept, ...added], at: added[0]?.id ?? state.at, wish: undefined });
      if (left > 0) set({ notice: { code: 'work.too-many', params: { left, most: mostTexts } } });
    },
    remove: (id) => {
      const rest = state.sources.filter((source) => source.id !== id);
      const sources = rest.length === 0 ? [blank((ids += 1))] : rest;
      const outcomes = new Map(state.outcomes);
      outcomes.delete(id);
      set({ sources, outcomes, at: state.at === id ? (sources[0]?.id ?? 0) : state.at, wish: undefined });
    },
    show: (at) => set({ at, wish: undefined }),
    say: (id, what) => change(id, what),
    tell: (notice) => set({ notice }),
    check,
    stop: () => {
      halted = true;
      void loaded?.then((ready) => ready.stop());
    },
    select: async (pointer) => {
      const { at: id } = state;
      const [range] = await places([pointer]).catch(() => []);
      if (range === undefined || range === null) return;
      set({ wish: { id, pointer, ...range, turn: (turn += 1) } });
    },
    places,
    warm: () =>
      void checker().then(
        (ready) => ready.warm(),
        () => undefined,
      ),
    close: () =>
      void loaded?.then(
        (ready) => ready.close(),
        () => undefined,
      ),
  };
}
