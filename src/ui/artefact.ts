// What every form of a kind gets: the value of the text, and one way to change it.
import type { Json } from '../model/json.ts';
import type { Exercise } from '../model/exercise.ts';
import type { Locale } from '../model/localized.ts';

/** Props of `ArtefactForm`. The form shows the same value as the text; it never keeps one of its own. */
export type ArtefactProps = {
  value: Json;
  /** Writes `value` at the pointer into the text; undefined removes the place. */
  edit(pointer: string, value: Json | undefined): void;
  /** Gives the member at the pointer another key; its value and place stay as they are. */
  rename(pointer: string, key: string): void;
  locale: Locale;
  exercise: Omit<Exercise, 'worked'>;
  /** The text cannot be read just now: everything is shown as it last was, and nothing can be changed. */
  disabled: boolean;
};
