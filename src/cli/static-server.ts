// Serves the built site for `npm start` and for the browser tests: on this machine only, with the headers of dist/_headers.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { headersFor, parseHeaders, type HeaderRule } from './headers-file.ts';
import { resolvePath, typeOf } from './site-files.ts';

/** What to serve. `base` has slashes at both ends; `port` 0 takes any free port. */
export type Serving = { dir: string; base: string; port: number };

/** A running server. */
export type Running = { url: string; close: () => Promise<void> };

function send(request: IncomingMessage, response: ServerResponse, status: number, file: string, headers: Record<string, string>): void {
  const body = readFileSync(file);
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const known = status === 200 && request.headers['if-none-match'] === tag;
  // Whoever asks for gzip gets it: Lighthouse weighs the styles and scripts as they are sent.
  const packs = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '') && /^(?:text|application|image\/svg)/.test(typeOf(file));
  const sent = packs && !known ? gzipSync(body) : body;
  response.writeHead(known ? 304 : status, {
    'Cache-Control': 'no-cache',
    ...headers,
    ETag: tag,
    Vary: 'Accept-Encoding',
    ...(!known && { 'Content-Type': typeOf(file), 'Content-Length': sent.length, ...(packs && { 'Content-Encoding': 'gzip' }) }),
  });
  response.end(known || request.method === 'HEAD' ? undefined : sent);
}

function answer({ dir, base }: Serving, rules: readonly HeaderRule[], request: IncomingMessage, response: ServerResponse): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  const path = (request.url ?? '/').split(/[?#]/)[0] ?? '/';
  const headers = headersFor(rules, path);
  const target = resolvePath(dir, base, path);
  const missing = join(dir, '404.html');
  if (target.kind === 'file') send(request, response, 200, target.file, headers);
  else if (target.kind === 'redirect') response.writeHead(302, { ...headers, Location: encodeURI(target.to) }).end();
  else if (existsSync(missing)) send(request, response, 404, missing, headersFor(rules, base));
  else response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found');
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((done, failed) => {
    const refused = (error: NodeJS.ErrnoException): void => {
      if (error.code === 'EADDRINUSE' && port !== 0) done(listen(server, 0));
      else failed(error);
    };
    server.once('error', refused);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', refused);
      const address = server.address();
      done(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

/** Starts serving. A port that is taken is replaced by a free one; the address is in `url`. */
export async function serve(serving: Serving): Promise<Running> {
  const dir = resolve(serving.dir);
  if (!existsSync(join(dir, 'index.html'))) throw new Error(`${dir} holds no built site. Run \`npm run build\` first.`);
  const file = join(dir, '_headers');
  const rules = existsSync(file) ? parseHeaders(readFileSync(file, 'utf8')) : [];
  const server = createServer((request, response) => answer({ ...serving, dir }, rules, request, response));
  const port = await listen(server, serving.port);
  return {
    url: `http://127.0.0.1:${port}${serving.base}`,
    close: () =>
      new Promise((done, failed) => {
        server.close((error) => (error === undefined ? done() : failed(error)));
        server.closeAllConnections();
      }),
  };
}

if (import.meta.main) {
  const path = (process.env['POKAYOKE_BASE'] ?? '')
    .split('/')
    .filter((part) => part !== '')
    .join('/');
  const [dir = 'dist', port = process.env['PORT'] ?? '4321'] = process.argv.slice(2);
  const { url } = await serve({ dir, base: path === '' ? '/' : `/${path}/`, port: Number(port) });
  process.stdout.write(`Pokayoke: ${url}\n`);
}
