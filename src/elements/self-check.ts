// <poka-self-check>: the reader's own text first, then a model answer and a checklist. Nobody grades; everything stays on the device.
import type { SelfCheckAsset } from '../catalog/index.ts';
import type { Locale } from '../model/localized.ts';
import type { EventOf } from '../study/index.ts';
import { appendInline, paragraphs } from './inline.ts';
import { events, forget, keep, stamp } from './journal.ts';

/** Milliseconds after the last key until the text is kept. */
const pause = 600;

/** `data-id`, `data-revision`, `data-src` (the asset), `data-words` (JSON), `data-locale`. */
export class PokaSelfCheck extends HTMLElement {
  private words: Readonly<Record<string, string>> = {};
  private opened = false;
  private timer = 0;
  private mine: string[] = [];

  connectedCallback(): void {
    this.words = JSON.parse(this.dataset['words'] ?? '{}') as Readonly<Record<string, string>>;
    const { text } = this;
    text?.addEventListener('input', (event) => {
      // While a conversion is open the text is not the reader's yet; `compositionend` comes after it.
      if (!(event instanceof InputEvent && event.isComposing)) this.later();
    });
    text?.addEventListener('compositionend', () => this.later());
    this.querySelector('[data-compare]')?.addEventListener('click', () => void this.compare());
    this.querySelector('[data-anyway]')?.addEventListener('click', () => void this.open([]));
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden' && this.timer !== 0) void this.save();
    });
    void this.restore();
  }

  private get text(): HTMLTextAreaElement | null {
    return this.querySelector('textarea');
  }

  private async restore(): Promise<void> {
    const own = (await events()).filter(
      (event): event is EventOf<'self-check'> => event.type === 'self-check' && event.selfCheck === this.dataset['id'],
    );
    const last = own.toSorted((a, b) => (a.at < b.at ? -1 : 1)).at(-1);
    this.mine = own.map(({ id }) => id);
    const { text } = this;
    // What was typed while the storage answered is newer than anything kept.
    if (last === undefined || text === null || text.value !== '') return;
    text.value = last.text;
    const same = String(last.revision) === this.dataset['revision'];
    if (!same) this.say('changed');
    if (last.opened && same) await this.open(last.ticked);
  }

  private async compare(): Promise<void> {
    if (this.text?.value.trim() !== '') return this.open([]);
    this.say('nothing');
    const anyway = this.querySelector<HTMLElement>('[data-anyway]');
    if (anyway !== null) anyway.hidden = false;
    this.text.focus();
  }

  private async open(ticked: readonly string[]): Promise<void> {
    const after = this.querySelector<HTMLElement>('[data-after]');
    if (after === null || this.opened) return after?.querySelector<HTMLElement>('h3')?.focus();
    this.say('waiting');
    const asset = await this.asset();
    if (asset === undefined) return this.say('offline');
    const locale = this.dataset['locale'] as Locale;
    after.querySelector('[data-model]')?.append(...paragraphs(asset.model[locale]));
    after.querySelector('ul')?.append(...asset.checklist.map((line) => this.line(line.id, line.text[locale], ticked.includes(line.id))));
    for (const button of this.querySelectorAll<HTMLElement>('[data-compare], [data-anyway]')) button.hidden = true;
    after.hidden = false;
    this.opened = true;
    this.say(undefined);
    if (ticked.length > 0) return;
    after.querySelector<HTMLElement>('h3')?.focus();
    await this.save();
  }

  private line(id: string, words: string, ticked: boolean): HTMLLIElement {
    const item = document.createElement('li');
    const label = item.appendChild(document.createElement('label'));
    const box = label.appendChild(document.createElement('input'));
    box.type = 'checkbox';
    box.value = id;
    box.checked = ticked;
    box.addEventListener('change', () => void this.save());
    appendInline(label.appendChild(document.createElement('span')), words);
    return item;
  }

  private async asset(): Promise<SelfCheckAsset | undefined> {
    try {
      const response = await fetch(this.dataset['src'] ?? '');
      return response.ok ? ((await response.json()) as SelfCheckAsset) : undefined;
    } catch {
      return undefined;
    }
  }

  private later(): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.save(), pause);
  }

  /** The newest state counts, so the one before it can go. */
  private async save(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = 0;
    const before = this.mine;
    const now = stamp();
    this.mine = [now.id];
    const kept = await keep({
      format: 1,
      ...now,
      type: 'self-check',
      selfCheck: this.dataset['id'] ?? '',
      revision: Number(this.dataset['revision']),
      text: this.text?.value ?? '',
      ticked: [...this.querySelectorAll<HTMLInputElement>('ul input:checked')].map(({ value }) => value),
      opened: this.opened,
    });
    if (kept) await forget(before);
    const line = this.querySelector('[data-kept]');
    if (line !== null) line.textContent = this.words[kept ? 'saved' : 'not-saved'] ?? '';
  }

  private say(code: string | undefined): void {
    const line = this.querySelector('[role=status]');
    if (line !== null) line.textContent = code === undefined ? '' : (this.words[code] ?? '');
  }
}
