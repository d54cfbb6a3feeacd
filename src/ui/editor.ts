// What the page may ask of an editor, whichever one is mounted.

/** A handle on the mounted editor. Offsets are UTF-16. */
export type EditorHandle = {
  /** Focuses the editor, selects the range and brings it into view. */
  select(offset: number, length: number): void;
};

/** A place that a finding marks after a run. */
export type EditorMark = { offset: number; length: number; blocking: boolean };
