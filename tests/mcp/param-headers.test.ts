// Arguments mirrored as Mcp-Param-* headers: the client sends them for tools it knows, the server compares (R11, D08).
import { describe, expect, test } from 'vitest';
import { at } from '../../src/model/json.ts';
import type { Json } from '../../src/model/json.ts';
import { paramHeaders } from '../../src/mcp/param-headers.ts';
import { rig } from './fixture.ts';

const region = (type: Json, name: Json = 'Region'): Json => ({
  name: 't',
  inputSchema: { type: 'object', properties: { region: { type, 'x-mcp-header': name } } },
});
const deep: Json = {
  name: 't',
  inputSchema: {
    type: 'object',
    properties: { to: { type: 'object', properties: { region: { type: 'string', 'x-mcp-header': 'Region' } } } },
  },
};
const twice: Json = {
  name: 't',
  inputSchema: { type: 'object', properties: { a: { type: 'string', 'x-mcp-header': 'X' }, b: { type: 'string', 'x-mcp-header': 'x' } } },
};
const named: Json = { name: 't', inputSchema: { type: 'object', properties: { 'x-mcp-header': { type: 'string' } } } };

describe('what is mirrored', () => {
  const rows: { because: string; tool: Json; args: Json; headers: Record<string, string> }[] = [
    { because: 'a string', tool: region('string'), args: { region: 'kanto' }, headers: { 'Mcp-Param-Region': 'kanto' } },
    {
      because: 'non-ASCII is base64',
      tool: region('string'),
      args: { region: '関東' },
      headers: { 'Mcp-Param-Region': '=?base64?6Zai5p2x?=' },
    },
    { because: 'an integer', tool: region('integer'), args: { region: 7 }, headers: { 'Mcp-Param-Region': '7' } },
    { because: 'a boolean', tool: region('boolean'), args: { region: false }, headers: { 'Mcp-Param-Region': 'false' } },
    { because: 'nested in properties', tool: deep, args: { to: { region: 'k' } }, headers: { 'Mcp-Param-Region': 'k' } },
    { because: 'null is omitted', tool: region('string'), args: { region: null }, headers: {} },
    { because: 'absent is omitted', tool: region('string'), args: {}, headers: {} },
    { because: 'a number type is not allowed: the definition is faulty', tool: region('number'), args: { region: 1 }, headers: {} },
    { because: 'not a token', tool: region('string', 'a b'), args: { region: 'k' }, headers: {} },
    { because: 'two names that differ in case only', tool: twice, args: { a: '1', b: '2' }, headers: {} },
    { because: 'a parameter with that name is no declaration', tool: named, args: { 'x-mcp-header': 'v' }, headers: {} },
    { because: 'no schema', tool: { name: 't' }, args: {}, headers: {} },
  ];
  test.each(rows)('$because', ({ tool, args, headers }) => {
    expect(paramHeaders(tool, args)).toEqual(headers);
  });
});

describe('what the server compares', () => {
  const rows: { because: string; header: string | undefined; status: number }[] = [
    { because: 'the same', header: 'kanto', status: 200 },
    { because: 'the same, as base64', header: '=?base64?a2FudG8=?=', status: 200 },
    { because: 'missing', header: undefined, status: 400 },
    { because: 'another value', header: 'kansai', status: 400 },
    { because: 'values are case-sensitive', header: 'Kanto', status: 400 },
    { because: 'no base64', header: '=?base64?%?=', status: 400 },
  ];
  test.each(rows)('$because: $status', async ({ header, status }) => {
    const { client, reports } = rig({ tools: [region('string')] });
    const { body, headers } = client.build('tools/call', { name: 't', arguments: { region: 'kanto' } });
    const answer = await client.send(JSON.stringify(body), header === undefined ? headers : { ...headers, 'mcp-param-region': header });
    expect('status' in answer ? { status: answer.status, code: at(answer.body ?? null, '/error/code') } : answer).toEqual({
      status,
      code: status === 400 ? -32020 : undefined,
    });
    expect(reports.length).toBe(status === 200 ? 1 : 0);
  });

  test('a client that has listed the tools mirrors by itself', async () => {
    const { client } = rig({ tools: [region('string')] });
    expect((await client.call('t', { region: '関東' })).status).toBe(400);
    await client.listAll();
    expect((await client.call('t', { region: '関東' })).status).toBe(200);
  });
});
