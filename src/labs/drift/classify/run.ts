// Runs a `classify` task: each old call goes to a server with the new list, and on some days a live server swaps its list under a host.
import { type EffectMap, compare, effectOf } from '../../../drift/index.ts';
import type { Evidence } from '../../../model/evidence.ts';
import type { RunData } from '../../../model/exercise.ts';
import type { Json, JsonObject } from '../../../model/json.ts';
import { evidenceOf } from '../../evidence.ts';
import { type StepLog, createLog } from '../../log.ts';
import { type LiveSession, openLive } from '../../session.ts';
import { follow, held } from '../host/pipeline.ts';
import {
  type Call,
  type ChangeCase,
  type ChangeItem,
  ClassifyBattery,
  type ClassifyScenario,
  type DayCase,
  type Habits,
} from '../scenario.ts';

/** A host that leaves nothing undone. */
const careful: Habits = { announced: true, listens: true, relists: 'every-page', invalid: 'drops-one', indexes: true, newTurn: true };

type Stage = { log: StepLog; scenario: ClassifyScenario };

function open({ log, scenario }: Stage, tools: readonly Json[], effects: EffectMap, listChanged?: boolean, pageSize?: number): LiveSession {
  return openLive({
    info: scenario.server,
    tools,
    log,
    call: ({ name, arguments: args }) => {
      const { does, facts } = effectOf({ name, arguments: args }, effects);
      log.add({ step: 'effect', effect: { code: 'effect.did', params: { does, facts } } });
      return { kind: 'executed', result: { structuredContent: { done: true } } };
    },
    onCall: ({ tool, arguments: args, outcome, errors }) => void log.add({ step: 'call', tool, arguments: args, outcome, errors }),
    ...(listChanged === undefined ? {} : { listChanged }),
    ...(pageSize === undefined ? {} : { list: { ttlMs: 60_000, cacheScope: 'private', pageSize } }),
  });
}

async function send({ log }: Stage, { client }: LiveSession, call: Call, meant: EffectMap): Promise<void> {
  const { does, facts } = effectOf(call, meant);
  log.add({ step: 'effect', effect: { code: 'effect.meant', params: { does, facts } } });
  log.add({ step: 'agent', actor: 'agent', does: { code: 'agent.calls', params: { tool: call.name, arguments: call.arguments } } });
  await client.call(call.name, call.arguments);
}

async function onChange(stage: Stage, item: ChangeItem, tried: ChangeCase): Promise<void> {
  const changes = compare(item.before, item.after);
  if (tried.kind !== 14 && !changes.some(({ kind }) => kind === tried.kind)) {
    throw new Error(
      `battery.yaml: ${tried.id} is said to be of kind ${tried.kind}, and comparing its lists finds ${changes.map(({ kind }) => kind).join(', ')}`,
    );
  }
  const effects = tried.now ?? tried.meant;
  if (tried.host === undefined) {
    const session = open(stage, item.after, effects);
    await session.client.listAll();
    return send(stage, session, item.call, tried.meant);
  }
  const fresh = item.after.find((tool) => !item.before.some((old) => old['name'] === tool['name'])) ?? item.after[0];
  const name = fresh?.['name'];
  const look = { tool: typeof name === 'string' ? name : '', pointer: '/name' };
  const session = open(stage, item.before, effects, tried.host.announced);
  await follow(session, stage.log, tried.host, item.after, look);
  return send(stage, session, item.call, tried.meant);
}

/** Serves, swaps, follows the host; then its model writes the call that fits what it sees. */
async function onDay(stage: Stage, changed: ChangeItem, about: ChangeCase, habits: Habits): Promise<void> {
  const { live } = stage.scenario;
  const [before, after] = [
    [...live.beside, ...changed.before],
    [...live.beside, ...changed.after],
  ];
  const look = { tool: live.fresh.name, pointer: live.look };
  const session = open(stage, before, about.now ?? about.meant, habits.announced, live.pageSize);
  const view = await follow(session, stage.log, habits, after, look);
  const isNew = JSON.stringify(held(view, look)) === JSON.stringify(held(after, look));
  await send(stage, session, isNew ? live.fresh : changed.call, isNew ? (about.now ?? about.meant) : about.meant);
}

function dataFor(scenario: ClassifyScenario, changes: ChangeCase[], days: DayCase[]): JsonObject {
  const held = (holdout: string | undefined): JsonObject => (holdout === undefined ? {} : { holdout });
  return {
    task: 'classify',
    known: { changes: scenario.changes.map(({ id }) => id), days: scenario.days.map(({ id }) => id) },
    changes: changes.map(({ id, holdout, kind, open: left }) => {
      const { before, after, call } = itemOf(scenario, id);
      return {
        id,
        ...held(holdout),
        kind,
        before,
        after,
        call,
        open: { layers: left?.layers ?? [], first: left?.first ?? [], evidence: left?.evidence ?? [] },
      };
    }),
    days: days.map(({ id, holdout }) => ({ id, ...held(holdout) })),
  };
}

function itemOf(scenario: ClassifyScenario, id: string): ChangeItem {
  const found = scenario.changes.find((item) => item.id === id);
  if (found === undefined) throw new Error(`exercise.yaml: no change "${id}"; add it, or correct battery.yaml`);
  return found;
}

/** Runs the task. What the learner wrote changes nothing in the world: it is a reading of it. */
export async function runClassify(text: string, data: RunData, scenario: ClassifyScenario): Promise<Evidence> {
  const battery = ClassifyBattery.parse(data.battery);
  const changes = battery.filter((tried) => tried.case === 'change');
  const days = battery.filter((tried) => tried.case === 'day');
  return evidenceOf(text, data.exercise, async () => {
    const stage: Stage = { log: createLog(), scenario };
    const about = changes.find(({ id }) => id === scenario.live.change);
    const changed = itemOf(scenario, scenario.live.change);
    if (about !== undefined) await onDay(stage, changed, about, careful);
    for (const tried of changes) {
      stage.log.inCase(tried.id);
      await onChange(stage, itemOf(scenario, tried.id), tried);
    }
    for (const tried of days) {
      stage.log.inCase(tried.id);
      if (about !== undefined) await onDay(stage, changed, about, tried.host);
    }
    return { steps: stage.log.steps, data: dataFor(scenario, changes, days) };
  });
}
