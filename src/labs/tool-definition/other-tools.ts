// A second door: a tool that no call of the learner uses, yet that would take the same slip. An agent may choose it.
import { convert } from '../../agent/index.ts';
import type { Exercise } from '../../model/exercise.ts';
import { type Json, type JsonObject, isObject, own } from '../../model/json.ts';
import { judge } from '../../schema/index.ts';
import type { Call } from './submission.ts';

/** The slip that is tried: an identifier of the brief, and its quantity a thousand times too large. */
function slip(exercise: Exercise): { text: string; number: number } | undefined {
  const identifier = exercise.facts.find(({ kind }) => kind === 'identifier');
  const quantity = exercise.facts.find(({ kind }) => kind === 'quantity');
  const request = exercise.requests.find(({ values }) => values !== undefined);
  if (identifier === undefined || quantity?.unit === undefined || request === undefined) return undefined;
  const text = request.values?.[identifier.id];
  const number = request.values?.[quantity.id];
  if (typeof text !== 'string' || typeof number !== 'number') return undefined;
  return { text, number: quantity.unit === 'kg' ? (convert(number, 'kg', 'g') ?? number * 1000) : number * 1000 };
}

function filled(schema: Json, { text, number }: { text: string; number: number }, onlyRequired: boolean): JsonObject | undefined {
  const properties = own(schema, 'properties');
  const required = own(schema, 'required');
  if (!isObject(properties)) return undefined;
  const wanted = Object.entries(properties).filter(([name]) => !onlyRequired || (Array.isArray(required) && required.includes(name)));
  const pairs = wanted.flatMap(([name, parameter]): [string, Json][] => {
    if (judge(parameter, number).status === 'valid') return [[name, number]];
    return judge(parameter, text).status === 'valid' ? [[name, text]] : [];
  });
  const values = pairs.map(([, value]) => value);
  return values.includes(number) && values.includes(text) ? Object.fromEntries(pairs) : undefined;
}

/** A call for each unused tool that may write and whose schema takes the slip. */
export function otherToolCalls(exercise: Exercise, tools: Json[], used: ReadonlySet<string>): Call[] {
  const wrong = slip(exercise);
  if (wrong === undefined) return [];
  return tools.flatMap((tool) => {
    const name = own(tool, 'name');
    const schema = own(tool, 'inputSchema') ?? {};
    if (typeof name !== 'string' || used.has(name) || own(own(tool, 'annotations'), 'readOnlyHint') === true) return [];
    const tries = [filled(schema, wrong, true), filled(schema, wrong, false)];
    const args = tries.find((candidate) => candidate !== undefined && judge(schema, candidate).status === 'valid');
    return args === undefined ? [] : [{ name, arguments: args }];
  });
}
