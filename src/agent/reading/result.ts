// A tools/call result as the agent reads it: what is spoken, what is only read, and the fields.
import { type Json, equal, isObject, own, walk } from '../../model/json.ts';
import { jsonInside } from '../../model/json-inside.ts';
import { type FailureFields, failureFields } from './failure-fields.ts';

/** One result, read. */
export type ReadResult = {
  /** `isError: true`, exactly. */
  failed: boolean;
  fields: FailureFields;
  /** What a user would hear: the text blocks that are prose; where there is none, the sentences inside the data. */
  spoken: string;
  /** Everything the agent reads: what is spoken, then the strings inside JSON text and structuredContent. */
  read: string;
  /** The data of the result: structuredContent, else the first JSON text. */
  data?: Json;
  structured?: Json;
  /** True where `content` is an empty array and there is no structuredContent. */
  silent: boolean;
};

const strings = (value: Json): string[] => walk(value).flatMap(({ value: leaf }) => (typeof leaf === 'string' ? [leaf] : []));

/** Strings inside data that are sentences rather than names or ids. */
const told = (value: Json): string[] => strings(value).filter((text) => /[。、]|\s\S+\s/.test(text) && [...text].length >= 8);

/** Reads a result. Anything that is not a text block is skipped. */
export function readResult(result: Json): ReadResult {
  const content = own(result, 'content');
  const structured = own(result, 'structuredContent');
  const texts = (Array.isArray(content) ? content : []).flatMap((block) => {
    const text = own(block, 'text');
    return own(block, 'type') === 'text' && typeof text === 'string' ? [text] : [];
  });
  const asJson = texts.map((text) => ({ text, value: jsonInside(text) }));
  const prose = asJson.filter(({ value }) => value === undefined).map(({ text }) => text);
  const values = asJson.flatMap(({ value }) => (value === undefined ? [] : [value]));
  const others = values.filter((value) => structured === undefined || !equal(value, structured));
  const data = structured ?? values[0];
  // Where nothing is said in prose, the agent tells what the data say in sentences.
  const spoken = (prose.length > 0 || data === undefined ? prose : told(data)).join('\n');
  const fields = [...(structured === undefined ? [] : [structured]), ...values].map((value) => failureFields(value));
  const kind = fields.find((field) => field.kind !== undefined)?.kind;
  const retryable = fields.find((field) => field.retryable !== undefined)?.retryable;
  return {
    failed: own(result, 'isError') === true,
    fields: { ...(kind === undefined ? {} : { kind }), ...(retryable === undefined ? {} : { retryable }) },
    spoken,
    read: [spoken, ...[...(structured === undefined ? [] : [structured]), ...others].flatMap(strings)].join('\n'),
    ...(data === undefined ? {} : { data }),
    ...(structured === undefined ? {} : { structured }),
    silent: texts.length === 0 && structured === undefined && !(isObject(content) || (Array.isArray(content) && content.length > 0)),
  };
}
