// Whether a successful result says that nothing was found.
import { describe, expect, test } from 'vitest';
import { foundIn, foundInWords } from '../../../src/agent/reading/empty.ts';
import type { Json } from '../../../src/model/json.ts';

describe('in data', () => {
  test.each<{ value: Json; says: string; because: string }>([
    { value: [], says: 'none', because: 'an empty list' },
    { value: { items: [] }, says: 'none', because: 'a list under a name' },
    { value: { total: 0 }, says: 'none', because: 'a total' },
    { value: { total: 0, items: [] }, says: 'none', because: 'both' },
    { value: { totalCount: 0 }, says: 'none', because: 'another spelling' },
    { value: { total_items: 0 }, says: 'none', because: 'a third spelling' },
    { value: { 件数: 0 }, says: 'none', because: 'a Japanese name' },
    { value: { result: { items: [] } }, says: 'none', because: 'one level down' },
    { value: { items: [], searched: { words: ['M7'] } }, says: 'none', because: 'an echo of the question is no row' },
    { value: { items: [], query: ['M7', 'west'] }, says: 'none', because: 'nor as a list' },
    { value: { items: [], page: { size: 20 } }, says: 'none', because: 'the size of a page is no row' },
    { value: { total: 0, suggestions: ['M8'] }, says: 'none', because: 'what is offered instead is no row' },
    { value: [{}], says: 'some', because: 'a row' },
    { value: { items: [{ no: 1 }] }, says: 'some', because: 'a row under a name' },
    { value: { total: 3 }, says: 'some', because: 'a total' },
    { value: { total: 0, items: [{}] }, says: 'some', because: 'the rows are there, whatever the total says' },
    { value: {}, says: 'unclear', because: 'says nothing' },
    { value: { note: 'none' }, says: 'unclear', because: 'a word in a field is no total' },
    { value: 0, says: 'unclear', because: 'a bare number' },
    { value: null, says: 'unclear', because: 'null' },
  ])('$because', ({ value, says }) => {
    expect(foundIn(value)).toBe(says);
  });
});

describe('in words', () => {
  test.each<{ text: string; says: string; because: string }>([
    { text: '該当する便は0件です。', says: 'none', because: 'zero with a counter' },
    { text: '該当する便は見つかりませんでした。', says: 'none', because: 'not found' },
    { text: '該当なし', says: 'none', because: 'two words' },
    { text: '該当する便はありません。', says: 'none', because: 'there is none' },
    { text: '最後まで検索できました。該当する便は0件です。', says: 'none', because: 'it could look' },
    { text: '0件です。エラーではありません。', says: 'none', because: 'it says that this is no error' },
    { text: 'No sailings were found.', says: 'none', because: 'English' },
    { text: 'There are no results.', says: 'none', because: 'English, plainly' },
    { text: '0 results', says: 'none', because: 'English, a number' },
    { text: 'This is not an error: no rows match.', says: 'none', because: 'it says that this is no error' },
    { text: 'M7 bolts could not be found.', says: 'none', because: 'not found, in the passive' },
    { text: '10件あります', says: 'unclear', because: 'ten is not zero' },
    { text: '2,000件', says: 'unclear', because: 'nor is two thousand' },
    { text: '10 results', says: 'unclear', because: 'ten in English' },
    { text: '検索できませんでした。0件です。', says: 'unclear', because: 'a search that did not happen found nothing' },
    { text: '台帳を確認できません。', says: 'unclear', because: 'it could not look' },
    { text: 'The ledger could not be searched; 0 rows.', says: 'unclear', because: 'it could not look' },
    { text: 'The search failed: no rows.', says: 'unclear', because: 'it failed' },
    { text: 'The search timed out; no results.', says: 'unclear', because: 'it came to no end' },
    { text: '在庫は1,240本です。', says: 'unclear', because: 'there is some' },
    { text: '', says: 'unclear', because: 'no text' },
  ])('$text $because', ({ text, says }) => {
    expect(foundInWords(text)).toBe(says);
  });
});
