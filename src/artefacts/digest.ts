// Hashing comes from outside: Web Crypto in the page, Node's on the command line.
import { canonical, type Json } from '../model/json.ts';

/** The SHA-256 of a text's UTF-8 bytes, as 64 lower-case hexadecimal digits. */
export type Digest = (text: string) => Promise<string>;

/** The hash of a value: of its canonical JSON, so that the order of keys and white space do not count. */
export async function hashOf(value: Json, digest: Digest): Promise<string> {
  return `sha256:${await digest(canonical(value))}`;
}
