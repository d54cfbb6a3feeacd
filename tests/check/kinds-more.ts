// More artefacts with the verdict that they deserve: older revisions, other clients, exchanges. Own wording; the column says why.
import type { Json, JsonObject } from '../../src/model/json.ts';
import { answer, exchange, notice, refusal, request } from '../grading/support/exchange.ts';
import { type CheckRow, failed, result as said, text, tool } from './check-row.ts';

const list = (more: JsonObject = {}): JsonObject => ({ resultType: 'complete', tools: [], ttlMs: 1, cacheScope: 'public', ...more });
const start = (version: string): JsonObject => ({
  jsonrpc: '2.0',
  id: 0,
  method: 'initialize',
  params: { protocolVersion: version, capabilities: {}, clientInfo: { name: 'hoe', version: '1' } },
});
const started = (version: string): JsonObject =>
  answer(0, { protocolVersion: version, capabilities: { tools: {} }, serverInfo: { name: 'farm', version: '1' } });
const call = { jsonrpc: '2.0', id: 2, method: 'tools/call', params: { name: 'bed_find', arguments: { id: 'G-1' } } };
const session = (version: string): [Json, Json][] => [
  [start(version), started(version)],
  [call, answer(2, { content: [{ type: 'text', text: 'Tomatoes.' }] })],
];
const config = (file: string, content: JsonObject, more: JsonObject = {}): JsonObject => ({ file, content, ...more });
const mcp = (entry: JsonObject, file = '.mcp.json', more: JsonObject = {}): JsonObject =>
  config(file, { mcpServers: { farm: entry } }, more);
const remote = { type: 'http', url: 'https://farm.example.com/mcp' };

export const moreDefinitions: CheckRow[] = [
  {
    because: 'a Japanese write that claims to be read-only',
    value: tool({ id: text }, { name: 'chumon', description: '注文を確定します。', annotations: { readOnlyHint: true } }),
    accept: ['error'],
  },
  {
    because: 'a Japanese read about what was written',
    value: tool(
      { id: text },
      { name: 'chumon_ichiran', description: '更新した注文を一覧にして返します。', annotations: { readOnlyHint: true } },
    ),
    accept: ['ok'],
  },
  {
    because: 'a Japanese check for an update',
    value: tool(
      { id: text },
      { name: 'kakunin', description: '苗床の台帳に更新があるかを確認します。', annotations: { readOnlyHint: true } },
    ),
    accept: ['ok'],
  },
  {
    because: 'Japanese tools that are alike',
    value: [
      tool({ id: text }, { name: 'nae_a', description: '苗床の情報を取得します。' }),
      tool({ id: text }, { name: 'nae_b', description: '苗床の情報を参照します。' }),
    ],
    accept: ['warn'],
  },
  {
    because: 'Japanese tools that do different things',
    value: [
      tool({ id: text }, { name: 'nae_a', description: '苗床の情報を取得します。' }),
      tool({ id: text }, { name: 'nae_c', description: '苗床の情報を削除します。' }),
    ],
    accept: ['ok'],
  },
  {
    because: 'a default of another type',
    value: tool({ n: { type: 'integer', default: '5', description: 'Number of beds' } }),
    accept: ['warn'],
  },
  {
    because: 'null as the only other choice',
    value: tool({ id: { anyOf: [{ enum: ['G-1'] }, { type: 'null' }], description: 'Bed' } }),
    accept: ['ok'],
  },
];

export const moreResults: CheckRow[] = [
  { because: 'a line that opens with a cross', value: said('❌ The valve is stuck.'), accept: ['error'] },
  { because: 'a list of crosses and ticks', value: said('❌ G-1 is dry\n✅ G-2 is wet'), accept: ['ok'] },
  {
    because: 'a key that is not taken is no transient failure',
    value: failed('The API key has expired.', { category: 'transient', isRetryable: true }),
    accept: ['error'],
  },
  {
    because: 'a key that is not taken, said as it is',
    value: failed('The API key has expired. Ask the owner for a new one.', { category: 'permission', isRetryable: false }),
    accept: ['ok'],
  },
  {
    because: 'the text forbids what the field invites to',
    value: failed('Do not retry. The account is closed.', { category: 'business', isRetryable: true }),
    accept: ['error'],
  },
  { because: 'a number of the writer alone', value: failed('ERR_5021'), accept: ['warn'] },
  { because: 'a status that says something', value: failed('HTTP 404'), accept: ['ok'] },
  {
    because: 'a file that the caller named',
    value: failed('File /home/aki/beds.csv was not found. List the folder first.'),
    accept: ['ok'],
  },
  { because: 'a file of the server', value: failed('ENOENT: no such file or directory, open /srv/beds/prod.json'), accept: ['error'] },
  {
    because: 'a form that asks for a password, without its request',
    value: {
      resultType: 'input_required',
      inputRequests: {
        k: {
          method: 'elicitation/create',
          params: { message: 'Log in', requestedSchema: { type: 'object', properties: { password: { type: 'string' } } } },
        },
      },
    },
    accept: ['error'],
  },
  { because: 'a state alone, without its request', value: { resultType: 'input_required', requestState: 's' }, accept: ['ok'] },
  {
    because: 'a failure inside the data',
    value: { ...said('done'), structuredContent: { result: { success: false, reason: 'out of seed' } } },
    accept: ['error'],
  },
  { because: 'a success inside the data', value: { ...said('done'), structuredContent: { result: { success: true } } }, accept: ['ok'] },
  { because: 'nothing matched, as a failure', value: failed('The search did not match any beds.'), accept: ['error'] },
  {
    because: 'an approval is no transient failure',
    value: failed('この操作には、農場主の承認が必要です。', { category: 'transient', isRetryable: true }),
    accept: ['error'],
  },
  {
    because: 'a total inside the data, and nothing says that rows are missing',
    value: { ...said('{"data":{"rows":[1],"total":9}}'), structuredContent: { data: { rows: [1], total: 9 } } },
    accept: ['warn'],
  },
  {
    because: 'all rows inside the data',
    value: { ...said('{"data":{"rows":[1],"total":1}}'), structuredContent: { data: { rows: [1], total: 1 } } },
    accept: ['ok'],
  },
];

