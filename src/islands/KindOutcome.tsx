// Puts what a kind shows of its own run below the findings. It comes in the chunk of the kind's form.
import { Suspense, lazy, type ComponentType, type ReactNode } from 'react';
import type { OutcomeProps } from '../ui/index.ts';

/** The kinds that show more than findings, log and wire. A new kind is one line. */
const views: Readonly<Record<string, ComponentType<OutcomeProps>>> = {
  'tool-selection': lazy(async () => ({ default: (await import('../labs/tool-selection/Bench.tsx')).OutcomeView })),
};

/** The view of this run's kind, or nothing. */
export function KindOutcome(props: OutcomeProps): ReactNode {
  const { kind } = props.evidence;
  const View = Object.hasOwn(views, kind) ? views[kind] : undefined;
  return View === undefined ? null : (
    <Suspense fallback={null}>
      <View {...props} />
    </Suspense>
  );
}
