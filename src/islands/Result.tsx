// What a run gave: why it was not graded, what to repair, what the agent did, the wire. Loaded late, see late.ts.
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { readJson } from '../model/json-text/index.ts';
import type { Locale } from '../model/localized.ts';
import type { Report } from '../model/report.ts';
import type { LabOutcome } from '../runner/browser.ts';
import { AgentLog, FindingList, HeldCounts, Inline, PassedList, WireLanes } from '../ui/index.ts';
import { say } from '../words/say.ts';
import { inWords } from '../words/values.ts';
import { After } from './After.tsx';
import { BindingAsk } from './BindingAsk.tsx';
import type { BenchParts, Late, ResultProps } from './bench-parts.ts';
import { revealed } from './bench-state.ts';
import { caseLabels } from './case-labels.ts';
import { disputeText } from './dispute.ts';
import { saveFile } from './files.ts';
import { KindOutcome } from './KindOutcome.tsx';
import { readingSentence } from './reading-sentence.ts';
import { Take } from './Take.tsx';
import { worldView, type WorldView } from './report-view.ts';
import { knows } from './words.ts';

/** Why something was not graded, in words. */
function whySentence({ state, t }: BenchParts, late: Late, locale: Locale, report: Report): string {
  if (report.status === 'unreadable') {
    const note = readJson(state.outcome?.evidence.submission.text ?? '').reading.notes.find(({ fatal }) => fatal);
    return note === undefined
      ? t('why.unknown')
      : t('reading.where', { line: note.place.line, column: note.place.column, what: readingSentence(locale, note) });
  }
  const { why } = report;
  if (why === undefined) return t('why.unknown');
  if (t(why.code) !== why.code) return t(why.code, why.params);
  if (knows(late.agent, why.code)) return say(late.agent, locale, why.code, inWords(why.params, locale));
  return t('why.unknown');
}

function Unjudged({ parts, late, locale, report }: Pick<ResultProps, 'parts' | 'late' | 'locale'> & { report: Report }): ReactNode {
  const { bench, state, t } = parts;
  if (report.why === undefined) return null;
  if (report.why.code === 'binding.needed') return <BindingAsk parts={parts} locale={locale} why={report.why} />;
  const place =
    report.status === 'unreadable' ? state.outcome?.evidence.submission.reading.notes.find(({ fatal }) => fatal)?.place : undefined;
  const whole = report.status !== 'not-passed';
  return (
    <div className="flow mt">
      <p>
        <b>{t(whole ? 'world.why' : 'world.partly')}</b>
        <br />
        <Inline text={whySentence(parts, late, locale, report)} />
      </p>
      {whole && (
        <p className="small soft">
          {t('world.not-failed')}
          {state.record.attempts.length > 1 && t('world.earlier')}
        </p>
      )}
      {place !== undefined && (
        <p>
          <button className="btn" type="button" onClick={() => bench.selectRange(place.offset, Math.max(1, place.length))}>
            {t('edit.show', { line: place.line })}
          </button>
        </p>
      )}
    </div>
  );
}

function Findings({ view, parts }: { view: WorldView; parts: BenchParts }): ReactNode {
  const { bench, t } = parts;
  return (
    <>
      <h3>
        {t('finds')}　<span className="soft thin">{t('finds.count', { stops: view.stops, advice: view.advice })}</span>
      </h3>
      {view.onlyHeld && <p className="small notice">{t('finds.only-held')}</p>}
      {view.finds.length === 0 && !view.onlyHeld && <p className="small soft">{t('finds.none')}</p>}
      <FindingList finds={view.finds} select={bench.select} open={bench.openStep} t={t} />
      {view.cut > 0 && <p className="small soft">{t('finds.cut', { count: view.cut })}</p>}
    </>
  );
}

function Happened({ view, parts }: { view: WorldView; parts: BenchParts }): ReactNode {
  const { state, t } = parts;
  const shown = revealed(state);
  const at = state.step;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (at === undefined) return;
    const row =
      box.current?.querySelector<HTMLElement>('.wire[open] > summary') ??
      box.current?.querySelector<HTMLElement>('details[open] > summary');
    row?.scrollIntoView({ block: 'center' });
    row?.focus({ preventScroll: true });
  }, [at]);
  return (
    <>
      {view.log.length > 0 && <h3>{t('log')}</h3>}
      <AgentLog groups={view.log} t={t} />
      {view.lanes.length > 0 && (
        <h3>
          {t('wire')}　
          <span className="soft thin">
            {t('wire.count', { count: view.lanes.flatMap(({ steps }) => steps).filter(({ step }) => step === 'wire').length })}
          </span>
        </h3>
      )}
      <div ref={box}>
        <WireLanes key={at?.turn ?? 0} groups={view.lanes} hot={view.hot} dropped={view.dropped} at={at?.n} t={t} />
      </div>
      {!shown && view.held.length > 0 && <p className="small soft">{t('log.held')}</p>}
      {view.passed.length > 0 && (
        <>
          <h3>
            {t('passed')}　<span className="soft thin">{view.passed.length}</span>
          </h3>
          <PassedList passed={view.passed} t={t} />
        </>
      )}
      {view.held.length > 0 && (
        <>
          <h3>{t('held')}</h3>
          <HeldCounts held={view.held} t={t} />
          {!shown && <p className="small soft">{t('held.hidden')}</p>}
        </>
      )}
      <p className="small soft mt">{t('world.sim')}</p>
    </>
  );
}

function Dispute({ parts: { state, t }, outcome }: Pick<ResultProps, 'parts' | 'outcome'>): ReactNode {
  const { exercise } = state;
  return (
    <p className="row mt">
      <button className="btn small" type="button" onClick={() => saveFile(`${exercise.id}-dispute.json`, disputeText(outcome))}>
        {t('dispute')}
      </button>
      <span className="small soft">{t('dispute.what')}</span>
    </p>
  );
}

function useView({ state, t, ruleHref }: BenchParts, late: Late, outcome: LabOutcome, locale: Locale): WorldView | undefined {
  const { open, heldIds, battery } = state;
  const shown = revealed(state);
  return useMemo(() => {
    if (typeof open === 'string') return undefined;
    const label = caseLabels(open.exercise, battery, locale, t);
    return worldView(outcome.evidence, outcome.report, { locale, t, words: late, label, ruleHref, heldIds, revealed: shown });
  }, [outcome, late, open, heldIds, battery, shown, locale, t, ruleHref]);
}

/** Everything below the verdicts. */
export function Result({ parts, late, outcome, locale, next, transfer }: ResultProps): ReactNode {
  const { state, t } = parts;
  const { report } = outcome;
  const view = useView(parts, late, outcome, locale);
  return (
    <>
      {outcome.evidence.submission.text !== state.text && <p className="small soft mt">{t('world.stale')}</p>}
      <Unjudged parts={parts} late={late} locale={locale} report={report} />
      {report.status === 'passed' && (
        <After parts={parts} locale={locale} next={next} transfer={transfer}>
          <Take parts={parts} text={outcome.evidence.submission.text} />
        </After>
      )}
      {view !== undefined && report.checks.length > 0 && <Findings view={view} parts={parts} />}
      <KindOutcome evidence={outcome.evidence} revealed={revealed(state)} locale={locale} />
      {view !== undefined && <Happened view={view} parts={parts} />}
      {report.status !== 'passed' && <Take parts={parts} text={outcome.evidence.submission.text} />}
      <Dispute parts={parts} outcome={outcome} />
    </>
  );
}
