// The fifteen kinds of change, one row each. Numbers and slugs are permanent; words stand in the catalogue of messages.

/** A kind's number, 1 to 15. Rows 5, 7 and 8 are fixed by the source; the other numbers are this course's own. */
export type KindNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15;

/** Where an old call breaks: 1 the new definition is not delivered, 2 the shape does not match, 3 the wrong job is done. */
export type Layer = 1 | 2 | 3;

/** Who acts: S publishes the server, H is the host with its gateway and search, A adopts the tool in an application. */
export type Actor = 'S' | 'H' | 'A';

/**
 * How sure we are. `measured`: with models, in the work the course rests on; `measured-elsewhere`: in neighbouring work or
 * only inside a mix; `spec`: a standard says so; `proposal`: somebody recommends it; `unmeasured`: the effect on models is unknown.
 */
export type Evidence = 'measured' | 'measured-elsewhere' | 'spec' | 'proposal' | 'unmeasured';

/** One row of the table. */
export type Kind = {
  number: KindNumber;
  /** The permanent name in ids, links and message codes. */
  slug: string;
  /** The layers on which the kind can break an old call; a single change may break fewer. */
  layers: readonly Layer[];
  /** Everybody has work; the first one can keep the break from reaching a user. The order is the course's proposal. */
  acts: readonly Actor[];
  /** Evidence classes, the one about the effect first. */
  evidence: readonly Evidence[];
  /** False where two lists of definitions cannot show it. */
  visible: boolean;
};

/** The table, in order of the numbers. */
export const kinds: readonly Kind[] = [
  { number: 1, slug: 'tool-renamed', layers: [2, 1], acts: ['S', 'H', 'A'], evidence: ['measured-elsewhere'], visible: true },
  { number: 2, slug: 'argument-renamed', layers: [2, 3], acts: ['S', 'H', 'A'], evidence: ['measured'], visible: true },
  { number: 3, slug: 'description-reworded', layers: [3], acts: ['A', 'H', 'S'], evidence: ['measured'], visible: true },
  { number: 4, slug: 'optional-added', layers: [3], acts: ['S', 'H', 'A'], evidence: ['spec', 'unmeasured'], visible: true },
  { number: 5, slug: 'required-added', layers: [2], acts: ['S', 'A', 'H'], evidence: ['unmeasured', 'spec'], visible: true },
  { number: 6, slug: 'argument-removed', layers: [2, 3], acts: ['S', 'H', 'A'], evidence: ['spec', 'unmeasured'], visible: true },
  { number: 7, slug: 'type-changed', layers: [2], acts: ['S', 'H', 'A'], evidence: ['unmeasured', 'spec'], visible: true },
  { number: 8, slug: 'enum-changed', layers: [2, 3], acts: ['S', 'A', 'H'], evidence: ['unmeasured', 'spec'], visible: true },
  { number: 9, slug: 'meaning-changed', layers: [3], acts: ['S', 'A', 'H'], evidence: ['proposal', 'unmeasured'], visible: true },
  { number: 10, slug: 'similar-tool-added', layers: [3, 2], acts: ['H', 'S', 'A'], evidence: ['measured'], visible: true },
  { number: 11, slug: 'scope-changed', layers: [3, 2], acts: ['S', 'H', 'A'], evidence: ['proposal', 'unmeasured'], visible: true },
  { number: 12, slug: 'tool-removed', layers: [2], acts: ['S', 'H', 'A'], evidence: ['spec', 'unmeasured'], visible: true },
  { number: 13, slug: 'order-changed', layers: [3], acts: ['S', 'H', 'A'], evidence: ['measured-elsewhere'], visible: true },
  { number: 14, slug: 'update-not-reflected', layers: [1], acts: ['H', 'S', 'A'], evidence: ['spec'], visible: false },
  { number: 15, slug: 'published-schema-changed', layers: [2, 1], acts: ['S', 'H', 'A'], evidence: ['spec', 'proposal'], visible: true },
];

/** The row of `number`. */
export function kindOf(number: KindNumber): Kind {
  const kind = kinds[number - 1];
  if (kind === undefined) throw new Error(`kindOf: no kind ${number}; the table has the numbers 1 to 15`);
  return kind;
}
