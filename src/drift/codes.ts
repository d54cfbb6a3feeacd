// What exactly changed, finer than the fifteen kinds. One table says to which kind each code belongs and how it is read.
import type { Actor, KindNumber, Layer } from './kinds.ts';

/** How a code stands in the table of fifteen. */
export type CodeRow = {
  kind: KindNumber;
  /** `named`: the table names it; `nearest`: the table does not, and this is the closest kind. */
  fit: 'named' | 'nearest';
  /** Other kinds that a careful reader may defend. */
  also?: readonly KindNumber[];
  /** The layers it can break; a single change may say otherwise. Empty: old calls are safe. */
  layers: readonly Layer[];
  /** Set where somebody else than the kind's first actor has to act first. */
  acts?: readonly Actor[];
  /** True where a person should read it even though no old call breaks. */
  review?: true;
};

const table = {
  'tool-renamed': { kind: 1, fit: 'named', layers: [2] },
  'argument-renamed': { kind: 2, fit: 'named', layers: [2] },
  'description-reworded': { kind: 3, fit: 'named', layers: [3], review: true },
  'title-changed': { kind: 3, fit: 'nearest', layers: [3], review: true },
  'annotation-flipped': { kind: 3, fit: 'nearest', also: [9], layers: [3], acts: ['H', 'A', 'S'], review: true },
  'annotation-declared': { kind: 3, fit: 'nearest', layers: [], acts: ['H', 'A', 'S'], review: true },
  'metadata-changed': { kind: 3, fit: 'nearest', layers: [] },
  'optional-added': { kind: 4, fit: 'named', layers: [] },
  'became-optional': { kind: 4, fit: 'nearest', layers: [] },
  'default-added': { kind: 4, fit: 'nearest', also: [9], layers: [3], review: true },
  'required-added': { kind: 5, fit: 'named', layers: [2] },
  'became-required': { kind: 5, fit: 'named', layers: [2] },
  'argument-removed': { kind: 6, fit: 'named', layers: [2] },
  'object-closed': { kind: 6, fit: 'named', also: [15], layers: [2] },
  'object-opened': { kind: 6, fit: 'named', also: [15], layers: [3] },
  'type-changed': { kind: 7, fit: 'named', layers: [2] },
  'type-narrowed': { kind: 7, fit: 'named', layers: [2] },
  'type-widened': { kind: 7, fit: 'named', layers: [] },
  'bound-narrowed': { kind: 7, fit: 'nearest', also: [11], layers: [2] },
  'bound-widened': { kind: 7, fit: 'nearest', also: [11], layers: [] },
  'pattern-changed': { kind: 7, fit: 'nearest', layers: [2] },
  'pattern-lifted': { kind: 7, fit: 'nearest', layers: [] },
  'choice-changed': { kind: 7, fit: 'nearest', layers: [2] },
  'constraint-changed': { kind: 7, fit: 'nearest', layers: [2] },
  'not-compared': { kind: 7, fit: 'nearest', layers: [2, 3], review: true },
  'enum-retired': { kind: 8, fit: 'named', layers: [2] },
  'enum-added': { kind: 8, fit: 'named', layers: [3] },
  'enum-redefined': { kind: 8, fit: 'named', also: [9], layers: [3] },
  'enum-imposed': { kind: 8, fit: 'nearest', also: [7], layers: [2] },
  'enum-lifted': { kind: 8, fit: 'nearest', also: [7], layers: [] },
  'unit-changed': { kind: 9, fit: 'named', layers: [3] },
  'unit-stated': { kind: 9, fit: 'nearest', also: [3], layers: [3], review: true },
  'default-changed': { kind: 9, fit: 'nearest', also: [4], layers: [3] },
  'default-dropped': { kind: 9, fit: 'nearest', also: [4], layers: [3], review: true },
  'limit-text-changed': { kind: 9, fit: 'nearest', also: [11, 3], layers: [3], review: true },
  'rule-text-changed': { kind: 9, fit: 'nearest', also: [3], layers: [3], review: true },
  'format-changed': { kind: 9, fit: 'nearest', also: [15], layers: [3], review: true },
  'output-changed': { kind: 9, fit: 'nearest', also: [11], layers: [3], acts: ['A', 'S', 'H'], review: true },
  'similar-tool-added': { kind: 10, fit: 'named', layers: [3, 2], review: true },
  'tool-added': { kind: 10, fit: 'nearest', layers: [3] },
  'scope-text-changed': { kind: 11, fit: 'named', also: [3, 9], layers: [3], review: true },
  'tool-split': { kind: 11, fit: 'named', also: [12], layers: [2, 3] },
  'tools-merged': { kind: 11, fit: 'named', also: [12], layers: [2, 3] },
  'tool-removed': { kind: 12, fit: 'named', layers: [2] },
  'deprecation-stated': { kind: 12, fit: 'nearest', also: [3], layers: [3], review: true },
  'tool-order-changed': { kind: 13, fit: 'named', layers: [3] },
  'argument-order-changed': { kind: 13, fit: 'named', layers: [3] },
  'dialect-changed': { kind: 15, fit: 'named', layers: [2] },
} as const satisfies Readonly<Record<string, CodeRow>>;

/** The code of one change. */
export type ChangeCode = keyof typeof table;

/** Every code with its row. */
export const codes: Readonly<Record<ChangeCode, CodeRow>> = table;
