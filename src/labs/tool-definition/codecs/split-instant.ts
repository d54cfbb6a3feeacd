// An instant in parts: a date and a time, or both in one, and the zone in an argument of its own.
import { type Json, type JsonObject, at, isObject, join, walk, withValue } from '../../../model/json.ts';
import type { Carrier, CodecModule } from './codec.ts';
import { asUtc, epochOf, epochOfValue, offsetOf, offsetText, written, writtenAt, zoneHabits } from './instants.ts';

type Part = 'date' | 'time' | 'zone' | 'value';

const forms: readonly [Part, (text: string) => boolean][] = [
  ['value', (text) => written(text) !== undefined && written(text)?.offset === undefined],
  ['date', (text) => /^\d{4}-\d{2}-\d{2}$/.test(text)],
  ['time', (text) => /^\d{2}:\d{2}(:\d{2})?$/.test(text)],
  ['zone', (text) => offsetOf(text) !== undefined],
];

function partsOf(object: JsonObject, pointer: string): Carrier['places'] {
  return Object.entries(object).flatMap(([key, leaf]) => {
    const form = typeof leaf === 'string' ? forms.find(([, fits]) => fits(leaf)) : undefined;
    return form === undefined ? [] : [{ part: form[0], pointer: join(pointer, key) }];
  });
}

function textAt(places: Carrier['places'], part: Part, args: Json): string | undefined {
  const place = places.find((candidate) => candidate.part === part);
  const leaf = place === undefined ? undefined : at(args, place.pointer);
  return typeof leaf === 'string' ? leaf : undefined;
}

/** The instant that the parts make, in seconds since the epoch. */
function epochAt({ places }: Pick<Carrier, 'places'>, args: Json): number | undefined {
  const offset = offsetOf(textAt(places, 'zone', args) ?? '');
  const whole = written(textAt(places, 'value', args) ?? '');
  const date = whole?.date ?? textAt(places, 'date', args);
  const time = whole?.time ?? textAt(places, 'time', args);
  return date === undefined || time === undefined ? undefined : epochOf({ date, time, offset });
}

/** An instant in several arguments. */
export const splitInstant: CodecModule = {
  codec: 'split-date-time-zone',
  find: (fact, value, args) => {
    const epoch = typeof value === 'string' && fact.kind === 'instant' ? epochOfValue(value) : undefined;
    if (epoch === undefined || typeof value !== 'string') return [];
    return walk(args).flatMap(({ pointer, value: object }): Carrier[] => {
      if (!isObject(object)) return [];
      const places = partsOf(object, pointer);
      if (epochAt({ places }, args) !== epoch) return [];
      const zone = textAt(places, 'zone', args) ?? '';
      return zoneHabits(value, zone).map((affix) => ({ codec: 'split-date-time-zone', places, affix }));
    });
  },
  write: ({ places, affix }, _fact, value, args) => {
    const spoken = typeof value === 'string' ? written(value) : undefined;
    const epoch = spoken === undefined ? undefined : epochOf(spoken);
    const old = textAt(places, 'zone', args) ?? '';
    // Only a numeric offset can follow the user's: which name another zone would have is not known.
    const follows = affix?.add === 'own' && /^[+-]/.test(old) && spoken?.offset !== undefined;
    const zone = follows ? offsetText(spoken.offset ?? 0) : old;
    const offset = offsetOf(zone);
    const whole = textAt(places, 'value', args);
    const like = written(whole ?? '')?.time ?? textAt(places, 'time', args);
    if (epoch === undefined || offset === undefined || like === undefined) return undefined;
    const { date, time } = writtenAt(epoch, offset, like);
    const next: Record<Part, string> = { date, time, value: date + (whole?.slice(10, 11) ?? 'T') + time, zone };
    return places.reduce<Json>((rest, { part, pointer }) => (part in next ? withValue(rest, pointer, next[part as Part]) : rest), args);
  },
  read: (carrier, _fact, args) => asUtc(epochAt(carrier, args)),
};
