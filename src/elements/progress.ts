// <poka-progress>: fills in what is done on a list of stops. Without storage the page stays as it was built.
import type { ProgressEvent } from '../model/progress.ts';
import { doneKeys, isDone } from './done.ts';
import { events } from './journal.ts';

/** Holds elements with `data-key` and, for stops that stand for several questions, `data-ids`. */
export class PokaProgress extends HTMLElement {
  connectedCallback(): void {
    void events().then((kept) => {
      if (kept.length > 0) this.show(kept);
    });
  }

  /** Marks the stops that are done. */
  protected show(kept: readonly ProgressEvent[]): void {
    const done = doneKeys(kept);
    for (const stop of this.stops()) {
      if (!isDone(done, stop.dataset['key'] ?? '', questionsOf(stop))) continue;
      stop.classList.add('done');
      for (const word of stop.querySelectorAll<HTMLElement>('[data-done]')) word.hidden = false;
    }
  }

  /** The stops in order. */
  protected stops(): HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>('[data-key]')];
  }
}

/** Ids of the questions that a stop stands for; empty for a lesson or an exercise. */
export function questionsOf(stop: HTMLElement): string[] {
  return (stop.dataset['ids'] ?? '').split(' ').filter(Boolean);
}
