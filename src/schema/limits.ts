// Every guard's limit, in one place. Counted the same way on every machine: a verdict never depends on speed or stack size.

export const limits = {
  /** Subschemas of one schema. */
  nodes: 2_000,
  /** JSON values of one schema: room for long enums. */
  schemaValues: 20_000,
  /** Characters of all strings and names of one schema. */
  schemaText: 500_000,
  /** Subschemas inside each other. */
  depth: 64,
  /** JSON containers inside each other in a schema, `const` and `enum` data included. */
  schemaDepth: 192,
  /** JSON containers inside each other in a judged value. */
  valueDepth: 128,
  /** JSON values of a judged value. */
  values: 100_000,
  /** Characters of all strings and names of a judged value. */
  valueText: 2_000_000,
  /** Evaluations of one subschema at one value, the worst case counted before judging. */
  steps: 20_000,
  /** Evaluations inside each other. Keeps the engine's recursion within a browser worker's stack. */
  frames: 200,
  /** Characters of one pattern. */
  patternLength: 200,
  /** Different patterns of one schema. */
  patterns: 100,
  /** Characters looked at by all patterns of one judgement, the worst case: length to the power of the pattern's exponent. */
  patternWork: 20_000_000,
  /** Errors of one verdict: the first ones by pointer. */
  errors: 200,
  /** Characters of an error's `expected`, as JSON text; longer ones are left out. */
  expectedText: 4_000,
} as const;
