// Files as one zip file, stored and not compressed. No clock: every entry has the same date, so the same files give the same bytes.

/** 2026-07-28, 12:00, as a zip file writes it: years since 1980, month, day; hours, minutes, half seconds. No time zone. */
const date = { day: (46 << 9) | (7 << 5) | 28, time: 12 << 11 };

/** Names are UTF-8. */
const utf8Names = 0x800;

/** The lowest version of the format, which every program reads. */
const version = 20;

/** CRC-32 as zip files have it. */
function checksum(bytes: Uint8Array): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

/** Numbers as little-endian bytes: pairs of a value and its width, 2 or 4. */
function record(...fields: readonly (readonly [value: number, width: 2 | 4])[]): number[] {
  return fields.flatMap(([value, width]) => Array.from({ length: width }, (_, i) => (value >>> (8 * i)) & 0xff));
}

/** The part that stands before an entry's bytes and, once more, in the directory. */
function described(name: Uint8Array, bytes: Uint8Array): number[] {
  const [stored, noExtra] = [0, 0];
  return record(
    [version, 2],
    [utf8Names, 2],
    [stored, 2],
    [date.time, 2],
    [date.day, 2],
    [checksum(bytes), 4],
    [bytes.length, 4],
    [bytes.length, 4],
    [name.length, 2],
    [noExtra, 2],
  );
}

/** A zip file with all files below one folder, in their order. Fewer than 65,536 files, less than 4 GB. */
export function zipOf(files: ReadonlyMap<string, string>, folder: string): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const parts: (number[] | Uint8Array)[] = [];
  const directory: (number[] | Uint8Array)[] = [];
  let at = 0;
  for (const [path, text] of files) {
    const [name, bytes] = [encoder.encode(`${folder}/${path}`), encoder.encode(text)];
    const about = described(name, bytes);
    directory.push(record([0x02014b50, 4], [version, 2]), about, record([0, 2], [0, 2], [0, 2], [0, 4], [at, 4]), name);
    parts.push(record([0x04034b50, 4]), about, name, bytes);
    at += 4 + about.length + name.length + bytes.length;
  }
  const length = directory.reduce((sum, part) => sum + part.length, 0);
  const end = record([0x06054b50, 4], [0, 2], [0, 2], [files.size, 2], [files.size, 2], [length, 4], [at, 4], [0, 2]);
  const all = [...parts, ...directory, end];
  const whole = new Uint8Array(at + length + end.length);
  let next = 0;
  for (const part of all) {
    whole.set(part, next);
    next += part.length;
  }
  return whole;
}
