// Arguments of one object, before and after: added, removed, renamed, required or not, and what happens to undeclared keys.
import { join } from '../../model/json.ts';
import type { Found } from '../change.ts';
import { unitChanges, unitInName, unitsInText } from '../text/units.ts';
import { pairArguments } from './arguments.ts';
import { defaultOf } from './defaults.ts';
import { openness, viewOf, type Place, type Root, type View } from './view.ts';

/** Two places to compare next, and the pointer of the value in an old call's arguments. */
export type Next = { a: Place; b: Place; argument: string };

/** Reports the changes of an object's own arguments, and gives the pairs to compare next. */
export function compareObjects(a: View, b: View, roots: { a: Root; b: Root }, argument: string, report: (found: Found) => void): Next[] {
  const next: Next[] = [];
  const paired = pairArguments(a, b, roots);
  const open = openness(b) !== 'closed';
  const child = (name: string): string => join(argument, name);
  const pair = (old: string, now: string): void => {
    const [from, to] = [a.properties.get(old), b.properties.get(now)];
    if (from !== undefined && to !== undefined) next.push({ a: from, b: to, argument: child(old) });
  };
  for (const name of paired.kept) pair(name, name);
  for (const { old, new: now, confidence, because } of paired.renamed) {
    const [from, to] = [placeOf(a, old), placeOf(b, now)];
    const silent = open && !a.required.has(old) && !b.required.has(now);
    report({
      code: 'argument-renamed',
      before: from,
      after: to,
      argument: child(old),
      params: { old, new: now, confidence, because },
      layers: [silent ? 3 : 2],
    });
    for (const change of unitChanges(unitsOf(a, old, roots.a), unitsOf(b, now, roots.b))) {
      if (unitInName(old).size + unitInName(now).size > 0)
        report({ code: 'unit-changed', before: from, after: to, argument: child(old), params: change });
    }
    pair(old, now);
  }
  for (const name of paired.removed) {
    report({
      code: 'argument-removed',
      before: placeOf(a, name),
      after: null,
      argument: child(name),
      params: { old: name },
      layers: [open ? 3 : 2],
    });
  }
  for (const name of paired.added) reportAdded(a, b, name, roots.b, child(name), report);
  compareRequired(a, b, paired, child, report);
  compareOpenness(a, b, argument, report);
  const order = (view: View): string[] => [...view.properties.keys()].filter((name) => a.properties.has(name) && b.properties.has(name));
  const [was, is] = [order(a), order(b)];
  if (was.join('\n') !== is.join('\n'))
    report({ code: 'argument-order-changed', before: a.pointer, after: b.pointer, argument, params: { old: was, new: is } });
  return next;
}

function placeOf(view: View, name: string): string {
  return view.properties.get(name)?.pointer ?? view.pointer;
}

function unitsOf(view: View, name: string, root: Root): ReadonlyMap<string, string> {
  const place = view.properties.get(name);
  const text = place === undefined ? undefined : viewOf(place, root).keywords.get('description')?.value;
  const named = unitInName(name);
  return named.size > 0 || typeof text !== 'string' ? named : unitsInText(text);
}

function reportAdded(a: View, b: View, name: string, root: Root, argument: string, report: (found: Found) => void): void {
  const place = b.properties.get(name);
  const fallback = place === undefined ? undefined : defaultOf(viewOf(place, root))?.value;
  const params = { new: name, ...(fallback === undefined ? {} : { default: fallback }) };
  const after = placeOf(b, name);
  // A key that was required without being declared was sent all along.
  if (b.required.has(name) && !a.required.has(name)) report({ code: 'required-added', before: null, after, argument, params });
  else report({ code: 'optional-added', before: null, after, argument, params, layers: fallback === undefined ? [] : [3] });
}

function compareRequired(
  a: View,
  b: View,
  paired: ReturnType<typeof pairArguments>,
  child: (name: string) => string,
  report: (found: Found) => void,
): void {
  const oldNames = new Map(paired.renamed.map(({ old, new: now }) => [now, old]));
  for (const [now, after] of b.required) {
    const old = oldNames.get(now) ?? now;
    if (a.required.has(old) || (b.properties.has(now) && !a.properties.has(old))) continue;
    report({
      code: 'became-required',
      before: a.properties.get(old)?.pointer ?? a.pointer,
      after,
      argument: child(old),
      params: { new: now },
    });
  }
  for (const [old, before] of a.required) {
    const now = [...oldNames].find(([, name]) => name === old)?.[0] ?? old;
    if (b.required.has(now) || (a.properties.has(old) && !b.properties.has(now))) continue;
    report({ code: 'became-optional', before, after: b.properties.get(now)?.pointer ?? b.pointer, argument: child(old), params: { old } });
  }
}

function compareOpenness(a: View, b: View, argument: string, report: (found: Found) => void): void {
  const [was, is] = [openness(a), openness(b)];
  if ((was === 'closed') === (is === 'closed')) return;
  const at = (view: View): string =>
    view.keywords.get('additionalProperties')?.pointer ?? view.keywords.get('unevaluatedProperties')?.pointer ?? view.pointer;
  report({
    code: is === 'closed' ? 'object-closed' : 'object-opened',
    before: at(a),
    after: at(b),
    argument,
    params: { old: was, new: is },
  });
}
