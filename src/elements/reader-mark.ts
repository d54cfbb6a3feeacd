// Marks what is being read and keeps it in view, unless the reader scrolls elsewhere.
import type { Piece } from './reader-text.ts';

const name = 'pokayoke-listen';
const scrolling = new Set(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End', ' ']);

function inView({ top, bottom }: DOMRect): boolean {
  return top >= 64 && bottom <= innerHeight - 80;
}

/** A mark over one piece at a time. */
export class ReaderMark {
  private follows = true;
  private readonly away = new AbortController();

  /** Starts watching for the reader's own scrolling. */
  constructor() {
    const leave = (): void => void (this.follows = false);
    const { signal } = this.away;
    addEventListener('wheel', leave, { signal, passive: true });
    addEventListener('touchmove', leave, { signal, passive: true });
    document.addEventListener(
      'keydown',
      ({ key, target }) => {
        if (scrolling.has(key) && target === document.body) leave();
      },
      { signal },
    );
  }

  /** Moves the mark. */
  show(piece: Piece): void {
    this.clear();
    const place = 'range' in piece ? piece.range : piece.block;
    if ('range' in piece && 'highlights' in CSS) CSS.highlights.set(name, new Highlight(piece.range));
    else ('range' in piece ? piece.range.startContainer.parentElement : piece.block)?.classList.add('being-read');
    const box = place.getBoundingClientRect();
    if (inView(box)) this.follows = true;
    else if (this.follows) {
      const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
      scrollBy({ top: box.top - innerHeight / 3, behavior: calm ? 'instant' : 'smooth' });
    }
  }

  /** Takes the mark away. */
  clear(): void {
    if ('highlights' in CSS) CSS.highlights.delete(name);
    for (const old of document.querySelectorAll('.being-read')) old.classList.remove('being-read');
  }

  /** Ends for good. */
  close(): void {
    this.clear();
    this.away.abort();
  }
}
