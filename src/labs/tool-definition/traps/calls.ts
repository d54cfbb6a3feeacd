// The call itself got wrong: something left out, something empty, something that nobody asked for.
import { isObject, withValue } from '../../../model/json.ts';
import { valuePlace } from '../codecs/codec.ts';
import { type Trap, atEach } from './trap.ts';

export const callTraps: Trap[] = [
  { trap: 'null-value', mutate: (target) => atEach(target, () => null) },
  {
    trap: 'missing',
    mutate: ({ args, bindings }) => {
      if (bindings.length === 0) return { notApplicable: 'nothing-to-change' };
      return { args: bindings.reduce((rest, binding) => withValue(rest, valuePlace(binding), undefined), args) };
    },
  },
  {
    trap: 'unknown-key',
    mutate: ({ args, with: named }) => {
      if (!isObject(args)) return { notApplicable: 'nothing-to-change' };
      const wanted = typeof named === 'string' ? named : 'note';
      const key = Object.hasOwn(args, wanted) ? `${wanted}_2` : wanted;
      return { args: { ...args, [key]: 'x' } };
    },
  },
];
