// <poka-read>: stands at the end of a lesson; once it has been in view, the lesson counts as read. Written once a visit.
import { keep, stamp } from './journal.ts';

/** `data-lesson` is the lesson's slug. */
export class PokaRead extends HTMLElement {
  connectedCallback(): void {
    const watch = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      void keep({ format: 1, ...stamp(), type: 'lesson', lesson: this.dataset['lesson'] ?? '' });
    });
    watch.observe(this);
  }
}
