// JSON for reading: what fits on a line stands on one.
import { isObject, type Json } from '../../model/json.ts';

/** The value as text; arrays and objects of up to `width` characters stay on their line. */
export function compactJson(value: Json, width = 64, indent = ''): string {
  const line = oneLine(value);
  if (line.length + indent.length <= width || (!Array.isArray(value) && !isObject(value))) return line;
  const deeper = `${indent}  `;
  const inside = Array.isArray(value)
    ? value.map((item) => deeper + compactJson(item, width, deeper))
    : Object.entries(value).map(([key, item]) => `${deeper}${JSON.stringify(key)}: ${compactJson(item, width, deeper)}`);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  return `${open}\n${inside.join(',\n')}\n${indent}${close}`;
}

function oneLine(value: Json): string {
  if (Array.isArray(value)) return value.length === 0 ? '[]' : `[${value.map(oneLine).join(', ')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const pairs = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${oneLine(item)}`);
  return pairs.length === 0 ? '{}' : `{ ${pairs.join(', ')} }`;
}
