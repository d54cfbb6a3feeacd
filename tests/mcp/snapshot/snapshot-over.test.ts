// A snapshot over any transport: which protocol, which pages, and why it broke off.
import { describe, expect, test } from 'vitest';
import { snapshotOver, type Reply } from '../../../src/mcp/node.ts';
import { discovered, error, initialized, paged, result, scripted, type Answer } from './scripted.ts';

const clientInfo = { name: 'test', version: '1' };
const take = (answers: Readonly<Record<string, Answer>>, more: { pageCap?: number; pause?: () => Promise<void> } = {}) => {
  const { send, sent } = scripted(answers);
  return snapshotOver(send, { clientInfo, ...more }).then((taken) => ({ taken, sent }));
};
const one = paged({});
const never = new Promise<Reply>(() => undefined);
const silent: Reply = { kind: 'silent' };

describe('which protocol', () => {
  const modern = { server: { name: 'freight' }, protocolVersion: '2026-07-28', instructions: 'Ask before you book.' };
  const legacy = { server: { name: 'old' }, protocolVersion: '2025-11-25' };
  const cases: { because: string; answers: Record<string, Answer>; expected: object }[] = [
    { because: 'it answers the first question', answers: { 'server/discover': discovered }, expected: modern },
    { because: 'it does not know the method', answers: { initialize: initialized }, expected: legacy },
    {
      because: 'it refuses anything before the handshake',
      answers: { 'server/discover': error(-32602, 'Received request before initialization'), initialize: initialized },
      expected: legacy,
    },
    {
      because: 'it says nothing to what it does not know',
      answers: { 'server/discover': silent, initialize: initialized },
      expected: legacy,
    },
    {
      because: 'it ends at what it does not know',
      answers: { 'server/discover': { kind: 'closed', exit: 1 }, initialize: initialized },
      expected: legacy,
    },
    {
      because: 'HTTP says 400 and nothing else',
      answers: { 'server/discover': { kind: 'status', status: 400, location: null }, initialize: initialized },
      expected: legacy,
    },
    {
      because: 'it names only older revisions',
      answers: { 'server/discover': error(-32022, '', { supported: ['2025-06-18'], requested: '2026-07-28' }), initialize: initialized },
      expected: legacy,
    },
    {
      because: 'it answers the handshake with the revision before',
      answers: { initialize: result({ protocolVersion: '2025-03-26', capabilities: {}, serverInfo: { name: 'old', version: '1' } }) },
      expected: { protocolVersion: '2025-03-26' },
    },
  ];
  test.each(cases)('$because', async ({ answers, expected }) => {
    const { taken } = await take({ 'tools/list': one, ...answers });
    expect(taken).toMatchObject({ ok: true, value: { format: 'pokayoke/snapshot/1', tools: [{ name: 'tool_start' }], ...expected } });
  });

  const now = (): Promise<void> => Promise.resolve();
  test('a silent old server is offered the handshake after the pause, and counts', async () => {
    const { taken } = await take({ 'server/discover': never, initialize: initialized, 'tools/list': one }, { pause: now });
    expect(taken).toMatchObject({ ok: true, value: legacy });
  });

  test('a slow new server that refuses the handshake still counts', async () => {
    let answer: (reply: Reply) => void = () => undefined;
    const late = new Promise<Reply>((resolve) => {
      answer = resolve;
    });
    const refusing: Answer = () => {
      setTimeout(() => {
        answer(discovered);
      }, 5);
      return error(-32601);
    };
    const { taken } = await take({ 'server/discover': late, initialize: refusing, 'tools/list': one }, { pause: now });
    expect(taken).toMatchObject({ ok: true, value: modern });
  });

  test('requests of this revision carry _meta, older ones do not', async () => {
    const { sent } = await take({ 'server/discover': discovered, 'tools/list': one });
    for (const { message, modern: isModern, revision } of sent) {
      expect({ isModern, revision }).toEqual({ isModern: true, revision: '2026-07-28' });
      expect(message).toHaveProperty(['params', '_meta', 'io.modelcontextprotocol/clientCapabilities'], {});
    }
    const old = await take({ initialize: initialized, 'tools/list': one });
    expect(old.sent.map(({ message }) => message['method'])).toEqual([
      'server/discover',
      'initialize',
      'notifications/initialized',
      'tools/list',
    ]);
    expect(old.sent.at(-1)).toMatchObject({ revision: '2025-11-25', modern: false });
    expect(old.sent.at(-1)?.message).not.toHaveProperty('params');
  });
});

