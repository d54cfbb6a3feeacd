// <poka-revisions>: a switch over sections of the same text, one for each revision. Nothing is hidden before the element is there.
import { remember, remembered } from '../study/adapters/remembered.ts';

const event = 'poka:revision';

/** Holds elements with `data-revision` and `data-name`; `data-label` names the switch, `data-all` is the word for showing all. */
export class PokaRevisions extends HTMLElement {
  connectedCallback(): void {
    const sections = [...this.querySelectorAll<HTMLElement>('[data-revision]')];
    const bar = document.createElement('div');
    bar.className = 'revision-switch row';
    bar.setAttribute('role', 'group');
    bar.setAttribute('aria-label', this.dataset['label'] ?? '');
    const choices = [
      ...sections.map(({ dataset }) => [dataset['revision'] ?? '', dataset['name'] ?? ''] as const),
      ['all', this.dataset['all'] ?? ''] as const,
    ];
    bar.lang = this.dataset['locale'] ?? '';
    for (const [value, name] of choices) {
      const button = document.createElement('button');
      button.type = 'button';
      button.className = 'btn small';
      button.value = value;
      button.textContent = name;
      bar.append(button);
    }
    const show = (wanted: string): void => {
      const known = choices.some(([value]) => value === wanted) ? wanted : 'all';
      for (const section of sections) section.hidden = known !== 'all' && section.dataset['revision'] !== known;
      for (const button of bar.querySelectorAll('button')) button.setAttribute('aria-pressed', String(button.value === known));
    };
    bar.addEventListener('click', ({ target }) => {
      if (!(target instanceof HTMLButtonElement)) return;
      remember('revision', target.value);
      document.dispatchEvent(new CustomEvent(event, { detail: target.value }));
    });
    // Every switch of the page follows: a reader has one revision in mind.
    document.addEventListener(event, (change) => show(String((change as CustomEvent<unknown>).detail)));
    this.prepend(bar);
    show(remembered('revision') ?? sections.at(-1)?.dataset['revision'] ?? 'all');
  }
}
