// Runs every rule that speaks of an artefact's kind. The table alone says how severe a finding is.
import {
  type Finding,
  type KnownRule,
  type MessageTarget,
  type ResponseTarget,
  configRules,
  definitionRules,
  messageRules,
  requestOf,
  responseRules,
  resultIn,
  resultRules,
  rules,
  servedRules,
  turnsRules,
} from '../grading/index.ts';
import { isObject, join, own, type Json } from '../model/json.ts';
import type { Severity } from '../model/levels.ts';
import { hear } from './heard.ts';
import type { Artefact } from './kinds.ts';

/** One finding about an artefact. */
export type Found = { rule: KnownRule; finding: Finding };

/** The verdict on an artefact: the worst of its findings. */
export type Verdict = Severity | 'ok';

const worst: readonly Severity[] = ['error', 'warn', 'note'];

/** The verdict that follows from findings. */
export function verdictOf(found: readonly Found[]): Verdict {
  return worst.find((severity) => found.some(({ rule }) => rules[rule].severity === severity)) ?? 'ok';
}

const run = <Target>(list: readonly { id: KnownRule; find: (target: Target) => Finding[] }[], target: Target): Found[] =>
  list.flatMap((rule) => rule.find(target).map((finding) => ({ rule: rule.id, finding })));

/** Rules that only 2026-07-28 knows. */
const ofThisRevision: ReadonlySet<KnownRule> = new Set(['response.result-type', 'response.error-code']);
/** Rules about the envelope, which an excerpt leaves out. */
const ofTheEnvelope: ReadonlySet<KnownRule> = new Set(['response.envelope', 'response.id', 'response.result-or-error']);

function shapeOf(target: ResponseTarget, asked: { current: boolean; whole: boolean; paired: boolean; copied: boolean }): Found[] {
  const list = responseRules.filter(
    ({ id }) =>
      (asked.current || !ofThisRevision.has(id)) &&
      (asked.whole || !ofTheEnvelope.has(id)) &&
      // Beside its request a failure sent as protocol error is another rule's.
      (!asked.paired || id !== 'response.protocol-error') &&
      (asked.copied || id !== 'response.text-copy'),
  );
  return run(list, target);
}

/** Where a failure's sentence stands for its fields, or no tool promises any, text and data may differ. */
function isCopied(result: Json | undefined, tool: Json | undefined): boolean {
  return own(result, 'isError') !== true && isObject(own(tool, 'outputSchema'));
}

/** What asks for input, or names a task, is read by the rules over messages, also where it stands alone. */
const ofOtherResults: ReadonlySet<KnownRule> = new Set(['message.input-required', 'message.task']);
const isTask = (result: Json | undefined): boolean => own(result, 'resultType') === 'task';
/** Rules about a result that is complete; a task's fields are another rule's. */
const ofComplete: ReadonlySet<KnownRule> = new Set(['response.result-type', 'response.content']);

function onResult({ result, tool, pointer, current }: Extract<Artefact, { kind: 'result' }>): Found[] {
  const away = '\0';
  const alone: MessageTarget = {
    sent: [{ from: 'server', message: result, pointer }],
    revision: current ? '2026-07-28' : '2025-11-25',
    whole: false,
    metaAsked: false,
  };
  const others = run(
    messageRules.filter(({ id }) => ofOtherResults.has(id)),
    alone,
  );
  if (current && isTask(result)) return others;
  const shape = shapeOf(
    { response: { result }, pointer: away, requestId: 0 },
    { current, whole: false, paired: false, copied: isCopied(result, tool) },
  );
  const placed = shape.map(({ rule, finding }) => ({
    rule,
    finding: { ...finding, pointer: pointer + (finding.pointer ?? '').replace(`${away}/result`, '').replace(away, '') },
  }));
  return [...placed, ...others, ...run(resultRules, { result, pointer, heard: hear(result), ...(tool === undefined ? {} : { tool }) })];
}

/** What a list in a message is held to: that its tools can be read and told apart. An excerpt may give names alone. */
const ofLists: ReadonlySet<KnownRule> = new Set(['definition.name-unique', 'definition.schema-valid', 'definition.header-mapping']);

function onList(result: Json | undefined, place: string): Found[] {
  const tools = own(result, 'tools');
  if (!Array.isArray(tools)) return [];
  const list = definitionRules.filter(({ id }) => ofLists.has(id));
  return tools.flatMap((tool, index) => run(list, { tool, tools, index, pointer: join(place, 'tools', index) }));
}

function onMessages({ target, tool }: Extract<Artefact, { kind: 'message' }>): Found[] {
  const responses = target.sent.filter(({ from, message }) => from === 'server' && own(message, 'method') === undefined);
  const found = run(messageRules, target);
  for (const sent of responses) {
    const { message, pointer } = sent;
    const request = requestOf(target, sent);
    const method = own(request, 'method');
    const id = own(request, 'id') ?? own(message, 'id');
    const result = resultIn(message);
    const called = method === 'tools/call' || (method === undefined && own(result, 'content') !== undefined);
    const enveloped = ['jsonrpc', 'result', 'error'].some((key) => own(message, key) !== undefined);
    const asked = {
      current: target.revision === '2026-07-28',
      whole: target.whole && enveloped,
      paired: request !== undefined,
      copied: isCopied(result, tool),
    };
    const shape = enveloped
      ? shapeOf({ response: message, pointer, requestId: typeof id === 'string' || typeof id === 'number' ? id : 0 }, asked)
      : [];
    // Only a tool's result has `content`; a list has its own fields.
    found.push(
      ...shape.filter(
        ({ rule }) =>
          (called || (rule !== 'response.content' && rule !== 'response.is-error-boolean')) &&
          !(asked.current && isTask(result) && ofComplete.has(rule)),
      ),
    );
    const place = own(message, 'result') === undefined ? pointer : join(pointer, 'result');
    if (method === 'tools/list') found.push(...onList(result, place));
    if (called && result !== undefined && !(asked.current && isTask(result)))
      found.push(...run(resultRules, { result, pointer: place, heard: hear(result), ...(tool === undefined ? {} : { tool }) }));
  }
  return found;
}

/** Everything that is found about an artefact, in the order of the rules. Pure. */
export function judgeArtefact(artefact: Artefact): Found[] {
  switch (artefact.kind) {
    case 'definition': {
      const { tools, index, pointer } = artefact;
      return run([...definitionRules, ...servedRules], { tool: tools[index] ?? null, tools, index, pointer });
    }
    case 'result':
      return onResult(artefact);
    case 'message':
      return onMessages(artefact);
    case 'plan':
      return run(turnsRules, artefact.target);
    case 'config':
      return run(configRules, artefact.target);
  }
}
