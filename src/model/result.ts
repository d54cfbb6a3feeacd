// Expected failure is a value. `throw` is kept for programmer error.

/** Success with a value, or failure with an error that says what and where. */
export type Result<T, E> = { ok: true; value: T } | { ok: false; error: E };

/** A success. */
export function ok<T>(value: T): { ok: true; value: T } {
  return { ok: true, value };
}

/** A failure. */
export function fail<E>(error: E): { ok: false; error: E } {
  return { ok: false, error };
}
