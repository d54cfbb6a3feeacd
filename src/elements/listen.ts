// <poka-listen>: shows its button where the device itself has a voice for the text. The reader is fetched at the first press.
import reader from './reader-here.ts?worker&url';

/** Holds a button and a status line; `data-lang` is the language of the text, the other data are the reader's words. */
export class PokaListen extends HTMLElement {
  connectedCallback(): void {
    const { speechSynthesis: speech } = globalThis as { speechSynthesis?: SpeechSynthesis };
    const [button, status] = this.children;
    // A voice that is not local sends the text to another company: it does not count.
    const look = (): void =>
      void this.classList.toggle(
        'can',
        speech?.getVoices().some(({ lang, localService }) => localService && lang.startsWith(this.lang)) ?? false,
      );
    look();
    speech?.addEventListener('voiceschanged', look);
    button?.addEventListener('click', () => {
      // Some browsers speak only if the first word is said within the press itself.
      speech?.speak(new SpeechSynthesisUtterance(''));
      // The reader is a script of its own and not an `import()`: that would bring a loader of 850 bytes to every lesson.
      const script = document.createElement('script');
      const place = document.createElement('poka-reader');
      script.src = reader;
      script.onerror = (): void => {
        place.remove();
        status?.removeAttribute('hidden');
      };
      status?.setAttribute('hidden', '');
      this.append(place, script);
    });
  }
}
