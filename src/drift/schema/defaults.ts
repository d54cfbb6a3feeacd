// The default of an argument, wherever it is stated. It only describes: no validator puts it in.
import type { Json } from '../../model/json.ts';
import { same } from '../same.ts';
import { canonicalKey } from './key.ts';
import { defaultInText } from './texts.ts';
import type { Report } from './values.ts';
import type { View } from './view.ts';

/** The stated default with its place: the keyword, else what the description says. */
export function defaultOf(view: View): { value: Json; pointer: string } | undefined {
  const keyword = view.keywords.get('default');
  if (keyword !== undefined) return keyword;
  const description = view.keywords.get('description');
  const value = defaultInText(description?.value);
  return value === undefined || description === undefined ? undefined : { value, pointer: description.pointer };
}

/** Reports a default that was changed, added or dropped. Moving it between keyword and text is no change. */
export function compareDefaults(a: View, b: View, report: Report): void {
  const [old, now] = [defaultOf(a), defaultOf(b)];
  if (old === undefined && now === undefined) return;
  if (old !== undefined && now !== undefined && alike(old.value, now.value)) return;
  report({
    code: old === undefined ? 'default-added' : now === undefined ? 'default-dropped' : 'default-changed',
    before: old?.pointer ?? a.pointer,
    after: now?.pointer ?? b.pointer,
    params: { old: old?.value ?? null, new: now?.value ?? null },
  });
}

// A text cannot show the difference between 5 and "5", nor between OPEN and open.
function alike(a: Json, b: Json): boolean {
  return same(a, b) || plain(a) === plain(b);
}

function plain(value: Json): string {
  return (typeof value === 'string' ? value : canonicalKey(value)).toLowerCase();
}
