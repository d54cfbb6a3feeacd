// What decided a choice, as bars: the points of each word or part, in order. The number stands beside every bar.
import type { ReactNode } from 'react';

/** One bar. Points below zero spoke against. */
export type WhyRow = { label: string; points: number };

const shown = (points: number): string => `${points < 0 ? '−' : '+'}${Math.abs(points).toFixed(2)}`;

/** The bars, drawn against the greatest of them. */
export function WhyWords({ rows }: { rows: readonly WhyRow[] }): ReactNode {
  const most = Math.max(0.01, ...rows.map(({ points }) => Math.abs(points)));
  return (
    <div className="meter">
      {rows.flatMap(({ label, points }, index) => [
        <span key={`${String(index)}-label`}>{label}</span>,
        <svg key={`${String(index)}-bar`} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
          <rect width={(100 * Math.abs(points)) / most} height="10" fill={points < 0 ? 'var(--no)' : 'var(--ai)'} />
        </svg>,
        <span key={`${String(index)}-points`} className="n">
          {shown(points)}
        </span>,
      ])}
    </div>
  );
}
