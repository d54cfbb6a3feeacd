// <poka-search>: finds pages by the words in the field. The head of the index comes with the first search, pieces as queries need them.
import { find, piecesFor, type Hit, type Piece, type SearchIndex } from '../search/index.ts';

/** How many pages are listed. */
const most = 20;
/** Milliseconds after the last key until it searches by itself. */
const pause = 200;

/** `data-src` is the folder of the index, `data-base` the address that paths follow, `data-words` the words as JSON. */
export class PokaSearch extends HTMLElement {
  private words: Readonly<Record<string, string>> = {};
  private head: Promise<SearchIndex['head'] | undefined> | undefined;
  private readonly pieces: Record<number, Piece> = {};
  private timer = 0;
  private asked = '';

  connectedCallback(): void {
    this.words = JSON.parse(this.dataset['words'] ?? '{}') as Readonly<Record<string, string>>;
    const { field } = this;
    this.querySelector('form')?.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.search();
    });
    field?.addEventListener('input', (event) => {
      if (!(event instanceof InputEvent && event.isComposing)) this.later();
    });
    field?.addEventListener('compositionend', () => this.later());
    window.addEventListener('hashchange', () => this.recall());
    this.recall();
    field?.focus();
  }

  /** Takes the query out of the address. It stands behind `#`, which a browser never sends. */
  private recall(): void {
    const given = new URLSearchParams(location.hash.slice(1)).get('q') ?? '';
    const { field } = this;
    if (field === null || given === this.asked) return;
    field.value = given;
    void this.search();
  }

  private get field(): HTMLInputElement | null {
    return this.querySelector('input');
  }

  private later(): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.search(), pause);
  }

  private async search(): Promise<void> {
    clearTimeout(this.timer);
    const query = (this.field?.value ?? '').trim();
    this.asked = query;
    history.replaceState(null, '', query === '' ? location.pathname : `#q=${encodeURIComponent(query)}`);
    if (query === '') return this.show([], '');
    if (this.head === undefined) this.status('waiting');
    const index = await this.load(query);
    // Another search has begun while this one was loading.
    if (this.asked !== query) return;
    if (index === undefined) return this.status('offline');
    const hits = find(query, index, most + 1);
    this.show(hits.slice(0, most), hits.length > most ? 'most' : hits.length === 0 ? 'none' : 'count', query);
  }

  private async load(query: string): Promise<{ head: SearchIndex['head']; pieces: Record<number, Piece> } | undefined> {
    this.head ??= this.fetch<SearchIndex['head']>('head');
    const head = await this.head;
    if (head === undefined) {
      this.head = undefined;
      return undefined;
    }
    const missing = piecesFor(query, head.pieces).filter((number) => this.pieces[number] === undefined);
    const loaded = await Promise.all(missing.map((number) => this.fetch<Piece>(String(number))));
    for (const [index, number] of missing.entries()) {
      const piece = loaded[index];
      if (piece === undefined) return undefined;
      this.pieces[number] = piece;
    }
    return { head, pieces: this.pieces };
  }

  private async fetch<T>(name: string): Promise<T | undefined> {
    try {
      const response = await fetch(`${this.dataset['src'] ?? ''}${name}.json`);
      return response.ok ? ((await response.json()) as T) : undefined;
    } catch {
      return undefined;
    }
  }

  private status(code: string, params: Readonly<Record<string, string>> = {}): void {
    const line = this.querySelector('[role=status]');
    if (line !== null) line.textContent = (this.words[code] ?? '').replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
  }

  private show(hits: readonly Hit[], code: string, query = ''): void {
    this.status(code, { count: String(hits.length), query });
    this.querySelector('ol')?.replaceChildren(...hits.map((hit) => this.item(hit)));
  }

  private item({ page, section }: Hit): HTMLElement {
    const item = document.createElement('li');
    const link = document.createElement('a');
    link.href = `${this.dataset['base'] ?? ''}${page.path}`;
    link.textContent = page.title;
    const kind = document.createElement('span');
    kind.className = 'tag';
    kind.textContent = this.words[`kind-${page.kind}`] ?? '';
    item.append(link, ' ', kind);
    if (section !== undefined && section.anchor !== '') {
      const place = document.createElement('a');
      place.className = 'small place';
      place.href = `${link.href}#${section.anchor}`;
      place.textContent = section.heading;
      item.append(place);
    }
    return item;
  }
}
