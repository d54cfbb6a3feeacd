// Runs the fragment of a rule page in the convention of its subject, and gives the checks of that rule.
//   definition.*        a tool definition, `{tools}`, or `{budget, tools}`
//   response.*          a whole response to the request 7
//   failure.*, empty.*  `{situation, response}`
//   drift.*             `{change, reading}`, `{day, stage}` or `{asked, prediction | arrives}`, in drift-world.ts
//   plan.*              `{situation, plan}`, in the library of plan-world.ts
//   selection.*         `{situation, tools, system}`, at the pool of selection-world.ts
//   result.*, message.*, turns.*, config.*   a document as the command line reads it
//   everything else     `{tools, calls}`, answered for a world of definition-worlds.ts
import type { KnownRule } from '../../../src/grading/index.ts';
import { judgeArtefact, readArtefacts, type ArtefactKind } from '../../../src/artefacts/index.ts';
import { checks, definitionRules, overBudget, responseRules, servedRules } from '../../../src/grading/index.ts';
import { type Json, own } from '../../../src/model/json.ts';
import type { Check } from '../../../src/model/report.ts';
import { grade } from '../../../src/runner/grade.ts';
import { worlds } from './definition-worlds.ts';
import { DriftFragment, driftWorld } from './drift-world.ts';
import { FailureFragment, failureWorld } from './failure-world.ts';
import { PlanFragment, planWorld } from './plan-world.ts';
import { SelectionFragment, selectionWorld } from './selection-world.ts';
import { smallExercise } from './small-exercise.ts';

/** The checks of one rule, and the value into which their pointers lead. */
export type Ran = { checks: Check[]; root: Json };

/** Checks of a rule over the definitions of a list, or over one definition. */
export function onDefinition(id: string, fragment: Json): Ran {
  const listed = own(fragment, 'tools');
  const tools = Array.isArray(listed) ? listed : [fragment];
  const budget = own(fragment, 'budget');
  if (id === 'definition.token-budget') {
    if (typeof budget !== 'number') throw new Error(`${id}: the fragment needs a budget`);
    return { checks: checks(id, overBudget(tools, '/tools', budget)), root: fragment };
  }
  const rule = [...definitionRules, ...servedRules].find((one) => one.id === id);
  if (rule === undefined) throw new Error(`${id} is no rule over definitions: add it to src/grading/rules/definition/index.ts`);
  const found = tools.flatMap((tool, index) =>
    rule.find({ tool, pointer: Array.isArray(listed) ? `/tools/${String(index)}` : '', tools, index }),
  );
  return { checks: checks(rule.id, found), root: fragment };
}

/** Checks of a rule over one response. */
export function onResponse(id: string, fragment: Json): Ran {
  const rule = responseRules.find((one) => one.id === id);
  if (rule === undefined) throw new Error(`${id} is no rule over responses: add it to src/grading/rules/response/index.ts`);
  return { checks: checks(rule.id, rule.find({ response: fragment, pointer: '', requestId: 7 })), root: fragment };
}

async function graded(id: string, fragment: Json): Promise<Ran> {
  const failure = /^(?:failure|empty)\./.test(id);
  const world = worlds[id];
  if (!failure && world === undefined) throw new Error(`${id} has no world: add one to tests/grading/support/definition-worlds.ts`);
  const { situation, response } = failure ? FailureFragment.parse(fragment) : { situation: undefined, response: undefined };
  const root = response === undefined ? fragment : { it: response };
  const data = situation === undefined ? smallExercise({ kind: 'tool-definition', battery: [], ...world }) : failureWorld(situation);
  const { report } = await grade(JSON.stringify(root), data);
  return { checks: report.checks.filter((check) => check.id.split('#')[0] === id), root };
}

async function onPlan(id: string, fragment: Json): Promise<Ran> {
  const { situation, plan } = PlanFragment.parse(fragment);
  const root = { [situation.model]: plan };
  const { report } = await grade(JSON.stringify(root), planWorld(situation));
  return { checks: report.checks.filter((check) => check.id.split('#')[0] === id), root };
}

async function onSelection(id: string, fragment: Json): Promise<Ran> {
  const read = SelectionFragment.parse(fragment);
  const root = { tools: read.tools, ...(read.system === undefined ? {} : { system: read.system }) };
  const { report } = await grade(JSON.stringify(root), selectionWorld(read));
  return { checks: report.checks.filter((check) => check.id.split('#')[0] === id), root };
}

async function onDrift(id: string, fragment: Json): Promise<Ran> {
  const { data, submission } = driftWorld(DriftFragment.parse(fragment));
  const { report } = await grade(JSON.stringify(submission), data);
  return { checks: report.checks.filter((check) => check.id.split('#')[0] === id), root: submission };
}

const artefacts: Readonly<Record<string, ArtefactKind>> = { result: 'result', message: 'message', turns: 'plan', config: 'config' };

/** Checks of a rule over a document, read as the command line reads it. */
function onArtefact(id: KnownRule, fragment: Json, as: ArtefactKind): Ran {
  const found = (readArtefacts(fragment, { as }) ?? []).flatMap(judgeArtefact).filter(({ rule }) => rule === id);
  return {
    checks: checks(
      id,
      found.map(({ finding }) => finding),
    ),
    root: fragment,
  };
}

/** Runs a fragment of the page of `id`. */
export async function runFragment(id: KnownRule, fragment: Json): Promise<Ran> {
  if (id.startsWith('definition.')) return onDefinition(id, fragment);
  const as = artefacts[id.split('.')[0] ?? ''];
  if (as !== undefined) return onArtefact(id, fragment, as);
  if (id.startsWith('plan.')) return onPlan(id, fragment);
  if (id.startsWith('drift.')) return onDrift(id, fragment);
  if (id.startsWith('selection.')) return onSelection(id, fragment);
  return id.startsWith('response.') ? onResponse(id, fragment) : graded(id, fragment);
}
