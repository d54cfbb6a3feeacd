// The grading room: rules over definitions and responses, levels, and the report algebra.
export { type Finding, type Tried, checks, couldNotRun, notApplicable } from './check.ts';
export { type DefinitionRule, type DefinitionTarget, nameOf, schemasOf } from './definition.ts';
export { assemble, graderRevision, ungraded } from './report.ts';
export { type ResponseRule, type ResponseTarget, has, jsonIn, textBlocks } from './response.ts';
export { definitionRules } from './rules/definition/index.ts';
export { responseRules } from './rules/response/index.ts';
export { type KnownRule, rules } from './table.ts';
export { estimateTokens, overBudget } from './tokens.ts';
