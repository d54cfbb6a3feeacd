// Edits that the forms make in the text. A value with parts is laid out over several lines where the text is.
import { isObject, type Json } from '../model/json.ts';
import { editJson, readJson } from '../model/json-text/index.ts';

/** The text with `value` at `pointer`; undefined removes it. An unreadable text stays as it is. */
export function editedText(text: string, pointer: string, value: Json | undefined): string {
  const next = editJson(text, pointer, value);
  const many = Array.isArray(value) ? value.some((item) => typeof item === 'object') : isObject(value) && Object.keys(value).length > 0;
  const place = many && value !== undefined && next !== text && text.includes('\n') ? readJson(next).place(pointer) : undefined;
  if (place === undefined) return next;
  const line = next.slice(next.lastIndexOf('\n', place.offset - 1) + 1);
  const indent = /^[ \t]*/.exec(line)?.[0] ?? '';
  const laid = JSON.stringify(value, null, 2).replaceAll('\n', `\n${indent}`);
  return next.slice(0, place.offset) + laid + next.slice(place.offset + place.length);
}

/** The text with another key for the member at `pointer`. The same text where no member stands there. */
export function renamedText(text: string, pointer: string, key: string): string {
  const place = readJson(text).place(pointer, 'key');
  return place === undefined ? text : text.slice(0, place.offset) + JSON.stringify(key) + text.slice(place.offset + place.length);
}
