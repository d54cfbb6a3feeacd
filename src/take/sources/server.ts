// `src/server.ts` of every project: how it is started. The same text for everybody: nothing of a learner's stands in code.

/** The text of `src/server.ts`. */
export const serverSource = `// Starts the server: on stdin and stdout, or with --http PORT on this machine alone.
import { createServer as createHttpServer } from 'node:http';
import { parseArgs } from 'node:util';
import { localhostHostValidation, localhostOriginValidation, toNodeHandler } from '@modelcontextprotocol/node';
import { createMcpHandler } from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { createServer, info, problems } from './create-server.ts';

/** Stdout belongs to the protocol: what is said to a person goes here, without what would move the cursor of a terminal. */
const tell = (text: string): void => void process.stderr.write(\`\${text.replace(/\\p{Cc}/gu, ' ')}\\n\`);

function fail(text: string): never {
  tell(text);
  process.exit(2);
}

function overHttp(port: number): void {
  const [hostAllowed, originAllowed] = [localhostHostValidation(), localhostOriginValidation()];
  const handle = toNodeHandler(createMcpHandler(createServer));
  const server = createHttpServer((request, response) => {
    // Another website must not reach this server through a browser: both checks answer 403 by themselves.
    if (!hostAllowed(request, response) || !originAllowed(request, response)) return;
    if (request.url?.split('?')[0] === '/mcp') void handle(request, response);
    else response.writeHead(404).end();
  });
  server.on('error', (fault) => fail(\`Cannot listen on port \${port}: \${fault.message}\`));
  server.listen(port, '127.0.0.1', () => {
    const address = server.address();
    tell(\`\${info.name}: http://127.0.0.1:\${typeof address === 'object' ? (address?.port ?? port) : port}/mcp\`);
  });
}

const { http } = parseArgs({ options: { http: { type: 'string' } } }).values;
for (const problem of problems) tell(problem);
if (http === undefined) {
  serveStdio(createServer);
  tell(\`\${info.name}: waiting for a client on stdin. README.md says how to connect one; --http PORT serves HTTP instead.\`);
} else if (/^\\d{1,5}$/.test(http) && Number(http) <= 65_535) {
  overHttp(Number(http));
} else {
  fail('--http needs a port from 0 to 65535; 0 takes any free one.');
}
`;
