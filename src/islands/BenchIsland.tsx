// The bench: brief, artefact, world. A thin skin over the store; the brief is static HTML that reads without a script.
import { useEffect, type ReactNode } from 'react';
import { Segments } from '../ui/index.ts';
import './bench.css';
import type { BenchParts, BenchProps } from './bench-parts.ts';
import { isRunKey } from './run-key.ts';
import { Make } from './Make.tsx';
import { RunBar } from './RunBar.tsx';
import { useBench } from './use-bench.ts';
import { World } from './World.tsx';

function Tabs({ parts }: { parts: BenchParts }): ReactNode {
  const { bench, state, t } = parts;
  const places = ['brief', 'make', 'world'] as const;
  return (
    <Segments
      className="tabs"
      label={t('place.tabs')}
      value={state.place}
      choices={places.map((key) => ({ key, label: t(`place.${key}`) }))}
      change={(key) => bench.see(places.find((place) => place === key) ?? 'brief')}
    />
  );
}

/** The whole bench. */
export function BenchIsland(props: BenchProps): ReactNode {
  const parts = useBench(props);
  const { bench, state, t } = parts;
  useEffect(() => {
    const key = (event: KeyboardEvent): void => {
      if (!isRunKey(event)) return;
      event.preventDefault();
      void bench.run();
    };
    document.addEventListener('keydown', key);
    return () => document.removeEventListener('keydown', key);
  }, [bench]);
  return (
    <div className="has-run bench-root" data-tab={state.place}>
      <RunBar parts={parts} title={props.exercise.title} locale={props.locale} objectives={props.objectives ?? []} />
      <Tabs parts={parts} />
      <div className="bench">
        <section id="brief" aria-labelledby="h-brief">
          <h2 id="h-brief">{t('place.brief')}</h2>
          <div className="flow small">{props.brief ?? props.children}</div>
          {parts.late !== undefined && <parts.late.BriefHelp parts={parts} locale={props.locale} lesson={props.lesson} />}
        </section>
        <Make parts={parts} locale={props.locale} />
        <World parts={parts} locale={props.locale} next={props.next} transfer={props.transfer} />
      </div>
    </div>
  );
}
