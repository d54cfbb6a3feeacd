// A quantity as a number and, beside it, the word for its unit: `{value: 12.5, unit: "kg"}`, or two arguments side by side.
import { convert, unitOf } from '../../../agent/index.ts';
import type { Unit } from '../../../model/facts.ts';
import { type Json, at, isObject, join, walk, withValue } from '../../../model/json.ts';
import { type Carrier, type CodecModule, valuePlace } from './codec.ts';

const numberIn = (leaf: Json | undefined): number | undefined =>
  typeof leaf === 'number' ? leaf : typeof leaf === 'string' && /^-?\d+(\.\d+)?$/.test(leaf) ? Number(leaf) : undefined;

/** Unit words read in one object; a guard, not a rule. */
const mostUnits = 8;

/** The unit word that stands beside the value now. */
export function unitBeside(carrier: Carrier, args: Json): Unit | undefined {
  const place = carrier.places.find(({ part }) => part === 'unit');
  const word = place === undefined ? undefined : at(args, place.pointer);
  return typeof word === 'string' ? unitOf(word) : undefined;
}

/** A number with its unit beside it. */
export const valueUnit: CodecModule = {
  codec: 'value-unit',
  find: (fact, value, args) => {
    const from = fact.unit;
    if (fact.kind !== 'quantity' || from === undefined || typeof value !== 'number') return [];
    return walk(args).flatMap(({ pointer, value: object }) => {
      if (!isObject(object)) return [];
      const units = Object.entries(object)
        .flatMap(([key, word]) => {
          const unit = typeof word === 'string' ? unitOf(word) : undefined;
          return unit === undefined ? [] : [{ key, number: convert(value, from, unit) }];
        })
        .slice(0, mostUnits);
      return Object.entries(object).flatMap(([key, leaf]) =>
        units
          .filter(({ number }) => number !== undefined && number === numberIn(leaf))
          .map(({ key: unitKey }): Carrier => ({
            codec: 'value-unit',
            places: [
              { part: 'value', pointer: join(pointer, key) },
              { part: 'unit', pointer: join(pointer, unitKey) },
            ],
          })),
      );
    });
  },
  write: (carrier, fact, value, args) => {
    const unit = unitBeside(carrier, args);
    if (fact.unit === undefined || unit === undefined || typeof value !== 'number') return undefined;
    const number = convert(value, fact.unit, unit);
    if (number === undefined) return undefined;
    return withValue(args, valuePlace(carrier), typeof at(args, valuePlace(carrier)) === 'string' ? String(number) : number);
  },
  read: (carrier, fact, args) => {
    const unit = unitBeside(carrier, args);
    const number = numberIn(at(args, valuePlace(carrier)));
    return fact.unit === undefined || unit === undefined || number === undefined ? undefined : convert(number, unit, fact.unit);
  },
};
