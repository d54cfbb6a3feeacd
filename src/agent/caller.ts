// The caller: what a harness and an agent do with one response. A decision table, deterministic, no model.
// The harness counts, repeats and hands on; the agent reads, decides and speaks.
import type { Coded } from '../model/evidence.ts';
import { type Json, isObject, own } from '../model/json.ts';
import { type Envelope, envelopeOf } from './envelope.ts';
import { foundIn, foundInWords, saysUnfinished } from './reading/empty.ts';
import { type ValueForm, givesForm } from './reading/forms.ts';
import { namedArgument, namedTool } from './reading/named.ts';
import { repeatWord } from './reading/repeat-words.ts';
import { type ReadResult, readResult } from './reading/result.ts';

/** What the caller knows when a response arrives. */
export type Turn = {
  /** The response as it came, or undefined where nothing did. */
  response: Json | undefined;
  /** The id of the request it should answer. */
  requestId: string | number;
  tool: string;
  /** The arguments of this tool, as its definition declares them. */
  parameters: readonly string[];
  /** How often this very call was sent so far, this time included. */
  sent: number;
  /** Names of the other tools on the server that only read. */
  lookUps: readonly string[];
  /** True where the call changes something. */
  writes: boolean;
  /** The form of a right value, for the arguments that the scenario can correct. */
  forms: Readonly<Record<string, ValueForm>>;
  /** True once an argument has been corrected: it is done at most once. */
  corrected: boolean;
  /** True once the tool list has been fetched again. */
  refetched: boolean;
  /** True where the call searches, so that an empty answer can be believed. */
  searches: boolean;
};

/** What happens next, with the reason. */
export type Move =
  | { move: 'repeat'; actor: 'harness' | 'agent'; because: Coded }
  | { move: 'correct'; argument: string; knowsForm: boolean; because: Coded }
  | { move: 'look-up'; tool: string; because: Coded }
  | { move: 'refetch'; because: Coded }
  | { move: 'stop'; because: Coded; says: Coded; text?: string };

/** Calls in all for a failure that may be repeated, the first one counted. */
export const retryLimit = 3;
/** Calls shown where nothing says not to repeat. */
export const unlimitedShown = 10;

const code = (name: string, params: Coded['params'] = {}): Coded => ({ code: name, params });
const stop = (because: string, says: string, params: Coded['params'] = {}, text?: string): Move => ({
  move: 'stop',
  because: code(because, params),
  says: code(says, params),
  ...(text === undefined || text === '' ? {} : { text }),
});

function onEnvelope(envelope: Exclude<Envelope, { is: 'result' }>, turn: Turn): Move {
  if (envelope.is === 'dropped') return stop('caller.dropped', 'said.unavailable', { why: envelope.why });
  const unknownTool = envelope.code === -32602 && /tool/i.test(envelope.message) && /unknown|not found|no such/i.test(envelope.message);
  if (unknownTool && !turn.refetched) return { move: 'refetch', because: code('caller.unknown-tool', { tool: turn.tool }) };
  return stop('caller.protocol-error', 'said.unavailable', { why: 'protocol-error', code: envelope.code ?? null });
}

function onSuccess(read: ReadResult, turn: Turn): Move {
  if (!turn.searches) return stop('caller.success', 'said.done', {}, read.spoken);
  const byData = read.data === undefined ? 'unclear' : foundIn(read.data);
  const found = byData === 'unclear' ? foundInWords(read.spoken) : byData;
  if (found === 'none' && saysUnfinished(read.spoken)) return stop('caller.unfinished', 'said.nothing-known', {}, read.spoken);
  if (found === 'none') return stop('caller.empty', 'said.none', {}, read.spoken);
  if (read.silent) return stop('caller.silent', 'said.nothing-known');
  return stop('caller.success', 'said.done', {}, read.spoken);
}

function handOn(read: ReadResult, turn: Turn, says = 'said.handed-on'): Move {
  return stop('caller.retries-used', says, { kind: read.fields.kind ?? null, tried: turn.sent }, read.spoken);
}

