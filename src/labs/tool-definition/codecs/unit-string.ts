// A quantity and its unit in one string: `"12.5kg"`, `"12.5 kg"`.
import { convert, unitOf } from '../../../agent/index.ts';
import type { Unit } from '../../../model/facts.ts';
import { type Json, at, walk, withValue } from '../../../model/json.ts';
import { type CodecModule, valuePlace } from './codec.ts';

function parts(leaf: Json | undefined): { number: number; between: string; word: string; unit: Unit } | undefined {
  const match = typeof leaf === 'string' ? /^(-?\d+(?:\.\d+)?)( ?)(\p{L}+)$/u.exec(leaf) : null;
  const unit = unitOf(match?.[3] ?? '');
  return match === null || unit === undefined
    ? undefined
    : { number: Number(match[1]), between: match[2] ?? '', word: match[3] ?? '', unit };
}

export const unitString: CodecModule = {
  codec: 'unit-string',
  find: (fact, value, args) => {
    const from = fact.unit;
    if (fact.kind !== 'quantity' || from === undefined || typeof value !== 'number') return [];
    return walk(args).flatMap(({ pointer, value: leaf }) => {
      const read = parts(leaf);
      const same = read !== undefined && convert(value, from, read.unit) === read.number;
      return same ? [{ codec: 'unit-string' as const, places: [{ part: 'value' as const, pointer }] }] : [];
    });
  },
  write: (carrier, fact, value, args) => {
    const old = parts(at(args, valuePlace(carrier)));
    if (fact.unit === undefined || old === undefined || typeof value !== 'number') return undefined;
    const number = convert(value, fact.unit, old.unit);
    return number === undefined ? undefined : withValue(args, valuePlace(carrier), `${String(number)}${old.between}${old.word}`);
  },
  read: (carrier, fact, args) => {
    const read = parts(at(args, valuePlace(carrier)));
    return fact.unit === undefined || read === undefined ? undefined : convert(read.number, read.unit, fact.unit);
  },
};
