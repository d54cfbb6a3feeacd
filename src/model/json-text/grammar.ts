// JSON's grammar over the tokens, with an explicit stack: depth is a number compared with a limit, never the engine's stack.
// It stops at the first fatal fault and names it by what a person did, not by what a parser wanted.
import type { Json } from '../json.ts';
import type { ReadingCode } from '../reading.ts';
import type { ReadLimits } from './limits.ts';
import type { Positions, Span } from './positions.ts';
import { attach, note, pointerOf, type Frame, type State } from './state.ts';
import { loneSurrogate, stringFault } from './strings.ts';
import { tokensOf, type Token } from './tokens.ts';
import type { Ranged } from './tree.ts';
import { readWord, shorten, type Fault } from './words.ts';

type Expecting = 'value' | 'value-or-close' | 'key' | 'key-or-close' | 'colon' | 'comma-or-close' | 'end';

/** Reads `text` from `start` (1 after a BOM) into `state`. True: one whole value stood there and nothing else. */
export function readTokens(text: string, start: number, limits: ReadLimits, at: Positions, state: State): boolean {
  const next = tokensOf(text, start);
  let expecting: Expecting = 'value';
  let before: Span = { offset: start, length: 0 };
  for (let token = next(); ; token = next()) {
    const outcome = step(text, token, before, expecting, limits, at, state);
    if (outcome === 'done') return true;
    if (typeof outcome === 'object') {
      note(state, at, outcome, true, pointerOf(state.frames));
      for (const frame of state.frames) frame.ranged.end = token.offset;
      return false;
    }
    expecting = outcome;
    before = token;
  }
}

function step(
  text: string,
  token: Token,
  before: Span,
  expecting: Expecting,
  limits: ReadLimits,
  at: Positions,
  state: State,
): Expecting | 'done' | Fault {
  const frame = state.frames.at(-1);
  if (token.type === 'comment') return fault('comment', token, { found: shorten(text.slice(token.offset, token.offset + token.length)) });
  if (token.type === 'string') {
    const unsound = checkString(text, token, at, state);
    if (unsound !== undefined) return unsound;
  }
  switch (expecting) {
    case 'value-or-close':
    case 'value':
      if (token.type === ']' && frame?.open === '[') {
        return expecting === 'value' ? fault('trailing-comma', before, {}) : close(token, state);
      }
      return readValue(text, token, limits, at, state);
    case 'key-or-close':
    case 'key':
      if (token.type === '}') return expecting === 'key' ? fault('trailing-comma', before, {}) : close(token, state);
      return readKey(text, token, at, state);
    case 'colon':
      return token.type === ':' ? 'value' : (ownFault(token) ?? unexpected('expected-colon', text, token, after(before), frame));
    case 'comma-or-close':
      if (token.type === ',') {
        if (frame?.open === '{') delete frame.key;
        return frame?.open === '{' ? 'key' : 'value';
      }
      if (token.type === (frame?.open === '[' ? ']' : '}')) return close(token, state);
      return ownFault(token) ?? unexpected('expected-comma', text, token, after(before), frame);
    case 'end':
      return token.type === 'end'
        ? 'done'
        : fault(
            'extra-content',
            { offset: token.offset, length: text.length - token.offset },
            { found: shorten(text.slice(token.offset, token.offset + 80)) },
          );
  }
}

