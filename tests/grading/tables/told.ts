// What results tell of themselves, forms of a choice, servers at a strange place, and definitions that came from an older revision.
import type { Json, JsonObject } from '../../../src/model/json.ts';
import { type Row, params, rows, tool } from './row.ts';

const said = (text: string, more: JsonObject = {}): JsonObject => ({ resultType: 'complete', content: [{ type: 'text', text }], ...more });
const failed = (text: string, error?: JsonObject): JsonObject =>
  said(text, { isError: true, ...(error === undefined ? {} : { structuredContent: { error } }) });
const forced = (name: string, result = 'ok'): JsonObject => ({ tool_choice: { type: 'tool', name }, result });
const any: JsonObject = { tool_choice: { type: 'any' }, result: 'ok' };
const none: JsonObject = { tool_choice: { type: 'none' } };
const auto: JsonObject = { tool_choice: { type: 'auto' } };
const gemini = (mode: string): JsonObject => ({ tool_choice: { functionCallingConfig: { mode } }, result: 'ok' });
const claude = (tool_choice: Json): JsonObject => ({ request: { model: 'claude-haiku-4-5', tool_choice, tools: [{ name: 'soil_test' }] } });
const state: JsonObject = { name: 'job_status', description: 'Reports how one job stands. Does not change anything.' };

