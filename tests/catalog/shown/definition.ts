// A tool definition by the rules of the grading room: only what the table calls an error counts.
import { definitionRules, rules } from '../../../src/grading/index.ts';
import type { Json } from '../../../src/model/json.ts';

/** Faults of the definition at `index` among `tools`. */
export function definitionFaults(tool: Json, tools: Json[], index: number): string[] {
  return definitionRules.flatMap((rule) =>
    rules[rule.id].severity === 'error' && rule.find({ tool, pointer: '', tools, index }).length > 0 ? [rule.id] : [],
  );
}
