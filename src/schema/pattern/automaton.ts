// A pattern as an automaton without empty steps: one state for each character the pattern can read, and how often each
// step from state to state can be taken in different ways. Two ways for one step are two ways to read the same text.
import type { AST } from '@eslint-community/regexpp';
import { anything, charsetOf, type Charset } from './charset.ts';

/** State 0 stands before the first character and reads nothing. */
export type Automaton = {
  /** What each state reads. */
  charsets: readonly Charset[];
  /** For each state, the next states and in how many ways each is reached. */
  steps: readonly ReadonlyMap<number, number>[];
};

/** What was built, and what was met on the way. */
export type Built = {
  automaton: Automaton;
  /** Bodies of look-around groups, judged on their own. */
  lookarounds: readonly (readonly AST.Alternative[])[];
  /** Why the pattern cannot be judged. */
  refused?: 'backreference' | 'complex';
};

type Fragment = { first: readonly number[]; last: readonly number[]; nullable: boolean };

/** More states than this are refused as too complex to be sure about. */
const stateLimit = 140;
/** Exact counts up to this are written out; beyond it a count is taken for a loop, which is the careful side. */
const exactLimit = 16;
const rangeLimit = 6;

const nothing: Fragment = { first: [], last: [], nullable: true };

/** Builds the automaton of `alternatives`. `anchored`: matching starts at one place only, and is not tried at every character. */
export function build(alternatives: readonly AST.Alternative[], anchored: boolean): Built {
  const charsets: Charset[] = [[]];
  const steps: Map<number, number>[] = [new Map<number, number>()];
  const lookarounds: (readonly AST.Alternative[])[] = [];
  let refused: Built['refused'];

  const link = (from: readonly number[], to: readonly number[]): void => {
    for (const a of from) for (const b of to) steps[a]?.set(b, (steps[a].get(b) ?? 0) + 1);
  };
  const state = (charset: Charset): Fragment => {
    if (charsets.length >= stateLimit) {
      refused ??= 'complex';
      return nothing;
    }
    steps.push(new Map());
    const id = charsets.push(charset) - 1;
    return { first: [id], last: [id], nullable: false };
  };
  const then = (a: Fragment, b: Fragment): Fragment => {
    link(a.last, b.first);
    return {
      first: a.nullable ? [...a.first, ...b.first] : a.first,
      last: b.nullable ? [...b.last, ...a.last] : b.last,
      nullable: a.nullable && b.nullable,
    };
  };
  const loop = (body: Fragment): Fragment => {
    link(body.last, body.first);
    return body;
  };
  const optional = (body: Fragment): Fragment => ({ ...body, nullable: true });
  const repeat = (times: number, make: () => Fragment): Fragment => {
    let whole = nothing;
    for (let i = 0; i < times && refused === undefined; i += 1) whole = then(whole, make());
    return whole;
  };
  const quantified = ({ min, max, element }: AST.Quantifier): Fragment => {
    const make = (): Fragment => one(element);
    if (max === 0) return nothing;
    const finite = max !== Infinity;
    if (finite && max <= (min === max ? exactLimit : rangeLimit)) {
      // x{1,3} as x(x(x)?)?, so that one text has one reading.
      const rest = (left: number): Fragment => (left === 0 || refused !== undefined ? nothing : optional(then(make(), rest(left - 1))));
      const start = repeat(min, make);
      // Several rounds that may each be empty can be shared out in very many ways.
      if (min > 1 && start.nullable) refused ??= 'complex';
      return then(start, rest(max - min));
    }
    const copies = finite ? 0 : Math.min(Math.max(min - 1, 0), 2);
    const start = repeat(copies, make);
    const body = make();
    if (body.nullable && (min > 1 || finite)) refused ??= 'complex';
    return then(start, min === 0 ? optional(loop(body)) : loop(body));
  };
  const one = (element: AST.Element): Fragment => {
    if (refused !== undefined) return nothing;
    switch (element.type) {
      case 'Character':
      case 'CharacterSet':
      case 'CharacterClass':
      case 'ExpressionCharacterClass':
        return state(charsetOf(element));
      case 'Group':
      case 'CapturingGroup':
        return either(element.alternatives);
      case 'Quantifier':
        return quantified(element);
      case 'Assertion':
        if (element.kind === 'lookahead' || element.kind === 'lookbehind') lookarounds.push(element.alternatives);
        return nothing;
      case 'Backreference':
        refused = 'backreference';
        return nothing;
    }
  };
  const either = (options: readonly AST.Alternative[]): Fragment => {
    const parts = options.map(({ elements }) => elements.reduce<Fragment>((whole, element) => then(whole, one(element)), nothing));
    return {
      first: parts.flatMap(({ first }) => first),
      last: parts.flatMap(({ last }) => last),
      nullable: parts.some(({ nullable }) => nullable),
    };
  };

  const body = either(alternatives);
  const whole = anchored ? body : then(optional(loop(state(anything))), body);
  link([0], whole.first);
  return { automaton: { charsets, steps }, lookarounds, ...(refused === undefined ? {} : { refused }) };
}
