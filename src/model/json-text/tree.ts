// Where each value of the text stands: a tree of ranges beside the values, asked by pointer.
import { tokens } from '../json.ts';
import type { Span } from './positions.ts';

/** One value's range, its key's range where it has one, and its children. */
export type Ranged = {
  offset: number;
  /** End of the value, exclusive; of an unfinished container, where reading stopped. */
  end: number;
  key?: Span;
  children?: { in: 'array'; items: Ranged[] } | { in: 'object'; members: Map<string, Ranged> };
};

/** The range at `pointer`, or undefined. Array indices as RFC 6901 writes them: no leading zero. */
export function rangeAt(root: Ranged | undefined, pointer: string): Ranged | undefined {
  let here = root;
  for (const token of tokens(pointer)) {
    const children: Ranged['children'] = here?.children;
    if (children === undefined) return undefined;
    if (children.in === 'object') here = children.members.get(token);
    else here = /^(0|[1-9]\d*)$/.test(token) ? children.items[Number(token)] : undefined;
  }
  return here;
}
