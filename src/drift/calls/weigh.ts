// A valid old call: does it still mean the same? Certain harm, doubt that only a person can settle, or neither.
import { isObject, join, own, tokens, type Json } from '../../model/json.ts';
import type { Change } from '../change.ts';
import type { ChangeCode } from '../codes.ts';
import { codes } from '../codes.ts';
import { same } from '../same.ts';
import { nameKeys, nameWords } from '../text/names.ts';
import { overturns } from '../text/glosses.ts';
import { withdrawn } from '../text/listed.ts';
import { contentWords } from '../text/words.ts';
import type { Root } from '../schema/view.ts';
import { reasonOf, type OldCall, type Outcome, type Reason } from './reason.ts';
import { declares, reach, valuesAt } from './reach.ts';
import { concerns, defaultWeight, demands, type Weight } from './weights.ts';

/** Weighs the changes of a tool for a call that the new schema accepts. `swallowed` keys were declared once and are not any more. */
export function weigh(
  call: OldCall,
  about: readonly Change[],
  swallowed: readonly string[],
  old: Root | undefined,
): Pick<Outcome, 'outcome' | 'reasons' | 'review'> {
  const wrong: Reason[] = [];
  const doubt: Reason[] = [];
  const review: Reason[] = [];
  for (const pointer of swallowed) {
    const reason = swallowedReason(pointer, about);
    if (explains(pointer, call, old)) review.push(reason);
    else wrong.push(reason);
  }
  for (const change of about) {
    const weight = weightOf(change, call, old);
    if (weight === 'wrong') wrong.push(reasonOf(change));
    else if (weight === 'doubt') doubt.push(reasonOf(change));
    else if (weight === 'read') review.push(reasonOf(change));
  }
  if (wrong.length > 0) return { outcome: 'silent_wrong', reasons: wrong, review: [...doubt, ...review] };
  if (doubt.length > 0) return { outcome: 'needs_review', reasons: doubt, review };
  return { outcome: 'works', reasons: [], review };
}

function swallowedReason(pointer: string, about: readonly Change[]): Reason {
  const cause = about.find(
    ({ code, arguments: places }) =>
      (code === 'argument-renamed' || code === 'argument-removed') && places.some((place) => matches(place, pointer)),
  );
  return cause === undefined ? { kind: 6, code: 'swallowed', before: null, after: null, argument: pointer } : reasonOf(cause, pointer);
}

function matches(pattern: string, pointer: string): boolean {
  const [a, b] = [tokens(pattern), tokens(pointer)];
  return a.length === b.length && a.every((token, i) => token === '*' || token === b[i]);
}

const explaining: ReadonlySet<string> = new Set([
  'reason',
  'rationale',
  'why',
  'explanation',
  'justification',
  'intent',
  'thought',
  '理由',
]);

/** True for an argument that only tells why the call is made: losing it changes nothing that is done. */
function explains(pointer: string, call: OldCall, old: Root | undefined): boolean {
  const name = tokens(pointer).at(-1) ?? '';
  if (nameWords(name).some((word) => explaining.has(word))) return true;
  if (old === undefined) return false;
  for (const { pointer: here, views } of reach(call.arguments, old)) {
    if (here !== pointer) continue;
    return views.some((view) =>
      /\b(?:reason|rationale|explanation) (?:for|of|why)\b|理由/i.test(plain(view.keywords.get('description')?.value)),
    );
  }
  return false;
}