export const morePlans: CheckRow[] = [
  {
    because: 'adaptive thinking with force',
    value: { request: { thinking: { type: 'adaptive' }, tool_choice: { type: 'any' } } },
    accept: ['warn'],
  },
  {
    because: 'a model that takes both',
    value: { request: { model: 'claude-sonnet-5', thinking: { type: 'adaptive' }, tool_choice: { type: 'any' } } },
    accept: ['ok'],
  },
  {
    because: 'any for ever, in the words of Bedrock',
    value: {
      turns: [
        { toolConfig: { toolChoice: { any: {} } }, result: 'ok' },
        { toolConfig: { toolChoice: { any: {} } }, result: 'ok' },
      ],
    },
    accept: ['error'],
  },
  {
    because: 'a mode of Gemini that lets the model speak',
    value: { toolConfig: { functionCallingConfig: { mode: 'AUTO' } } },
    accept: ['ok'],
  },
  { because: 'a tool without its name', value: { request: { tool_choice: { type: 'tool' } } }, accept: ['error'] },
];

export const moreMessages: CheckRow[] = [
  ...['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'].map((version) => ({
    because: `a session of ${version}, with its handshake and without resultType`,
    value: exchange(
      ...session(version).flatMap(([asked, came]): ['c' | 's', Json][] => [
        ['c', asked],
        ['s', came],
      ]),
    ),
    accept: ['ok'],
  })),
  {
    because: 'a batch of 2025-03-26',
    value: exchange(['c', start('2025-03-26')], ['s', started('2025-03-26')], ['c', [call, { ...call, id: 3 }]]),
    accept: ['ok'],
  },
  {
    because: 'a batch of this revision',
    value: exchange(['c', [request(1, 'tools/list'), request(2, 'prompts/list')]]),
    accept: ['error'],
  },
  {
    because: 'the same id twice at once',
    value: exchange(['c', request(1, 'tools/list')], ['c', request(1, 'prompts/list')]),
    accept: ['error'],
  },
  {
    because: 'the same id after its answer',
    value: exchange(['c', request(1, 'tools/list')], ['s', answer(1, list())], ['c', request(1, 'tools/list')]),
    accept: ['ok'],
  },
  {
    because: 'a version that nobody knows, refused with its data',
    value: {
      request: request(1, 'tools/list', {}, {}, { 'io.modelcontextprotocol/protocolVersion': '1900-01-01' }),
      response: refusal(1, -32022, 'Unsupported protocol version', { supported: ['2026-07-28'], requested: '1900-01-01' }),
    },
    accept: ['ok'],
  },
  {
    because: 'a client with a name and no version',
    value: request(1, 'tools/list', {}, {}, { 'io.modelcontextprotocol/clientInfo': { name: 'hoe' } }),
    accept: ['error'],
  },
  {
    because: 'a list without its list',
    value: { request: request(1, 'tools/list'), response: answer(1, { resultType: 'complete', ttlMs: 1, cacheScope: 'public' }) },
    accept: ['error'],
  },
  {
    because: 'pages for different readers',
    value: exchange(
      ['c', request(1, 'tools/list')],
      ['s', answer(1, list({ nextCursor: 'b' }))],
      ['c', request(2, 'tools/list', { cursor: 'b' })],
      ['s', answer(2, list({ cacheScope: 'private' }))],
    ),
    accept: ['error'],
  },
  {
    because: 'a resource that needs more input carries no times',
    value: {
      request: request(1, 'resources/read', { uri: 'farm://a' }),
      response: answer(1, { resultType: 'input_required', requestState: 's' }),
    },
    accept: ['ok'],
  },
  {
    because: 'a discovery',
    value: {
      request: request(1, 'server/discover'),
      response: answer(1, { resultType: 'complete', supportedVersions: ['2026-07-28'], capabilities: {}, ttlMs: 1, cacheScope: 'public' }),
    },
    accept: ['ok'],
  },
  {
    because: 'a server that knows no subscriptions',
    value: {
      request: request(1, 'subscriptions/listen', { notifications: {} }),
      response: refusal(1, -32601, 'Method not found: subscriptions/listen'),
    },
    accept: ['ok'],
  },
  {
    because: 'an answered notification',
    value: exchange(
      ['c', notice('notifications/cancelled', { requestId: 1 })],
      ['s', { jsonrpc: '2.0', id: null, error: { code: -32601, message: 'Method not found' } }],
    ),
    accept: ['error'],
  },
];

