// The known word that a mistyped one was probably meant to be.

/** How many letters must be put in, taken out or replaced. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j += 1) {
      next.push(Math.min((row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1, (row[j] ?? 0) + (letter === b[j] ? 0 : 1)));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** The nearest of `known`; of equally near ones the first. `given` is cut at 100 letters. Undefined where nothing is known. */
export function nearest(given: string, known: readonly string[]): string | undefined {
  const word = given.slice(0, 100);
  return known
    .map((one) => ({ one, far: distance(word, one) }))
    .reduce<{ one: string; far: number } | undefined>((best, next) => (best === undefined || next.far < best.far ? next : best), undefined)
    ?.one;
}
