// Every change: its number among the fifteen, the layer it can break, who acts, how sure we are, and its place in both texts.
import type { ReactNode } from 'react';
import type { ShownChange } from '../../artefacts/index.ts';
import type { Locale } from '../../model/localized.ts';
import type { Range } from '../../runner/check.ts';
import { Inline, type T } from '../../ui/index.ts';
import { inWords } from '../../words/values.ts';
import { Around } from './Around.tsx';
import { Portion } from './Portion.tsx';
import type { Compared } from './use-compare.ts';

type Done = Extract<Compared, { status: 'compared' }>;
type Select = ((side: 'old' | 'now', index: number) => void) | undefined;

function Side({
  text,
  range,
  label,
  as,
  press,
  t,
}: {
  text: string;
  range: Range;
  label: string;
  as: 'bad' | 'fix';
  press: { say: string; act(): void } | undefined;
  t: T;
}): ReactNode {
  return (
    <div className="side-of">
      <p className="row small">
        <b>{label}</b>
        {range !== null && press !== undefined && (
          <button className="btn small push" type="button" onClick={press.act}>
            {press.say}
          </button>
        )}
      </p>
      {range === null ? (
        <p className="small soft">{t('compare.nothing-there')}</p>
      ) : (
        <Around text={text} range={range} label={label} as={as} />
      )}
    </div>
  );
}

function list(codes: readonly string[], prefix: string, t: T, between: string): string {
  return codes.map((code) => t(`${prefix}.${code}`)).join(between);
}

function Detail({
  change,
  index,
  outcome,
  select,
  t,
  locale,
}: {
  change: ShownChange;
  index: number;
  outcome: Done;
  select: Select;
  t: T;
  locale: Locale;
}): ReactNode {
  const range = outcome.ranges[index] ?? { before: null, after: null };
  const comma = locale === 'ja' ? '、' : ', ';
  const act = (side: 'old' | 'now'): { say: string; act(): void } | undefined =>
    select && { say: t(side === 'old' ? 'compare.show-old' : 'compare.show-now'), act: () => select(side, index) };
  const [first] = change.acts;
  return (
    <div className="change-body">
      <div className="panes">
        <Side text={outcome.texts.old} range={range.before} label={t('compare.old')} as="bad" press={act('old')} t={t} />
        <Side text={outcome.texts.now} range={range.after} label={t('compare.now')} as="fix" press={act('now')} t={t} />
      </div>
      <dl>
        <dt>{t('compare.layer')}</dt>
        <dd>{change.layers.length === 0 ? t('layer.none') : list(change.layers.map(String), 'layer', t, comma)}</dd>
        <dt>{t('compare.breaks')}</dt>
        <dd>
          <Inline text={t(`kind.${change.slug}.breaks`)} />
        </dd>
        <dt>{t('compare.acts')}</dt>
        <dd>{list(change.acts, 'actor', t, locale === 'ja' ? '→' : ' → ')}</dd>
        {first !== undefined && (
          <>
            <dt>{t('compare.repair')}</dt>
            <dd>
              <Inline text={t(`kind.${change.slug}.${first}`)} />
            </dd>
          </>
        )}
        <dt>{t('compare.evidence')}</dt>
        <dd>{list(change.evidence, 'evidence', t, comma)}</dd>
      </dl>
    </div>
  );
}

/** The list of changes. `select` is undefined where the texts were changed after the comparison. */
export function Changes({ outcome, select, t, locale }: { outcome: Done; select: Select; t: T; locale: Locale }): ReactNode {
  const { changes } = outcome;
  return (
    <>
      <h3>{t('compare.changes', { count: changes.length })}</h3>
      {changes.length === 0 && <p className="small">{t('compare.same')}</p>}
      <Portion
        items={changes}
        of={outcome}
        t={t}
        draw={(change, index) => (
          <details
            key={index}
            className={change.layers.length === 0 ? 'find change is-note' : 'find change is-error'}
            data-kind={change.kind}
            data-code={change.code}
            open={index === 0}
          >
            <summary>
              <span className="number" title={t('compare.number', { kind: change.kind })}>
                {change.kind}
              </span>
              <span>
                <Inline text={t(`change.${change.code}`, inWords(change.params, locale))} />
              </span>
              <span className="tag">{t(`kind.${change.slug}.name`)}</span>
              <span className="on">
                {change.tool !== '' && <code>{change.tool}</code>}
                <span className="soft">
                  {change.layers.length === 0 ? t('layer.none') : list(change.layers.map(String), 'layer', t, '・')}
                </span>
                {change.fit === 'nearest' && <span className="soft">{t('compare.nearest')}</span>}
              </span>
              <span className="mono">{`${change.before ?? '—'} → ${change.after ?? '—'}`}</span>
            </summary>
            <Detail change={change} index={index} outcome={outcome} select={select} t={t} locale={locale} />
          </details>
        )}
      />
    </>
  );
}
