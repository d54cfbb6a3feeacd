// Keys, addresses and paths of a configuration, and the form of a choice.
import { type Row, rows } from './row.ts';

export const configMoreRows: Row[] = [
  ...rows(
    'config.entry-form',
    {
      'a path with a space': { mcpServers: { depot: { command: '/opt/farm tools/start' } } },
      'both keys are there': { mcpServers: { depot: { command: 'farm', env: {}, environment: {} } } },
      'the words of another client': {
        file: 'opencode.json',
        content: { mcp: { depot: { type: 'local', command: ['farm'], environment: { A: '1' } } } },
      },
    },
    {
      'the transport': { mcpServers: { depot: { command: 'farm', cmd: 'x', arguments: ['a'] } } },
      'a command with its arguments': { mcpServers: { depot: { command: 'npx -y farm-server' } } },
    },
  ),
  ...rows(
    'config.plain-address',
    {
      'this machine': { mcpServers: { depot: { type: 'http', url: 'http://localhost:3000/mcp' } } },
      'the own network': { mcpServers: { depot: { type: 'http', url: 'http://192.168.0.9/mcp' } } },
      'a container': { mcpServers: { depot: { type: 'http', url: 'http://farm:8080/mcp' } } },
      'a variable': { mcpServers: { depot: { type: 'http', url: 'http://${HOST}/mcp' } } },
    },
    {
      'a public address': { mcpServers: { depot: { type: 'http', url: 'http://203.0.113.9/mcp' } } },
      'with a port': { mcpServers: { depot: { type: 'sse', url: 'http://farm.example.com:8080/sse' } } },
    },
  ),
  ...rows(
    'config.transport-current',
    {
      'over HTTP': { mcpServers: { depot: { type: 'streamable-http', url: 'https://farm.example.com/mcp' } } },
      'a local server': { mcpServers: { depot: { command: 'farm' } } },
      'a server called sse': { mcpServers: { sse: { command: 'farm' } } },
    },
    {
      'on this machine': { mcpServers: { depot: { type: 'sse', url: 'http://localhost:9/sse' } } },
      'in the file of another client': {
        file: '.vscode/mcp.json',
        content: { servers: { depot: { type: 'sse', url: 'https://farm.example.com' } } },
      },
    },
  ),
  ...rows(
    'config.portable-path',
    {
      'a personal file': { file: '~/.claude.json', content: { mcpServers: { depot: { command: '/Users/aki/bin/depot' } } } },
      'a file that is not known': { mcpServers: { depot: { command: '/Users/aki/bin/depot' } } },
      'a place that everybody has': { file: '.mcp.json', content: { mcpServers: { depot: { command: '/usr/bin/env', args: ['farm'] } } } },
    },
    {
      'in an argument': {
        file: 'farm/.mcp.json',
        content: { mcpServers: { depot: { command: 'node', args: ['/home/aki/depot/serve.js'] } } },
      },
      'on Windows': { file: '.mcp.json', content: { mcpServers: { depot: { command: 'C:\\Users\\aki\\farm.exe' } } } },
    },
  ),
  ...rows(
    'turns.choice-form',
    {
      'a name that is offered': {
        request: { tools: [{ name: 'soil_test', input_schema: {} }], tool_choice: { type: 'tool', name: 'soil_test' } },
      },
      'a word of another vendor': { request: { tool_choice: 'required' } },
      'a tool of the vendor beside': {
        request: { tools: [{ type: 'web_search_20250305', name: 'web_search' }], tool_choice: { type: 'tool', name: 'web_search' } },
      },
      'a key for each choice': { request: { toolConfig: { toolChoice: { auto: {} } } } },
    },
    {
      'an unknown word': { request: { tool_choice: { type: 'force' } } },
      'a name that is not offered': { request: { tools: [{ name: 'a' }], tool_choice: { type: 'tool', name: 'b' } } },
      'no tools at all': { request: { tools: [], tool_choice: { type: 'any' } } },
    },
  ),
];
