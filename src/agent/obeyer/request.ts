// What the simulated API refuses before any model is asked. One profile for each way the real ones answer.
import type { Coded } from '../../model/evidence.ts';

/** `tool_choice` in the form of the Messages API. */
export type ToolChoice =
  | { type: 'auto' | 'any'; disable_parallel_tool_use?: boolean | undefined }
  | { type: 'tool'; name: string; disable_parallel_tool_use?: boolean | undefined }
  | { type: 'none'; disable_parallel_tool_use?: boolean | undefined };

/** The part of a Messages API request that decides whether it is accepted. */
export type ModelRequest = {
  choice: ToolChoice;
  /** Names of the tools in the request. */
  offered: readonly string[];
  /** True where manual extended thinking is on: `thinking: {type: "enabled"}`. */
  thinking: boolean;
};

/** How a model answers forcing. `false`: `any` and `tool` are HTTP 400. */
export type ModelProfile = { forcing: boolean };

const refused = (code: string, params: Coded['params'] = {}): Coded => ({ code: `obeyer.${code}`, params });

/** Why the API answers HTTP 400, or undefined where it does not. */
export function refusalOf({ choice, offered, thinking }: ModelRequest, { forcing }: ModelProfile): Coded | undefined {
  const forced = choice.type === 'any' || choice.type === 'tool';
  if (forced && !forcing) return refused('forcing-refused', { type: choice.type });
  if (forced && thinking) return refused('thinking-and-forcing', { type: choice.type });
  if (forced && offered.length === 0) return refused('nothing-offered', { type: choice.type });
  if (choice.type === 'tool' && !offered.includes(choice.name)) return refused('not-offered', { tool: choice.name });
  if (choice.type === 'none' && choice.disable_parallel_tool_use !== undefined) return refused('none-with-parallel');
  return undefined;
}
