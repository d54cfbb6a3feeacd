// A choice that the API can read: a word that it knows, a name beside `tool`, and only a tool that is offered.
import { type Json, isObject, own } from '../../../model/json.ts';
import type { Finding } from '../../check.ts';
import { type PlanTurn, type TurnsRule, isForced } from '../../turns.ts';

/** Words of `type`, of all vendors that are read. Tools of a vendor's own may stand there too. */
const known =
  /^(?:auto|any|tool|none|required|function|allowed_tools|custom|mcp|web_search\w*|file_search|computer\w*|code_interpreter|image_generation|shell|local_shell|apply_patch)$/;

/** Words that only a bare text may be: OpenAI's `"required"` is no object. */
const bare = new Set(['required']);

/** Members that the object has in no API: a name beside a choice without one, and settings that belong elsewhere. */
function extra(type: Json | undefined, written: Json | undefined): string | undefined {
  if (typeof type !== 'string' || !['auto', 'any', 'none'].includes(type)) return undefined;
  if (type === 'none' && own(written, 'disable_parallel_tool_use') !== undefined) return 'disable_parallel_tool_use';
  return ['name', 'strict'].find((key) => own(written, key) !== undefined);
}

function why({ choice, name, written, offered, model, functions }: PlanTurn): { why: string; found: Json } | undefined {
  const type = typeof written === 'string' ? written : own(written, 'type');
  if (typeof type === 'string' && !known.test(type)) return { why: 'choice-unknown', found: type };
  if (typeof type === 'string' && isObject(written) && bare.has(type)) return { why: 'choice-unknown', found: type };
  // The Messages API takes an object alone.
  if (typeof written === 'string' && functions !== true && /^claude/i.test(model ?? '')) return { why: 'choice-text', found: written };
  const more = extra(type, written);
  if (more !== undefined) return { why: 'choice-extra', found: more };
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
