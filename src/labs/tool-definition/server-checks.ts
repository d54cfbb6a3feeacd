// The closed menu of checks that a server makes beside its schema. Each looks at the places where calls carry facts.
import type { ServerCheck } from '../../model/battery.ts';
import type { Binding, Fact } from '../../model/facts.ts';
import { at } from '../../model/json.ts';
import type { Ground } from './cases.ts';
import { codecOf } from './codecs/index.ts';
import { dateExists, offsetOf, written } from './codecs/instants.ts';
import type { Call } from './submission.ts';

type Refuses = (binding: Binding, fact: Fact, call: Call, ground: Ground) => boolean;

function text(binding: Binding, part: Binding['places'][number]['part'], call: Call): string | undefined {
  const place = binding.places.find((candidate) => candidate.part === part);
  const leaf = place === undefined ? undefined : at(call.arguments, place.pointer);
  return typeof leaf === 'string' ? leaf : undefined;
}

/** A number counts from the epoch: it has no zone to forget and no day that does not exist. */
const isEpoch = (binding: Binding, call: Call): boolean =>
  binding.places.some(({ part, pointer }) => part === 'value' && typeof at(call.arguments, pointer) === 'number');

const menu: Readonly<Record<ServerCheck, Refuses>> = {
  'zone-present': (binding, fact, call) => {
    if (fact.kind !== 'instant' || isEpoch(binding, call)) return false;
    const split = binding.places.some(({ part }) => part === 'zone');
    if (split) return offsetOf(text(binding, 'zone', call) ?? '') === undefined;
    return written(text(binding, 'value', call) ?? '')?.offset === undefined;
  },
  'date-exists': (binding, fact, call) => {
    if (fact.kind !== 'instant' || isEpoch(binding, call)) return false;
    const date = text(binding, 'date', call) ?? text(binding, 'value', call)?.slice(0, 10) ?? '';
    return !dateExists(date);
  },
  'inside-root': (binding, fact, call, { root }) => {
    if (fact.kind !== 'path' || root === undefined) return false;
    const path = codecOf(binding.codec).read(binding, fact, call.arguments);
    return typeof path !== 'string' || !path.startsWith(`${root}/`) || path.split('/').includes('..');
  },
};

/** The first declared check that refuses the call; undefined where all let it through. */
export function refusedBy(checks: readonly ServerCheck[], ground: Ground, call: Call): ServerCheck | undefined {
  const mine = ground.bindings.filter((binding) => binding.tool === call.name);
  return checks.find((check) =>
    mine.some((binding) => {
      const fact = ground.facts.find(({ id }) => id === binding.fact);
      return fact !== undefined && menu[check](binding, fact, call, ground);
    }),
  );
}
