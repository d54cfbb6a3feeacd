// Turns the battery's cases into calls, by putting other values through the learner's own bindings.
import { convert, statedUnits, statesNumber } from '../../agent/index.ts';
import type { DefinitionBattery, LegitCase, TextCase, TrapCase } from '../../model/battery.ts';
import type { Binding, Fact, FactValue } from '../../model/facts.ts';
import { type Json, type JsonObject, isObject, own, withValue } from '../../model/json.ts';
import { judge } from '../../schema/index.ts';
import { bindingsOf } from './bindings.ts';
import { sameValue, valuePlace } from './codecs/codec.ts';
import { codecOf, codecs } from './codecs/index.ts';
import type { Call } from './submission.ts';
import { trapOf } from './traps/index.ts';

/** What the cases are built from. */
export type Ground = {
  facts: Fact[];
  /** The learner's calls by request id, those that their own schema accepted. */
  calls: ReadonlyMap<string, Call>;
  bindings: Binding[];
  tools: Json[];
  /** Paths only: the folder that the server may touch. */
  root?: string;
};

/** The calls to send for a case, or the reason why the case says nothing here. */
export type Built = { calls: Call[]; note: JsonObject } | { skip: string };

type AnyCase = DefinitionBattery[number];

/** The definition that answers to `name`: the first one. */
export function toolNamed(tools: Json[], name: string): Json | undefined {
  return tools.find((tool) => own(tool, 'name') === name);
}

function write(ground: Ground, call: Call, values: Readonly<Record<string, FactValue>>): Json | undefined {
  let args: Json = call.arguments;
  for (const [id, value] of Object.entries(values)) {
    const fact = ground.facts.find((candidate) => candidate.id === id);
    if (fact === undefined) continue;
    for (const binding of bindingsOf(ground.bindings, call.name, id)) {
      const next = codecOf(binding.codec).write(binding, fact, value, args);
      if (next === undefined) return undefined;
      args = next;
    }
  }
  return args;
}

const asCall = (name: string, args: Json | undefined): Built =>
  isObject(args) ? { calls: [{ name, arguments: args }], note: {} } : { skip: 'cannot-write' };

/** How the agent hears a quantity: converted where the definition tells the unit, else the number as it was said. */
function heard(ground: Ground, call: Call, tried: LegitCase): Built {
  const values: Record<string, FactValue> = { ...tried.values };
  let knows = true;
  for (const [id, { value, unit }] of Object.entries(tried.spoken ?? {})) {
    const fact = ground.facts.find((candidate) => candidate.id === id);
    const tool = toolNamed(ground.tools, call.name);
    for (const binding of bindingsOf(ground.bindings, call.name, id)) {
      const target = binding.unit;
      if (fact?.unit === undefined || target === undefined || tool === undefined) continue;
      const stated = statedUnits(tool, valuePlace(binding), target);
      if (stated.includes(target)) continue;
      knows = false;
      // Nothing tells the unit, or something tells another: the number goes in as the agent understands it.
      const said = stated[0] === undefined ? value : (convert(value, unit, stated[0]) ?? value);
      values[id] = convert(said, target, fact.unit) ?? said;
    }
  }
  const built = asCall(call.name, write(ground, call, values));
  return 'skip' in built || tried.spoken === undefined ? built : { ...built, note: { knowsUnit: knows } };
}

function trap(ground: Ground, call: Call, tried: TrapCase): Built {
  const fact = ground.facts.find((candidate) => candidate.id === tried.fact);
  const bindings = tried.fact === undefined ? [] : bindingsOf(ground.bindings, call.name, tried.fact);
  const mutant = trapOf(tried.trap).mutate({
    args: call.arguments,
    bindings,
    ...(fact === undefined ? {} : { fact }),
    ...(tried.with === undefined ? {} : { with: tried.with }),
  });
  if ('notApplicable' in mutant) return { skip: mutant.notApplicable };
  if ('args' in mutant) return asCall(call.name, mutant.args);
  return { calls: mutant.variants.filter(isObject).map((args) => ({ name: call.name, arguments: args })), note: {} };
}

function text(ground: Ground, call: Call, tried: TextCase): Built {
  const tool = toolNamed(ground.tools, call.name);
  if (tool !== undefined && statesNumber(tool, tried.number, tried.unit)) return { skip: 'text-states-it' };
  return asCall(call.name, write(ground, call, tried.then.values));
}

/** Builds the call of one case. */
export function build(ground: Ground, tried: AnyCase): Built {
  const like = tried.case === 'trap' ? tried.on : tried.case === 'legit' ? tried.like : tried.then.like;
  const call = ground.calls.get(like);
  if (call === undefined) return { skip: 'no-call-to-follow' };
  switch (tried.case) {
    case 'trap':
      return trap(ground, call, tried);
    case 'legit':
      return heard(ground, call, tried);
    case 'text':
      return text(ground, call, tried);
  }
}

/** What a call's arguments say about the facts, in the facts' own units: for the world's records. */
export function recorded(ground: Ground, call: Call): JsonObject {
  const found: JsonObject = {};
  for (const fact of ground.facts) {
    const [binding] = bindingsOf(ground.bindings, call.name, fact.id);
    const value = binding === undefined ? undefined : codecOf(binding.codec).read(binding, fact, call.arguments);
    if (value !== undefined) found[fact.id] = value;
  }
  return found;
}

/**
 * True where the arguments still say `value`: read in the learner's own way, or in another accepted way that the schema lets in on
 * purpose. On purpose means that it refuses nonsense at the same place.
 */
export function meansTheSame(ground: Ground, call: Call, factId: string, value: FactValue): boolean {
  const fact = ground.facts.find((candidate) => candidate.id === factId);
  const bindings = bindingsOf(ground.bindings, call.name, factId);
  if (fact === undefined || bindings.length === 0) return false;
  const schema = own(toolNamed(ground.tools, call.name), 'inputSchema') ?? {};
  return bindings.every((binding) => {
    if (sameValue(fact, codecOf(binding.codec).read(binding, fact, call.arguments), value)) return true;
    const place = valuePlace(binding);
    // An affix needs two requests to show it; a single stray one is the slip itself.
    const other = codecs
      .filter(({ codec }) => codec !== 'affix')
      .some((codec) =>
        codec
          .find(fact, value, call.arguments)
          .some(
            (carrier) =>
              valuePlace(carrier) === place && (carrier.unit === undefined || binding.unit === undefined || carrier.unit === binding.unit),
          ),
      );
    return other && judge(schema, withValue(call.arguments, place, nonsense)).status === 'invalid';
  });
}

const nonsense = '\u2260 nonsense';
