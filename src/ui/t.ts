// Parts of the interface get their words from outside: one function from code to sentence.
import type { Json } from '../model/json.ts';

/** The sentence for a code, in the page's language. */
export type T = (code: string, params?: Readonly<Record<string, Json>>) => string;
