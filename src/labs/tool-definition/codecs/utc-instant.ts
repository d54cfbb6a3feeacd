// An instant in one value: ISO 8601 with any zone, or seconds or milliseconds since the epoch.
import { type Json, at, walk, withValue } from '../../../model/json.ts';
import { type Carrier, type CodecModule, valuePlace } from './codec.ts';
import { asUtc, epochOf, epochOfValue, offsetOf, offsetText, written, writtenAt, zoneHabits } from './instants.ts';

const millisecondsFrom = 100_000_000_000;

/** What a leaf says, in seconds since the epoch. */
function secondsIn(leaf: unknown): number | undefined {
  if (typeof leaf === 'number') return Math.abs(leaf) >= millisecondsFrom ? leaf / 1000 : leaf;
  const parts = typeof leaf === 'string' ? written(leaf) : undefined;
  return parts === undefined ? undefined : epochOf(parts);
}

const zoneOf = (leaf: string): string => /(Z|[+-]\d{2}:?\d{2})$/.exec(leaf)?.[1] ?? '';

function carriers(value: string, leaf: Json, pointer: string): Carrier[] {
  const carrier: Carrier = { codec: 'utc-instant', places: [{ part: 'value', pointer }] };
  return typeof leaf === 'string' ? zoneHabits(value, zoneOf(leaf)).map((affix) => ({ ...carrier, affix })) : [carrier];
}

/** An instant in one value. */
export const utcInstant: CodecModule = {
  codec: 'utc-instant',
  find: (fact, value, args) => {
    const epoch = typeof value === 'string' && fact.kind === 'instant' ? epochOfValue(value) : undefined;
    if (epoch === undefined || typeof value !== 'string') return [];
    return walk(args).flatMap(({ pointer, value: leaf }) => (secondsIn(leaf) === epoch ? carriers(value, leaf, pointer) : []));
  },
  write: (carrier, _fact, value, args) => {
    const old = at(args, valuePlace(carrier));
    const parts = typeof value === 'string' ? written(value) : undefined;
    const epoch = parts === undefined ? undefined : epochOf(parts);
    if (epoch === undefined || parts?.offset === undefined) return undefined;
    if (typeof old === 'number') return withValue(args, valuePlace(carrier), Math.abs(old) >= millisecondsFrom ? epoch * 1000 : epoch);
    const like = typeof old === 'string' ? written(old) : undefined;
    if (typeof old !== 'string' || like?.offset === undefined) return undefined;
    const zone = carrier.affix?.add === 'own' ? offsetText(parts.offset) : zoneOf(old);
    const { date, time } = writtenAt(epoch, offsetOf(zone) ?? 0, like.time);
    return withValue(args, valuePlace(carrier), date + old.slice(10, 11) + time + zone);
  },
  read: (carrier, _fact, args) => asUtc(secondsIn(at(args, valuePlace(carrier)))),
};
