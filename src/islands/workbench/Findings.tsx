// Findings of one text: weight, whose rule, place, what happens, what follows, the repair. Pressing the place selects it.
import { useState, type ReactNode } from 'react';
import type { Range } from '../../runner/check.ts';
import { Inline, LevelTag, Mark } from '../../ui/index.ts';
import { findingWords } from '../../words/finding-words.ts';
import { Around } from './Around.tsx';
import { Portion } from './Portion.tsx';
import type { Listed } from './report-rows.ts';
import { rulePage, type Parts } from './parts.ts';

type Shown = { parts: Parts; text: string; /** The text is in the editor, where places can be selected. */ inEditor: boolean };

const marks = { error: 'turned', warn: 'care', note: undefined } as const;

function Row({ label, text }: { label: string; text: string }): ReactNode {
  if (text === '') return null;
  return (
    <>
      <dt>{label}</dt>
      <dd>
        <Inline text={text} />
      </dd>
    </>
  );
}

function Place({ one: { finding }, parts, text, inEditor }: Shown & { one: Listed }): ReactNode {
  const { bench, t } = parts;
  const [range, setRange] = useState<Range>();
  const { pointer, line, column } = finding;
  const press = (): void => {
    if (inEditor) return void bench.select(pointer);
    void bench.places([pointer]).then(
      ([found]) => setRange(found ?? null),
      () => setRange(null),
    );
  };
  return (
    <>
      <dt>{t('report.around')}</dt>
      <dd>
        <span className="row">
          <span className="mono place">{pointer === '' ? '/' : pointer}</span>
          <button className="btn small" type="button" onClick={press}>
            {t(inEditor ? 'report.show' : 'report.around-label', { line, column })}
          </button>
        </span>
        {range !== undefined && range !== null && <Around text={text} range={range} label={t('report.around-label', { line })} as="bad" />}
      </dd>
    </>
  );
}

function Finding({ one, first, ...shown }: Shown & { one: Listed; first: boolean }): ReactNode {
  const { t, around } = shown.parts;
  const { finding, name } = one;
  const { rule, severity, level, line, column } = finding;
  const words = findingWords(rule, finding.params, around.locale);
  const mark = marks[severity];
  return (
    <details className={`find is-${severity}`} open={first} data-rule={rule} data-severity={severity}>
      <summary>
        <span>{mark === undefined ? '・' : <Mark name={mark} />}</span>
        <span>
          <Inline text={words.title} />
        </span>
        <LevelTag level={level} t={t} />
        <span className="on">
          <b>{t(`severity.${severity}`)}</b>
          <span>{t('check.fail')}</span>
          {name === '' ? '' : <code>{name}</code>}
          <span className="soft">{t('report.place', { line, column })}</span>
        </span>
      </summary>
      <dl>
        <Row label={t('find.happened')} text={words.happened} />
        <Row label={t('find.next')} text={words.next} />
        <Row label={t('find.repair')} text={words.repair} />
        <Place one={one} {...shown} />
        <dt>{t('find.rule')}</dt>
        <dd>
          <a href={rulePage(around, rule)}>{t('find.read')}</a>
          <span className="soft mono rule-id">{rule}</span>
        </dd>
      </dl>
    </details>
  );
}

/** The list. `of` changes when another list is shown. */
export function Findings({ list, of, ...shown }: Shown & { list: readonly Listed[]; of: unknown }): ReactNode {
  return (
    <Portion
      items={list}
      of={of}
      t={shown.parts.t}
      draw={(one, index) => (
        <Finding
          key={`${String(one.index)}${one.finding.rule}${one.finding.pointer}${String(index)}`}
          one={one}
          first={index === 0 && one.finding.severity === 'error'}
          {...shown}
        />
      )}
    />
  );
}
