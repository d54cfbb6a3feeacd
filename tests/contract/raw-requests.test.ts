// The mock server on the wire: exact status, code and data for every row, and codes that must never appear.
import { describe, expect, test } from 'vitest';
import { at, own } from '../../src/model/json.ts';
import type { Json } from '../../src/model/json.ts';
import { CODE } from '../../src/mcp/index.ts';
import { rig } from '../mcp/fixture.ts';
import { sendRow } from './raw-row.ts';
import { rows } from './raw-rows.ts';

const defined = new Set<number>(Object.values(CODE));

describe('raw requests', () => {
  test.each(rows)('$id: $because', async (row) => {
    const { client, mock } = rig();
    const answer = await sendRow(client, row);
    const error = own(answer.body, 'error');
    expect({ status: answer.status, code: own(error, 'code') }).toEqual({ status: row.status, code: row.code });
    if (row.data !== undefined) expect(own(error, 'data')).toEqual(row.data);
    if (row.code === undefined && row.status === 200) expect(at(answer.body ?? null, '/result/resultType')).toBe('complete');
    if (row.status === 202 || row.status === 405) expect(answer.text).toBe('');
    if (row.status === 405) expect(answer.headers['allow']).toBe('POST');
    await mock.close();
  });

  test('C06, T09: only defined codes, and never result and error together', async () => {
    const { client } = rig();
    for (const row of rows) {
      const { body } = await sendRow(client, row);
      const code = own(own(body, 'error'), 'code');
      if (code !== undefined) expect(defined, row.id).toContain(code);
      if (body !== undefined) expect(Object.hasOwn(body as object, 'result') && Object.hasOwn(body as object, 'error')).toBe(false);
    }
  });

  test('2.1: an error carries the request id, or none where it could not be read; never null', async () => {
    const { client } = rig();
    for (const row of rows) {
      const { body } = await sendRow(client, row);
      if (body !== undefined) expect(own(body, 'id'), row.id).not.toBeNull();
    }
    const sent = client.build('ping');
    const answer = await client.send(JSON.stringify(sent.body), sent.headers);
    expect('body' in answer ? own(answer.body, 'id') : undefined).toBe(sent.body['id']);
  });

  test('C01: a call that needs an undeclared capability gets -32021, HTTP 400 and the list', async () => {
    const required: Json = { elicitation: {} };
    const { client } = rig({
      call: ({ clientCapabilities }) =>
        Object.hasOwn(clientCapabilities, 'elicitation')
          ? { kind: 'executed', result: { text: 'asked' } }
          : { kind: 'needs-capability', required },
    });
    const answer = await client.call('quote', {});
    expect({ status: answer.status, code: at(answer.body ?? null, '/error/code'), data: at(answer.body ?? null, '/error/data') }).toEqual({
      status: 400,
      code: CODE.missingCapability,
      data: { requiredCapabilities: required },
    });
  });
});
