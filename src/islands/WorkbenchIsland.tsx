// The workbench: texts on one side, the report on the other. A thin skin over the store; reports and comparisons come late.
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { Boundary, Segments } from '../ui/index.ts';
import './bench.css';
import './workbench/workbench.css';
import { isRunKey } from './run-key.ts';
import { seen } from './workbench-store.ts';
import { Sources } from './workbench/Sources.tsx';
import type { Around, Parts } from './workbench/parts.ts';
import { useWorkbench } from './workbench/use-workbench.ts';

const Compare = lazy(async () => ({ default: (await import('./workbench/Compare.tsx')).Compare }));

function Run({ parts: { bench, state, t } }: { parts: Parts }): ReactNode {
  return state.running ? (
    <button className="btn" type="button" onClick={bench.stop}>
      {t('stop')}
    </button>
  ) : (
    <button className="btn go" type="button" aria-keyshortcuts="Control+Enter Meta+Enter" onClick={() => void bench.check()}>
      {t('run')} <kbd>Ctrl ⏎</kbd>
    </button>
  );
}

function Outcome({ parts }: { parts: Parts }): ReactNode {
  const { state, t, late } = parts;
  const head = useRef<HTMLHeadingElement>(null);
  const outcome = state.outcomes.get(seen(state).id);
  useEffect(() => {
    if (state.runs === 0) return;
    head.current?.focus({ preventScroll: true });
    head.current?.scrollIntoView({ block: 'nearest' });
  }, [state.runs]);
  return (
    <section id="report" aria-labelledby="h-report" data-runs={state.runs} data-running={state.running}>
      <h2 id="h-report" ref={head} tabIndex={-1}>
        {t('workbench.report')}
      </h2>
      <p role="status" className="small">
        {state.running ? t('work.running') : ''}
      </p>
      {outcome === undefined && !state.running && (
        <div className="soft small flow">
          <p>{t('workbench.before')}</p>
          <p>{t('workbench.before-auto')}</p>
        </div>
      )}
      {late !== undefined && (
        <Boundary fallback={<p className="notice">{t('load.part')}</p>}>
          <late.Report parts={parts} />
        </Boundary>
      )}
    </section>
  );
}

/** Texts and report. `modes`: whether two versions can be compared here, too. */
export function Bench({ parts, modes }: { parts: Parts; modes: boolean }): ReactNode {
  const { bench, t } = parts;
  const [mode, setMode] = useState<'check' | 'compare'>('check');
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    if (mode !== 'check') return;
    const key = (event: KeyboardEvent): void => {
      if (!isRunKey(event)) return;
      event.preventDefault();
      void bench.check();
    };
    document.addEventListener('keydown', key);
    return () => document.removeEventListener('keydown', key);
  }, [bench, mode]);
  return (
    <div className="workbench bench-root" data-mode={mode}>
      <div className="row work-bar">
        {modes && (
          <Segments
            label={t('workbench.modes')}
            choices={(['check', 'compare'] as const).map((key) => ({ key, label: t(`workbench.mode-${key}`) }))}
            value={mode}
            change={(key) => {
              setMode(key === 'compare' ? 'compare' : 'check');
              // It stays once it was opened: what was pasted there is not lost.
              if (key === 'compare') setOpened(true);
            }}
          />
        )}
        {mode === 'check' && (
          <span className="end">
            <Run parts={parts} />
          </span>
        )}
      </div>
      <div className="work" hidden={mode !== 'check'}>
        <Sources parts={parts} />
        <Outcome parts={parts} />
      </div>
      {opened && (
        <div hidden={mode !== 'compare'}>
          <Boundary fallback={<p className="notice">{t('load.part')}</p>}>
            <Suspense fallback={<p className="small soft">{t('load.waiting')}</p>}>
              <Compare parts={parts} />
            </Suspense>
          </Boundary>
        </div>
      )}
    </div>
  );
}

/** The island of the page. */
export function WorkbenchIsland(around: Around): ReactNode {
  return <Bench parts={useWorkbench(around)} modes />;
}
