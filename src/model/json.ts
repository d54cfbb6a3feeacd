// JSON values and JSON Pointers (RFC 6901). Pointers are always absolute strings: "" is the whole value.

/** Any value that JSON can carry. Objects are plain records; no undefined, no NaN. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** A JSON object. */
export type JsonObject = { [key: string]: Json };

/** True for a JSON object, false for arrays and null. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The own value of `key`, or undefined. Never reads the prototype, so "toString" is just a name. */
export function own(value: unknown, key: string): Json | undefined {
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** One pointer token, escaped ("~" → "~0", "/" → "~1"). */
export function escapeToken(token: string | number): string {
  return String(token).replaceAll('~', '~0').replaceAll('/', '~1');
}

/** Appends tokens to a pointer. */
export function join(pointer: string, ...tokens: (string | number)[]): string {
  return pointer + tokens.map((token) => `/${escapeToken(token)}`).join('');
}

/** The tokens of a pointer, unescaped. `"/a~1b/0"` → `["a/b", "0"]`. */
export function tokens(pointer: string): string[] {
  if (pointer === '') return [];
  return pointer
    .slice(1)
    .split('/')
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The value at `pointer`, or undefined where nothing stands. */
export function at(root: Json, pointer: string): Json | undefined {
  let value: Json | undefined = root;
  for (const token of tokens(pointer)) {
    if (Array.isArray(value)) value = /^(0|[1-9]\d*)$/.test(token) ? value[Number(token)] : undefined;
    else value = own(value, token);
    if (value === undefined) return undefined;
  }
  return value;
}

/** A deep copy of `root` with `value` at `pointer`; `undefined` removes the place. Missing parents become objects. */
export function withValue(root: Json, pointer: string, value: Json | undefined): Json {
  const [head, ...rest] = tokens(pointer);
  if (head === undefined) return value === undefined ? null : structuredClone(value);
  const inner = rest.length === 0 ? '' : join('', ...rest);
  if (Array.isArray(root)) {
    const copy: Json[] = structuredClone(root);
    const index = Number(head);
    if (rest.length === 0 && value === undefined) copy.splice(index, 1);
    else copy[index] = withValue(copy[index] ?? {}, inner, value);
    return copy;
  }
  const entries = isObject(root) ? Object.entries(structuredClone(root)) : [];
  const kept = entries.filter(([key]) => key !== head);
  if (rest.length === 0 && value === undefined) return Object.fromEntries(kept);
  const next = withValue(own(root, head) ?? {}, inner, value);
  const place = entries.findIndex(([key]) => key === head);
  kept.splice(place === -1 ? kept.length : place, 0, [head, next]);
  return Object.fromEntries(kept);
}

/** Every value under `root` with its pointer, parents first, in document order. Iterative: depth is not a limit. */
export function walk(root: Json): { pointer: string; value: Json }[] {
  const found: { pointer: string; value: Json }[] = [];
  const open: { pointer: string; value: Json }[] = [{ pointer: '', value: root }];
  for (let here = open.pop(); here !== undefined; here = open.pop()) {
    found.push(here);
    const { pointer, value } = here;
    const children = Array.isArray(value)
      ? value.map((item, i) => [String(i), item] as const)
      : isObject(value)
        ? Object.entries(value)
        : [];
    for (const [key, child] of children.toReversed()) open.push({ pointer: join(pointer, key), value: child });
  }
  return found;
}

/** Deep equality of two JSON values; key order does not count, 1.0 equals 1. */
export function equal(a: Json, b: Json): boolean {
  return canonical(a) === canonical(b);
}

/** Canonical JSON text: keys sorted by code unit, no spaces. The same value gives the same bytes. */
export function canonical(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const keys = Object.keys(value).toSorted((x, y) => (x < y ? -1 : x > y ? 1 : 0));
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(value[key] ?? null)}`).join(',')}}`;
}
