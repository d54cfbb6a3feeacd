// <poka-question>: marks an answer. Key and explanations are fetched only then; without them nothing is called right or wrong.
import type { QuestionAsset } from '../catalog/index.ts';
import type { Locale } from '../model/localized.ts';
import { appendInline } from './inline.ts';
import { keep, stamp } from './journal.ts';
import { mark } from './marks.ts';

/** Words of the page, by the last part of their code. */
type Words = Readonly<Record<string, string>>;

/** `data-src` is the asset, `data-words` the words as JSON, `data-locale` the language of both, `data-count` how many options are right. */
export class PokaQuestion extends HTMLElement {
  private words: Words = {};

  connectedCallback(): void {
    this.words = JSON.parse(this.dataset['words'] ?? '{}') as Words;
    const form = this.querySelector('form');
    form?.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.answer(form);
    });
    form?.addEventListener('change', () => this.clear());
  }

  private async answer(form: HTMLFormElement): Promise<void> {
    const chosen = [...form.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value);
    if (chosen.length === 0) return this.status('none');
    const count = Number(this.dataset['count'] ?? '1');
    // "Choose two" is one exact set: with another number of choices there is nothing to mark yet.
    if (chosen.length !== count) return this.status('count', { count, chosen: chosen.length });
    this.status('waiting');
    const asset = await this.key();
    if (asset === undefined) return this.status('offline');
    const correct = asset.options.every((option) => option.correct === chosen.includes(option.id));
    this.clear();
    for (const option of asset.options) this.explain(option, chosen.includes(option.id));
    this.status(`said-${count > 1 ? 'set-' : ''}${correct ? 'right' : 'wrong'}`);
    await this.keep(asset, chosen, correct);
  }

  private async key(): Promise<QuestionAsset | undefined> {
    try {
      const response = await fetch(this.dataset['src'] ?? '');
      return response.ok ? ((await response.json()) as QuestionAsset) : undefined;
    } catch {
      return undefined;
    }
  }

  /** Word, shape and colour on the option, and why. */
  private explain({ id, correct, why }: QuestionAsset['options'][number], chosen: boolean): void {
    const item = this.querySelector(`[data-option="${id}"]`);
    if (item === null) return;
    item.classList.add(...(correct ? ['right', 'fits'] : chosen ? ['wrong'] : []));
    const word = mark(
      this.querySelector('template'),
      correct ? 0 : chosen ? 1 : 2,
      `word ${correct ? 'is-go' : chosen ? 'is-no' : 'soft'}`,
    );
    word.append(` ${chosen ? `${this.words['chosen'] ?? ''} · ` : ''}${this.words[correct ? 'correct' : 'not'] ?? ''}`);
    item.querySelector('.head')?.append(word);
    const reason = document.createElement('p');
    reason.className = 'why';
    appendInline(reason, why[this.dataset['locale'] as Locale]);
    item.append(reason);
  }

  private clear(): void {
    for (const item of this.querySelectorAll('[data-option]')) item.classList.remove('right', 'fits', 'wrong');
    for (const old of this.querySelectorAll('.word, .why')) old.remove();
    this.status(undefined);
  }

  private status(code: string | undefined, params: Readonly<Record<string, number>> = {}): void {
    const line = this.querySelector('[role=status]');
    const text = code === undefined ? '' : (this.words[code] ?? '');
    if (line !== null) line.textContent = text.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));
  }

  private async keep(asset: QuestionAsset, chosen: string[], correct: boolean): Promise<void> {
    const kept = await keep({ format: 1, ...stamp(), type: 'question', question: asset.id, revision: asset.revision, chosen, correct });
    const line = this.querySelector('[data-kept]');
    if (line !== null) line.textContent = this.words[kept ? 'saved' : 'not-saved'] ?? '';
  }
}
