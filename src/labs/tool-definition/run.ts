// Runs a `tool-definition` submission: mount the tools, discover, list, send every call of the brief, then every case of the battery.
import type { DefinitionBattery } from '../../model/battery.ts';
import { DefinitionBattery as Battery } from '../../model/battery.ts';
import type { Coded, Evidence } from '../../model/evidence.ts';
import type { Exercise, RunData } from '../../model/exercise.ts';
import { type Json, type JsonObject, join, own } from '../../model/json.ts';
import type { Guarded } from '../../model/schema-error.ts';
import type { CallReport, RawClient } from '../../mcp/index.ts';
import { checkSchema } from '../../schema/index.ts';
import { type RunEnd, evidenceOf } from '../evidence.ts';
import { type StepLog, createLog } from '../log.ts';
import { openSession } from '../session.ts';
import { type FoundBindings, asJson, findBindings } from './bindings.ts';
import { type Ground, build, meansTheSame, recorded } from './cases.ts';
import { type Call, Submission } from './submission.ts';

const structural = new Set(['remote-ref', 'unresolved-ref', 'ref-cycle']);

/** A guard that spoke on a schema before any call: the run stops there, unless a rule already calls it wrong. */
function guardOn(tools: Json[]): { stopped?: Coded; callable: boolean } {
  let callable = true;
  for (const [i, tool] of tools.entries()) {
    const schema = own(tool, 'inputSchema');
    if (schema === undefined) continue;
    const checked = checkSchema(schema);
    if (checked.status === 'valid') continue;
    callable = false;
    if (checked.status === 'not-judged' && !structural.has(checked.guard.code)) return { callable, stopped: why(checked.guard, join('/tools', i, 'inputSchema')) };
  }
  return { callable };
}

function why(guard: Guarded, base: string): Coded {
  return { code: `guard.${guard.code}`, params: { ...guard.params, pointer: base + guard.pointer } };
}

type Stage = { log: StepLog; client: RawClient; last: () => CallReport | undefined; send: (id: string, call: Call) => Promise<CallReport | undefined> };

/** A server with the learner's tools. It records what reached the world in the terms of the facts. */
function stage(exercise: Exercise, tools: Json[], ground: () => Ground | undefined, refuses: () => string | undefined): Stage {
  const log = createLog();
  let report: CallReport | undefined;
  const client = openSession({
    info: { name: exercise.id, version: String(exercise.revision) },
    tools,
    log,
    call: ({ name, arguments: args }) => {
      const check = refuses();
      if (check !== undefined) return { kind: 'refused', check, result: { text: `Refused by the server: ${check}`, isError: true } };
      const here = ground();
      const facts = here === undefined ? {} : recorded(here, { name, arguments: args });
      log.add({ step: 'effect', effect: { code: 'effect.recorded', params: { tool: name, arguments: args, facts } } });
      return { kind: 'verbatim', result: { resultType: 'complete', content: [{ type: 'text', text: 'ok' }] } };
    },
    onCall: (told) => {
      report = told;
      log.add({
        step: 'call',
        tool: told.tool,
        arguments: told.arguments,
        outcome: told.outcome,
        errors: told.errors,
        ...(told.guard === undefined ? {} : { guard: told.guard }),
        ...(told.check === undefined ? {} : { check: told.check }),
      });
    },
  });
  const send: Stage['send'] = async (id, call) => {
    log.inCase(id);
    report = undefined;
    await client.call(call.name, call.arguments);
    return report;
  };
  return { log, client, last: () => report, send };
}

function bound(exercise: Exercise, submission: Submission, accepted: ReadonlyMap<string, Call>): FoundBindings {
  const calls = exercise.requests.flatMap((request) => {
    const call = accepted.get(request.id);
    return call === undefined || request.values === undefined ? [] : [{ request, call }];
  });
  return findBindings(exercise.facts, calls, submission.bindings ?? {});
}

/** What became of one case, for the judge. */
function tale(tried: DefinitionBattery[number], extra: JsonObject): JsonObject {
  const about: JsonObject = tried.case === 'trap' ? { trap: tried.trap, fact: tried.fact ?? null, stop: tried.stop } : {};
  return { id: tried.id, case: tried.case, ...about, ...(tried.holdout === undefined ? {} : { holdout: tried.holdout }), ...extra };
}

async function play(exercise: Exercise, battery: DefinitionBattery, submission: Submission): Promise<RunEnd> {
  let ground: Ground | undefined;
  let refuses: string | undefined;
  const guarded = guardOn(submission.tools);
  const at = stage(exercise, submission.tools, () => ground, () => refuses);
  await at.client.discover();
  await at.client.listAll();
  const frame: JsonObject = { exercise: { requests: exercise.requests.map(({ id, none }) => ({ id, none: none !== undefined })), tokens: exercise.budgets.tokens ?? null } };
  if (!guarded.callable) return { steps: at.log.steps, data: frame, ...(guarded.stopped === undefined ? {} : { stopped: guarded.stopped }) };

  const accepted = new Map<string, Call>();
  for (const { id } of exercise.requests) {
    const call = submission.calls[id];
    if (call === undefined || 'none' in call) continue;
    const report = await at.send(id, call);
    if (report?.guard !== undefined) return { steps: at.log.steps, data: frame, stopped: why(report.guard, '/tools') };
    if (report?.outcome === 'executed') accepted.set(id, call);
  }
  const found = bound(exercise, submission, accepted);
  ground = { facts: exercise.facts, calls: accepted, bindings: found.bindings, tools: submission.tools };
  const data = { ...frame, bindings: asJson(found.bindings), missing: asJson(found.missing) };
  if (found.missing.length > 0) return { steps: at.log.steps, data };

  const cases: Json[] = [];
  for (const tried of battery) {
    const built = build(ground, tried);
    if ('skip' in built) {
      cases.push(tale(tried, { skip: built.skip }));
      continue;
    }
    refuses = tried.case === 'text' ? tried.id : undefined;
    const report = await at.send(tried.id, built.call);
    if (report?.guard !== undefined) return { steps: at.log.steps, data, stopped: why(report.guard, '/tools') };
    cases.push(tale(tried, { ...built.note, same: same(ground, built.call, tried, exercise) }));
  }
  return { steps: at.log.steps, data: { ...data, cases } };
}

/** Whether the call that was sent still says what the user meant. */
function same(ground: Ground, call: Call, tried: DefinitionBattery[number], exercise: Exercise): boolean {
  const values = tried.case === 'legit' ? tried.values : exercise.requests.find(({ id }) => tried.case === 'trap' && id === tried.on)?.values;
  const ids = tried.case === 'trap' ? (tried.fact === undefined ? [] : [tried.fact]) : Object.keys(values ?? {});
  return ids.length > 0 && ids.every((id) => values?.[id] !== undefined && meansTheSame(ground, call, id, values[id]));
}

/**
 * Runs a submission against the exercise. Same input, same evidence.
 * @throws where the exercise's own data are wrong; the doctor finds that before a learner does
 */
export async function run(text: string, data: RunData): Promise<Evidence> {
  const battery = Battery.parse(data.battery);
  return evidenceOf(text, data.exercise, async (value) => {
    const submission = Submission.safeParse(value);
    if (!submission.success) return { steps: [], data: { exercise: { requests: data.exercise.requests.map(({ id, none }) => ({ id, none: none !== undefined })), tokens: null } } };
    return play(data.exercise, battery, submission.data);
  });
}
