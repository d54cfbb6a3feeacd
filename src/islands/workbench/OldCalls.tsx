// What became of each old call, the broken ones first.
import { useMemo, useState, type ReactNode } from 'react';
import type { CallReport } from '../../artefacts/index.ts';
import { Inline, Mark, Segments, type T } from '../../ui/index.ts';
import { driftWords } from '../../words/drift.ts';
import { knows } from '../words.ts';
import { Portion } from './Portion.tsx';
import type { Compared } from './use-compare.ts';

/** Outcomes, the worst first. */
const order = ['silent_wrong', 'shape_error', 'unknown_tool', 'needs_review', 'works'] as const;
const faces = { silent_wrong: 'turned', shape_error: 'turned', unknown_tool: 'turned', needs_review: 'care', works: 'seated' } as const;
const tones = { silent_wrong: 'is-no', shape_error: 'is-no', unknown_tool: 'is-no', needs_review: 'is-care', works: 'is-go' } as const;

/** Names of the kinds of change that were found, by code. */
type Names = ReadonlyMap<string, string>;

function reasonIn({ code, argument }: CallReport['outcome']['reasons'][number], names: Names, t: T): string {
  const said = names.get(code) ?? (knows(driftWords, `reason.${code}`) ? t(`reason.${code}`).replace(/[。.]$/, '') : code);
  return argument === null || argument === '' ? said : `\`${argument}\` ${said}`;
}

function Call({ call: { call, outcome }, names, t }: { call: CallReport; names: Names; t: T }): ReactNode {
  const name = outcome.outcome;
  return (
    <li data-outcome={name}>
      <p className="row">
        <span className={`verdict-word ${tones[name]}`}>
          <Mark name={faces[name]} />
          {t(`outcome-name.${name}`)}
        </span>
        <code className="call-text">{`${call.name} ${JSON.stringify(call.arguments)}`}</code>
      </p>
      <p className="small">
        {t(`outcome.${name}`)}
        {outcome.reasons.length > 0 && (
          <span className="soft">
            {t('compare.because')}
            <Inline text={[...new Set(outcome.reasons.map((reason) => reasonIn(reason, names, t)))].join(t('list.comma'))} />
          </span>
        )}
      </p>
    </li>
  );
}

/** The calls. */
export function OldCalls({ outcome, t }: { outcome: Extract<Compared, { status: 'compared' }>; t: T }): ReactNode {
  const [held, setHeld] = useState<{ of: unknown; only: string }>({ of: undefined, only: 'all' });
  const only = held.of === outcome ? held.only : 'all';
  const sorted = useMemo(() => order.flatMap((name) => outcome.calls.filter((one) => one.outcome.outcome === name)), [outcome]);
  const shown = useMemo(() => sorted.filter((one) => only === 'all' || one.outcome.outcome === only), [sorted, only]);
  const names = useMemo(() => new Map(outcome.changes.map(({ code, slug }) => [code as string, `kind.${slug}.name`])), [outcome]);
  const spoken: Names = new Map([...names].map(([code, word]) => [code, t(word)]));
  const count = (name: string): number => sorted.filter((one) => one.outcome.outcome === name).length;
  return (
    <>
      <h3>{t('compare.old-calls', { count: sorted.length })}</h3>
      {sorted.length === 0 ? (
        <p className="small">{t('compare.no-calls')}</p>
      ) : (
        <>
          <p className="small soft">{t(outcome.texts.calls.trim() === '' ? 'compare.made' : 'compare.given')}</p>
          <Segments
            label={t('compare.old-calls', { count: sorted.length })}
            value={only}
            choices={[
              { key: 'all', label: `${t('report.all')} ${String(sorted.length)}` },
              ...order
                .filter((name) => count(name) > 0)
                .map((key) => ({ key: key, label: `${t(`outcome-name.${key}`)} ${String(count(key))}` })),
            ]}
            change={(key) => setHeld({ of: outcome, only: key })}
          />
          <ul className="calls">
            <Portion items={shown} of={shown} t={t} draw={(one, index) => <Call key={index} call={one} names={spoken} t={t} />} />
          </ul>
        </>
      )}
    </>
  );
}
