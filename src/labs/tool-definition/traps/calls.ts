// The call itself got wrong: something left out, something empty, something that nobody asked for.
import { isObject, walk, withValue } from '../../../model/json.ts';
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
      const wanted = typeof named === 'string' ? named : 'note';
      const variants = walk(args).flatMap(({ pointer, value }) => {
        if (!isObject(value)) return [];
        const key = Object.hasOwn(value, wanted) ? `${wanted}_2` : wanted;
        return [withValue(args, pointer, { ...value, [key]: 'x' })];
      });
      return variants.length === 0 ? { notApplicable: 'nothing-to-change' } : { variants };
    },
  },
];
