// A project as one file. No clock: every entry has the same date, so the same files give the same bytes.
import { strToU8, zipSync } from 'fflate';

/** The date of every entry. A zip file has no time zone: this is read as local time and written as it stands. */
const dated = '2026-07-28T12:00:00';

/** A zip file with all files below one folder, in their order. */
export function zipOf(files: ReadonlyMap<string, string>, folder: string): Uint8Array<ArrayBuffer> {
  return zipSync(Object.fromEntries([...files].map(([path, text]) => [`${folder}/${path}`, strToU8(text)])), { mtime: dated });
}
