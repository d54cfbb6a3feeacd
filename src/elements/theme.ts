// <poka-theme>: the button that changes the theme. The choice is kept where storage allows; theme.js applies it on the next page.
import { remember } from '../study/adapters/remembered.ts';

/** Which theme is on: the chosen one, or the device's. */
function isDark(): boolean {
  const chosen = document.documentElement.dataset['theme'];
  return chosen === undefined ? matchMedia('(prefers-color-scheme: dark)').matches : chosen === 'night';
}

/** Holds one button with a span; `data-dark` and `data-light` are its two labels. */
export class PokaTheme extends HTMLElement {
  connectedCallback(): void {
    this.querySelector('button')?.addEventListener('click', () => {
      const next = isDark() ? 'paper' : 'night';
      document.documentElement.dataset['theme'] = next;
      remember('theme', next);
      this.label();
    });
    this.label();
  }

  /** The label says what a press does. */
  private label(): void {
    const span = this.querySelector('span');
    if (span !== null) span.textContent = (isDark() ? this.dataset['light'] : this.dataset['dark']) ?? '';
  }
}
