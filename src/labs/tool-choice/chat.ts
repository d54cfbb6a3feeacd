// The state of one conversation, and the two moves that several parts make: to the next phase, and to the user's next wish.
import type { Need } from '../../agent/index.ts';
import type { StepLog } from '../log.ts';
import type { PhaseSoFar } from './plan.ts';
import type { Item, Profile, Scenario, TalkCase } from './scenario.ts';
import type { Plan } from './submission.ts';
import type { Desk } from './world.ts';

/** What one conversation is made of. */
export type Talk = { log: StepLog; scenario: Scenario; profile: Profile; item: Item; tried: TalkCase; plan: Plan };

/** A conversation under way. */
export type Chat = Talk & {
  desk: Desk;
  /** Index of the phase in force. */
  index: number;
  soFar: PhaseSoFar;
  /** How often the harness asked again: in this phase, and in all. */
  asked: { here: number; all: number };
  /** The tools that the last asking named; undefined after a call. */
  named: readonly string[] | undefined;
  /** The tools that any asking named. */
  remembers: readonly string[];
  /** Turns of prose, by step. */
  written: { first: number; typed: number };
  /** Tools whose first call has had arguments that do not fit. */
  misfitted: Set<string>;
  need: Need;
  /** What the user still wants after the record. */
  coming: TalkCase['talk'];
};

/** Whether the conversation goes on after a turn. */
export type Next = 'go-on' | 'over';

/** The conversation at its start. */
export function startChat(talk: Talk, desk: Desk): Chat {
  return {
    ...talk,
    desk,
    index: 0,
    soFar: { turns: 0, calls: [] },
    asked: { here: 0, all: 0 },
    named: undefined,
    remembers: [],
    written: { first: 0, typed: 0 },
    misfitted: new Set(),
    need: 'record',
    coming: [...talk.tried.talk],
  };
}

/** The next phase begins. */
export function nextPhase(chat: Chat): void {
  chat.index += 1;
  chat.soFar = { turns: 0, calls: [] };
  chat.asked = { ...chat.asked, here: 0 };
  chat.named = undefined;
  chat.log.add({ step: 'agent', actor: 'harness', does: { code: 'agent.next-phase', params: { phase: chat.index + 1 } } });
}

/** The user speaks: the next thing they want, or the end. */
export function userSpeaks(chat: Chat): Next {
  const wants = chat.coming.shift();
  if (wants === undefined) return 'over';
  chat.need = wants;
  chat.desk.world.wantsExit = wants === 'exit';
  const code = wants === 'exit' ? 'agent.hears-change' : 'agent.hears-question';
  chat.log.add({ step: 'agent', actor: 'harness', does: { code, params: {} } });
  return 'go-on';
}

/** True once the user has begun to speak after the record. */
export function isTalking(chat: Chat): boolean {
  return chat.coming.length < chat.tried.talk.length;
}

/** The harness ends a conversation that leads nowhere. */
export function cutOff(chat: Chat, because: 'obeyer.stuck' | 'obeyer.unbounded'): Next {
  chat.log.add({
    step: 'agent',
    actor: 'harness',
    does: { code: 'agent.cut-off', params: {} },
    because: { code: because, params: { asked: chat.asked.all } },
  });
  return 'over';
}