function weightOf(change: Change, call: OldCall, old: Root | undefined): Weight {
  const used = change.arguments.length === 0 ? [] : change.arguments.flatMap((argument) => valuesAt(call.arguments, argument));
  const whole = change.arguments.length === 0;
  const { params } = change;
  switch (change.code) {
    case 'unit-changed':
      if (params['side'] === 'output') return 'doubt';
      // Rows in the other order are other rows on the first page; only a call that names its order is safe.
      if (params['dimension'] === 'order') return Object.keys(call.arguments).some(namesOrder) ? 'read' : 'wrong';
      if (params['dimension'] === 'date') return whole || used.length > 0 ? 'doubt' : 'none';
      if (whole) return measures(change, call) ? 'wrong' : 'doubt';
      return used.some(isMeasure) ? 'wrong' : 'none';
    case 'enum-redefined':
      if (!used.some((value) => same(value, params['value'] ?? null))) return 'none';
      // Half the same words may be the same thing said again; next to none, or the opposite, is another thing.
      return overturns(plain(params['old']), plain(params['new'])) ? 'wrong' : 'doubt';
    case 'default-changed':
      if (whole) return 'doubt';
      return change.arguments.some((argument) => unsent(argument, call, old)) ? defaultWeight(params) : 'none';
    case 'limit-text-changed':
      return limitWeight(change, used, whole);
    case 'scope-text-changed':
      // "all orders" and "orders" may be the same; "open orders" and "except archived ones" are not.
      return whole || used.length > 0 ? (same(params['marks'], ['all']) ? 'read' : 'doubt') : 'none';
    case 'rule-text-changed':
      if (whole) return optionals(old, call).some((name) => demands(params, name, call, 'tool')) ? 'doubt' : 'read';
      if (used.length > 0) return concerns(params, call) ? 'doubt' : 'read';
      return change.arguments.some(
        (argument) => unsent(argument, call, old) && demands(params, tokens(argument).at(-1) ?? '', call, 'argument'),
      )
        ? 'doubt'
        : 'none';
    case 'format-changed':
      return used.length > 0 && params['old'] !== null && params['new'] !== null ? 'doubt' : used.length > 0 ? 'read' : 'none';
    case 'not-compared':
      return 'doubt';
    case 'unit-stated':
    case 'default-dropped':
    case 'default-added':
    case 'description-reworded':
      if (used.some((value) => typeof value === 'string' && withdrawn(value, plain(params['old']), plain(params['new'])))) return 'doubt';
      return whole || used.length > 0 || change.arguments.some((argument) => unsent(argument, call, old)) ? 'read' : 'none';
    default:
      return isRead(change.code) && (whole || used.length > 0) ? 'read' : 'none';
  }
}

/** The declared top-level arguments that the call leaves out. */
function optionals(old: Root | undefined, call: OldCall): string[] {
  const properties = old === undefined ? undefined : own(old.value, 'properties');
  return isObject(properties) ? Object.keys(properties).filter((name) => own(call.arguments, name) === undefined) : [];
}

function namesOrder(name: string): boolean {
  return nameWords(name).some((word) => /^(?:sort|order|orderby|direction|desc|asc|順|並び)/.test(word));
}

function plain(value: Json | undefined): string {
  return typeof value === 'string' ? value : '';
}

function isRead(code: ChangeCode): boolean {
  return codes[code].review === true;
}

function isMeasure(value: Json): boolean {
  return typeof value === 'number' || (typeof value === 'string' && /^\s*[-+]?\d/.test(value)) || Array.isArray(value);
}

/** True where an optional argument's parent was sent and the argument itself was not. */
function unsent(argument: string, call: OldCall, old: Root | undefined): boolean {
  const path = tokens(argument);
  const name = path.at(-1) ?? '';
  const parents = valuesAt(call.arguments, join('', ...path.slice(0, -1)));
  const missing = parents.some(
    (parent) => typeof parent === 'object' && parent !== null && !Array.isArray(parent) && own(parent, name) === undefined,
  );
  return missing && (old === undefined || path.includes('*') || path.length > 1 || declares(call.arguments, old, argument));
}

/** A unit in the tool's own text belongs to an argument that the text names, or to the only number that was sent. */
function measures(change: Change, call: OldCall): boolean {
  const numbers = Object.entries(call.arguments).filter(([, value]) => typeof value === 'number');
  if (numbers.length === 1) return true;
  const text = contentWords(plain(change.params['text']));
  return numbers.some(([name]) => [...nameKeys(name), ...nameWords(name)].some((word) => text.has(word)));
}

function limitWeight({ params }: Change, used: readonly Json[], whole: boolean): Weight {
  const [old, now] = [numbersOf(params['old']), numbersOf(params['new'])];
  const max = params['limit'] === 'max';
  if (whole && params['cuts'] === true) return 'doubt';
  if (old.length === 0 || now.length === 0) return whole || used.length > 0 ? 'read' : 'none';
  const [from, to] = [Math.max(...old), Math.max(...now)];
  const [low, high] = [Math.min(...old), Math.min(...now)];
  if (whole) return max && to < from ? 'doubt' : 'read';
  const beyond = (value: Json): boolean => {
    const size = sizeOf(value);
    return size !== undefined && (max ? size > to && size <= from : size < high && size >= low);
  };
  return used.some(beyond) ? 'wrong' : used.length > 0 ? 'read' : 'none';
}

function sizeOf(value: Json): number | undefined {
  if (typeof value === 'number') return value;
  if (typeof value === 'string') return [...value].length;
  return Array.isArray(value) ? value.length : undefined;
}

function numbersOf(value: Json | undefined): number[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'number') : [];
}