function repeatOr(turn: Turn, limit: number, move: Move, then: Move): Move {
  return turn.sent < limit ? move : then;
}

/** The look-up that the text tells the agent to call after a change that may have happened. A failure that is known needs none. */
function lookUpNamed({ fields, read }: ReadResult, turn: Turn): string | undefined {
  const known = fields.kind === 'validation' || fields.kind === 'policy' || fields.kind === 'permission';
  return turn.writes && !known ? namedTool(read, turn.lookUps) : undefined;
}

/** A failure that must not be repeated, or that the text tells how to mend. */
function onFinal(read: ReadResult, turn: Turn): Move {
  const { kind } = read.fields;
  const lookUp = lookUpNamed(read, turn);
  if (lookUp !== undefined) return { move: 'look-up', tool: lookUp, because: code('caller.look-up', { tool: lookUp }) };
  if (kind === 'unknown-outcome') return stop('caller.no-look-up', 'said.may-have-happened', {}, read.spoken);
  const argument = namedArgument(read.read, turn.parameters);
  if (kind === 'validation' || (kind === undefined && argument !== undefined)) {
    if (argument === undefined) return stop('caller.no-argument-named', 'said.asks-user', {}, read.spoken);
    if (turn.corrected) return stop('caller.corrected-once', 'said.asks-user', { argument }, read.spoken);
    const form = Object.hasOwn(turn.forms, argument) ? turn.forms[argument] : undefined;
    const knowsForm = form !== undefined && givesForm(read.read, form);
    return { move: 'correct', argument, knowsForm, because: code(knowsForm ? 'caller.form-given' : 'caller.form-not-given', { argument }) };
  }
  if (kind === 'permission') return stop('caller.right-missing', 'said.right-missing', {}, read.spoken);
  return stop('caller.refused', 'said.refused', {}, read.spoken);
}

function onFailure(read: ReadResult, turn: Turn): Move {
  const { kind, retryable } = read.fields;
  if (retryable === true) {
    const hopeless = kind === 'policy' || kind === 'permission';
    const because = code('caller.retryable', { sent: turn.sent });
    return repeatOr(
      turn,
      retryLimit,
      { move: 'repeat', actor: 'harness', because },
      handOn(read, turn, hopeless ? 'said.gave-up-wrongly' : 'said.handed-on'),
    );
  }
  if (retryable === false) return onFinal(read, turn);
  if (lookUpNamed(read, turn) !== undefined) return onFinal(read, turn);
  // No field: the text decides. One argument named with its form is the plainest word of all.
  const argument = namedArgument(read.read, turn.parameters);
  const form = argument !== undefined && Object.hasOwn(turn.forms, argument) ? turn.forms[argument] : undefined;
  if (form !== undefined && givesForm(read.read, form) && !turn.corrected) return onFinal(read, turn);
  const word = repeatWord(read.read);
  if (word === 'do-not-repeat') return onFinal(read, turn);
  if (word === 'repeat') {
    const said = code('caller.text-says-repeat', { sent: turn.sent });
    return repeatOr(turn, retryLimit, { move: 'repeat', actor: 'agent', because: said }, handOn(read, turn));
  }
  const because = code('caller.nothing-says-stop', { sent: turn.sent });
  return repeatOr(
    turn,
    unlimitedShown,
    { move: 'repeat', actor: 'harness', because },
    stop('caller.gave-up', 'said.gave-up-wrongly', { tried: turn.sent }, read.spoken),
  );
}

/** The next move after one response. */
export function decide(turn: Turn): Move {
  const envelope = envelopeOf(turn.response, turn.requestId);
  if (envelope.is !== 'result') return onEnvelope(envelope, turn);
  if (!isObject(envelope.result)) return stop('caller.dropped', 'said.unavailable', { why: 'result' });
  if (own(envelope.result, 'resultType') === 'input_required')
    return stop('caller.input-required', 'said.unavailable', { why: 'input_required' });
  const read = readResult(envelope.result);
  return read.failed ? onFailure(read, turn) : onSuccess(read, turn);
}
