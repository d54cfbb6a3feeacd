// Decision 8: the three texts of an exercise, fetched when needed. A fetch that failed can be tried again.
import type { AnswersAsset, PublicAsset } from '../catalog/index.ts';
import { isObject, type Json } from '../model/json.ts';
import type { ExerciseAssets } from '../model/exercise.ts';

/** Gets one text below the base path; rejects where it cannot. */
export type FetchText = (path: string) => Promise<string>;

/** The assets of one exercise. Every method rejects where the text cannot be had. */
export type AssetStore = {
  open(): Promise<PublicAsset>;
  /** The public exercise as text, for the worker. */
  exerciseText(): Promise<string>;
  batteryText(): Promise<string>;
  answers(): Promise<AnswersAsset>;
};

/** Remembers a promise that was kept, forgets one that was broken. */
function once<T>(get: () => Promise<T>): () => Promise<T> {
  let kept: Promise<T> | undefined;
  return () => {
    kept ??= get().catch((fault: unknown) => {
      kept = undefined;
      throw fault;
    });
    return kept;
  };
}

/** The assets behind `fetchText`. */
export function assetStore(assets: ExerciseAssets, fetchText: FetchText): AssetStore {
  const open = once(async () => JSON.parse(await fetchText(assets.public)) as PublicAsset);
  const answersText = once(() => fetchText(assets.answers));
  return {
    open,
    exerciseText: async () => JSON.stringify((await open()).exercise),
    batteryText: once(() => fetchText(assets.battery)),
    answers: async () => JSON.parse(await answersText()) as AnswersAsset,
  };
}

/** Ids of the hold-out cases of a battery, whatever its kind: entries with an `id` and a `holdout`. */
export function holdoutIds(battery: Json): Set<string> {
  const found = new Set<string>();
  const open: Json[] = [battery];
  for (let here = open.pop(); here !== undefined; here = open.pop()) {
    if (isObject(here) && typeof here.id === 'string' && here.holdout !== undefined) found.add(here.id);
    if (typeof here === 'object' && here !== null) open.push(...Object.values(here));
  }
  return found;
}
