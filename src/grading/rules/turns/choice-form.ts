// A choice that the API can read: a word that it knows, a name beside `tool`, and only a tool that is offered.
import { type Json, own } from '../../../model/json.ts';
import type { Finding } from '../../check.ts';
import { type PlanTurn, type TurnsRule, isForced } from '../../turns.ts';

/** Words of `type`, of all vendors that are read. Tools of a vendor's own may stand there too. */
const known =
  /^(?:auto|any|tool|none|required|function|allowed_tools|custom|mcp|web_search\w*|file_search|computer\w*|code_interpreter|image_generation|shell|local_shell|apply_patch)$/;

function why({ choice, name, written, offered }: PlanTurn): { why: string; found: Json } | undefined {
  const type = typeof written === 'string' ? written : own(written, 'type');
  if (typeof type === 'string' && !known.test(type)) return { why: 'choice-unknown', found: type };
  if ((type === 'tool' || type === 'function') && name === undefined) return { why: 'choice-name', found: type };
  if (offered === undefined) return undefined;
  if (isForced({ choice }) && offered.length === 0) return { why: 'choice-no-tools', found: choice ?? null };
  return name !== undefined && !offered.includes(name) ? { why: 'choice-not-offered', found: name } : undefined;
}

export const choiceForm: TurnsRule = {
  id: 'turns.choice-form',
  find: ({ turns }) =>
    turns.flatMap((turn): Finding[] => {
      const fault = why(turn);
      return fault === undefined ? [] : [{ pointer: turn.pointer, params: fault }];
    }),
};
