// An identifier or path without its fixed beginning, or with another one: `2026-004211`, `shipments/SH-2026-004211`.
import { at, walk, withValue } from '../../../model/json.ts';
import { type Carrier, type CodecModule, valuePlace } from './codec.ts';

const shortestCore = 4;

function carrierFor(value: string, leaf: string, pointer: string): Carrier[] {
  let core = 0;
  while (core < value.length && core < leaf.length && value.at(-1 - core) === leaf.at(-1 - core)) core += 1;
  const kept = value.slice(value.length - core);
  if (core < shortestCore || !/[\d/]/.test(kept) || value === leaf) return [];
  const affix = { strip: value.slice(0, value.length - core), add: leaf.slice(0, leaf.length - core) };
  return /\d/.test(affix.strip) || /\d/.test(affix.add) ? [] : [{ codec: 'affix', places: [{ part: 'value', pointer }], affix }];
}

export const affix: CodecModule = {
  codec: 'affix',
  find: (fact, value, args) =>
    (fact.kind !== 'identifier' && fact.kind !== 'path') || typeof value !== 'string'
      ? []
      : walk(args).flatMap(({ pointer, value: leaf }) => (typeof leaf === 'string' ? carrierFor(value, leaf, pointer) : [])),
  write: (carrier, _fact, value, args) => {
    const { strip = '', add = '' } = carrier.affix ?? {};
    return typeof value === 'string' && value.startsWith(strip)
      ? withValue(args, valuePlace(carrier), add + value.slice(strip.length))
      : undefined;
  },
  read: (carrier, _fact, args) => {
    const { strip = '', add = '' } = carrier.affix ?? {};
    const leaf = at(args, valuePlace(carrier));
    return typeof leaf === 'string' && leaf.startsWith(add) ? strip + leaf.slice(add.length) : undefined;
  },
};
