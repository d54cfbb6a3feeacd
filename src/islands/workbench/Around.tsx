// The lines around a place, with the place marked. For texts that stay out of the editor, and for comparisons.
import type { ReactNode } from 'react';
import type { Range } from '../../runner/check.ts';
import { excerptOf } from './excerpt.ts';

/** The lines around a range; `as` says how it is marked. */
export function Around({
  text,
  range,
  label,
  as,
}: {
  text: string;
  range: NonNullable<Range>;
  label: string;
  as: 'bad' | 'fix';
}): ReactNode {
  const { lines, first, from, to } = excerptOf(text, range);
  return (
    <div className="code">
      <pre tabIndex={0} role="region" aria-label={label}>
        <code>
          {lines.map((line, at) => (
            <span key={at} className={at >= from && at <= to ? `l ${as}` : 'l'} data-n={first + at}>
              {line}
              {'\n'}
            </span>
          ))}
        </code>
      </pre>
    </div>
  );
}
