// Result: what must be left in peace, and what must be found.
import { type Row, rows } from './row.ts';

/** A tool that promises `{ok, bed}` and nothing else. */
const plantSeed = {
  name: 'plant_seed',
  description: 'Plants one seed.',
  inputSchema: {
    type: 'object',
    properties: { bed: { type: 'string', description: 'Slot of the greenhouse, e.g. G-12' } },
    required: ['bed'],
  },
  outputSchema: {
    type: 'object',
    properties: { ok: { type: 'boolean' }, bed: { type: 'string' } },
    required: ['ok', 'bed'],
    additionalProperties: false,
  },
};

export const resultRows: Row[] = [
  ...rows(
    'result.output-schema',
    {
      'a failure is another rule': {
        tool: plantSeed,
        result: {
          resultType: 'complete',
          isError: true,
          content: [{ type: 'text', text: 'The bed is full.' }],
          structuredContent: { why: 'full' },
        },
      },
      'no output schema': {
        tool: { name: 't', description: 'A tool.', inputSchema: { type: 'object', properties: {} } },
        result: { resultType: 'complete', content: [{ type: 'text', text: 'done' }], structuredContent: { x: 1 } },
      },
      'no tool beside it': { result: { resultType: 'complete', content: [{ type: 'text', text: 'done' }], structuredContent: { x: 1 } } },
      'a question to the user comes first': {
        tool: plantSeed,
        result: { resultType: 'input_required', requestState: 's' },
      },
    },
    {
      'nothing structured at all': {
        tool: plantSeed,
        result: { resultType: 'complete', content: [{ type: 'text', text: 'done' }] },
      },
      'a missing key': {
        tool: plantSeed,
        result: { resultType: 'complete', content: [{ type: 'text', text: '{"ok":true}' }], structuredContent: { ok: true } },
      },
      'a wrong type': {
        tool: plantSeed,
        result: {
          resultType: 'complete',
          isError: false,
          content: [{ type: 'text', text: 'x' }],
          structuredContent: { ok: 'yes', bed: 'G-1' },
        },
      },
    },
  ),
  ...rows(
    'result.failure-flagged',
    {
      'a plain success': { resultType: 'complete', content: [{ type: 'text', text: 'Bed G-12 was watered.' }] },
      'a report about errors': { resultType: 'complete', content: [{ type: 'text', text: 'Error rate of the pumps: 2 %' }] },
      'no errors is good news': { resultType: 'complete', content: [{ type: 'text', text: 'No errors in 24 hours.' }] },
      'success with an empty error field': { resultType: 'complete', content: [{ type: 'text', text: '{"error":null,"rows":[]}' }] },
      'a count of errors': { resultType: 'complete', content: [{ type: 'text', text: '{"errors":3,"failed":1}' }] },
      'a flag that is there': { resultType: 'complete', isError: true, content: [{ type: 'text', text: 'Error: pump' }] },
    },
    {
      'success: false in data': { resultType: 'complete', content: [{ type: 'text', text: '{"success":false,"message":"pump"}' }] },
      'a Japanese failure': { resultType: 'complete', isError: false, content: [{ type: 'text', text: 'ポンプの起動に失敗しました。' }] },
      'an error object in data': {
        resultType: 'complete',
        isError: false,
        content: [{ type: 'text', text: 'done' }],
        structuredContent: { error: { code: 'E1', message: 'pump' } },
      },
      'unable to': { resultType: 'complete', content: [{ type: 'text', text: 'Unable to reach the pump.' }] },
    },
  ),
  ...rows(
    'result.flag-place',
    {
      'the flag stands right': {
        resultType: 'complete',
        isError: true,
        content: [{ type: 'text', text: 'Locked.' }],
        structuredContent: { error: { isError: true } },
      },
      'false is no failure': { resultType: 'complete', content: [{ type: 'text', text: 'Done.' }], structuredContent: { isError: false } },
      'a word that only looks like it': {
        resultType: 'complete',
        content: [{ type: 'text', text: 'Done.' }],
        structuredContent: { is_error_rate: true },
      },
    },
    {
      'in the structured content': {
        resultType: 'complete',
        content: [{ type: 'text', text: 'Locked.' }],
        structuredContent: { isError: true },
      },
      "the Messages API's spelling": { resultType: 'complete', content: [{ type: 'text', text: 'Locked.' }], is_error: true },
    },
  ),
  ...rows(
    'result.empty-success',
    {
      'a success': { resultType: 'complete', isError: false, content: [{ type: 'text', text: 'No seeds found.' }] },
      'the search did not end': {
        resultType: 'complete',
        isError: true,
        content: [{ type: 'text', text: 'The search timed out; no results yet.' }],
      },
      'one thing that was named is not there': {
        resultType: 'complete',
        isError: true,
        content: [{ type: 'text', text: 'Bed G-99 does not exist. List the beds with bed_list.' }],
      },
      'a refusal': { resultType: 'complete', isError: true, content: [{ type: 'text', text: 'You do not have permission to see beds.' }] },
    },
    {
      'zero in Japanese': { resultType: 'complete', isError: true, content: [{ type: 'text', text: '該当する種は0件でした。' }] },
      'an empty list': { resultType: 'complete', isError: true, content: [{ type: 'text', text: '{"results":[],"total":0}' }] },
    },
  ),
  ...rows(
    'result.kind-agrees',
    {
      'another spelling of the fields': {
        resultType: 'complete',
        isError: true,
        content: [{ type: 'text', text: 'The weather service did not answer. Repeat it in 5 s.' }],
        structuredContent: { errorCategory: 'transient', isRetriable: true },
      },
      'no fields': { resultType: 'complete', isError: true, content: [{ type: 'text', text: 'The weather service timed out.' }] },
      'a sentence of two kinds says none': {
        resultType: 'complete',
        isError: true,
        content: [{ type: 'text', text: 'The date must be a weekday; the service timed out before.' }],
        structuredContent: { error: { category: 'validation', retryable: false, message: 'x' } },
      },
      'validation that is not to be repeated': {
        resultType: 'complete',
        isError: true,
        content: [{ type: 'text', text: 'bed must be like G-12.' }],
        structuredContent: { error: { category: 'validation', retryable: false, message: 'x' } },
      },
    },
    {
      'a missing right that may be repeated': {
        resultType: 'complete',
        isError: true,
        content: [{ type: 'text', text: 'Access denied to bed G-12.' }],
        structuredContent: { error: { category: 'permission', retryable: true, message: 'x' } },
      },
      'a busy server called a validation failure': {
        resultType: 'complete',
        isError: true,
        content: [{ type: 'text', text: 'The service is busy. Try again in 3 s.' }],
        structuredContent: { error: { category: 'validation', retryable: true, message: 'x' } },
      },
      'an argument that may be repeated as it is': {
        resultType: 'complete',
        isError: true,
        content: [{ type: 'text', text: 'days must be between 1 and 14.' }],
        structuredContent: { error: { category: 'validation', retryable: true, message: 'x' } },
      },
    },
  ),
  ...rows(
    'result.retry-safe',
    {
      'a read may be repeated': {
        tool: { name: 'grower_find', description: 'Finds growers.', inputSchema: { type: 'object', properties: {} } },
        result: {
          resultType: 'complete',
          isError: true,
          content: [{ type: 'text', text: 'The register did not answer. Try again.' }],
          structuredContent: { error: { category: 'transient', retryable: true, message: 'x' } },
        },
      },
      'an idempotency key': {
        tool: {
          name: 'pay_grower',
          description: 'Pays one grower.',
          inputSchema: {
            type: 'object',
            properties: { idempotency_key: { type: 'string', description: 'Slot of the greenhouse, e.g. G-12' } },
          },
        },
        result: {
          resultType: 'complete',
          isError: true,
          content: [{ type: 'text', text: 'The bank did not answer. Try again.' }],
          structuredContent: { error: { category: 'transient', retryable: true, message: 'x' } },
        },
      },
      'nothing was sent': {
        tool: {
          name: 'pay_grower',
          description: 'Pays one grower.',
          inputSchema: {
            type: 'object',
            properties: {
              grower: { type: 'string', description: 'Slot of the greenhouse, e.g. G-12' },
              amount_jpy: { type: 'integer', minimum: 1 },
            },
            required: ['grower', 'amount_jpy'],
          },
        },
        result: {
          resultType: 'complete',
          isError: true,
          content: [{ type: 'text', text: 'The bank did not answer. Nothing was sent. Try again.' }],
          structuredContent: { error: { category: 'transient', retryable: true, message: 'x' } },
        },
      },
      'no tool beside it': {
        result: {
          resultType: 'complete',
          isError: true,
          content: [{ type: 'text', text: 'The bank did not answer. Try again.' }],
          structuredContent: { error: { category: 'transient', retryable: true, message: 'x' } },
        },
      },
    },
    {
      'the sentence alone invites': {
        tool: {
          name: 'pay_grower',
          description: 'Pays one grower.',
          inputSchema: {
            type: 'object',
            properties: {
              grower: { type: 'string', description: 'Slot of the greenhouse, e.g. G-12' },
              amount_jpy: { type: 'integer', minimum: 1 },
            },
            required: ['grower', 'amount_jpy'],
          },
        },
        result: { resultType: 'complete', isError: true, content: [{ type: 'text', text: 'The request timed out. Please try again.' }] },
      },
      'a Japanese text': {
        tool: { name: 'pay_x', description: '農家に返金します。', inputSchema: { type: 'object', properties: {} } },
        result: {
          resultType: 'complete',
          isError: true,
          content: [{ type: 'text', text: '銀行が応答しませんでした。もう一度試してください。' }],
        },
      },
    },
  ),
  ...rows(
    'result.clean-text',
    {
      'a log that a reader asked for': {
        resultType: 'complete',
        isError: false,
        content: [{ type: 'text', text: 'TypeError: x is undefined\n    at run (/srv/valves/main.js:1:2)' }],
      },
      'a path is no stack trace in a success': { resultType: 'complete', content: [{ type: 'text', text: '/srv/valves/plan.txt' }] },
      'a plain sentence': {
        resultType: 'complete',
        isError: true,
        content: [{ type: 'text', text: 'The valve is stuck. Ask the grower.' }],
      },
    },
    {
      'a query': { resultType: 'complete', isError: true, content: [{ type: 'text', text: 'SELECT bed FROM plans WHERE id = 4 failed.' }] },
      'a token even in a success': {
        resultType: 'complete',
        isError: false,
        content: [{ type: 'text', text: 'Saved with Bearer abcdefgh12345678.' }],
      },
    },
  ),
  ...rows(
    'result.error-structured',
    {
      'a success is another rule': {
        tool: plantSeed,
        result: { resultType: 'complete', isError: false, content: [{ type: 'text', text: 'x' }], structuredContent: { code: 'full' } },
      },
      'a failure that fits': {
        tool: plantSeed,
        result: {
          resultType: 'complete',
          isError: true,
          content: [{ type: 'text', text: 'Full.' }],
          structuredContent: { ok: false, bed: 'G-1' },
        },
      },
      'no output schema': {
        tool: { name: 't', description: 'A tool.', inputSchema: { type: 'object', properties: {} } },
        result: { resultType: 'complete', isError: true, content: [{ type: 'text', text: 'Full.' }], structuredContent: { code: 1 } },
      },
    },
    {
      'null does not fit an object': {
        tool: plantSeed,
        result: { resultType: 'complete', isError: true, content: [{ type: 'text', text: 'Full.' }], structuredContent: null },
      },
      'a list': {
        tool: plantSeed,
        result: { resultType: 'complete', isError: true, content: [{ type: 'text', text: 'Full.' }], structuredContent: [] },
      },
    },
  ),
  ...rows(
    'result.wait-stated',
    {
      'a field': {
        resultType: 'complete',
        isError: true,
        content: [{ type: 'text', text: 'Rate limit reached.' }],
        structuredContent: { error: { retryAfterMs: 40000 } },
      },
      'another failure': { resultType: 'complete', isError: true, content: [{ type: 'text', text: 'The bed is full.' }] },
      'not to be repeated': {
        resultType: 'complete',
        isError: true,
        content: [{ type: 'text', text: 'Rate limit reached for today. Do not repeat the call.' }],
      },
    },
    {
      'too many requests': { resultType: 'complete', isError: true, content: [{ type: 'text', text: 'Too many requests.' }] },
      'a Japanese text': {
        resultType: 'complete',
        isError: true,
        content: [{ type: 'text', text: '呼び出し回数の上限に達しました。しばらくして試してください。' }],
      },
    },
  ),
  ...rows(
    'result.says-what',
    {
      'a short reason is a reason': { resultType: 'complete', isError: true, content: [{ type: 'text', text: 'Bed full.' }] },
      'a success may be short': { resultType: 'complete', isError: false, content: [{ type: 'text', text: 'Error' }] },
      'a Japanese reason': { resultType: 'complete', isError: true, content: [{ type: 'text', text: '苗床が満杯です。' }] },
    },
    {
      'one word': { resultType: 'complete', isError: true, content: [{ type: 'text', text: 'Error' }] },
      'a Japanese failure without a reason': {
        resultType: 'complete',
        isError: true,
        content: [{ type: 'text', text: 'エラーが発生しました。' }],
      },
      'nothing at all': { resultType: 'complete', isError: true, content: [] },
    },
  ),
  ...rows(
    'result.truncation-said',
    {
      'all are there': {
        resultType: 'complete',
        isError: false,
        content: [{ type: 'text', text: '2 records' }],
        structuredContent: { records: [1, 2], total: 2 },
      },
      'a cursor': {
        resultType: 'complete',
        isError: false,
        content: [{ type: 'text', text: '2 records' }],
        structuredContent: { records: [1, 2], total: 9, nextCursor: 'c' },
      },
      'the text says it': {
        resultType: 'complete',
        isError: false,
        content: [{ type: 'text', text: 'First 2 of 9.' }],
        structuredContent: { records: [1, 2], total: 9 },
      },
      'a failure': {
        resultType: 'complete',
        isError: true,
        content: [{ type: 'text', text: 'Stopped.' }],
        structuredContent: { records: [], total: 9 },
      },
    },
    {
      'a cursor of null': {
        resultType: 'complete',
        isError: false,
        content: [{ type: 'text', text: '2 records' }],
        structuredContent: { records: [1, 2], totalCount: 9, nextCursor: null },
      },
      'in a text block': { resultType: 'complete', content: [{ type: 'text', text: '{"rows":[1],"total":7}' }] },
    },
  ),
];