export const toldRows: Row[] = [
  ...rows(
    'result.success-flagged',
    {
      'a success': said('Bed G-1 was created.'),
      'done already is a refusal': failed('Bed G-1 was already created.'),
      'half of it': failed('The plan was saved, but two beds were left out.'),
      'what is gone may be the reason': failed('Bed G-1 was deleted.'),
      'somebody else did it': failed('Bed G-1 was updated by another gardener.'),
      'a kind is told': failed('Plan saved.', { category: 'validation', retryable: false }),
    },
    {
      'created, with a number': failed('Booking 12 was created.'),
      'with a word of success': failed('Import completed successfully'),
      'in Japanese': failed('苗を登録しました。'),
    },
  ),
  ...rows(
    'result.failure-flagged',
    {
      'the state of something else': {
        tool: state,
        result: said('J-4 failed.', { structuredContent: { jobId: 'J-4', status: 'failed', message: 'frost' } }),
      },
      'what the manual says': said('The manual says: if the pump is unable to start, press reset.'),
      'a reader by its annotation': {
        tool: { name: 'pump_state', annotations: { readOnlyHint: true } },
        result: said('P-2 failed.', { structuredContent: { pump_id: 'P-2', status: 'failed', message: 'no power' } }),
      },
      'a mean error is a number': said('Mean error: 0.02'),
      'a page about exceptions': said('List of error codes: see TimeoutError and ValueError.'),
    },
    {
      'an exception behind a name': said("SeedList error: 'NoneType' object has no attribute 'name'", { isError: false }),
      'a status and a reason alone': said('Ended.', { structuredContent: { status: 'failed', reason: 'no water' } }),
    },
  ),
  ...rows(
    'result.kind-agrees',
    {
      'a right that comes later': failed('The gate opens at six; try again then.', { category: 'permission', retryable: true }),
      'not retryable': failed('Only the head gardener prunes.', { category: 'permission', retryable: false }),
    },
    {
      'a missing right that may be repeated': failed('Only the head gardener prunes.', { category: 'permission', retryable: true }),
      'a rule that may be repeated': failed('Roses are never cut on Mondays.', { category: 'business', retryable: true }),
    },
  ),
  ...rows(
    'result.truncation-said',
    {
      'the part is told': said('a\nb\n... (truncated: 2 of 90 lines, read on from offset 2)'),
      'the word in the middle': said('The truncated icosahedron has 32 faces.'),
      'a heading': said('Truncated cones\nh = 3'),
    },
    {
      'a mark alone': said('a\nb\n... (truncated)'),
      'in brackets': said('a\nb\n[output truncated]'),
      'in Japanese': said('1行目\n2行目\n（以下略）'),
    },
  ),
  ...rows(
    'turns.released',
    {
      'two beds, two tests': { goal: 'Test the soil of both beds, then answer.', turns: [forced('soil_test'), forced('soil_test'), auto] },
      'a named tool ends the run': { goal: 'Work without words until finish is called.', turns: [any, any, forced('finish')] },
      'modes of another vendor': { goal: 'Look once, then answer.', turns: [gemini('ANY'), gemini('AUTO')] },
    },
    {
      'both, and never lifted': {
        goal: 'Test the soil of both beds, then answer.',
        turns: [forced('soil_test'), forced('soil_test'), forced('soil_test')],
      },
      'one look, taken twice': { goal: 'Look once, then answer.', turns: [forced('soil_test'), forced('soil_test'), auto] },
      'any in the words of another vendor': { goal: 'Look once, then answer.', turns: [gemini('ANY'), gemini('ANY'), gemini('ANY')] },
    },
  ),
  ...rows(
    'turns.call-possible',
    {
      'the work is over': { goal: 'Summarise the beds that were found. No more lookups.', turns: [none] },
      'only words are wanted': { goal: 'Explain in two sentences why seedlings need light.', turns: [none] },
      'one turn may call': { goal: 'Look up the free beds, then answer.', turns: [auto, none] },
      'no goal is told': { turns: [none, none] },
    },
    {
      'nothing can be looked up': { goal: 'The free beds must be looked up before the answer.', turns: [none, none] },
      'in Japanese': { goal: '空いた苗床を調べてから答える。', turns: [none] },
    },
  ),
  ...rows(
    'turns.accepted',
    { 'thinking is off': { request: { model: 'qwen3.5-plus', enable_thinking: false, tool_choice: 'required' } } },
    { 'thinking by its own switch': { request: { model: 'qwen3.5-plus', enable_thinking: true, tool_choice: 'required' } } },
  ),
  ...rows(
    'turns.choice-form',
    {
      'through a router, in the form of another API': {
        request: { model: 'claude-haiku-4-5', tool_choice: 'auto', tools: [{ type: 'function', function: { name: 'soil_test' } }] },
      },
      'a text where the API takes one': { request: { model: 'gpt-5.1', tool_choice: 'required', tools: [{ name: 'soil_test' }] } },
      'the switch beside auto': claude({ type: 'auto', disable_parallel_tool_use: true }),
      'a name beside tool': claude({ type: 'tool', name: 'soil_test' }),
    },
    {
      'required as an object': claude({ type: 'required' }),
      'a text where the API takes an object': claude('any'),
      'the switch beside none': claude({ type: 'none', disable_parallel_tool_use: true }),
      'strict belongs to the tool': claude({ type: 'auto', strict: true }),
      'a name beside auto': claude({ type: 'auto', name: 'soil_test' }),
    },
  ),
  ...rows(
    'config.server-entry',
    {
      'settings beside the servers': { file: '.mcp.json', content: { mcpServers: {}, farm: { command: 'x' } } },
      projects: { file: '~/.claude.json', content: { projects: { '/farm': { mcpServers: { depot: { command: 'farm' } } } } } },
      'a status line is no server': { file: '.mcp.json', content: { statusLine: { type: 'command', command: 'date' } } },
    },
    {
      'no key around the servers': { file: '.mcp.json', content: { depot: { command: 'farm', args: [] } } },
      'an address without the key': { file: '.mcp.json', content: { depot: { type: 'http', url: 'https://farm.example.com' } } },
      'a key in other letters': { file: '.mcp.json', content: { mcp_servers: { depot: { command: 'farm' } } } },
    },
  ),
  ...rows(
    'config.secret-literal',
    { 'a tokenizer is no token': { mcpServers: { depot: { command: 'farm', args: ['--tokenizer', 'cl100k_base'] } } } },
    { 'a token is one': { mcpServers: { depot: { command: 'farm', args: ['--token', 'EXAMPLE0000NOTREAL'] } } } },
  ),
  ...rows(
    'definition.member-types',
    {
      'all of them': tool(
        { type: 'object' },
        { title: 'T', icons: [{ src: 'https://farm.example.com/t.png' }], _meta: {}, annotations: { title: 'T' } },
      ),
      'an empty text is a text': tool({ type: 'object' }, { title: '' }),
      'a key of somebody else': tool({ type: 'object' }, { 'x-owner': 7 }),
      'no description is another rule': { name: 't', inputSchema: { type: 'object' } },
    },
    {
      'a description in two languages': tool({ type: 'object' }, { description: { ja: '種', en: 'Seeds' } }),
      'null for nothing': tool({ type: 'object' }, { title: null }),
      'an icon that is an address': tool({ type: 'object' }, { icons: ['https://farm.example.com/t.png'] }),
      'a title among the annotations': tool({ type: 'object' }, { annotations: { title: 3 } }),
    },
  ),
  ...rows(
    'definition.removed-field',
    {
      'no such field': params({ bed: { type: 'string' } }),
      'a parameter of that name': params({ execution: { type: 'string' } }),
      "in _meta it is somebody else's": tool({ type: 'object' }, { _meta: { execution: { taskSupport: 'required' } } }),
    },
    {
      'with a value': tool({ type: 'object' }, { execution: { taskSupport: 'forbidden' } }),
      empty: tool({ type: 'object' }, { execution: {} }),
    },
  ),
  ...rows(
    'definition.confusable',
    {
      'compounds with another word': {
        tools: [
          { name: 'nae_get', description: '苗情報を取得します。', inputSchema: { type: 'object', properties: { id: { type: 'string' } } } },
          {
            name: 'tane_get',
            description: '種情報を取得します。',
            inputSchema: { type: 'object', properties: { id: { type: 'string' } } },
          },
        ],
      },
    },
    {
      'the same compound, written apart': {
        tools: [
          {
            name: 'chumon_get',
            description: '注文の情報を取得します。',
            inputSchema: { type: 'object', properties: { id: { type: 'string' } } },
          },
          {
            name: 'chumon_fetch',
            description: '注文情報を取得します。',
            inputSchema: { type: 'object', properties: { id: { type: 'string' } } },
          },
        ],
      },
    },
  ),
];
