// English sentences for schema errors, as a careful server would send them to an agent: place, rule, expected form.
import type { Json, JsonObject } from '../model/json.ts';
import type { SchemaError } from '../model/schema-error.ts';

const LISTED = 20;
const EXPECTED_CHARS = 300;

/** The refusal of a call whose arguments break the input schema. Names every place; says that nothing ran and what to do. */
export function refusalText(errors: readonly SchemaError[]): string {
  const lines = errors.slice(0, LISTED).map((error) => `- ${errorLine(error)}`);
  if (errors.length > LISTED) lines.push(`- and ${errors.length - LISTED} more`);
  return [
    'The arguments do not match the input schema. Nothing was executed.',
    ...lines,
    'Correct these places and call again; do not repeat the same arguments.',
  ].join('\n');
}

/** One error as one line: `/weight: must be at most 100 (rule: maximum)`. */
export function errorLine(error: SchemaError): string {
  return `${error.pointer === '' ? '(the whole value)' : error.pointer}: ${sentence(error)} (rule: ${error.rule})`;
}

/** The errors as JSON data, for structured content. */
export function errorData(errors: readonly SchemaError[]): JsonObject[] {
  return errors.map(({ pointer, rule, expected }) => ({ pointer, rule, ...(expected === undefined ? {} : { expected }) }));
}

const sentences = new Map<string, (expected: string) => string>([
  ['required', () => 'is required but missing'],
  ['dependentRequired', () => 'is required here but missing'],
  ['additionalProperties', () => 'is not a known name here'],
  ['unevaluatedProperties', () => 'is not a known name here'],
  ['type', (expected) => `must be of type ${expected}`],
  ['enum', (expected) => `must be one of ${expected}`],
  ['const', (expected) => `must be ${expected}`],
  ['minimum', (expected) => `must be at least ${expected}`],
  ['maximum', (expected) => `must be at most ${expected}`],
  ['exclusiveMinimum', (expected) => `must be greater than ${expected}`],
  ['exclusiveMaximum', (expected) => `must be less than ${expected}`],
  ['multipleOf', (expected) => `must be a multiple of ${expected}`],
  ['minLength', (expected) => `must have at least ${expected} characters`],
  ['maxLength', (expected) => `must have at most ${expected} characters`],
  ['pattern', (expected) => `must match the pattern ${expected}`],
  ['minItems', (expected) => `must have at least ${expected} items`],
  ['maxItems', (expected) => `must have at most ${expected} items`],
  ['uniqueItems', () => 'must not hold the same item twice'],
  ['minProperties', (expected) => `must have at least ${expected} members`],
  ['maxProperties', (expected) => `must have at most ${expected} members`],
]);

function sentence(error: SchemaError): string {
  const expected = error.expected === undefined ? undefined : clip(error.expected);
  const known = sentences.get(error.rule);
  if (known !== undefined) return known(expected ?? 'another value');
  return expected === undefined ? 'is not allowed' : `is not allowed; expected ${expected}`;
}

function clip(expected: Json): string {
  const text = JSON.stringify(expected);
  return text.length <= EXPECTED_CHARS ? text : `${text.slice(0, EXPECTED_CHARS)}…`;
}
