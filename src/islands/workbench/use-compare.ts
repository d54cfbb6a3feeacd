// Two versions and what came of comparing them. Texts stay whatever happens.
import { useCallback, useMemo, useState } from 'react';
import type { CallReport, DriftReport, ShownChange } from '../../artefacts/index.ts';
import type { Coded } from '../../model/evidence.ts';
import { browserChecker, type Checker, type Range } from '../../runner/check.ts';

/** The three texts; `calls` may be empty. */
export type Texts = { old: string; now: string; calls: string };

/** What came of a comparison, with the texts it belongs to. `document` is `pokayoke/drift/1` as it is saved. */
export type Compared =
  | {
      status: 'compared';
      texts: Texts;
      document: string;
      changes: ShownChange[];
      calls: CallReport[];
      ranges: { before: Range; after: Range }[];
    }
  | { status: 'refused'; texts: Texts; report: Exclude<DriftReport, { status: 'compared' }> }
  | { status: 'stopped'; texts: Texts; why: Coded };

/** State and acts. */
export type Comparison = {
  texts: Texts;
  write(side: keyof Texts, text: string): void;
  fill(texts: Texts): void;
  outcome: Compared | undefined;
  running: boolean;
  /** Grows with every comparison that ended. */
  runs: number;
  compare(): Promise<void>;
  stop(): void;
};

async function ask(checker: Checker, texts: Texts): Promise<Compared> {
  const { old, now, calls } = texts;
  const end = await checker.ask({ type: 'compare', texts: { old, now, ...(calls.trim() !== '' && { calls }) } });
  if (!end.ok) return { status: 'stopped', texts, why: end.why };
  const { document, refused, ranges } = end.answer;
  if (document === '') return { status: 'refused', texts, report: refused as Exclude<DriftReport, { status: 'compared' }> };
  const { changes, calls: reports } = JSON.parse(document) as { changes: ShownChange[]; calls: CallReport[] };
  return { status: 'compared', texts, document, changes, calls: reports, ranges };
}

/** A comparison with a worker of its own, started with the first press. */
export function useCompare(): Comparison {
  const checker = useMemo(browserChecker, []);
  const [texts, setTexts] = useState<Texts>({ old: '', now: '', calls: '' });
  const [state, setState] = useState<{ outcome: Compared | undefined; running: boolean; runs: number }>({
    outcome: undefined,
    running: false,
    runs: 0,
  });
  const write = useCallback((side: keyof Texts, text: string) => setTexts((before) => ({ ...before, [side]: text })), []);
  return {
    texts,
    write,
    fill: setTexts,
    ...state,
    compare: async () => {
      if (state.running) return;
      const asked = texts;
      setState((before) => ({ ...before, running: true }));
      const outcome: Compared =
        asked.old.trim() === '' || asked.now.trim() === ''
          ? { status: 'stopped', texts: asked, why: { code: 'compare.need', params: {} } }
          : await ask(checker, asked);
      setState(({ runs }) => ({ outcome, running: false, runs: runs + 1 }));
    },
    stop: checker.stop,
  };
}
