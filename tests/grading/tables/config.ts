// Config: what must be left in peace, and what must be found.
import { type Row, rows } from './row.ts';

export const configRows: Row[] = [
  ...rows(
    'config.server-entry',
    {
      'a command alone': { mcpServers: { depot: { command: 'node', args: ['farm.js'] } } },
      'no servers yet': { mcpServers: {} },
      'another name of http': { mcpServers: { depot: { type: 'streamable-http', url: 'https://farm.example.com' } } },
      'extra keys': { mcpServers: { depot: { type: 'stdio', command: 'farm', env: {}, timeout: 5000 } } },
    },
    {
      'the key of another product': { servers: { farm: { command: 'node' } } },
      'http without a url': { mcpServers: { depot: { type: 'http' } } },
      'arguments as one text': { mcpServers: { depot: { command: 'node', args: 'farm.js' } } },
      'an unknown type': { mcpServers: { depot: { type: 'grpc', url: 'https://farm.example.com' } } },
    },
  ),
  ...rows(
    'config.place',
    {
      'the project file': { file: '.mcp.json', content: { mcpServers: { depot: { command: 'node', args: ['farm.js'] } } } },
      'a shared server in the project file': {
        file: 'farm/.mcp.json',
        purpose: 'the whole team uses it',
        content: { mcpServers: { depot: { command: 'node', args: ['farm.js'] } } },
      },
      'nothing is known of the file': { mcpServers: { depot: { command: 'node', args: ['farm.js'] } } },
      'settings without servers': { file: '~/.claude/settings.json', content: { mcpServers: {} } },
    },
    {
      'settings are not read for servers': {
        file: '~/.claude/settings.json',
        content: { mcpServers: { depot: { command: 'node', args: ['farm.js'] } } },
      },
      'a personal trial in the shared file': {
        file: '.mcp.json',
        purpose: 'personal trial',
        content: { mcpServers: { depot: { command: 'node', args: ['farm.js'] } } },
      },
      'a team server at home': {
        file: '~/.claude.json',
        purpose: 'shared with the team',
        content: { mcpServers: { depot: { command: 'node', args: ['farm.js'] } } },
      },
    },
  ),
  ...rows(
    'config.secret-literal',
    {
      'an empty default': { mcpServers: { depot: { command: 'farm', env: { API_KEY: '${API_KEY:-}' } } } },
      'a path to a secret is no secret': { mcpServers: { depot: { command: 'farm', env: { TOKEN_FILE: '/run/farm' } } } },
      'a number of tokens': { mcpServers: { depot: { command: 'farm', env: { MAX_TOKENS: '4000' } } } },
      "a person's own file": {
        file: '~/.claude.json',
        content: { mcpServers: { depot: { command: 'farm', env: { API_KEY: 'EXAMPLE-not-a-real-key' } } } },
      },
      'a placeholder': { mcpServers: { depot: { command: 'farm', args: ['--token', '<your token>'] } } },
    },
    {
      'in an environment': { mcpServers: { depot: { command: 'farm', env: { FARM_API_KEY: 'EXAMPLE-not-a-real-key' } } } },
      'in two arguments': { mcpServers: { depot: { command: 'farm', args: ['--token', 'EXAMPLE-not-a-real-key'] } } },
      'as a default': { mcpServers: { depot: { command: 'farm', env: { FARM_SECRET: '${FARM_SECRET:-EXAMPLE-not-a-real-key}' } } } },
      'in an address': { mcpServers: { depot: { type: 'http', url: 'https://farm.example.com/?api_key=EXAMPLE-not-a-real-key' } } },
    },
  ),
  ...rows(
    'config.variable-set',
    {
      'empty is set': { content: { mcpServers: { depot: { command: 'farm', env: { W: '${W}' } } } }, environment: { W: '' } },
      'nothing is known of the environment': { mcpServers: { depot: { command: 'farm', env: { W: '${W}' } } } },
      'no variables': { content: { mcpServers: { depot: { command: 'node', args: ['farm.js'] } } }, environment: {} },
    },
    {
      'in a header': {
        content: { mcpServers: { depot: { type: 'http', url: 'https://farm.example.com', headers: { X: '${X}' } } } },
        environment: { Y: '1' },
      },
      'in an argument': { content: { mcpServers: { depot: { command: 'farm', args: ['--x=${X}'] } } }, environment: { Y: '1' } },
    },
  ),
  ...rows(
    'config.variable-form',
    {
      'with a default': { mcpServers: { depot: { command: 'farm', env: { T: '${T:-x}' } } } },
      'a price is no variable': { mcpServers: { depot: { command: 'farm', args: ['--max=$5'] } } },
      'a shell expands its own': { mcpServers: { depot: { command: 'bash', args: ['-c', 'echo $HOME'] } } },
    },
    {
      'without braces': { mcpServers: { depot: { command: 'farm', env: { T: '$FARM_TOKEN' } } } },
      'of Windows': { mcpServers: { depot: { command: 'farm', args: ['%USERPROFILE%\\farm.js'] } } },
      'double braces': { mcpServers: { depot: { type: 'http', url: 'https://farm.example.com/{{ token }}' } } },
    },
  ),
];
