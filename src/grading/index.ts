// The grading room: rules over definitions and responses, levels, and the report algebra.
export { type Finding, type Tried, checks, couldNotRun, notApplicable } from './check.ts';
export { type DefinitionRule, type DefinitionTarget, nameOf, schemasOf } from './definition.ts';
export { assemble, graderRevision, ungraded } from './report.ts';
export { type ResponseRule, type ResponseTarget, has, jsonIn, textBlocks } from './response.ts';
export { type ConfigRule, type ConfigTarget } from './config.ts';
export { type MessageRule, type MessageTarget, type ProtocolRevision, type Sent, answered, resultIn } from './message.ts';
export { type Heard, type ResultRule, type ResultTarget } from './result.ts';
export { configRules } from './rules/config/index.ts';
export { definitionRules } from './rules/definition/index.ts';
export { servedRules } from './rules/definition/served.ts';
export { messageRules } from './rules/message/index.ts';
export { responseRules } from './rules/response/index.ts';
export { resultRules } from './rules/result/index.ts';
export { turnsRules } from './rules/turns/index.ts';
export { isLiteral, knownToken } from './secrets.ts';
export { type KnownRule, rules } from './table.ts';
export { estimateTokens, overBudget } from './tokens.ts';
export { type PlanTurn, type TurnsRule, type TurnsTarget, turnOf } from './turns.ts';
