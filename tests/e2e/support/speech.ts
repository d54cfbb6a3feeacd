// A stand-in for the browser's voice: says nothing, writes down what it was asked to say, and moves on when the test tells it to.
import type { Page } from '@playwright/test';

/** One thing that was to be said. */
export type Said = { text: string; rate: number; lang: string };

/** What the page keeps for the test. */
export type FakeSpeech = { said: Said[]; cancelled: number; end: () => boolean; fail: () => void; offer: (local: boolean) => void };

/** Replaces the voice before the page's own scripts run. `voices`: whether a Japanese voice of the device is there from the start. */
export async function fakeSpeech(page: Page, voices = true): Promise<void> {
  await page.addInitScript((there) => {
    class Utterance extends EventTarget {
      readonly text: string;
      voice: SpeechSynthesisVoice | null = null;
      lang = '';
      rate = 1;
      constructor(text: string) {
        super();
        this.text = text;
      }
    }
    const voice = (lang: string, localService: boolean): SpeechSynthesisVoice => ({
      lang,
      localService,
      default: false,
      name: lang,
      voiceURI: lang,
    });
    const state = { said: [] as Said[], cancelled: 0, current: undefined as Utterance | undefined };
    let offered = there ? [voice('en-US', true), voice('ja-JP', true)] : [];
    const synthesis = Object.assign(new EventTarget(), {
      getVoices: () => offered,
      speak: (utterance: Utterance) => {
        if (utterance.text === '') return;
        state.said.push({ text: utterance.text, rate: utterance.rate, lang: utterance.lang });
        state.current = utterance;
      },
      cancel: () => {
        state.cancelled += 1;
        const old = state.current;
        state.current = undefined;
        // Browsers report a cancelled utterance as an error, later.
        setTimeout(() => old?.dispatchEvent(new Event('error')));
      },
    });
    const finish = (event: string): boolean => {
      const old = state.current;
      state.current = undefined;
      old?.dispatchEvent(new Event(event));
      return old !== undefined;
    };
    Object.defineProperty(globalThis, 'speechSynthesis', { value: synthesis });
    Object.defineProperty(globalThis, 'SpeechSynthesisUtterance', { value: Utterance });
    Object.defineProperty(globalThis, 'fakeSpeech', {
      value: Object.assign(state, {
        end: () => finish('end'),
        fail: () => finish('error'),
        offer: (local: boolean) => {
          offered = [voice('ja_JP', local)];
          synthesis.dispatchEvent(new Event('voiceschanged'));
        },
      }),
    });
  }, voices);
}

/** Lets the current sentence end. False: nothing was being said. */
export function endSentence(page: Page): Promise<boolean> {
  return page.evaluate(() => (globalThis as unknown as { fakeSpeech: FakeSpeech }).fakeSpeech.end());
}

/** Everything that was to be said so far. */
export function said(page: Page): Promise<Said[]> {
  return page.evaluate(() => (globalThis as unknown as { fakeSpeech: FakeSpeech }).fakeSpeech.said);
}
