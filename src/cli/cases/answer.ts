// What the checks say about one case, in words that can be compared. Nothing here knows what is expected.
import { rules } from '../../grading/index.ts';
import { isObject, own, type Json, type JsonObject } from '../../model/json.ts';
import { compare, outcome, type Change, type OutcomeName } from '../../drift/index.ts';
import { judgeArtefact, readArtefacts, verdictOf, type ArtefactKind, type Found, type Verdict } from '../../artefacts/index.ts';

/** The answer to one case. */
export type Answer =
  | { what: 'verdict'; verdict: Verdict | 'unknown'; rules: string[]; schema: Json | undefined }
  | { what: 'drift'; outcome: OutcomeName; valid: boolean | null; changes: Change[] };

/** The kinds of case that are one kind of artefact; the others are told by their shape. */
const kinds: Readonly<Record<string, ArtefactKind>> = {
  definition_lint: 'definition',
  real_tool: 'definition',
  error_object: 'result',
  tool_choice: 'plan',
  config: 'config',
};

function verdictOn(input: Json, as: ArtefactKind | undefined): Answer {
  const artefacts = readArtefacts(input, { as });
  const found: Found[] = (artefacts ?? []).flatMap(judgeArtefact);
  const first = Array.isArray(input) ? input[0] : input;
  return {
    what: 'verdict',
    verdict: artefacts === undefined ? 'unknown' : verdictOf(found),
    rules: [...new Set(found.map(({ rule }) => `${rules[rule].severity}:${rule}`))],
    schema: own(first, 'inputSchema'),
  };
}

/** A list given by names alone: the definition itself, and for the others their names. */
function listOf(names: Json | undefined, tool: Json): Json {
  if (!Array.isArray(names)) return tool;
  return names.map((name) =>
    typeof name !== 'string' ? name : own(tool, 'name') === name ? tool : { name, inputSchema: { type: 'object' } },
  );
}

function drift(question: JsonObject): Answer {
  const call = own(question, 'oldCall');
  const [name, args] = [own(call, 'name'), own(call, 'arguments')];
  const before = listOf(own(question, 'listBefore'), own(question, 'before') ?? null);
  const after = listOf(own(question, 'listAfter'), own(question, 'after') ?? null);
  const old = { name: typeof name === 'string' ? name : '', arguments: isObject(args) ? args : {} };
  const added = own(question, 'addedSimilar');
  const now = Array.isArray(added) && !Array.isArray(after) && after !== null ? [after, ...added] : after;
  const was = Array.isArray(now) && !Array.isArray(before) ? [before] : before;
  const { outcome: became, validity } = outcome(old, was, now);
  return { what: 'drift', outcome: became, valid: validity === null ? null : validity.status === 'valid', changes: compare(was, now) };
}

/** Runs the checks on a case without its `expected`. */
export function answerOf(kind: string, question: JsonObject): Answer {
  if (kind === 'drift_pair') return drift(question);
  const input = own(question, 'input') ?? own(question, 'tool') ?? null;
  return kind === 'drift' && isObject(input) ? drift(input) : verdictOn(input, kinds[kind]);
}