function readValue(text: string, token: Token, limits: ReadLimits, at: Positions, state: State): Expecting | Fault {
  if (token.type === 'end' && state.root === undefined && state.frames.length === 0) return fault('empty', token, {});
  const ranged: Ranged = { offset: token.offset, end: token.offset + token.length };
  const done = (value: Json): Expecting | Fault => {
    state.values += 1;
    if (state.values > limits.values) return fault('too-many-values', token, { limit: limits.values });
    attach(state, value, ranged);
    return state.frames.length === 0 ? 'end' : 'comma-or-close';
  };
  if (token.type === 'string') return done(token.value);
  if (token.type === '{' || token.type === '[') {
    if (state.frames.length >= limits.depth) return fault('too-deep', token, { limit: limits.depth });
    const opened = openFrame(token.type, ranged);
    const refused = done(opened.value);
    if (typeof refused === 'object') return refused;
    state.frames.push(opened);
    return token.type === '{' ? 'key-or-close' : 'value-or-close';
  }
  if (token.type !== 'word') return unexpected('expected-value', text, token, token, state.frames.at(-1));
  const meaning = readWord(token.text, token.offset);
  if (meaning.is === 'fault') return meaning.fault;
  if (meaning.is === 'other') return unexpected('expected-value', text, token, token, state.frames.at(-1));
  if (meaning.carried !== undefined) {
    note(
      state,
      at,
      fault('number-overflow', token, { found: shorten(token.text), carried: meaning.carried }),
      false,
      pointerOf(state.frames),
    );
  }
  return done(meaning.value);
}

function readKey(text: string, token: Token, at: Positions, state: State): Expecting | Fault {
  const frame = state.frames.at(-1);
  if (frame?.open !== '{') throw new Error('json-text: a key was expected outside an object; the grammar is broken');
  if (token.type !== 'string') {
    const own = ownFault(token);
    if (own !== undefined && own.code !== 'bad-word' && own.code !== 'bad-number') return own;
    return unexpected('expected-key', text, token, token, frame);
  }
  const first = frame.members.get(token.value)?.key;
  frame.key = { name: token.value, span: { offset: token.offset, length: token.length } };
  if (first === undefined) return 'colon';
  // Readers differ in which of the two they keep, so the text has no one value: fatal.
  const { line, column, offset } = at(first);
  return fault('duplicate-key', token, { key: shorten(token.value), firstLine: line, firstColumn: column, firstOffset: offset });
}

function checkString(text: string, token: Token & { type: 'string' }, at: Positions, state: State): Fault | undefined {
  const raw = text.slice(token.offset, token.offset + token.length);
  if (!token.sound) return stringFault(raw, token.offset);
  const lone = loneSurrogate(raw, token.value, token.offset);
  if (lone?.fatal === true) return lone.fault;
  if (lone !== undefined) note(state, at, lone.fault, false, pointerOf(state.frames));
  return undefined;
}

function openFrame(open: '{' | '[', ranged: Ranged): Frame {
  if (open === '[') {
    const items: Ranged[] = [];
    ranged.children = { in: 'array', items };
    return { open, value: [], ranged, items };
  }
  const members = new Map<string, Ranged>();
  ranged.children = { in: 'object', members };
  return { open, value: {}, ranged, members };
}

function close(token: Span, state: State): Expecting {
  const frame = state.frames.pop();
  if (frame !== undefined) frame.ranged.end = token.offset + token.length;
  return state.frames.length === 0 ? 'end' : 'comma-or-close';
}

/** A fault that the token has by itself, wherever it stands. */
function ownFault(token: Token): Fault | undefined {
  if (token.type !== 'word') return undefined;
  const meaning = readWord(token.text, token.offset);
  return meaning.is === 'fault' ? meaning.fault : undefined;
}

/** The fault for a token that does not fit: a missing or wrong closing bracket is said at the opening one. */
function unexpected(code: ReadingCode, text: string, token: Token, place: Span, frame: Frame | undefined): Fault {
  const opener = { offset: frame?.ranged.offset ?? token.offset, length: 1 };
  if (token.type === 'end') return frame === undefined ? fault(code, token, {}) : fault('unclosed', opener, { open: frame.open });
  const found = shorten(text.slice(token.offset, token.offset + token.length));
  const wrongClose = (token.type === '}' && frame?.open === '[') || (token.type === ']' && frame?.open === '{');
  if (wrongClose) return fault('unclosed', opener, { open: frame.open, found });
  return fault(code, place, { found });
}

function after(span: Span): Span {
  return { offset: span.offset + span.length, length: 0 };
}

function fault(code: ReadingCode, span: Span, params: Record<string, string | number>): Fault {
  return { code, offset: span.offset, length: span.length, params };
}
