// A question's key and explanations: one text, fetched only when somebody has answered.
import type { Question } from '../model/content.ts';
import type { Localized } from '../model/localized.ts';
import type { Hash } from './assets.ts';

/** What a lesson page fetches after an answer. */
export type QuestionAsset = {
  id: string;
  revision: number;
  options: { id: string; correct: boolean; why: Localized }[];
};

/** The asset's path below the base path, and its text. */
export function questionAsset(id: string, question: Question, hash: Hash): { path: string; text: string } {
  const asset: QuestionAsset = {
    id,
    revision: question.revision,
    options: question.options.map(({ id: option, correct, why }) => ({ id: option, correct, why })),
  };
  const text = JSON.stringify(asset);
  return { path: `data/questions/${id}.${hash(text)}.json`, text };
}
