// Whose rule: the border of the tag says it as well as its word.
import type { ReactNode } from 'react';
import type { Level } from '../model/levels.ts';
import type { T } from './t.ts';

const faces: Record<Level, string> = {
  'spec-must': 'must',
  'spec-should': 'should',
  compat: 'compat',
  guidance: 'guide',
  simulation: 'sim',
};

/** The tag of one level. */
export function LevelTag({ level, t }: { level: Level; t: T }): ReactNode {
  return <span className={`tag ${faces[level]}`}>{t(`level.${level}`)}</span>;
}
