// A long list, a portion at a time: the first fifty, then fifty more with each press.
import { useState, type ReactNode } from 'react';
import type { T } from '../../ui/index.ts';

const portion = 50;

/** Draws `items` in portions. A new `of` starts over. */
export function Portion<Item>({
  items,
  of,
  draw,
  t,
}: {
  items: readonly Item[];
  of: unknown;
  draw(item: Item, index: number): ReactNode;
  t: T;
}): ReactNode {
  const [shown, setShown] = useState({ of, count: portion });
  const count = shown.of === of ? shown.count : portion;
  return (
    <>
      {items.slice(0, count).map(draw)}
      {items.length > count && (
        <p className="mt">
          <button className="btn small" type="button" onClick={() => setShown({ of, count: count + portion })}>
            {t('report.more', { count: items.length - count })}
          </button>
        </p>
      )}
    </>
  );
}
