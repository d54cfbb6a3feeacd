// Files in and out. Nothing that is opened is run, and nothing is sent anywhere.
import type { Coded } from '../model/evidence.ts';
import { fail, ok, type Result } from '../model/result.ts';

/** Largest file that is opened, in KB. */
export const largestFile = 256;

/** Gives the reader a file. */
export function saveFile(name: string, content: string | Uint8Array<ArrayBuffer>, type = 'application/json'): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

/** The text of a file that the reader chose: UTF-8, without the mark at its start. */
export async function openFile(file: File): Promise<Result<string, Coded>> {
  const size = Math.ceil(file.size / 1024);
  if (size > largestFile) return fail({ code: 'files.too-big', params: { name: file.name, size, limit: largestFile } });
  try {
    return ok(new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer()));
  } catch {
    return fail({ code: 'files.not-text', params: { name: file.name } });
  }
}
