// The one-file backup of progress: readable by a later version, and merged, never replaced.
import type { ProgressEvent } from '../model/progress.ts';
import { isObject } from '../model/json.ts';
import { fail, ok, type Result } from '../model/result.ts';
import { byTime } from './merge.ts';

/** The format name in the file. */
export const exportFormat = 'pokayoke/progress/1';

/** Why a file is not a backup: not JSON, not ours, or made by a later version. */
export type ExportFault = 'not-json' | 'not-progress' | 'newer-format';

/** The backup as text, events oldest first. */
export function exportText(events: readonly ProgressEvent[]): string {
  return `${JSON.stringify({ format: exportFormat, events: events.toSorted(byTime) }, null, 1)}\n`;
}

/** The events of a backup. Each keeps whatever it carries; only what every event must have is checked. */
export function readExport(text: string): Result<ProgressEvent[], ExportFault> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return fail('not-json');
  }
  if (!isObject(value) || typeof value.format !== 'string' || !value.format.startsWith('pokayoke/progress/')) return fail('not-progress');
  if (value.format !== exportFormat) return fail('newer-format');
  const { events } = value;
  if (
    !Array.isArray(events) ||
    !events.every(
      (event) => isObject(event) && typeof event.id === 'string' && typeof event.at === 'string' && typeof event.type === 'string',
    )
  ) {
    return fail('not-progress');
  }
  return ok(events as ProgressEvent[]);
}
