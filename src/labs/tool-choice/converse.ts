// One conversation under a plan: a request, the API's refusal or the model's turn, tool calls over the wire, and what follows.
import { type Act, type ToolChoice, obey, refusalOf } from '../../agent/index.ts';
import type { JsonObject } from '../../model/json.ts';
import { afterText } from './after-text.ts';
import { type Chat, type Next, type Talk, cutOff, isTalking, nextPhase, startChat } from './chat.ts';
import { type PhaseInForce, hasEnded, isStrict, linesOf, phaseAt } from './plan.ts';
import { openDesk } from './world.ts';

/** Where a conversation that leads nowhere is cut off; guards, not rules. */
const guard = { turns: 40, needless: 3 };

function argumentsFor(chat: Chat, tool: string): JsonObject {
  const { item, tried, plan, desk, misfitted } = chat;
  const usual = { ...item.calls[tool], ...(desk.world.firstDone ? {} : item.guessed?.[tool]) };
  const loose = tried.loose === true && !isStrict(plan, tool) && !misfitted.has(tool) ? item.misfit?.[tool] : undefined;
  misfitted.add(tool);
  return { ...usual, ...loose };
}

/** `tool_choice` as it goes out: what is not set is left out. */
function asSent(choice: ToolChoice): JsonObject {
  const off = choice.disable_parallel_tool_use;
  return {
    type: choice.type,
    ...(choice.type === 'tool' ? { name: choice.name } : {}),
    ...(off === undefined ? {} : { disable_parallel_tool_use: off }),
  };
}

/** Sends the request of this turn; undefined where the API refuses it. */
function ask(chat: Chat, phase: PhaseInForce): Act | undefined {
  const { log, plan, profile, tried, item, desk } = chat;
  const { choice, tools: offered } = phase;
  const thinking = phase.thinking || (isTalking(chat) && tried.thinking === true);
  const tools = offered.map((name) => ({ name, ...(isStrict(plan, name) ? { strict: true } : {}) }));
  const request = { tool_choice: asSent(choice), tools, ...(thinking ? { thinking: { type: 'enabled' } } : {}) };
  const shown = choice.type === 'tool' ? `tool: ${choice.name}` : choice.type;
  const params = { phase: phase.number, pointer: phase.pointer, choice: shown, tools: [...offered], request };
  log.add({ step: 'agent', actor: 'harness', does: { code: 'agent.asks-model', params } });
  const refusal = refusalOf({ choice, offered, thinking }, profile);
  if (refusal !== undefined) {
    log.add({ step: 'agent', actor: 'harness', does: { code: 'agent.api-refuses', params: { status: 400 } }, because: refusal });
    return undefined;
  }
  return obey({
    roles: chat.scenario.roles,
    choice,
    offered,
    system: linesOf(plan),
    need: chat.need,
    firstDone: desk.world.firstDone,
    fits: item.fits,
    looksLike: item.looksLike,
    asked: chat.named,
    remembers: chat.remembers,
    wordy: tried.prose,
    written: chat.written,
  });
}

async function afterCall(chat: Chat, { tool, because }: Extract<Act, { act: 'calls' }>): Promise<Next> {
  const { log, desk } = chat;
  const args = argumentsFor(chat, tool);
  const response = { stop_reason: 'tool_use', content: [{ type: 'tool_use', name: tool, input: args }] };
  log.add({ step: 'agent', actor: 'agent', does: { code: 'agent.calls', params: { tool, arguments: args, response } }, because });
  const success = await desk.call(tool, args);
  log.add({ step: 'agent', actor: 'harness', does: { code: 'agent.returns-result', params: { tool, error: !success } } });
  chat.soFar.calls.push({ tool, success });
  chat.named = undefined;
  const { world } = desk;
  if ((chat.need === 'record' && world.filed) || (chat.need === 'exit' && world.exited)) chat.need = 'report';
  return world.needless < guard.needless ? 'go-on' : cutOff(chat, 'obeyer.stuck');
}

/** Plays the case to its end. Every step goes into the log. */
export async function converse(talk: Talk): Promise<void> {
  const chat = startChat(talk, openDesk(talk.log, talk.scenario, talk.item, talk.tried));
  for (let turn = 0; turn < guard.turns; turn += 1) {
    const before = chat.index;
    const phase = phaseAt(chat.plan, chat.profile.id, before);
    const act = ask(chat, phase);
    if (act === undefined) return;
    chat.soFar.turns += 1;
    if (act.act === 'writes') {
      chat.written[act.step] += 1;
      chat.log.add({
        step: 'agent',
        actor: 'agent',
        does: { code: 'agent.writes', params: { response: { stop_reason: 'end_turn', content: [{ type: 'text' }] } } },
        because: act.because,
      });
    }
    const next = act.act === 'writes' ? afterText(chat, phase) : await afterCall(chat, act);
    if (next === 'over') return;
    if (chat.index === before && hasEnded(phase.until, chat.soFar)) nextPhase(chat);
  }
  cutOff(chat, 'obeyer.stuck');
}
