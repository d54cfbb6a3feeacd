// One call that each definition accepts, one that it refuses, and one result that fits. Each is judged; what is not found is left out.
import { oldCalls } from '../drift/index.ts';
import { isObject, own, type Json, type JsonObject } from '../model/json.ts';
import { judge } from '../schema/index.ts';

/** What is known about one tool beside its definition. */
export type Example = {
  tool: string;
  /** Arguments that the input schema accepts. */
  accepted?: JsonObject;
  /** Arguments that it refuses. */
  refused?: JsonObject;
  /** Structured content that fits the output schema. */
  output?: JsonObject;
};

/** A call that somebody wrote. */
export type WrittenCall = { name: string; arguments: JsonObject };

/** Values of which at least one is of another type than anything. */
const others: readonly Json[] = [0, 'x', null];

/** An object that the schema accepts: the smallest one, or a larger one where the smallest is empty. */
function fitting(schema: Json): JsonObject | undefined {
  const [least, next] = oldCalls({ name: 'any', inputSchema: schema }).map(({ arguments: args }) => args);
  return isObject(least) && Object.keys(least).length === 0 && isObject(next) ? next : isObject(least) ? least : undefined;
}

function without(args: JsonObject, name: string): JsonObject {
  return Object.fromEntries(Object.entries(args).filter(([key]) => key !== name));
}

function withMember(args: JsonObject, name: string, value: Json): JsonObject {
  return Object.fromEntries([...Object.entries(args).filter(([key]) => key !== name), [name, value]]);
}

/** What is likely refused, most telling first: something missing, a value of another type, a name that nobody declared. */
function* wrong(schema: Json, args: JsonObject): Generator<JsonObject, void, undefined> {
  const required = own(schema, 'required');
  for (const name of Array.isArray(required) ? required : []) {
    // Some validators find these names on every object.
    if (typeof name === 'string' && !(name in {})) yield without(args, name);
  }
  const declared = own(schema, 'properties');
  for (const name of Object.keys({ ...args, ...(isObject(declared) ? declared : {}) })) {
    for (const value of others) yield withMember(args, name, value);
  }
  yield withMember(args, 'no_such_argument', true);
}

function refusedBy(schema: Json, args: JsonObject): JsonObject | undefined {
  for (const candidate of wrong(schema, args)) if (judge(schema, candidate).status === 'invalid') return candidate;
  return undefined;
}

function writtenFor(schema: Json, name: string, calls: readonly WrittenCall[]): JsonObject | undefined {
  return calls.find((call) => call.name === name && judge(schema, call.arguments).status === 'valid')?.arguments;
}

function exampleOf(tool: JsonObject, name: string, calls: readonly WrittenCall[]): Example {
  const [input, outputSchema] = [own(tool, 'inputSchema'), own(tool, 'outputSchema')];
  const accepted = input === undefined ? undefined : (writtenFor(input, name, calls) ?? fitting(input));
  const refused = input === undefined ? undefined : refusedBy(input, accepted ?? {});
  const output = outputSchema === undefined ? undefined : fitting(outputSchema);
  return {
    tool: name,
    ...(accepted === undefined ? {} : { accepted }),
    ...(refused === undefined ? {} : { refused }),
    ...(output === undefined ? {} : { output }),
  };
}

/**
 * The examples of all definitions, one for each name; of two definitions with one name the first counts.
 * @param calls calls that somebody wrote: the first that a definition accepts is its example; without one a call is made up
 */
export function examplesOf(tools: readonly Json[], calls: readonly WrittenCall[]): Example[] {
  const named = new Map<string, JsonObject>();
  for (const tool of tools) {
    const name = own(tool, 'name');
    if (isObject(tool) && typeof name === 'string' && !named.has(name)) named.set(name, tool);
  }
  return [...named].map(([name, tool]) => exampleOf(tool, name, calls));
}
