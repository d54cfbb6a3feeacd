// Calls one tool with one number, or with none. A tool takes a number where one of its parameters alone is enough to carry it.
import type { CallReport } from '../../mcp/index.ts';
import { type Json, type JsonObject, isObject, own } from '../../model/json.ts';
import type { NumberCase } from './scenario.ts';

/** What became of it. `guard` where the schema could not be judged. */
export type Sent = { taken: boolean; parameter: string | null; steps: number[]; guard?: CallReport['guard'] };

/** Sends one call over the wire. Tells its last step, and its report where it reached a tool. */
export type Send = (tool: string, args: JsonObject) => Promise<{ step: number; report: CallReport | undefined }>;

/** Parameters that are tried; more than that many are no tool of one number. */
const most = 8;

/** Names of the parameters, the required ones first; `$defs` and the like hold none. */
function parameters(tool: Json): string[] {
  const schema = own(tool, 'inputSchema');
  const [properties, required] = [own(schema, 'properties'), own(schema, 'required')];
  const names = isObject(properties) ? Object.keys(properties) : [];
  const first = Array.isArray(required) ? names.filter((name) => required.includes(name)) : [];
  return [...first, ...names.filter((name) => !first.includes(name))].slice(0, most);
}

/** Calls without a number: with no arguments, and with `null` where the number would stand. */
function without(tool: Json): [string | null, JsonObject][] {
  return [[null, {}], ...parameters(tool).map((name): [string, JsonObject] => [name, { [name]: null }])];
}

/** Tries the number in each parameter, until a call is accepted. Without a number those calls are sent that lack one. */
export async function sendNumber(send: Send, { tool: name, number }: NumberCase, tool: Json): Promise<Sent> {
  const steps: number[] = [];
  const tried = number === undefined ? without(tool) : parameters(tool).map((one): [string, JsonObject] => [one, { [one]: number }]);
  for (const [parameter, args] of tried) {
    const { step, report } = await send(name, args);
    steps.push(step);
    if (report?.guard !== undefined) return { taken: false, parameter, steps, guard: report.guard };
    if (report?.outcome === 'executed') return { taken: true, parameter, steps };
  }
  return { taken: false, parameter: null, steps };
}
