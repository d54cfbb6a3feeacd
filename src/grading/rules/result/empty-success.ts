// A search that found nothing has succeeded: the answer is an empty list. As an error it invites endless rewording.
import { join } from '../../../model/json.ts';
import type { ResultRule } from '../../result.ts';
import { toldKind } from '../../texts/outcome.ts';

/** No hits of a search: several things, or a match. One thing that an id should have named is another matter. */
const noHits =
  /\b(?:no|0|zero) (?:[\w-]+ ){0,4}?(?:match(?:es|ed|ing)?\b|[\w-]+s (?:were |was |are )?(?:found|match(?:ed)?|available|returned)\b|results?\b|hits?\b|matches\b)|\bnothing (?:was )?(?:found|match\w*)\b|\b(?:found|returned) (?:no|0) [\w-]+|\bdid(?: not|n't) match any\b|該当(?:する[^。]{0,12})?(?:は|が)?(?:なし|ありません|ございません)|(?<!\d)0 ?件/i;

export const emptySuccess: ResultRule = {
  id: 'result.empty-success',
  find: ({ result, pointer, heard }) => {
    const text = (heard.spoken === '' ? heard.read : heard.spoken).normalize('NFKC');
    if (!heard.failed || result === null || !(noHits.test(text) || emptyList(heard.data))) return [];
    const told = toldKind(text);
    return told === undefined && !/\b(?:failed|unable|could not)\b|失敗/i.test(text)
      ? [{ pointer: join(pointer, 'isError'), params: { text: text.slice(0, 80) } }]
      : [];
  },
};

/** Rows that are there and empty, with a total of nothing. */
function emptyList(data: unknown): boolean {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return Array.isArray(data) && data.length === 0;
  const entries = Object.entries(data);
  return (
    entries.some(([, value]) => Array.isArray(value) && value.length === 0) &&
    entries.every(([key, value]) => (Array.isArray(value) ? value.length === 0 : value === 0 || !/error|message|code/i.test(key)))
  );
}
