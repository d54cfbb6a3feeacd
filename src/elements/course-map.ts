// <poka-map>: the map of the home page. What is done, where the reader was, and the one "continue".
import type { ProgressEvent } from '../model/progress.ts';
import { lastKey } from './done.ts';
import { PokaProgress, questionsOf } from './progress.ts';

/** Holds stops, parts (`data-part`) and the card `#continue-card` with its words. */
export class PokaMap extends PokaProgress {
  protected override show(kept: readonly ProgressEvent[]): void {
    super.show(kept);
    const stops = this.stops();
    const card = this.querySelector<HTMLElement>('#continue-card');
    for (const part of this.querySelectorAll('[data-part]'))
      part.classList.toggle('past', part.querySelector('[data-key]:not(.done)') === null);
    if (card === null) return;
    const open = stops.filter((stop) => !stop.classList.contains('done'));
    const [all, done] = [stops.length, stops.length - open.length].map(String);
    write(card, 'counted', (card.dataset['count'] ?? '').replace('{all}', all ?? '').replace('{done}', done ?? ''));
    const keys = stops.flatMap((stop) => [stop.dataset['key'] ?? '', ...questionsOf(stop).map((id) => `question:${id}`)]);
    const last = lastKey(kept, new Set(keys)) ?? '';
    const from = stops.findIndex((stop) => stop.dataset['key'] === last || questionsOf(stop).includes(last.replace('question:', '')));
    const next = open.find((stop) => stops.indexOf(stop) >= from) ?? open[0];
    if (next === undefined) write(card, 'word', card.dataset['allDone'] ?? '');
    else point(card, next);
  }
}

function write(card: HTMLElement, place: string, text: string): void {
  const element = card.querySelector(`[data-${place}]`);
  if (element !== null) element.textContent = text;
}

/** Marks the next stop as "here" and lets the card lead to it. */
function point(card: HTMLElement, next: HTMLElement): void {
  next.classList.add('now');
  next.closest('[data-part]')?.classList.add('here', 'fits');
  const link = next.querySelector('a');
  const flag = document.createElement('span');
  flag.className = 'flag';
  flag.textContent = card.dataset['here'] ?? '';
  link?.prepend(flag);
  link?.setAttribute('aria-current', 'step');
  write(card, 'word', card.dataset['continue'] ?? '');
  write(card, 'title', next.dataset['title'] ?? '');
  card.querySelector('a')?.setAttribute('href', link?.getAttribute('href') ?? '');
}
