// Tells what a document is by its shape, and takes it apart into artefacts. Nothing here judges.
import { isOpencode } from '../grading/index.ts';
import { isObject, own, type Json } from '../model/json.ts';
import { readConfig } from './read-config.ts';
import { isSnapshot, readDefinitions, toolsAt } from './read-definitions.ts';
import { readMessages } from './read-messages.ts';
import { readPlan } from './read-plan.ts';
import { readResults } from './read-results.ts';
import type { Artefact, ArtefactKind, ReadOptions } from './kinds.ts';

const has = (value: Json, ...keys: string[]): boolean => keys.some((key) => own(value, key) !== undefined);

function isConfig(value: Json): boolean {
  if (has(value, 'mcpServers', 'context_servers') || isOpencode(value)) return true;
  const content = own(value, 'content') ?? null;
  if (has(content, 'mcpServers', 'servers', 'context_servers') || isOpencode(content)) return true;
  const servers = own(value, 'servers');
  return isObject(servers) && Object.values(servers).some((entry) => has(entry, 'command', 'url'));
}

function isPlan(value: Json): boolean {
  const first = Array.isArray(value) ? (value[0] ?? null) : value;
  const request = own(first, 'request') ?? null;
  return (
    has(first, 'tool_choice', 'toolChoice') ||
    has(request, 'tool_choice', 'toolChoice', 'thinking') ||
    has(own(first, 'toolConfig') ?? own(request, 'toolConfig') ?? null, 'toolChoice', 'functionCallingConfig') ||
    Array.isArray(own(value, 'turns'))
  );
}

function isMessage(value: Json): boolean {
  const first = Array.isArray(value) ? (value[0] ?? null) : value;
  return (
    has(first, 'jsonrpc', 'method', 'client', 'server') ||
    has(value, 'exchange', 'messages') ||
    ['message', 'notification'].some((key) => has(own(value, key) ?? null, 'jsonrpc')) ||
    has(own(own(value, 'http') ?? null, 'body') ?? null, 'jsonrpc', 'method') ||
    (has(value, 'request', 'response') && !has(value, 'tool_choice'))
  );
}

/** True for a JSON-RPC response without its request: what it carries says what it is. */
function bareResponse(value: Json): boolean {
  return isObject(value) && has(value, 'result') && !has(value, 'method', 'request', 'exchange');
}

/** The kind of `value`; undefined where its shape says nothing. */
export function kindOf(value: Json): ArtefactKind | undefined {
  if (isSnapshot(value)) return 'definition';
  if (isConfig(value)) return 'config';
  if (toolsAt(value) !== undefined && (!isMessage(value) || bareResponse(value))) return 'definition';
  if (isPlan(value)) return 'plan';
  if (isMessage(value)) return 'message';
  if (has(value, 'inputSchema')) return 'definition';
  if (has(value, 'result', 'content', 'structuredContent', 'isError', 'resultType')) return 'result';
  return has(value, 'name', 'description', 'input_schema') ? 'definition' : undefined;
}

/** The artefacts of a document; undefined where nobody can tell what it is. */
export function readArtefacts(value: Json, options: ReadOptions = {}): Artefact[] | undefined {
  const kind = options.as ?? kindOf(value);
  switch (kind) {
    case undefined:
      return undefined;
    case 'definition':
      return readDefinitions(value);
    case 'result':
      return readResults(value, options);
    case 'message':
      return readMessages(value, options);
    case 'plan':
      return readPlan(value);
    case 'config':
      return readConfig(value, options);
  }
}
