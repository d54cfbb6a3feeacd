// The one JSON Schema judge (decision 7): guards, the meta-schema check, and errors as pointer, rule and expectation.
export { checkSchema, type SchemaCheck } from './check-schema.ts';
export { dialectOf } from './dialect.ts';
export { judge } from './judge.ts';
export { limits } from './limits.ts';
export { patternCost, patternGuard, type PatternCost } from './pattern/pattern-guard.ts';
export { subschemas, type Subschema } from './subschemas.ts';
