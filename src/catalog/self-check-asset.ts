// A self-check's model answer and checklist: one text, fetched only when the reader asks for it.
import type { SelfCheck } from '../model/content.ts';
import type { Hash } from './assets.ts';

/** What the page of questions fetches after something was written. */
export type SelfCheckAsset = { id: string } & Pick<SelfCheck, 'revision' | 'model' | 'checklist'>;

/** The asset's path below the base path, and its text. */
export function selfCheckAsset(id: string, { revision, model, checklist }: SelfCheck, hash: Hash): { path: string; text: string } {
  const asset: SelfCheckAsset = { id, revision, model, checklist };
  const text = JSON.stringify(asset);
  return { path: `data/self-checks/${id}.${hash(text)}.json`, text };
}
