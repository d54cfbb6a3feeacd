// How much text the reader takes. Every limit is counted the same way everywhere, so a verdict never depends on the machine.

/** What the reader refuses to go beyond. */
export type ReadLimits = {
  /** UTF-8 bytes of the whole text. */
  bytes: number;
  /** Open arrays and objects around a value; `[[1]]` has depth 2. */
  depth: number;
  /** Values in the text, containers included. */
  values: number;
};

/** For what a learner hands in: 64 KiB. */
export const defaultLimits: ReadLimits = { bytes: 65_536, depth: 64, values: 200_000 };

/** For files that a person opens on purpose: a stored submission, a server's whole `tools/list`. */
export const generousLimits: ReadLimits = { bytes: 8_388_608, depth: 128, values: 1_000_000 };

/** Length of `text` in UTF-8 bytes. A lone surrogate counts three, as its replacement character would. */
export function utf8Length(text: string): number {
  let bytes = text.length;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (code < 0x80) continue;
    bytes += code < 0x800 ? 1 : 2;
    // A pair is two units and four bytes: the second unit adds nothing.
    if (code >= 0xd800 && code <= 0xdbff && (text.charCodeAt(i + 1) & 0xfc00) === 0xdc00) i += 1;
  }
  return bytes;
}
