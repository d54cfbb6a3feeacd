// What becomes of one call: the answer on the wire and the report, side by side.
import { describe, expect, test } from 'vitest';
import { at } from '../../src/model/json.ts';
import type { Json, JsonObject } from '../../src/model/json.ts';
import type { CallOutcome, CallReport } from '../../src/mcp/index.ts';
import { bookFreight, quote, rig } from './fixture.ts';

const remote: Json = { name: 'remote', inputSchema: { $ref: 'https://example.com/s.json' } };
const broken: Json = { name: 'broken', inputSchema: { type: 'strnig' } };
const bare: Json = { name: 'bare' };

const rows: {
  because: string;
  name: string;
  args: Json;
  outcome?: CallOutcome;
  report: Partial<CallReport>;
  ran: boolean;
  isError: boolean | undefined;
  names?: string[];
}[] = [
  {
    because: 'right arguments run',
    name: 'book_freight',
    args: { weight_kg: 5 },
    report: { outcome: 'executed', errors: [] },
    ran: true,
    isError: undefined,
  },
  {
    because: 'every wrong place is named, with the form it should have',
    name: 'book_freight',
    args: { weight_kg: 5000, color: 'red' },
    report: { outcome: 'refused-by-schema' },
    ran: false,
    isError: true,
    names: ['/weight_kg', '1000', 'maximum', '/color', 'additionalProperties', 'Nothing was executed'],
  },
  {
    because: 'a missing argument is named',
    name: 'book_freight',
    args: {},
    report: { outcome: 'refused-by-schema', errors: [{ pointer: '/weight_kg', rule: 'required' }] },
    ran: false,
    isError: true,
    names: ['/weight_kg', 'missing'],
  },
  {
    because: 'a guard spoke: not judged is neither right nor wrong',
    name: 'remote',
    args: {},
    report: { outcome: 'not-judged', errors: [], guard: { code: 'remote-ref', pointer: '/$ref', params: {} } },
    ran: false,
    isError: true,
    names: ['not judged', 'remote-ref'],
  },
  {
    because: 'the schema itself is at fault',
    name: 'broken',
    args: {},
    report: { outcome: 'not-judged', errors: [{ pointer: '/type', rule: 'enum' }] },
    ran: false,
    isError: true,
    names: ['inputSchema', '/type'],
  },
  {
    because: 'no schema at all',
    name: 'bare',
    args: {},
    report: { outcome: 'not-judged', errors: [{ pointer: '', rule: 'required' }] },
    ran: false,
    isError: true,
    names: ['inputSchema'],
  },
  {
    because: 'a server check refuses',
    name: 'quote',
    args: {},
    outcome: { kind: 'refused', check: 'stock', result: { text: 'Out of stock.' } },
    report: { outcome: 'refused-by-server', check: 'stock' },
    ran: true,
    isError: true,
    names: ['Out of stock.'],
  },
  {
    because: 'it ran and failed; an error need not fit outputSchema',
    name: 'quote',
    args: {},
    outcome: { kind: 'executed', result: { text: 'Timed out.', isError: true } },
    report: { outcome: 'executed' },
    ran: true,
    isError: true,
  },
  {
    because: 'a result that breaks its outputSchema is withheld',
    name: 'quote',
    args: {},
    outcome: { kind: 'executed', result: { structuredContent: { yen: 'many' } } },
    report: { outcome: 'executed', output: { status: 'invalid', errors: [{ pointer: '/yen', rule: 'type', expected: 'number' }] } },
    ran: true,
    isError: true,
    names: ['/yen', 'ran'],
  },
  {
    because: 'outputSchema without structured content',
    name: 'quote',
    args: {},
    outcome: { kind: 'executed', result: { text: 'cheap' } },
    report: { outcome: 'executed', output: { status: 'invalid', errors: [{ pointer: '', rule: 'required' }] } },
    ran: true,
    isError: true,
  },
  {
    because: 'verbatim goes out as it is, right or wrong',
    name: 'quote',
    args: {},
    outcome: { kind: 'verbatim', result: { content: 'no array' } },
    report: { outcome: 'executed' },
    ran: true,
    isError: undefined,
  },
];

describe('one call', () => {
  test.each(rows)('$because', async ({ name, args, outcome, report, ran, isError, names }) => {
    let calls = 0;
    const { client, reports } = rig({
      tools: [bookFreight, quote, remote, broken, bare],
      call: (call) => {
        calls += 1;
        return outcome ?? { kind: 'executed', result: { text: call.name } };
      },
    });
    const { body, status } = await client.call(name, args);
    expect(status).toBe(200);
    expect(calls > 0).toBe(ran);
    expect(reports).toEqual([expect.objectContaining({ tool: name, arguments: args, ...report })]);
    const result = at(body ?? null, '/result') ?? null;
    expect(at(result, '/isError')).toBe(isError);
    for (const part of names ?? []) expect(at(result, '/content/0/text')).toContain(part);
    const structured = at(result, '/structuredContent');
    const texts = at(result, '/content');
    if (structured !== undefined && Array.isArray(texts)) {
      expect(texts).toContainEqual({ type: 'text', text: JSON.stringify(structured) });
    }
  });

  const results: { because: string; text: string }[] = [
    { because: 'content of the wrong type', text: '{"content":"no array"}' },
    { because: 'no content', text: '{"note":1}' },
    {
      because: 'a block of an unknown type, members in their order',
      text: '{"structuredContent":{"z":1,"a":2},"content":[{"text":"x","type":"banana"}]}',
    },
    {
      because: 'a member __proto__',
      text: '{"content":[{"type":"text","text":"x","__proto__":{"a":1}}],"structuredContent":{"__proto__":1}}',
    },
  ];
  test.each(results)('a verbatim result arrives as it was written: $because', async ({ text }) => {
    const { client } = rig({ call: () => ({ kind: 'verbatim', result: JSON.parse(text) as JsonObject }) });
    expect((await client.call('quote', {})).text).toContain(text.slice(0, -1));
  });

  test('a malformed call is refused in our words, the same in every version of the SDK', async () => {
    const { client } = rig();
    expect(at((await client.request('tools/call', { arguments: {} })).body ?? null, '/error/message')).toBe(
      'Invalid tools/call: params.name must be a string',
    );
  });

  test('an unknown tool is reported and runs nothing', async () => {
    const { client, reports } = rig();
    await client.call('nope', { a: 1 });
    expect(reports).toEqual([{ tool: 'nope', arguments: { a: 1 }, outcome: 'unknown-tool', errors: [] }]);
  });

  test('a JSON-RPC error of the scenario goes out with its code and data', async () => {
    const { client } = rig({ call: () => ({ kind: 'protocol-error', code: -32603, message: 'down', data: { ref: 7 } }) });
    expect(at((await client.call('quote', {})).body ?? null, '/error')).toEqual({ code: -32603, message: 'down', data: { ref: 7 } });
  });

  test('a fault of the scenario leaves fetch as a throw, not as a server answer', async () => {
    const { client } = rig({
      call: () => {
        throw new Error('scenario');
      },
    });
    await expect(client.call('quote', {})).rejects.toThrow('scenario');
  });
});
