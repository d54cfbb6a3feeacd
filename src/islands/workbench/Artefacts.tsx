// One line for each artefact: its verdict and how many findings of each weight. Pressing one shows its findings alone.
import type { ReactNode } from 'react';
import type { ArtefactReport } from '../../artefacts/index.ts';
import { Mark, type T } from '../../ui/index.ts';
import { Portion } from './Portion.tsx';
import { countsOf, severities } from './report-rows.ts';

const faces = { error: 'turned', warn: 'care', note: undefined, ok: 'seated' } as const;
const tones = { error: 'is-no', warn: 'is-care', note: 'soft', ok: 'is-go' } as const;

/** A verdict as drawing and word. */
export function VerdictWord({ verdict, t }: { verdict: ArtefactReport['verdict']; t: T }): ReactNode {
  const face = faces[verdict];
  return (
    <span className={`verdict-word ${tones[verdict]}`}>
      {face === undefined ? '・' : <Mark name={face} />}
      {t(`verdict.${verdict}`)}
    </span>
  );
}

/** The lines. `chosen` is the artefact whose findings are shown alone. */
export function Artefacts({
  artefacts,
  chosen,
  choose,
  t,
}: {
  artefacts: readonly ArtefactReport[];
  chosen: number | undefined;
  choose(index: number | undefined): void;
  t: T;
}): ReactNode {
  return (
    <details className="sheet-drawer" open={artefacts.length <= 6}>
      <summary>{t('report.artefacts', { count: artefacts.length })}</summary>
      <div className="artefacts">
        <Portion
          items={artefacts}
          of={artefacts}
          t={t}
          draw={(one, index) => {
            const counts = countsOf(one.findings);
            return (
              <button
                key={index}
                type="button"
                aria-pressed={index === chosen}
                onClick={() => choose(index === chosen ? undefined : index)}
              >
                <code>{one.name === '' ? t('report.nameless') : one.name}</code>
                <VerdictWord verdict={one.verdict} t={t} />
                <span className="soft">
                  {severities
                    .filter((severity) => counts[severity] > 0)
                    .map((severity) => `${t(`severity.${severity}`)} ${String(counts[severity])}`)
                    .join('　')}
                </span>
              </button>
            );
          }}
        />
      </div>
    </details>
  );
}
