// What the learner hands in: the given tools with their own descriptions and schemas, and the lines of the system prompt.
import { type Json, type JsonObject, isObject, own } from '../../model/json.ts';
import type { Locale } from '../../model/localized.ts';

/** A submission of the agreed frame. Tools and lines stay as they were written. */
export type Submission = { tools: JsonObject[]; system: string[] };

/** Something that does not keep to the frame. `why` is a code of the words. */
export type Fault = { pointer: string; why: 'object' | 'array' | 'missing' | 'unknown' | 'too-long' | 'not-unique'; name: string };

const known = new Set(['tools', 'system']);

/** Characters of a whole prompt that are read; no desk needs more, and every request is read against all of it. */
const promptMost = 8_000;

/** The prompt's lines; undefined where it is neither a text nor a list of texts. An absent prompt is an empty one. */
function systemOf(value: Json | undefined): string[] | undefined {
  if (value === undefined) return [];
  if (typeof value === 'string') return [value];
  const lines = Array.isArray(value) ? value : undefined;
  return lines?.every((line) => typeof line === 'string') === true ? lines : undefined;
}

function onTools(tools: readonly Json[], names: readonly string[]): Fault[] {
  const found = tools.flatMap((tool, index): Fault[] => {
    const [pointer, name] = [`/tools/${String(index)}`, own(tool, 'name')];
    if (!isObject(tool)) return [{ pointer, why: 'object', name: `tools[${String(index)}]` }];
    if (typeof name !== 'string') return [{ pointer, why: 'missing', name: 'name' }];
    if (!names.includes(name)) return [{ pointer: `${pointer}/name`, why: 'unknown', name }];
    const first = tools.findIndex((other) => own(other, 'name') === name);
    return first === index ? [] : [{ pointer: `${pointer}/name`, why: 'not-unique', name }];
  });
  const absent = names.filter((name) => !tools.some((tool) => own(tool, 'name') === name));
  return [...found, ...absent.map((name): Fault => ({ pointer: '/tools', why: 'missing', name }))];
}

const lengthOf = (lines: readonly string[] = []): number => lines.reduce((sum, line) => sum + line.length, 0);

/** Everything that does not keep to the frame; none where the submission can be run. */
export function faults(value: Json, names: readonly string[]): Fault[] {
  if (!isObject(value)) return [{ pointer: '', why: 'object', name: 'JSON' }];
  const [tools, system] = [own(value, 'tools'), own(value, 'system')];
  const unknown = Object.keys(value).filter((key) => !known.has(key));
  return [
    ...unknown.map((name): Fault => ({ pointer: `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`, why: 'unknown', name })),
    ...(Array.isArray(tools)
      ? onTools(tools, names)
      : [{ pointer: tools === undefined ? '' : '/tools', why: 'array', name: 'tools' } as const]),
    ...(lengthOf(systemOf(system)) > promptMost ? [{ pointer: '/system', why: 'too-long', name: 'system' } as const] : []),
    ...(systemOf(system) === undefined ? [{ pointer: '/system', why: 'array', name: 'system' } as const] : []),
  ];
}

/** The submission, where it keeps to the frame. */
export function readSubmission(value: Json, names: readonly string[]): Submission | undefined {
  const [tools, system] = [own(value, 'tools'), systemOf(own(value, 'system'))];
  if (faults(value, names).length > 0 || !Array.isArray(tools) || system === undefined) return undefined;
  return { tools: tools.filter(isObject), system };
}

/** Part of Japanese letters from which a text counts as Japanese: one such letter says about as much as three Latin ones. */
const japaneseFrom = 0.25;

/** Texts that a model reads: descriptions of tools and parameters, wherever they stand. */
function textsIn(value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === 'description' && typeof inner === 'string' ? [inner] : textsIn(inner)));
}

/**
 * The language in which the requests are put: that of the descriptions, by their share of kana and kanji.
 * @returns `ja` where nothing is described at all
 */
export function languageOf(tools: readonly Json[]): Locale {
  const text = tools.flatMap(textsIn).join(' ');
  const japanese = text.match(/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return japanese + latin === 0 || japanese >= japaneseFrom * (japanese + latin) ? 'ja' : 'en';
}
