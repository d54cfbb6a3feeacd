// The obeyer: what a model does under one `tool_choice`. A decision table, deterministic, no model.
// One call a turn: parallel calls are named in advice, not simulated.
import type { Coded } from '../../model/evidence.ts';
import type { ToolChoice } from './request.ts';
import { type Wisher, standIn, told, wish } from './wish.ts';

/** Everything that decides one turn. */
export type Moment = Wisher & {
  choice: ToolChoice;
  /** On auto, how often it writes prose before it calls, although told; 0 where it calls at once. By step. */
  wordy: { first: number; typed: number };
  /** How often it wrote prose so far, by step. */
  written: { first: number; typed: number };
};

/** One turn: text, or one call; with the reason. */
export type Act = { act: 'writes'; step: 'first' | 'typed'; because: Coded } | { act: 'calls'; tool: string; because: Coded };

const code = (name: string, params: Coded['params'] = {}): Coded => ({ code: `obeyer.${name}`, params });

function onAny(moment: Moment): Act {
  const wanted = wish(moment);
  if (wanted !== undefined) return { act: 'calls', tool: wanted, because: code('must-call-any', { tool: wanted }) };
  const nearest = standIn(moment) ?? '';
  return { act: 'calls', tool: nearest, because: code(moment.need === 'record' ? 'stand-in' : 'may-not-answer', { tool: nearest }) };
}

function onAuto(moment: Moment): Act {
  const wanted = wish(moment);
  const { need, asked, wordy, written } = moment;
  const step = moment.firstDone ? 'typed' : 'first';
  const writes = (name: string): Act => ({ act: 'writes', step, because: code(name) });
  if (wanted === undefined) {
    const pressed = asked === undefined ? undefined : standIn(moment);
    if (pressed !== undefined) return { act: 'calls', tool: pressed, because: code('pressed', { tool: pressed }) };
    return writes(need === 'record' ? 'nothing-fits' : 'free-to-answer');
  }
  if (need !== 'record') return { act: 'calls', tool: wanted, because: code('request-fits', { tool: wanted }) };
  const knows = told(moment, wanted);
  if (written[step] < wordy[step]) return writes(knows ? 'text-allowed' : 'not-told');
  if (wordy[step] > 0 && !knows) return writes('not-told');
  return { act: 'calls', tool: wanted, because: code(knows ? 'told' : 'chose', { tool: wanted }) };
}

/** The turn that follows from the moment. The API has accepted the request already. */
export function obey(moment: Moment): Act {
  const { choice } = moment;
  switch (choice.type) {
    case 'none':
      return { act: 'writes', step: moment.firstDone ? 'typed' : 'first', because: code('may-not-call') };
    case 'tool':
      return { act: 'calls', tool: choice.name, because: code('forced', { tool: choice.name }) };
    case 'any':
      return onAny(moment);
    case 'auto':
      return onAuto(moment);
  }
}
