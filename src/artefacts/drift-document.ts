// `pokayoke/drift/1`: a comparison as canonical JSON, the same bytes in the page and on the command line.
import { kindOf, type Change } from '../drift/index.ts';
import { canonical, type Json, type JsonObject } from '../model/json.ts';
import type { CallReport } from './compare-texts.ts';

/** A change with the slug of its kind, as it stands in the document. */
export type ShownChange = Change & { slug: string };

function shown(change: Change): JsonObject {
  return { ...(change as unknown as JsonObject), slug: kindOf(change.kind).slug };
}

/** The document, without a line feed. */
export function driftDocument({ changes, calls }: { changes: readonly Change[]; calls: readonly CallReport[] }): string {
  return canonical({ format: 'pokayoke/drift/1', changes: changes.map(shown), calls: calls as unknown as Json[] });
}
