// A row of buttons of which one is pressed: situations, tools, places.
import type { ReactNode } from 'react';
import type { Choice } from './Field.tsx';

/** The row. */
export function Segments({
  label,
  choices,
  value,
  change,
  className = 'seg',
}: {
  label: string;
  choices: Choice[];
  value: string;
  change(key: string): void;
  className?: string;
}): ReactNode {
  return (
    <div className={className} role="group" aria-label={label}>
      {choices.map((choice) => (
        <button key={choice.key} type="button" aria-pressed={choice.key === value} onClick={() => change(choice.key)}>
          {choice.label}
        </button>
      ))}
    </div>
  );
}
