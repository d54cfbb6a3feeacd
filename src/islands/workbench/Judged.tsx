// The report of a text that was judged: counts, artefacts, filters, findings, messages.
import { useMemo, useState, type ReactNode } from 'react';
import type { FileReport } from '../../artefacts/index.ts';
import { Segments, SelectField, TextField } from '../../ui/index.ts';
import { editorMost, type SourceOutcome } from '../workbench-store.ts';
import { Artefacts, VerdictWord } from './Artefacts.tsx';
import { Findings } from './Findings.tsx';
import { Make } from './Make.tsx';
import { countsOf, filtered, listed, noFilter, severities, type Filter } from './report-rows.ts';
import type { Parts } from './parts.ts';
import { Wire } from './Wire.tsx';

type Done = Extract<SourceOutcome, { status: 'done' }>;
type JudgedReport = Extract<FileReport, { status: 'judged' }>;

function Filters({
  filter,
  set,
  all,
  parts: { t },
}: {
  filter: Filter;
  set(next: Filter): void;
  all: ReturnType<typeof listed>;
  parts: Parts;
}): ReactNode {
  const counts = useMemo(() => countsOf(all.map(({ finding }) => finding)), [all]);
  const rules = useMemo(() => [...new Set(all.map(({ finding }) => finding.rule))].toSorted(), [all]);
  const choices = [
    { key: 'all', label: `${t('report.all')} ${String(all.length)}` },
    ...severities.map((key) => ({ key: key, label: `${t(`severity.${key}`)} ${String(counts[key])}` })),
  ];
  return (
    <div className="filters">
      <Segments
        label={t('report.severity')}
        choices={choices}
        value={filter.severity ?? 'all'}
        change={(key) => set({ ...filter, severity: severities.find((one) => one === key) })}
      />
      {all.length > 5 && (
        <div className="filter-fields">
          <SelectField
            label={t('report.rule')}
            value={filter.rule ?? ''}
            choices={[{ key: '', label: t('report.every-rule') }, ...rules.map((key) => ({ key, label: key }))]}
            disabled={false}
            change={(key) => set({ ...filter, rule: key === '' ? undefined : key })}
          />
          <TextField label={t('report.search')} value={filter.text} disabled={false} change={(text = '') => set({ ...filter, text })} />
        </div>
      )}
    </div>
  );
}

/** The whole report of one text. */
export function Judged({ outcome, report, parts }: { outcome: Done; report: JudgedReport; parts: Parts }): ReactNode {
  const { t } = parts;
  const [held, setHeld] = useState({ of: outcome, filter: noFilter });
  const filter = held.of === outcome ? held.filter : noFilter;
  const set = (next: Filter): void => setHeld({ of: outcome, filter: next });
  const all = useMemo(() => listed(report), [report]);
  const shown = useMemo(() => filtered(all, filter), [all, filter]);
  const { text } = outcome.source;
  const inEditor = text.length <= editorMost && parts.state.sources.some((one) => one.id === outcome.source.id && one.text === text);
  const only = filter.artefact === undefined ? undefined : report.artefacts[filter.artefact];
  const kinds = [...new Set(report.artefacts.map(({ kind }) => t(`kind.${kind}`)))].join(t('list.comma'));
  return (
    <>
      <p className="row verdict-line">
        <VerdictWord verdict={report.verdict} t={t} />
        <span className="soft">
          {kinds}　{t('report.counts', countsOf(all.map(({ finding }) => finding)))}
        </span>
      </p>
      {report.artefacts.length > 1 && (
        <Artefacts artefacts={report.artefacts} chosen={filter.artefact} choose={(artefact) => set({ ...filter, artefact })} t={t} />
      )}
      {all.length === 0 ? (
        <p className="mt">
          {t('report.none')}
          <span className="soft">{t('report.none-limits')}</span>
        </p>
      ) : (
        <>
          <h3>{t('finds')}</h3>
          <Filters filter={filter} set={set} all={all} parts={parts} />
          {only !== undefined && (
            <p className="row small mt">
              {t('report.only', { name: only.name })}
              <button className="btn small" type="button" onClick={() => set(noFilter)}>
                {t('report.reset')}
              </button>
            </p>
          )}
          {shown.length === 0 && <p className="small mt">{t('report.none-match')}</p>}
          <Findings list={shown} of={shown} parts={parts} text={text} inEditor={inEditor} />
        </>
      )}
      <Wire outcome={outcome} report={report} t={t} />
      <Make outcome={outcome} report={report} t={t} />
    </>
  );
}