describe('pages', () => {
  test('the empty cursor is a cursor, and all pages are one list in order', async () => {
    const { taken } = await take({ 'server/discover': discovered, 'tools/list': paged({ start: '', '': 'b' }) });
    expect(taken).toMatchObject({ ok: true, value: { tools: [{ name: 'tool_start' }, { name: 'tool_' }, { name: 'tool_b' }] } });
  });

  test('an expired cursor starts the list again, once', async () => {
    let refusals = 0;
    const list: Answer = (params) => {
      const first = params !== undefined && !JSON.stringify(params).includes('cursor');
      if (first) return result({ tools: [{ name: 'a' }], nextCursor: 'c' });
      refusals += 1;
      return refusals === 1 ? error(-32602) : result({ tools: [{ name: 'b' }] });
    };
    const { taken } = await take({ 'server/discover': discovered, 'tools/list': list });
    expect(taken).toMatchObject({ ok: true, value: { tools: [{ name: 'a' }, { name: 'b' }] } });
    const always = await take({
      'server/discover': discovered,
      'tools/list': (params) => (JSON.stringify(params).includes('cursor') ? error(-32602) : result({ tools: [], nextCursor: 'c' })),
    });
    expect(always.taken).toMatchObject({ ok: false, error: { why: 'error', code: -32602 } });
  });

  test('a server without tools has an empty list', async () => {
    const { taken } = await take({ initialize: result({ protocolVersion: '2025-11-25', capabilities: { prompts: {} } }) });
    expect(taken).toMatchObject({ ok: true, value: { tools: [], server: null } });
  });
});

describe('why it broke off', () => {
  const failing: { because: string; answers: Record<string, Answer>; error: object; pageCap?: number }[] = [
    {
      because: 'a cursor comes twice',
      answers: { 'tools/list': paged({ start: 'a', a: 'b', b: 'a' }) },
      error: { why: 'repeated-cursor', page: 3 },
    },
    {
      because: 'there is no end of pages',
      answers: { 'tools/list': (params) => result({ tools: [], nextCursor: `${JSON.stringify(params).length}` }) },
      error: { why: 'too-many-pages', limit: 2 },
      pageCap: 2,
    },
    { because: 'tools is no array', answers: { 'tools/list': result({ tools: {} }) }, error: { why: 'not-a-list', page: 1 } },
    {
      because: 'the list has no result',
      answers: { 'tools/list': { kind: 'response', body: { jsonrpc: '2.0', id: 1 } } },
      error: { why: 'no-result' },
    },
    {
      because: 'the list is refused',
      answers: { 'tools/list': error(-32603, 'broken') },
      error: { why: 'error', code: -32603, message: 'broken' },
    },
    {
      because: 'a declared list is not found',
      answers: { 'tools/list': error(-32601) },
      error: { method: 'tools/list', why: 'error', code: -32601 },
    },
    {
      because: 'credentials are missing, and the handshake would not help',
      answers: { 'server/discover': { kind: 'unauthorized', status: 401, challenge: 'Bearer' } },
      error: { method: 'server/discover', why: 'transport', reply: { kind: 'unauthorized', challenge: 'Bearer' } },
    },
    {
      because: 'the address leads elsewhere',
      answers: { 'server/discover': { kind: 'status', status: 307, location: 'https://b.example/' } },
      error: { why: 'transport', reply: { status: 307 } },
    },
    {
      because: 'neither protocol is at this path',
      answers: {
        'server/discover': { kind: 'status', status: 404, location: null },
        initialize: { kind: 'status', status: 404, location: null },
      },
      error: { method: 'initialize', why: 'transport', reply: { status: 404 } },
    },
    {
      because: 'it only knows a revision that nobody knows',
      answers: { 'server/discover': error(-32022, '', { supported: ['2030-01-01'], requested: '2026-07-28' }) },
      error: { why: 'no-common-revision', offered: ['2030-01-01'] },
    },
    {
      because: 'the handshake ends in an unknown revision',
      answers: { 'server/discover': error(-32601), initialize: result({ protocolVersion: '1999-01-01', capabilities: {} }) },
      error: { method: 'initialize', why: 'no-common-revision', offered: ['1999-01-01'] },
    },
    {
      because: 'nothing is ever answered',
      answers: { 'server/discover': silent, initialize: silent },
      error: { method: 'initialize', reply: silent },
    },
  ];
  test.each(failing)('$because', async ({ answers, error: expected, pageCap }) => {
    const { taken } = await take({ 'server/discover': discovered, ...answers }, pageCap === undefined ? {} : { pageCap });
    expect(taken).toMatchObject({ ok: false, error: expected });
  });
});
