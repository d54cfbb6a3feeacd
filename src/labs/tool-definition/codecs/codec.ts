// What every codec can do: find a fact in a call's arguments, write another value in the same way, read it back.
import type { Binding, Fact, FactValue } from '../../../model/facts.ts';
import type { Json } from '../../../model/json.ts';
import { epochOfValue } from './instants.ts';

/** One way in which one call carries one fact: a binding before it is known how many calls show it. */
export type Carrier = Omit<Binding, 'tool' | 'fact' | 'shownBy'>;

/** A codec. All three are pure; `args` is a call's `arguments`. */
export type CodecModule = {
  codec: Binding['codec'];
  /** Every place where `args` carries `value` in this way. */
  find: (fact: Fact, value: FactValue, args: Json) => Carrier[];
  /** `args` with `value` written where the carrier says; undefined where this value cannot be written so. */
  write: (carrier: Carrier, fact: Fact, value: FactValue, args: Json) => Json | undefined;
  /** What `args` say there, in the fact's own terms; undefined where that cannot be read. */
  read: (carrier: Carrier, fact: Fact, args: Json) => FactValue | undefined;
};

/** The pointer of the carrier's value. */
export function valuePlace(carrier: Carrier): string {
  return carrier.places.find((place) => place.part === 'value')?.pointer ?? carrier.places[0]?.pointer ?? '';
}

/** True where two values of a fact mean the same: instants by the moment, everything else by the value. */
export function sameValue(fact: Fact, a: FactValue | undefined, b: FactValue): boolean {
  if (fact.kind !== 'instant') return a === b;
  return typeof a === 'string' && typeof b === 'string' && epochOfValue(a) === epochOfValue(b);
}
