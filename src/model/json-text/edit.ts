// Small edits of JSON text: everything outside the edited place stays byte for byte. A text that cannot be read is left alone.
import { applyEdits, modify, type Edit, type JSONPath } from 'jsonc-parser';
import { at, canonical, tokens, type Json } from '../json.ts';
import { generousLimits } from './limits.ts';
import { readJson } from './read.ts';

/**
 * `text` with `value` at `pointer`; `undefined` removes the place. Missing parents become objects, an array index equal
 * to the length appends. Returns `text` itself where it cannot be read, where the value is there already, or where the
 * pointer leads through something that is neither object nor array.
 */
export function editJson(text: string, pointer: string, value: Json | undefined): string {
  const read = readJson(text, generousLimits);
  if (read.value === undefined) return text;
  const there = at(read.value, pointer);
  if (value === undefined && (there === undefined || pointer === '')) return text;
  if (value !== undefined && there !== undefined && canonical(there) === canonical(value)) return text;
  const path = pathIn(read.value, tokens(pointer));
  return path === undefined ? text : change(text, path, value);
}

/** `text` with `value` as the last item of the array at `pointer`. `text` itself where no array stands there. */
export function appendJson(text: string, pointer: string, value: Json): string {
  const read = readJson(text, generousLimits);
  if (read.value === undefined) return text;
  const list = at(read.value, pointer);
  return Array.isArray(list) ? editJson(text, `${pointer}/${list.length}`, value) : text;
}

/** The library's path: numbers for array indices. Undefined where the place cannot exist. */
function pathIn(root: Json, path: readonly string[]): JSONPath | undefined {
  const found: JSONPath = [];
  let here: Json | undefined = root;
  for (const token of path) {
    if (Array.isArray(here)) {
      const index: number = /^(0|[1-9]\d*)$/.test(token) ? Number(token) : -1;
      if (index < 0 || index > here.length) return undefined;
      found.push(index);
      here = here[index];
    } else {
      if (here !== undefined && (typeof here !== 'object' || here === null)) return undefined;
      found.push(token);
      here = here !== undefined && Object.hasOwn(here, token) ? here[token] : undefined;
    }
  }
  return found;
}

function change(text: string, path: JSONPath, value: Json | undefined): string {
  const bom = text.startsWith('\ufeff') ? '\ufeff' : '';
  const body = text.slice(bom.length);
  // Without formatting options the library touches nothing but the place; the new lines are laid out here.
  const edits = modify(body, path, value, {});
  return (
    bom +
    applyEdits(
      body,
      edits.map((edit) => (value === undefined ? edit : laidOut(body, edit))),
    )
  );
}

/** In a text written over several lines, an inserted member or item goes on a line of its own, indented like its neighbour. */
function laidOut(body: string, edit: Edit): Edit {
  if (edit.length > 0 || !edit.content.startsWith(',')) return edit;
  const lineStart = Math.max(body.lastIndexOf('\n', edit.offset - 1), body.lastIndexOf('\r', edit.offset - 1)) + 1;
  const neighbour = /^[ \t]*(?=["\d\-{[\]}tfn])/.exec(body.slice(lineStart, edit.offset));
  const ownLine = lineStart > 0 && neighbour !== null && /^[ \t]*[\r\n]/.test(body.slice(edit.offset));
  if (!ownLine) return edit;
  const end = body.includes('\r\n') ? '\r\n' : body.includes('\n') ? '\n' : '\r';
  return { ...edit, content: `,${end}${neighbour[0]}${edit.content.slice(1)}` };
}
