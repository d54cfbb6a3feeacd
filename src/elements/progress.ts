// <poka-progress>: fills in what is done on a map or a list of stops, and where to continue. Without storage the page stays as it was built.
import type { ProgressEvent } from '../model/progress.ts';
import { doneKeys, isDone, lastKey } from './done.ts';
import { events } from './journal.ts';

/** Holds elements with `data-key`; on the home page also the card with `data-continue`. */
export class PokaProgress extends HTMLElement {
  connectedCallback(): void {
    void events().then((kept) => this.show(kept));
  }

  private show(kept: readonly ProgressEvent[]): void {
    const stops = [...this.querySelectorAll<HTMLElement>('[data-key]')];
    if (kept.length === 0 || stops.length === 0) return;
    const done = doneKeys(kept);
    const finished = stops.filter((stop) => isDone(done, stop.dataset['key'] ?? '', questionsOf(stop)));
    for (const stop of finished) {
      stop.classList.add('done');
      for (const word of stop.querySelectorAll<HTMLElement>('[data-done]')) word.hidden = false;
    }
    const card = this.querySelector<HTMLElement>('#continue-card');
    if (card !== null) this.point(card, stops, finished, lastKey(kept) ?? '');
  }

  private point(card: HTMLElement, stops: readonly HTMLElement[], finished: readonly HTMLElement[], last: string): void {
    const set = (place: string, text: string): void => {
      const element = card.querySelector(`[data-${place}]`);
      if (element !== null) element.textContent = text;
    };
    set('counted', (card.dataset['count'] ?? '').replace('{all}', String(stops.length)).replace('{done}', String(finished.length)));
    for (const part of this.querySelectorAll('[data-part]')) {
      part.classList.toggle(
        'past',
        [...part.querySelectorAll('[data-key]')].every((stop) => stop.classList.contains('done')),
      );
    }
    const open = stops.filter((stop) => !stop.classList.contains('done'));
    const from = stops.findIndex((stop) => stop.dataset['key'] === last || questionsOf(stop).includes(last.replace('question:', '')));
    const next = open.find((stop) => stops.indexOf(stop) >= from) ?? open[0];
    if (next === undefined) return set('word', card.dataset['allDone'] ?? '');
    next.classList.add('now');
    next.closest('[data-part]')?.classList.add('here', 'fits');
    const link = next.querySelector('a');
    const flag = document.createElement('span');
    flag.className = 'flag';
    flag.textContent = card.dataset['here'] ?? '';
    link?.prepend(flag);
    link?.setAttribute('aria-current', 'step');
    set('word', card.dataset['continue'] ?? '');
    set('title', next.dataset['title'] ?? '');
    card.querySelector('a')?.setAttribute('href', link?.getAttribute('href') ?? '');
  }
}

/** Ids of the questions that a stop stands for; empty for a lesson or an exercise. */
function questionsOf(stop: HTMLElement): string[] {
  return (stop.dataset['ids'] ?? '').split(' ').filter(Boolean);
}
