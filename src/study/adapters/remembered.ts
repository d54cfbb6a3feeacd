// Small choices of the interface that outlive a page. Losing them loses no work, so faults are silent.

/** A choice as it was left, or undefined. */
export function remembered(name: string): string | undefined {
  try {
    return localStorage.getItem(`pokayoke.${name}`) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Remembers a choice; `undefined` forgets it. */
export function remember(name: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(`pokayoke.${name}`);
    else localStorage.setItem(`pokayoke.${name}`, value);
  } catch {
    // Blocked storage: the choice holds until the page is closed.
  }
}
