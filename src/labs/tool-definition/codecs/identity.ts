// The value as it stands: `"SH-2026-004211"`.
import { at, walk, withValue } from '../../../model/json.ts';
import { type CodecModule, valuePlace } from './codec.ts';

export const identity: CodecModule = {
  codec: 'identity',
  find: (fact, value, args) =>
    fact.kind === 'quantity' || fact.kind === 'instant'
      ? []
      : walk(args).flatMap(({ pointer, value: leaf }) =>
          leaf === value ? [{ codec: 'identity', places: [{ part: 'value', pointer }] }] : [],
        ),
  write: (carrier, _fact, value, args) => withValue(args, valuePlace(carrier), value),
  read: (carrier, _fact, args) => {
    const leaf = at(args, valuePlace(carrier));
    return typeof leaf === 'string' || typeof leaf === 'number' ? leaf : undefined;
  },
};
