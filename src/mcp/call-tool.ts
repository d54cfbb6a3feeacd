// One tools/call from parameters to answer: which error kind, what runs, what is reported (mcp-facts 1.2, T05, T06).
import { isObject, own } from '../model/json.ts';
import type { Json, JsonObject } from '../model/json.ts';
import type { SchemaVerdict } from '../model/schema-error.ts';
import { CODE } from './protocol.ts';
import { errorData, errorLine, refusalText } from './refusal-text.ts';
import { toolResult } from './results.ts';
import type { CallOutcome, CallReport, ServerSpec } from './spec.ts';
import type { ToolCatalog } from './tool-catalog.ts';

/** What goes back to the client. */
export type CallAnswer =
  | { kind: 'result'; result: JsonObject; tool: Json }
  | { kind: 'error'; code: number; message: string; data?: Json }
  | { kind: 'needs-capability'; required: JsonObject };

/** Answers one call. Runs the scenario's world only after the arguments have passed the tool's own schema. */
export function answerCall(spec: ServerSpec, catalog: ToolCatalog, params: Json, clientCapabilities: JsonObject): CallAnswer {
  const name = own(params, 'name');
  if (typeof name !== 'string') return invalidParams('Invalid tools/call: params.name must be a string');
  const given = own(params, 'arguments');
  const args = given === undefined ? {} : given;
  if (!isObject(args)) return invalidParams('Invalid tools/call: params.arguments must be an object');
  const report = (rest: Omit<CallReport, 'tool' | 'arguments'>): void => spec.onCall?.({ tool: name, arguments: args, ...rest });
  const tool = catalog.find(name);
  const early = spec.before?.({ name, arguments: args, clientCapabilities });
  if (early !== undefined) return answerOutcome(spec, tool ?? {}, early, report);
  if (tool === undefined) {
    report({ outcome: 'unknown-tool', errors: [] });
    return invalidParams(`Unknown tool: ${name}`);
  }
  const verdict = judged(spec, own(tool, 'inputSchema'), args);
  if (verdict.status !== 'valid') {
    report(
      verdict.status === 'invalid'
        ? { outcome: 'refused-by-schema', errors: verdict.errors }
        : { outcome: 'not-judged', ...reasons(verdict) },
    );
    return { kind: 'result', tool, result: refusal(verdict) };
  }
  const outcome = spec.call({ name, arguments: args, tool, clientCapabilities });
  return answerOutcome(spec, tool, outcome, report);
}

function answerOutcome(
  spec: ServerSpec,
  tool: Json,
  outcome: CallOutcome,
  report: (rest: Omit<CallReport, 'tool' | 'arguments'>) => void,
): CallAnswer {
  switch (outcome.kind) {
    case 'executed': {
      const output = outcome.result.isError === true ? undefined : judgedOutput(spec, tool, outcome.result.structuredContent);
      report({ outcome: 'executed', errors: [], ...(output === undefined ? {} : { output }) });
      // [M] a result must conform to outputSchema: one that does not is never sent as a success. Not judged is not "does not".
      return { kind: 'result', tool, result: output?.status === 'invalid' ? brokenOutput(output) : toolResult(outcome.result) };
    }
    case 'refused':
      report({ outcome: 'refused-by-server', errors: [], check: outcome.check });
      return { kind: 'result', tool, result: toolResult({ ...outcome.result, isError: true }) };
    case 'verbatim':
      report({ outcome: 'executed', errors: [] });
      return { kind: 'result', tool, result: outcome.result };
    case 'protocol-error':
      report({ outcome: 'refused-by-server', errors: [], check: 'protocol-error' });
      return { kind: 'error', code: outcome.code, message: outcome.message, ...(outcome.data === undefined ? {} : { data: outcome.data }) };
    case 'needs-capability':
      report({ outcome: 'refused-by-server', errors: [], check: 'client-capability' });
      return { kind: 'needs-capability', required: outcome.required };
  }
}

function invalidParams(message: string): CallAnswer {
  return { kind: 'error', code: CODE.invalidParams, message };
}

/** A definition without a schema has nothing that the arguments could be held against: the definition is at fault. */
function judged(spec: ServerSpec, schema: Json | undefined, value: Json): SchemaVerdict {
  if (schema === undefined) return { status: 'schema-invalid', errors: [{ pointer: '', rule: 'required' }] };
  return spec.judge(schema, value);
}

function judgedOutput(spec: ServerSpec, tool: Json, value: Json | undefined): SchemaVerdict | undefined {
  const schema = own(tool, 'outputSchema');
  if (schema === undefined) return undefined;
  const verdict: SchemaVerdict =
    value === undefined ? { status: 'invalid', errors: [{ pointer: '', rule: 'required' }] } : spec.judge(schema, value);
  return verdict.status === 'valid' ? undefined : verdict;
}

function reasons(verdict: Exclude<SchemaVerdict, { status: 'valid' | 'invalid' }>): Pick<CallReport, 'errors' | 'guard'> {
  return verdict.status === 'schema-invalid' ? { errors: verdict.errors } : { errors: [], guard: verdict.guard };
}

// `category` and `retryable` are this server's own convention: MCP defines no such fields (mcp-facts 3.2).
function refusal(verdict: Exclude<SchemaVerdict, { status: 'valid' }>): JsonObject {
  switch (verdict.status) {
    case 'invalid':
      return toolResult({
        text: refusalText(verdict.errors),
        structuredContent: { category: 'validation', retryable: false, errors: errorData(verdict.errors) },
        isError: true,
      });
    case 'schema-invalid':
      return toolResult({
        text: `The arguments were not judged and nothing was executed: the tool's own inputSchema is not a valid schema.\n${verdict.errors
          .slice(0, 5)
          .map((error) => `- inputSchema ${errorLine(error)}`)
          .join('\n')}`,
        structuredContent: { category: 'not-judged', retryable: false, errors: errorData(verdict.errors) },
        isError: true,
      });
    case 'not-judged':
      return toolResult({
        text: `The arguments were not judged and nothing was executed: the tool's inputSchema is outside what this server checks (${verdict.guard.code} at ${verdict.guard.pointer === '' ? 'its root' : verdict.guard.pointer}).`,
        structuredContent: { category: 'not-judged', retryable: false, guard: verdict.guard },
        isError: true,
      });
  }
}

function brokenOutput(verdict: Extract<SchemaVerdict, { status: 'invalid' }>): JsonObject {
  return toolResult({
    text: `The tool ran, but its result does not match its own output schema, so the result is withheld. Do not call it again for this.\n${verdict.errors
      .slice(0, 5)
      .map((error) => `- structuredContent ${errorLine(error)}`)
      .join('\n')}`,
    structuredContent: { category: 'server', retryable: false, errors: errorData(verdict.errors) },
    isError: true,
  });
}
