// Runs a `tool-definition` submission: mount the tools, discover, list, send every call of the brief, then every case of the battery.
import { DefinitionBattery } from '../../model/battery.ts';
import type { Coded, Evidence } from '../../model/evidence.ts';
import type { Exercise, RunData } from '../../model/exercise.ts';
import { type Json, type JsonObject, join, own } from '../../model/json.ts';
import type { Guarded } from '../../model/schema-error.ts';
import { checkSchema } from '../../schema/index.ts';
import { type RunEnd, evidenceOf } from '../evidence.ts';
import { type FoundBindings, asJson, findBindings } from './bindings.ts';
import { type Ground, build, meansTheSame } from './cases.ts';
import { otherToolCalls } from './other-tools.ts';
import { toolPlace } from './judge/places.ts';
import { type Stage, createStage } from './stage.ts';
import { type Call, type Submission, readSubmission } from './submission.ts';

type Battery = DefinitionBattery;

/** Guards that a rule already calls wrong: the run goes on without calls. */
const structural = new Set(['remote-ref', 'unresolved-ref', 'ref-cycle']);

/** Thrown inside a run where a guard spoke: nothing after it can be judged. */
class Stopped extends Error {
  readonly why: Coded;
  constructor(guard: Guarded, base: string) {
    super(guard.code);
    this.why = { code: `guard.${guard.code}`, params: { ...guard.params, pointer: base + guard.pointer } };
  }
}

/** True where every input schema can be judged. */
function callable(tools: Json[]): boolean {
  let fine = true;
  for (const [i, tool] of tools.entries()) {
    const schema = own(tool, 'inputSchema');
    const checked = schema === undefined ? undefined : checkSchema(schema);
    if (checked === undefined || checked.status === 'valid') continue;
    if (checked.status === 'not-judged' && !structural.has(checked.guard.code))
      throw new Stopped(checked.guard, join('/tools', i, 'inputSchema'));
    fine = false;
  }
  return fine;
}

async function send(stage: Stage, id: string, call: Call, tools: Json[]): Promise<string | undefined> {
  const report = await stage.send(id, call);
  if (report?.guard !== undefined) throw new Stopped(report.guard, `${toolPlace(tools, call.name)}/inputSchema`);
  return report?.outcome;
}

/** Sends the learner's own calls; gives those that their schema accepted. */
async function sendRequests(stage: Stage, exercise: Exercise, submission: Submission): Promise<Map<string, Call>> {
  const accepted = new Map<string, Call>();
  for (const { id } of exercise.requests) {
    const call = Object.hasOwn(submission.calls, id) ? submission.calls[id] : undefined;
    if (call === undefined || 'none' in call) continue;
    if ((await send(stage, id, call, submission.tools)) === 'executed') accepted.set(id, call);
  }
  return accepted;
}

function bound(exercise: Exercise, submission: Submission, accepted: ReadonlyMap<string, Call>): FoundBindings {
  const calls = exercise.requests.flatMap((request) => {
    const call = accepted.get(request.id);
    return call === undefined || request.values === undefined ? [] : [{ request, call }];
  });
  return findBindings(exercise.facts, calls, submission.bindings ?? {});
}

/** What became of one case, for the judge. */
function tale(tried: Battery[number], extra: JsonObject): JsonObject {
  const about: JsonObject = tried.case === 'trap' ? { trap: tried.trap, fact: tried.fact ?? null, stop: tried.stop } : {};
  return { id: tried.id, case: tried.case, ...about, ...(tried.holdout === undefined ? {} : { holdout: tried.holdout }), ...extra };
}

/** Whether the call that was sent still says what the user meant. */
function same(ground: Ground, call: Call, tried: Battery[number], exercise: Exercise): boolean {
  const values =
    tried.case === 'legit' ? tried.values : exercise.requests.find(({ id }) => tried.case === 'trap' && id === tried.on)?.values;
  const ids = tried.case === 'trap' ? (tried.fact === undefined ? [] : [tried.fact]) : Object.keys(values ?? {});
  return ids.length > 0 && ids.every((id) => values?.[id] !== undefined && meansTheSame(ground, call, id, values[id]));
}

async function sendCases(stage: Stage, exercise: Exercise, battery: Battery, ground: Ground): Promise<Json[]> {
  const told: Json[] = [];
  for (const tried of battery) {
    const built = build(ground, tried);
    if ('skip' in built) {
      told.push(tale(tried, { skip: built.skip }));
      continue;
    }
    if (tried.case === 'text') stage.world.refuses = tried.id;
    for (const call of built.calls) await send(stage, tried.id, call, ground.tools);
    delete stage.world.refuses;
    told.push(tale(tried, { ...built.note, same: built.calls.every((call) => same(ground, call, tried, exercise)) }));
  }
  return told;
}

function namesIn({ calls }: Submission): Set<string> {
  return new Set(Object.values(calls).flatMap((call) => ('none' in call ? [] : [call.name])));
}

/** What the judge must know of the exercise. */
function frame(exercise: Exercise): JsonObject {
  const requests = exercise.requests.map(({ id, none }) => ({ id, none: none !== undefined }));
  return { exercise: { requests, tokens: exercise.budgets.tokens ?? null } };
}

async function play({ exercise, onStep }: RunData, battery: Battery, submission: Submission): Promise<RunEnd> {
  const stage = createStage(exercise, submission.tools, submission.serverChecks ?? [], onStep);
  const { steps } = stage.log;
  const data = frame(exercise);
  try {
    await stage.client.discover();
    await stage.client.listAll();
    if (!callable(submission.tools)) return { steps, data };
    const accepted = await sendRequests(stage, exercise, submission);
    const found = bound(exercise, submission, accepted);
    Object.assign(data, { bindings: asJson(found.bindings), missing: asJson(found.missing) });
    if (found.missing.length > 0) return { steps, data };
    const root = exercise.scenario['root'];
    const ground: Ground = {
      facts: exercise.facts,
      calls: accepted,
      bindings: found.bindings,
      tools: submission.tools,
      ...(typeof root === 'string' ? { root } : {}),
    };
    stage.world.ground = ground;
    const cases = await sendCases(stage, exercise, battery, ground);
    for (const call of otherToolCalls(exercise, submission.tools, namesIn(submission)))
      await send(stage, 'other-tool', call, submission.tools);
    return { steps, data: { ...data, cases } };
  } catch (fault) {
    if (fault instanceof Stopped) return { steps, data, stopped: fault.why };
    throw fault;
  }
}

/**
 * Runs a submission against the exercise. Same input, same evidence.
 * @throws where the exercise's own data are wrong; the doctor finds that before a learner does
 */
export async function run(text: string, data: RunData): Promise<Evidence> {
  const battery = DefinitionBattery.parse(data.battery);
  return evidenceOf(text, data.exercise, async (value) => {
    const submission = readSubmission(value);
    return submission !== undefined ? play(data, battery, submission) : { steps: [], data: frame(data.exercise) };
  });
}
