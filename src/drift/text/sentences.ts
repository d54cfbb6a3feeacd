// Two versions of a text, sentence by sentence: what stayed, what was edited, what was dropped, what was gained.
import { dice } from './names.ts';
import { contentWords, tidy } from './words.ts';

/** The difference of two texts. Sentences that stayed are left out. */
export type SentenceDiff = { edited: { old: string; new: string }[]; dropped: string[]; gained: string[] };

const most = 100;

/** The sentences of `text`, tidied. */
export function sentences(text: string): string[] {
  return text
    .normalize('NFKC')
    .split(/(?<=[。!?！？])|(?<=\.)\s+|\n+/u)
    .map(tidy)
    .filter((sentence) => sentence !== '')
    .slice(0, most);
}

/** Pairs each changed sentence with the most alike one of the other text; the first sentences are one statement of purpose. */
export function sentenceDiff(before: string, after: string): SentenceDiff {
  const [olds, news] = [sentences(before), sentences(after)];
  const [oldSet, newSet] = [new Set(olds), new Set(news)];
  const left = olds.filter((sentence) => !newSet.has(sentence));
  const right = news.filter((sentence) => !oldSet.has(sentence));
  const edited: SentenceDiff['edited'] = [];
  const take = (old: string, other: string): void => {
    edited.push({ old, new: other });
    left.splice(left.indexOf(old), 1);
    right.splice(right.indexOf(other), 1);
  };
  const [firstOld, firstNew] = [olds[0], news[0]];
  if (firstOld !== undefined && firstNew !== undefined && left[0] === firstOld && right[0] === firstNew) take(firstOld, firstNew);
  const words = new Map([...left, ...right].map((sentence) => [sentence, contentWords(sentence)]));
  const none: ReadonlySet<string> = new Set();
  for (const old of [...left]) {
    let best: { text: string; likeness: number } | undefined;
    for (const text of right) {
      const likeness = dice(words.get(old) ?? none, words.get(text) ?? none);
      if (likeness >= 0.4 && likeness > (best?.likeness ?? 0)) best = { text, likeness };
    }
    if (best !== undefined) take(old, best.text);
  }
  return { edited, dropped: left, gained: right };
}
