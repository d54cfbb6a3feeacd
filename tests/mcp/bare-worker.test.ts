// The shared room as a browser gets it, in a realm that has web-standard bodies and nothing else: no network, no timers,
// no clock, no randomness, no code from strings. What is missing there would throw; what is forbidden is counted.
import { createContext, runInContext } from 'node:vm';
import { build } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { removeNetwork } from '../../src/mcp/browser.ts';

const allowed = {
  Request,
  Response,
  Headers,
  URL,
  ReadableStream,
  TransformStream,
  TextEncoder,
  TextDecoder,
  AbortController,
  AbortSignal,
  DOMException,
  Event,
  EventTarget,
  atob,
  btoa,
  queueMicrotask,
  structuredClone,
};

const script = `
  const strict = { type: 'object', required: ['a'] };
  const judge = (schema, value) => Object.hasOwn(value, 'a') ? { status: 'valid' } : { status: 'invalid', errors: [{ pointer: '/a', rule: 'required' }] };
  const spec = { info: { name: 's', version: '1' }, tools: [{ name: '重', inputSchema: strict }], judge, legacy: 'reject', listChanged: true, call: () => ({ kind: 'executed', result: { structuredContent: [1] } }) };
  const run = async () => {
    const wire = [];
    const mock = mcp.createMockServer(spec);
    const client = mcp.createRawClient({ fetch: mcp.recordWire(mock.fetch, (message) => wire.push(message)), ids: mcp.counterIds(), clientInfo: { name: 'c', version: '1' } });
    await client.discover();
    await client.listAll();
    await client.call('重', { a: 1 });
    await client.call('重', {});
    await client.call('nope', {});
    const listen = await client.request('subscriptions/listen', { notifications: { toolsListChanged: true } });
    mock.setTools([]);
    await listen.stream.next();
    await listen.stream.close();
    await mock.close();
    return JSON.stringify(wire);
  };
  run()`;

describe('the shared room in a bare realm', () => {
  test('runs, compiles no code, and gives the same bytes in two realms', async () => {
    const { outputFiles } = await build({
      entryPoints: ['src/mcp/index.ts'],
      bundle: true,
      format: 'iife',
      globalName: 'mcp',
      platform: 'browser',
      write: false,
      logLevel: 'silent',
    });
    const code = outputFiles[0]?.text ?? '';
    const forbidden: string[] = [];
    const outcomes: string[] = [];
    for (let realm = 0; realm < 2; realm += 1) {
      const context = createContext(
        { ...allowed, forbid: (name: string) => forbidden.push(name) },
        { codeGeneration: { strings: false, wasm: false } },
      );
      runInContext(
        `
        globalThis.Function = new Proxy(Function, { construct(target, args) { forbid('new Function'); return Reflect.construct(target, args); }, apply() { forbid('Function()'); } });
        Math.random = () => { forbid('Math.random'); return 0; };
        Date.now = () => { forbid('Date.now'); return 0; };`,
        context,
      );
      runInContext(code, context);
      outcomes.push(await (runInContext(script, context) as Promise<string>));
    }
    expect(forbidden).toEqual([]);
    expect(outcomes[0]).toContain('list_changed');
    expect(outcomes[1]).toBe(outcomes[0]);
  });

  test('removeNetwork takes the globals away, inherited ones too', () => {
    const scope: object = Object.assign(Object.create({ fetch: () => {}, WebSocket: () => {} }) as object, {
      XMLHttpRequest: () => {},
      Request,
    });
    expect(removeNetwork(scope)).toEqual([]);
    expect('fetch' in scope || 'WebSocket' in scope || 'XMLHttpRequest' in scope).toBe(false);
    expect('Request' in scope).toBe(true);
  });
});
