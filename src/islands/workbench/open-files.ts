// Files in. Nothing that is opened is checked by itself, and nothing is sent anywhere.
import type { Coded } from '../../model/evidence.ts';
import { largestText } from '../workbench-store.ts';

/** Texts that could be read, and why others could not. */
export type Opened = { texts: { name: string; text: string }[]; faults: Coded[] };

const mb = (bytes: number): number => Math.round((bytes / 1024 / 1024) * 10) / 10;

/** Why a text of that size is not taken; undefined where it is. */
export function tooLarge(name: string, bytes: number): Coded | undefined {
  if (bytes <= largestText) return undefined;
  return { code: 'work.too-big', params: { name, size: mb(bytes), limit: mb(largestText) } };
}

/** The texts of files that the reader chose: UTF-8. */
export async function openTexts(files: readonly File[]): Promise<Opened> {
  const opened: Opened = { texts: [], faults: [] };
  for (const file of files) {
    const { name } = file;
    const large = tooLarge(name, file.size);
    if (large !== undefined) {
      opened.faults.push(large);
      continue;
    }
    try {
      // The mark at the start stays, as on the command line: the reader skips it and says so.
      const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(await file.arrayBuffer());
      opened.texts.push({ name, text });
    } catch {
      opened.faults.push({ code: 'work.not-text', params: { name } });
    }
  }
  return opened;
}
