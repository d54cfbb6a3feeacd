// The shape of a tool of the conformance scenario, and of a definition without parameters.
import type { Json, JsonObject } from '../../model/json.ts';
import type { TakenCall } from '../extension.ts';
import type { ToolResult } from '../spec.ts';

/** A tool whose answer is known beforehand: it goes the way that every tool of an exercise goes. */
export type Fixed = { definition: JsonObject; gives: (args: JsonObject) => ToolResult };

/** A tool that talks to the client before it answers. */
export type Talking = { definition: JsonObject; run: (call: TakenCall, args: JsonObject) => Promise<JsonObject> };

/** A definition; absent `properties` means that the tool takes no arguments. */
export function define(name: string, description: string, properties: JsonObject = {}, required: string[] = []): JsonObject {
  return {
    name,
    description,
    inputSchema: { type: 'object', properties, ...(required.length === 0 ? {} : { required }), additionalProperties: false },
  };
}

/** A value in a sentence: a text as it is, anything else as JSON. */
export function words(value: Json | undefined): string {
  return typeof value === 'string' ? value : JSON.stringify(value ?? null);
}
