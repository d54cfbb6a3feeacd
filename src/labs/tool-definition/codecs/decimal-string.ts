// A quantity as a string of digits in some unit: `"12.5"`.
import { convert, sameDimension } from '../../../agent/index.ts';
import { at, walk, withValue } from '../../../model/json.ts';
import { type CodecModule, valuePlace } from './codec.ts';

const decimal = /^-?(0|[1-9]\d*)(\.\d+)?$/;

export const decimalString: CodecModule = {
  codec: 'decimal-string',
  find: (fact, value, args) => {
    const from = fact.unit;
    if (fact.kind !== 'quantity' || from === undefined || typeof value !== 'number') return [];
    return walk(args).flatMap(({ pointer, value: leaf }) =>
      typeof leaf === 'string' && decimal.test(leaf)
        ? sameDimension(from).flatMap((unit) =>
            convert(value, from, unit) === Number(leaf)
              ? [{ codec: 'decimal-string' as const, places: [{ part: 'value' as const, pointer }], unit }]
              : [],
          )
        : [],
    );
  },
  write: (carrier, fact, value, args) => {
    const old = at(args, valuePlace(carrier));
    if (fact.unit === undefined || carrier.unit === undefined || typeof value !== 'number' || typeof old !== 'string') return undefined;
    const number = convert(value, fact.unit, carrier.unit);
    if (number === undefined) return undefined;
    // The learner's own number of decimals is kept where it loses nothing: "12.50" stays of that form.
    const decimals = old.split('.')[1]?.length ?? 0;
    const padded = number.toFixed(Math.min(decimals, 20));
    return withValue(args, valuePlace(carrier), Number(padded) === number ? padded : String(number));
  },
  read: (carrier, fact, args) => {
    const leaf = at(args, valuePlace(carrier));
    if (typeof leaf !== 'string' || !decimal.test(leaf) || fact.unit === undefined || carrier.unit === undefined) return undefined;
    return convert(Number(leaf), carrier.unit, fact.unit);
  },
};
