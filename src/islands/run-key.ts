// The one key of the bench. A key that belongs to a conversion of the input method is never ours.

/** The part of a keyboard event that decides. */
export type KeyFacts = {
  key: string;
  keyCode: number;
  isComposing: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
};

/** True for Ctrl+Enter or Cmd+Enter outside a composition. Some browsers report the confirming Enter only by key code 229. */
export function isRunKey(event: KeyFacts): boolean {
  return (
    event.key === 'Enter' &&
    (event.ctrlKey || event.metaKey) &&
    !event.altKey &&
    !event.shiftKey &&
    !event.isComposing &&
    event.keyCode !== 229
  );
}
