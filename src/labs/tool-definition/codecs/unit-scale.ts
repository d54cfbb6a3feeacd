// A quantity as a bare number in some unit: `12.5` for kilograms, `12500` for grams.
import { convert, sameDimension } from '../../../agent/index.ts';
import { at, walk, withValue } from '../../../model/json.ts';
import { type CodecModule, valuePlace } from './codec.ts';

export const unitScale: CodecModule = {
  codec: 'unit-scale',
  find: (fact, value, args) => {
    const from = fact.unit;
    if (fact.kind !== 'quantity' || from === undefined || typeof value !== 'number') return [];
    return walk(args).flatMap(({ pointer, value: leaf }) =>
      typeof leaf === 'number'
        ? sameDimension(from).flatMap((unit) =>
            convert(value, from, unit) === leaf
              ? [{ codec: 'unit-scale' as const, places: [{ part: 'value' as const, pointer }], unit }]
              : [],
          )
        : [],
    );
  },
  write: (carrier, fact, value, args) => {
    if (fact.unit === undefined || carrier.unit === undefined || typeof value !== 'number') return undefined;
    const number = convert(value, fact.unit, carrier.unit);
    return number === undefined ? undefined : withValue(args, valuePlace(carrier), number);
  },
  read: (carrier, fact, args) => {
    const leaf = at(args, valuePlace(carrier));
    if (typeof leaf !== 'number' || fact.unit === undefined || carrier.unit === undefined) return undefined;
    return convert(leaf, carrier.unit, fact.unit);
  },
};
