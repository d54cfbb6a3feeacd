// What follows a turn in which the model only wrote: the harness asks again or hands on, or the text goes where text goes.
import { type Chat, type Next, cutOff, nextPhase, userSpeaks } from './chat.ts';
import { type PhaseInForce, namedIn } from './plan.ts';
import type { AfterTurn } from './submission.ts';

/** Askings after which an unbounded harness is cut off; a guard, not a rule. */
const askGuard = 12;

const because = { code: 'obeyer.no-call', params: {} };

function onNoCall(chat: Chat, phase: PhaseInForce, { ifNoCall, most, then = 'hand-on' }: AfterTurn): Next {
  const { log, asked } = chat;
  if (ifNoCall === 'ask-again' && asked.here < (most ?? Infinity)) {
    if (asked.all >= askGuard) return cutOff(chat, 'obeyer.unbounded');
    const named = namedIn(phase.until);
    chat.asked = { here: asked.here + 1, all: asked.all + 1 };
    chat.named = named.length > 0 ? named : phase.tools;
    chat.remembers = [...new Set([...chat.remembers, ...chat.named])];
    log.add({
      step: 'agent',
      actor: 'harness',
      does: { code: 'agent.asks-again', params: { asked: chat.asked.here, tools: [...chat.named] } },
      because,
    });
    return 'go-on';
  }
  if (then === 'go-on') {
    nextPhase(chat);
    return 'go-on';
  }
  log.add({ step: 'agent', actor: 'harness', does: { code: 'agent.hands-on', params: { asked: asked.here } }, because });
  log.add({ step: 'said', says: { code: 'said.person-takes-over', params: {} } });
  return 'over';
}

/** Carries on after a turn without a call. */
export function afterText(chat: Chat, phase: PhaseInForce): Next {
  if (phase.afterTurn !== undefined) return onNoCall(chat, phase, phase.afterTurn);
  const { log } = chat;
  switch (chat.need) {
    case 'record':
      log.add({ step: 'effect', effect: { code: 'effect.not-parsed', params: {} } });
      break;
    case 'report':
      log.add({ step: 'said', says: { code: 'said.recorded', params: {} } });
      break;
    case 'answer':
      log.add({ step: 'said', says: { code: 'said.answers', params: {} } });
      break;
    case 'exit':
      log.add({ step: 'said', says: { code: 'said.only-words', params: {} } });
      break;
  }
  return userSpeaks(chat);
}
