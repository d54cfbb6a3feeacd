// A failure has `isError: true`. Without it the result is read as a success. MCP 2026-07-28, Tools, Error Handling; schema.ts, CallToolResult.
import { type Json, isObject, own } from '../../../model/json.ts';
import { textBlocks } from '../../response.ts';
import type { ResultRule } from '../../result.ts';
import { opensAsFailure } from '../../texts/outcome.ts';
import { actionOf } from '../../texts/verbs.ts';

const failing = /^(?:error|failed|failure|fail)$/i;

/** Members that a failure has of its own; any other says of which thing the status is. */
const bare = /^(?:type|status|result|reason|code|details?|message|hint|timestamp)$/i;
/** Members that name the thing whose status is told. */
const subject = /^(?:id|name|key|url)$|(?:Id|_id|Key|_key)$/;

/** True where data say of themselves that they are a failure. `reads`: the tool reports how other things stand. */
function isFailure(data: Json | undefined, reads: boolean): boolean {
  if (!isObject(data)) return false;
  const word = [own(data, 'type'), own(data, 'status'), own(data, 'result')].some(
    (value) => typeof value === 'string' && failing.test(value),
  );
  const keys = Object.keys(data);
  if (word && reads && keys.some((key) => subject.test(key))) return false;
  if (word && typeof own(data, 'reason') === 'string' && keys.every((key) => bare.test(key))) return true;
  const flag = [own(data, 'success'), own(data, 'ok')].includes(false);
  const error = own(data, 'error');
  // Counts and settings may be called "error" too; an object or a sentence alone, or beside a flag, is one.
  const told =
    (typeof error === 'string' && error.trim() !== '') || (isObject(error) && (own(error, 'message') ?? own(error, 'code')) !== undefined);
  return flag || (word && (error !== undefined || own(data, 'message') !== undefined)) || told;
}

export const failureFlagged: ResultRule = {
  id: 'result.failure-flagged',
  find: ({ result, pointer, heard, tool }) => {
    if (heard.failed || !isObject(result) || own(result, 'resultType') === 'input_required') return [];
    const flag = own(result, 'isError');
    const texts = textBlocks(result).filter(({ text }) => !/^\s*[[{]/.test(text));
    const said = texts.find(({ text }) => opensAsFailure(text));
    const alone = own(result, 'structuredContent') === undefined;
    // Data are often wrapped once.
    const wrapped = ['result', 'data', 'response', 'output'].map((key) => own(heard.data, key));
    const reads = tool !== undefined && (actionOf(tool) === 'reads' || own(own(tool, 'annotations'), 'readOnlyHint') === true);
    if (
      ![heard.data, ...wrapped].some((data) => isFailure(data, reads)) &&
      !(said !== undefined && alone && said.index === texts[0]?.index)
    )
      return [];
    const place = flag === undefined ? pointer : `${pointer}/isError`;
    return [{ pointer: place, params: { flag: flag ?? null, text: (said?.text ?? heard.read).slice(0, 80) } }];
  },
};
