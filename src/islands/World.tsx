// The right place: how the run ended, and both verdicts. What a result holds comes with the late parts.
import { useEffect, useRef, type ReactNode } from 'react';
import type { Locale } from '../model/localized.ts';
import { Boundary, VerdictPair, type Standing } from '../ui/index.ts';
import type { BenchParts, Link } from './bench-parts.ts';
import type { BenchState } from './bench-state.ts';

/** How one side stands, and the line below it. */
function standing(state: BenchState, settled: boolean, side: 'shape' | 'job', t: BenchParts['t']): { now: Standing; detail: string } {
  const report = state.outcome?.report;
  if (!settled) return { now: 'running', detail: t(`detail.${side}.waiting`) };
  if (report === undefined) return { now: 'waiting', detail: t(`detail.${side}.waiting`) };
  if (report.status === 'unreadable') return { now: 'unreadable', detail: t('detail.none') };
  const now = report[side];
  if (now === 'not-graded') return { now, detail: t('detail.none') };
  const failed = report.checks.filter((check) => check.side === side && check.status === 'fail');
  const held = failed.filter((check) => check.holdout !== undefined).length;
  const code = held > 0 ? `detail.${side}.${now}.held` : `detail.${side}.${now}`;
  return { now, detail: t(code, { count: failed.length, held }) };
}

function Before({ t }: { t: BenchParts['t'] }): ReactNode {
  const rows = [
    ['world.before.finds', 'world.before.finds.what'],
    ['log', 'world.before.log.what'],
    ['wire', 'world.before.wire.what'],
  ] as const;
  return (
    <div className="flow mt">
      <p>{t('world.before')}</p>
      <ol className="small">
        {rows.map(([head, what], index) => (
          <li key={head} className="case">
            <span className="soft">{index + 1}</span>
            <span>
              <b>{t(head)}</b>
              <br />
              {t(what)}
            </span>
          </li>
        ))}
      </ol>
      <p className="small soft">{t('world.before.auto')}</p>
      <p className="small soft">{t('world.sim')}</p>
    </div>
  );
}

/** The line that a screen reader hears after a run. */
function spoken({ state, t }: BenchParts, settled: boolean): string {
  const report = state.outcome?.report;
  if (!settled) return t('status.running');
  if (report === undefined) return '';
  const status = t(`status.${report.status}`);
  if (report.status === 'not-graded' || report.status === 'unreadable') return `${status}。${t('detail.none')}`;
  const stops = report.checks.filter((check) => check.status === 'fail').length;
  return t('said.run', { status, shape: t(`standing.${report.shape}`), job: t(`standing.${report.job}`), stops });
}

/** The right place. */
export function World({
  parts,
  locale,
  next,
  transfer,
}: {
  parts: BenchParts;
  locale: Locale;
  next: Link | undefined;
  transfer: Link | undefined;
}): ReactNode {
  const { state, t, late } = parts;
  const heading = useRef<HTMLHeadingElement>(null);
  const { outcome } = state;
  // The words of a verdict come with the late parts: until they are there, the run goes on for the reader.
  const settled = !state.running && (outcome === undefined || late !== undefined);
  useEffect(() => {
    if (state.runs > 0 && settled) heading.current?.focus();
  }, [state.runs, settled]);
  const [shape, job] = [standing(state, settled, 'shape', t), standing(state, settled, 'job', t)];
  const status = !settled ? 'running' : (outcome?.report.status ?? 'waiting');
  return (
    <section id="world" aria-labelledby="h-world" aria-busy={!settled}>
      <h2 id="h-world">{t('place.world')}</h2>
      <h3 ref={heading} tabIndex={-1} className="status" data-status={status}>
        {t(`status.${status}`)}
      </h3>
      <p className="hide" role="status">
        {spoken(parts, settled)}
      </p>
      <VerdictPair shape={shape.now} job={job.now} shapeDetail={shape.detail} jobDetail={job.detail} t={t} />
      {outcome === undefined && <Before t={t} />}
      {outcome !== undefined && settled && late !== undefined && (
        <Boundary key={state.runs} fallback={<p className="small notice">{t('load.part')}</p>}>
          <late.Result parts={parts} late={late} outcome={outcome} locale={locale} next={next} transfer={transfer} />
        </Boundary>
      )}
    </section>
  );
}
