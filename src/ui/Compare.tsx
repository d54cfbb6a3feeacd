// Two texts line by line, and what their verdicts changed. A sign stands before each line, so colour is not needed.
import type { ReactNode } from 'react';
import { lineDiff, type DiffPart } from './line-diff.ts';
import type { T } from './t.ts';

/** Equal lines shown on each side of a change. */
const around = 2;

function Same({ lines, first, last, t }: { lines: string[]; first: boolean; last: boolean; t: T }): ReactNode {
  const head = first ? 0 : around;
  const tail = last ? 0 : around;
  if (lines.length <= head + tail + 1)
    return lines.map((line, at) => (
      <span key={at} className="l" data-n=" ">
        {line}
        {'\n'}
      </span>
    ));
  return (
    <>
      {lines.slice(0, head).map((line, at) => (
        <span key={at} className="l" data-n=" ">
          {line}
          {'\n'}
        </span>
      ))}
      <span className="l soft" data-n="⋮">
        {t('tries.skipped', { count: lines.length - head - tail })}
        {'\n'}
      </span>
      {lines.slice(lines.length - tail).map((line, at) => (
        <span key={`t${at}`} className="l" data-n=" ">
          {line}
          {'\n'}
        </span>
      ))}
    </>
  );
}

function Part({ part, first, last, t }: { part: DiffPart; first: boolean; last: boolean; t: T }): ReactNode {
  if (part.kind === 'same') return <Same lines={part.lines} first={first} last={last} t={t} />;
  const removed = part.kind === 'removed';
  return part.lines.map((line, at) => (
    <span key={at} className={removed ? 'l bad' : 'l fix'} data-n={removed ? '−' : '＋'}>
      {line}
      {'\n'}
    </span>
  ));
}

/** The comparison of an earlier text with the present one; `mended` and `broken` are names of checks. */
export function Compare({
  earlier,
  later,
  mended,
  broken,
  t,
}: {
  earlier: string;
  later: string;
  mended: string[];
  broken: string[];
  t: T;
}): ReactNode {
  const parts = lineDiff(earlier, later);
  const same = parts.every(({ kind }) => kind === 'same');
  return (
    <div className="compare">
      {same ? (
        <p className="small">{t('tries.same')}</p>
      ) : (
        <>
          <p className="small soft">
            − {t('tries.removed')}　＋ {t('tries.added')}
          </p>
          <div className="code">
            <pre tabIndex={0} role="region" aria-label={t('tries.compare')}>
              <code>
                {parts.map((part, at) => (
                  <Part key={at} part={part} first={at === 0} last={at === parts.length - 1} t={t} />
                ))}
              </code>
            </pre>
          </div>
        </>
      )}
      {mended.length > 0 && (
        <>
          <h4>{t('tries.mended')}</h4>
          <ul className="small">
            {mended.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </>
      )}
      {broken.length > 0 && (
        <>
          <h4>{t('tries.broken')}</h4>
          <ul className="small">
            {broken.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