export const moreConfigs: CheckRow[] = [
  {
    because: 'VS Code',
    value: config('.vscode/mcp.json', { inputs: [], servers: { farm: { ...remote, headers: { Authorization: 'Bearer ${input:farm}' } } } }),
    accept: ['ok'],
  },
  { because: 'VS Code without the name of the file', value: { inputs: [], servers: { farm: remote } }, accept: ['ok'] },
  { because: 'the key of Claude Code in the file of VS Code', value: mcp(remote, '.vscode/mcp.json'), accept: ['error'] },
  {
    because: 'Cursor needs no type',
    value: mcp({ url: 'https://farm.example.com/mcp', headers: { Authorization: 'Bearer ${env:FARM}' } }, '.cursor/mcp.json'),
    accept: ['ok'],
  },
  {
    because: 'a secret in the shared file of Cursor',
    value: mcp({ url: 'https://farm.example.com', headers: { Authorization: 'Bearer EXAMPLE-not-a-real-key' } }, '.cursor/mcp.json'),
    accept: ['error'],
  },
  { because: 'Windsurf', value: mcp({ serverUrl: 'https://farm.example.com/mcp' }, '~/.codeium/windsurf/mcp_config.json'), accept: ['ok'] },
  { because: 'the key of Windsurf elsewhere', value: mcp({ serverUrl: 'https://farm.example.com/mcp' }), accept: ['error'] },
  {
    because: 'Gemini CLI',
    value: config('.gemini/settings.json', {
      theme: 'x',
      mcpServers: { farm: { httpUrl: 'https://farm.example.com/mcp', headers: { Authorization: 'Bearer $FARM' } } },
    }),
    accept: ['ok'],
  },
  { because: 'Claude Desktop starts servers only', value: mcp(remote, 'claude_desktop_config.json'), accept: ['error'] },
  { because: 'Zed', value: { context_servers: { farm: { command: 'farm', args: [], env: {} } } }, accept: ['ok'] },
  {
    because: 'opencode',
    value: { mcp: { farm: { type: 'local', command: ['farm', 'serve'], environment: { A: '{env:A}' } } } },
    accept: ['ok'],
  },
  { because: 'opencode with a command in one text', value: { mcp: { farm: { type: 'local', command: 'farm serve' } } }, accept: ['error'] },
  {
    because: 'Cline',
    value: mcp(
      { type: 'streamableHttp', url: 'https://farm.example.com/mcp', disabled: false, autoApprove: [] },
      'cline_mcp_settings.json',
    ),
    accept: ['ok'],
  },
  {
    because: 'the spelling of Cline elsewhere',
    value: mcp({ type: 'streamableHttp', url: 'https://farm.example.com/mcp' }),
    accept: ['error'],
  },
  {
    because: 'a password inside an address of the environment',
    value: mcp({ command: 'farm', env: { DATABASE_URL: 'postgres://grower:EXAMPLE@db.example.com/farm' } }),
    accept: ['error'],
  },
  {
    because: 'an address of the environment without one',
    value: mcp({ command: 'farm', env: { DATABASE_URL: 'postgres://db.example.com/farm' } }),
    accept: ['ok'],
  },
  {
    because: 'a secret of the client',
    value: mcp({ ...remote, oauth: { clientId: 'farm', clientSecret: 'EXAMPLE-not-a-real-key' } }),
    accept: ['error'],
  },
  { because: 'a number in the environment', value: mcp({ command: 'farm', env: { PORT: 3000 } }), accept: ['error'] },
  { because: 'a variable with a space in it', value: mcp({ command: 'farm', env: { A: '${MY KEY}' } }), accept: ['warn'] },
  {
    because: 'a variable that a note calls optional',
    value: mcp({ command: 'farm', env: { WRITE_KEY: '${WRITE_KEY}' } }, '.mcp.json', { note: 'WRITE_KEY is optional.' }),
    accept: ['warn'],
  },
  {
    because: 'a variable that a comment in the file calls optional',
    value: { mcpServers: { farm: { command: 'farm', _comment: 'WRITE_KEY は任意です。', env: { WRITE_KEY: '${WRITE_KEY}' } } } },
    accept: ['warn'],
  },
  {
    because: 'a variable of which nothing is known',
    value: mcp({ command: 'farm', env: { KEY: '${KEY}' } }, '.mcp.json', { note: 'WRITE_KEY is optional.' }),
    accept: ['ok'],
  },
];
