// One artefact with the verdict that it deserves, and what the tables build theirs from.
import type { Json, JsonObject } from '../../src/model/json.ts';
import type { ArtefactKind } from '../../src/artefacts/index.ts';

/** One artefact. `as` is left out where the shape alone must tell. */
export type CheckRow = { because: string; value: Json; accept: string[]; as?: ArtefactKind };

/** A parameter that says what it wants. */
export const text = { type: 'string', description: 'Id of a bed, e.g. G-12' };

/** A sound definition with these parameters. */
export const tool = (properties: JsonObject, more: JsonObject = {}, schema: JsonObject = {}): JsonObject => ({
  name: 'bed_find',
  description: 'Finds one bed of the farm by its id.',
  inputSchema: { type: 'object', properties, ...schema },
  ...more,
});

/** A result that says this. */
export const result = (say: string, more: JsonObject = {}): JsonObject => ({
  resultType: 'complete',
  content: [{ type: 'text', text: say }],
  ...more,
});

/** A failure that says this, with fields or without. */
export const failed = (say: string, error?: JsonObject): JsonObject =>
  result(say, { isError: true, ...(error === undefined ? {} : { structuredContent: { error } }) });
