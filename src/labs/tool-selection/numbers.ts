// Sends one number to one tool over the wire. A tool takes a number where one of its parameters alone is enough to carry it.
import type { CallReport, RawClient } from '../../mcp/index.ts';
import { type Json, type JsonObject, isObject, own } from '../../model/json.ts';
import type { StepLog } from '../log.ts';
import type { NumberCase } from './scenario.ts';

/** What became of one number. `guard` where the schema could not be judged. */
export type Sent = { taken: boolean; parameter: string | null; steps: number[]; guard?: CallReport['guard'] };

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

/**
 * Tries the number in each parameter, until a call is accepted.
 * @param last the report of the call just sent
 */
export async function sendNumber(client: RawClient, log: StepLog, tried: NumberCase, tool: Json, last: () => CallReport | undefined): Promise<Sent> {
  const steps: number[] = [];
  for (const parameter of parameters(tool)) {
    const args: JsonObject = { [parameter]: tried.number };
    await client.call(tried.tool, args);
    const report = last();
    if (report === undefined) continue;
    steps.push(log.steps.length);
    if (report.guard !== undefined) return { taken: false, parameter, steps, guard: report.guard };
    if (report.outcome === 'executed') return { taken: true, parameter, steps };
  }
  return { taken: false, parameter: null, steps };
}
