// <poka-reader>: reads the lesson aloud from its beginning. A bar at the foot of the window; it goes when the text ends, on Escape, or with the page.
import { remember, remembered } from '../study/adapters/remembered.ts';
import { ReaderMark } from './reader-mark.ts';
import { pieces, type Named, type Piece } from './reader-text.ts';

type Words = Named & Readonly<Record<'bar' | 'pause' | 'resume' | 'stop' | 'speed' | 'times' | 'failed', string>>;

const rates = ['0.8', '1', '1.25', '1.5'];

/** Stands in a `<poka-listen>` that holds the button; takes the language of the text and the words (`data-words`, JSON) from there. */
export class PokaReader extends HTMLElement {
  private words = {} as Words;
  private text: Piece[] = [];
  private at = 0;
  /** Utterances of an earlier turn still report; nobody listens to them. */
  private turn = 0;
  private speaking = false;
  /** Some browsers forget an utterance that nobody holds, and then never say that it ended. */
  private held: SpeechSynthesisUtterance | undefined;
  private readonly mark = new ReaderMark();
  private readonly pause = button();
  private readonly speed = document.createElement('select');
  private readonly status = document.createElement('span');
  private readonly leave = (): void => this.close();

  connectedCallback(): void {
    const host = this.parentElement;
    if (host === null || host.querySelector('poka-reader') !== this) return this.remove();
    this.words = JSON.parse(host.dataset['words'] ?? '{}') as Words;
    this.text = [...document.querySelectorAll('main h1, main .prose')].flatMap((part) => pieces(part, host.lang, this.words));
    this.build();
    host.classList.add('open');
    addEventListener('pagehide', this.leave);
    speechSynthesis.cancel();
    this.pause.focus({ preventScroll: true });
    this.speak();
  }

  disconnectedCallback(): void {
    removeEventListener('pagehide', this.leave);
    this.mark.close();
  }

  private build(): void {
    const { words, pause, speed, status } = this;
    this.setAttribute('role', 'group');
    this.setAttribute('aria-label', words.bar);
    const stop = button();
    stop.textContent = words.stop;
    const label = document.createElement('label');
    speed.append(...rates.map((rate) => new Option(words.times.replace('{rate}', rate), rate)));
    const kept = remembered('listen-rate');
    speed.value = kept !== undefined && rates.includes(kept) ? kept : '1';
    label.append(words.speed, speed);
    status.setAttribute('role', 'status');
    this.append(pause, label, stop, status);
    pause.addEventListener('click', () => (this.speaking ? this.hush() : this.speak()));
    stop.addEventListener('click', this.leave);
    speed.addEventListener('change', () => {
      remember('listen-rate', speed.value);
      if (!this.speaking) return;
      this.hush();
      this.speak();
    });
    this.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') this.close();
    });
  }

  private speak(): void {
    const piece = this.text[this.at];
    if (piece === undefined) return this.close();
    const turn = ++this.turn;
    this.speaking = true;
    this.pause.textContent = this.words.pause;
    this.status.textContent = '';
    this.mark.show(piece);
    const language = this.parentElement?.lang ?? '';
    const voice = voiceFor(language);
    const said = new SpeechSynthesisUtterance(piece.text);
    if (voice !== undefined) said.voice = voice;
    said.lang = voice?.lang ?? language;
    said.rate = Number(this.speed.value);
    said.addEventListener('end', () => {
      if (turn !== this.turn) return;
      this.at += 1;
      this.speak();
    });
    said.addEventListener('error', () => {
      if (turn !== this.turn) return;
      this.hush();
      this.status.textContent = this.words.failed;
    });
    this.held = said;
    speechSynthesis.speak(this.held);
  }

  /** A pause ends the utterance, and later the sentence begins again: not every browser can hold a voice. */
  private hush(): void {
    this.turn += 1;
    this.speaking = false;
    speechSynthesis.cancel();
    this.pause.textContent = this.words.resume;
  }

  private close(): void {
    this.hush();
    const host = this.parentElement;
    const inside = this.contains(document.activeElement);
    host?.classList.remove('open');
    this.remove();
    if (inside) host?.querySelector('button')?.focus({ preventScroll: true });
  }
}

/** A voice of the device for a language: its default one if that speaks it. */
function voiceFor(language: string): SpeechSynthesisVoice | undefined {
  const voices = speechSynthesis.getVoices().filter(({ lang, localService }) => localService && lang.startsWith(language));
  return voices.find((voice) => voice.default) ?? voices[0];
}

function button(): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = 'btn small';
  return made;
}
