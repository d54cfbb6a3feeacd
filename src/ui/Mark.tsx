// The verdict drawings: a piece and its slot. The word always stands beside; the drawing is decoration for a screen reader.
import type { ReactNode } from 'react';

/** seated = fits, turned = does not fit, empty = not yet, hatched = not graded, care = advice. */
export type MarkName = 'seated' | 'turned' | 'empty' | 'hatched' | 'care';

const slot = 'M2.5 2.5h13l6 6v13h-19z';

function drawing(name: MarkName): ReactNode {
  switch (name) {
    case 'seated':
      return (
        <>
          <path d={slot} />
          <path d="M6 6h8l4 4v8H6z" fill="currentColor" stroke="none" />
        </>
      );
    case 'turned':
      return (
        <>
          <path d="M2 22V5h10.5M2 22h17v-9.5" />
          <path d="M7.5 1.5h15v15h-9.5l-5.5-5.5z" fill="currentColor" stroke="none" />
        </>
      );
    case 'empty':
      return <path d={slot} />;
    case 'hatched':
      return (
        <>
          <path d={slot} strokeDasharray="3 2" />
          <path d="M5 15.5 15 5.5M6 19 18.5 8M11 19.5l8-7.5" />
        </>
      );
    case 'care':
      return (
        <>
          <path d="M12 3 22 20.5H2z" />
          <path d="M12 9.5v5M12 16.6v1.4" />
        </>
      );
  }
}

const tones: Record<MarkName, string> = { seated: 'is-go', turned: 'is-no', empty: 'is-wait', hatched: 'is-off', care: 'is-care' };

/** One drawing in its colour; `big` inside a verdict. */
export function Mark({ name, big = false }: { name: MarkName; big?: boolean }): ReactNode {
  return (
    <span className={tones[name]}>
      <svg className={big ? 'mk big' : 'mk'} viewBox="0 0 24 24" aria-hidden="true">
        {drawing(name)}
      </svg>
    </span>
  );
}
