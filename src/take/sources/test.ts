// `test/tools.test.ts` of every project: its test. The same text for everybody: nothing of a learner's stands in code.

/** The text of `test/tools.test.ts`. */
export const testSource = `// The real protocol without a socket: the SDK's client sends its HTTP requests straight to the server's handler.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { createMcpHandler } from '@modelcontextprotocol/server';
import { createServer, info, problems, served } from '../src/create-server.ts';
import { handlers } from '../src/handlers.ts';
import { exampleOf, tools } from '../src/tools.ts';

const handler = createMcpHandler(createServer);
const client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode: 'auto' } });
let listed: unknown[] = [];

before(async () => {
  const fetch = (url: string | URL, init?: RequestInit): Promise<Response> => handler.fetch(new Request(url, init));
  await client.connect(new StreamableHTTPClientTransport(new URL('http://localhost/mcp'), { fetch }));
  listed = (await client.listTools()).tools;
});
after(async () => {
  await client.close();
  await handler.close();
});

test('every definition can be served', () => {
  assert.deepEqual(problems, []);
});

test('the server says its name', () => {
  assert.equal(client.getServerVersion()?.name, info.name);
});

test('the list is what src/tools.json says', () => {
  assert.deepEqual(listed, JSON.parse(JSON.stringify(tools)));
});

for (const { name, outputSchema } of served) {
  const { accepted, refused, output } = exampleOf(name);
  const answers = outputSchema === undefined || output !== undefined || handlers.has(name);
  if (accepted === undefined) test.todo(\`\${name} answers a call that fits: write "accepted" in src/examples.json\`);
  else if (!answers) test.todo(\`\${name} answers a call that fits: write its handler, or "output" in src/examples.json\`);
  else {
    test(\`\${name} answers a call that fits\`, async () => {
      const result = await client.callTool({ name, arguments: accepted });
      assert.notEqual(result.isError, true, JSON.stringify(result.content));
    });
  }
  if (refused === undefined) test.todo(\`\${name} refuses a call that does not fit: write "refused" in src/examples.json\`);
  else {
    test(\`\${name} refuses a call that does not fit\`, async () => {
      const result = await client.callTool({ name, arguments: refused });
      assert.equal(result.isError, true, JSON.stringify(result.content));
    });
  }
}
`;
