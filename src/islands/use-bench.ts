// Connects the store to the page: browser storage, the worker, the clock, and the moments when a draft must be kept.
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { deviceJournal } from '../study/adapters/indexed-db.ts';
import type { BenchParts, BenchProps, Late } from './bench-parts.ts';
import { benchStore, type Bench } from './bench-store.ts';
import { assetStore } from './exercise-assets.ts';
import { whenIdle } from './idle.ts';
import { benchT } from './words.ts';

function stamp(): { id: string; at: string } {
  return { id: crypto.randomUUID(), at: new Date().toISOString() };
}

function after(ms: number, then: () => void): () => void {
  const timer = setTimeout(then, ms);
  return () => clearTimeout(timer);
}

async function loadLate(): Promise<Late> {
  return (await import('./late.ts')).late;
}

function makeBench({ exercise: { id, revision, kind }, assets, base, locale }: BenchProps): Bench {
  const fetchText = async (path: string): Promise<string> => {
    const response = await fetch(`${base}${path.startsWith('data/') ? path : `data/${path}`}`);
    if (!response.ok) throw new Error(`HTTP ${response.status} for ${path}`);
    return response.text();
  };
  const exercise = { id, revision, kind };
  return benchStore({
    exercise,
    locale,
    assets: assetStore(assets, fetchText),
    journal: deviceJournal,
    lab: async () => (await import('../runner/browser.ts')).browserLab(exercise),
    parts: loadLate,
    packer: async () => (await import('../take/pack.ts')).packed,
    stamp,
    after,
  });
}

/** The bench of this page. Loading starts once the page is shown; the worker is warmed at idle; nothing is run. */
export function useBench(props: BenchProps): BenchParts {
  const [bench] = useState(() => makeBench(props));
  const [late, setLate] = useState<Late>();
  const state = useSyncExternalStore(bench.subscribe, bench.get, bench.get);
  useEffect(() => {
    void bench.load();
    const cancel = whenIdle(() => {
      bench.warm();
      void loadLate().then(setLate, () => undefined);
    });
    const hidden = (): void => {
      if (document.visibilityState === 'hidden') bench.leave();
    };
    addEventListener('pagehide', bench.leave);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      cancel();
      removeEventListener('pagehide', bench.leave);
      document.removeEventListener('visibilitychange', hidden);
      bench.close();
    };
  }, [bench]);
  // A run may come before idle, or after a load that failed.
  useEffect(() => {
    if ((!state.running && !state.answerShown) || late !== undefined) return;
    void loadLate().then(setLate, () => undefined);
  }, [state.running, state.answerShown, late]);
  const t = useMemo(() => benchT(props.locale, late?.result), [props.locale, late]);
  const { base, locale } = props;
  const ruleHref = useCallback((id: string) => `${base}${locale === 'en' ? 'en/' : ''}rules/${id}/`, [base, locale]);
  return { bench, state, t, late, ruleHref };
}
