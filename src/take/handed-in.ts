// What can be taken from a submission: its definitions, and the calls that were written for them.
import { isObject, own, type Json } from '../model/json.ts';
import type { WrittenCall } from './examples.ts';

/** Definitions as they were written, and calls of them. */
export type HandedIn = { tools: Json[]; calls: WrittenCall[] };

function callsIn(value: Json | undefined): WrittenCall[] {
  return Object.values(isObject(value) ? value : {}).flatMap((call) => {
    const [name, args] = [own(call, 'name'), own(call, 'arguments')];
    return typeof name === 'string' && isObject(args) ? [{ name, arguments: args }] : [];
  });
}

/** The definitions of a submission, or of a stored answer; undefined where none has a name. */
export function handedIn(value: Json | undefined): HandedIn | undefined {
  const submission = own(value, 'submission') ?? value;
  const tools = own(submission, 'tools');
  if (!Array.isArray(tools) || !tools.some((tool) => typeof own(tool, 'name') === 'string')) return undefined;
  return { tools, calls: callsIn(own(submission, 'calls')) };
}
