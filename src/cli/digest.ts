// SHA-256 by Web Crypto, which Node has as well as the page.
import type { Digest } from '../artefacts/index.ts';

/** The digest that hashes of the command line are made with. */
export const digest: Digest = async (text) => {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
};
