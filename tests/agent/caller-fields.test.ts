// What the caller takes for the same fields, what it speaks and what it only reads, and where it stops counting.
import { describe, expect, test } from 'vitest';
import { decide, retryLimit, unlimitedShown } from '../../src/agent/index.ts';
import { answered, failed, play, went } from './turns.ts';

describe('the same fields under other names', () => {
  const rows = [
    { fields: { errorCategory: 'Validation', isRetryable: false }, because: 'errorCategory and isRetryable, case does not count' },
    { fields: { kind: 'VALIDATION_ERROR', retriable: false }, because: 'kind and retriable' },
    { fields: { category: '入力の誤り', retryable: false }, because: 'a Japanese word' },
    { fields: { error: { category: 'validation', retryable: false } }, because: 'one level down' },
    { fields: { error_category: 'invalid_argument', is_retryable: 'false' }, because: 'with underscores, and a word for the boolean' },
    { fields: { category: 'validation', retryable: false, category_note: 'x', trace: 7 }, because: 'other fields beside them' },
  ];
  test.each(rows)('$because', ({ fields }) => {
    const said = '`date` must be YYYY-MM-DD.';
    expect(play({ responses: [failed(said, fields), went('done')] }).moves).toStrictEqual([
      'correct date:caller.form-given',
      'stop:caller.success',
    ]);
    const asText = answered({
      content: [
        { type: 'text', text: said },
        { type: 'text', text: JSON.stringify(fields) },
      ],
      isError: true,
    });
    expect(play({ responses: [asText, went('done')] }).moves).toStrictEqual(['correct date:caller.form-given', 'stop:caller.success']);
  });

  test.each([
    { word: 'transient', kind: 'transient' },
    { word: '一時的な失敗', kind: 'transient' },
    { word: 'policy', kind: 'policy' },
    { word: '業務規則', kind: 'policy' },
    { word: 'Forbidden', kind: 'permission' },
    { word: '権限の不足', kind: 'permission' },
    { word: '結果不明', kind: 'unknown-outcome' },
    { word: 'indeterminate', kind: 'unknown-outcome' },
  ])('$word is $kind', ({ word, kind }) => {
    const move = decide({
      ...{ response: failed('x', { category: word, retryable: true }), requestId: 1, tool: 't', parameters: [], sent: 3, lookUps: [] },
      ...{ writes: false, forms: {}, corrected: false, refetched: false, searches: false },
    });
    expect(move.because.params['kind']).toBe(kind);
  });
});

test('a JSON copy of structuredContent is read, not spoken; prose beside it is spoken', () => {
  const fields = { category: 'policy', retryable: false };
  const result = {
    content: [
      { type: 'text', text: JSON.stringify(fields) },
      { type: 'text', text: 'At most 4.2 m.' },
    ],
    structuredContent: fields,
    isError: true,
  };
  expect(play({ responses: [answered(result)] }).text).toBe('At most 4.2 m.');
});

test('the limits that the page names', () => {
  expect([retryLimit, unlimitedShown]).toStrictEqual([3, 10]);
  expect(play({ responses: [failed('', { retryable: true })] }).calls).toBe(3);
  expect(play({ responses: [failed('Hm.')] }).calls).toBe(10);
});
