// Decision 8: one exercise as three texts whose names carry a hash of their content. The hash is passed in; nothing here reads or writes a disk.
import type { BadAnswer, Exercise, ExerciseAssets, GoodAnswer } from '../model/exercise.ts';
import type { Json } from '../model/json.ts';
import type { Locale } from '../model/localized.ts';
import type { Answer, ExerciseFolder } from './read-exercise.ts';

/** Rendered texts by language; HTML made from our own Markdown. */
export type Html = Record<Locale, string>;

/** The public asset: what the bench shows before anything is run. */
export type PublicAsset = {
  exercise: Omit<Exercise, 'worked'>;
  /** The text that the editor opens with, by language. */
  starter: Record<Locale, string>;
  brief: Html;
  /** Three steps, by language. */
  hints: Record<Locale, string[]>;
};

/** The battery asset: `battery.yaml` as it stands. */
export type BatteryAsset = Json;

/** The answers asset: fetched only when the answer or the debrief is opened. */
export type AnswersAsset = {
  worked: Exercise['worked'];
  good: Answer<GoodAnswer>[];
  bad: Answer<BadAnswer>[];
  debrief: Html;
};

/** Turns Markdown into HTML. */
export type Render = (markdown: string) => string;

/** A short hash of a text, fit for a file name. */
export type Hash = (text: string) => string;

/** The assets' paths below the base path, and the files to write there. */
export type AssetFiles = { assets: ExerciseAssets; files: Map<string, string> };

/** Makes the three assets of one exercise. The same folder gives the same names and bytes. */
export function assetsOf(folder: ExerciseFolder, hash: Hash, render: Render): AssetFiles {
  const { worked, ...open } = folder.exercise;
  const html = (text: Record<Locale, string>): Html => ({ ja: render(text.ja), en: render(text.en) });
  const shown: PublicAsset = {
    exercise: open,
    starter: folder.starter,
    brief: html(folder.brief),
    hints: { ja: folder.hints.ja.map(render), en: folder.hints.en.map(render) },
  };
  const kept: AnswersAsset = { worked, good: folder.good, bad: folder.bad, debrief: html(folder.debrief) };
  const files = new Map<string, string>();
  const put = (sort: string, value: unknown): string => {
    const text = JSON.stringify(value);
    const path = `data/${open.id}.${sort}.${hash(text)}.json`;
    files.set(path, text);
    return path;
  };
  const assets = {
    id: open.id,
    revision: open.revision,
    public: put('public', shown),
    battery: put('battery', folder.battery),
    answers: put('answers', kept),
  };
  return { assets, files };
}
