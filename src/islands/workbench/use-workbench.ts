// Connects the workbench to the page: the worker, idle time, words, and the places that the editor marks.
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { EditorMark, T } from '../../ui/index.ts';
import { say } from '../../words/say.ts';
import { workbenchWords } from '../../words/workbench.ts';
import { whenIdle } from '../idle.ts';
import { editorMost, isFresh, seen, workbenchStore } from '../workbench-store.ts';
import { knows } from '../words.ts';
import type { Around, Late, Parts } from './parts.ts';

/** The workbench of this page. */
export function useWorkbench(around: Around): Parts {
  const [bench] = useState(() => workbenchStore({ checker: async () => (await import('../../runner/check.ts')).browserChecker() }));
  const [late, setLate] = useState<Late>();
  const [wanted, setWanted] = useState(false);
  const state = useSyncExternalStore(bench.subscribe, bench.get, bench.get);
  useEffect(
    () =>
      whenIdle(() => {
        setWanted(true);
        bench.warm();
      }),
    [bench],
  );
  useEffect(() => () => bench.close(), [bench]);
  const load = (wanted || state.running) && late === undefined;
  useEffect(() => {
    if (!load) return;
    void import('./late.ts').then(
      (parts) => setLate(parts.late),
      () => undefined,
    );
  }, [load]);
  const t: T = useMemo(
    () => (code, params) => say(knows(workbenchWords, code) ? workbenchWords : (late?.words ?? {}), around.locale, code, params),
    [around.locale, late],
  );
  return { bench, state, t, late, around, hurry: () => setWanted(true) };
}

/** Findings whose places are marked in the editor. */
const markedMost = 300;

/** The places of the last check's findings, only for the very text that was checked. */
export function useMarks({ bench, state }: Pick<Parts, 'bench' | 'state'>): readonly EditorMark[] {
  const source = seen(state);
  const outcome = state.outcomes.get(source.id);
  const fresh = isFresh(source, outcome) && outcome?.status === 'done' && source.text.length <= editorMost ? outcome : undefined;
  const [found, setFound] = useState<{ of: unknown; marks: EditorMark[] }>();
  useEffect(() => {
    if (fresh?.report.status !== 'judged') return;
    const list = fresh.report.artefacts.flatMap(({ findings }) => findings).slice(0, markedMost);
    let gone = false;
    void bench.places(list.map(({ pointer }) => pointer)).then(
      (ranges) => {
        const marks = ranges.flatMap((range, index) => {
          const whole = range === null || fresh.source.text.slice(range.offset, range.offset + range.length).includes('\n');
          return range === null || whole ? [] : [{ ...range, blocking: list[index]?.severity === 'error' }];
        });
        if (!gone) setFound({ of: fresh, marks });
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [bench, fresh]);
  return useMemo(() => (found !== undefined && found.of === fresh ? found.marks : []), [found, fresh]);
}
