// Responses to the request 7: what the protocol allows must be left in peace.
import type { Json, JsonObject } from '../../../src/model/json.ts';
import { type Row, rows } from './row.ts';

const text = (said: string): JsonObject => ({ type: 'text', text: said });
const result = (more: JsonObject = {}): JsonObject => ({
  jsonrpc: '2.0',
  id: 7,
  result: { resultType: 'complete', content: [text('ok')], ...more },
});
const blocks = (...content: Json[]): JsonObject => result({ content });
const error = (code: Json, message: Json = 'no'): JsonObject => ({ jsonrpc: '2.0', id: 7, error: { code, message } });
const asks = { jsonrpc: '2.0', id: 7, result: { resultType: 'input_required', requestState: 's' } };

export const responseRows: Row[] = [
  ...rows(
    'response.envelope',
    { 'an error has one too': error(-32601), 'other members are not ours to judge': { ...result(), note: 1 }, 'input is asked for': asks },
    {
      'a number is not the string': { ...result(), jsonrpc: 2 },
      'nothing but text': 'ok',
      'an older version': { ...result(), jsonrpc: '1.0' },
    },
  ),
  ...rows(
    'response.id',
    {
      'in an error': error(-32602),
      'in a request for input': asks,
      'a number with a zero behind the point is the same': { ...result(), id: 7.0 },
    },
    {
      'the digits as text': { ...result(), id: '7' },
      'null stands for no request': { ...result(), id: null },
      'no id': { jsonrpc: '2.0', result: {} },
    },
  ),
  ...rows(
    'response.result-or-error',
    {
      'a result that is empty': { jsonrpc: '2.0', id: 7, result: {} },
      'an error alone': error(-32603),
      'a result with isError': result({ isError: true }),
    },
    { neither: { jsonrpc: '2.0', id: 7 }, 'both, even where one is null': { ...result(), error: null } },
  ),
  ...rows(
    'response.result-type',
    {
      'input is asked for, with state only': asks,
      'no result to name': error(-32601),
      'complete beside isError': result({ isError: true }),
    },
    {
      'another case of letters': result({ resultType: 'Complete' }),
      'input is asked for, with nothing to go on': result({ resultType: 'input_required' }),
      'a result that is null': { jsonrpc: '2.0', id: 7, result: null },
    },
  ),
  ...rows(
    'response.content',
    {
      'an empty array is allowed': blocks(),
      'every known block': blocks(
        text(''),
        { type: 'image', data: 'AA==', mimeType: 'image/png' },
        { type: 'audio', data: 'AA==', mimeType: 'audio/wav' },
        { type: 'resource_link', uri: 'file:///a', name: 'a' },
        { type: 'resource', resource: { uri: 'file:///a', blob: 'AA==' } },
      ),
      'annotations on a block': blocks({ ...text('a'), annotations: { audience: ['user'] } }),
      'a request for input has no content': asks,
      'an embedded text may be empty': blocks({ type: 'resource', resource: { uri: 'file:///a', text: '' } }),
    },
    {
      'a link without a name': blocks({ type: 'resource_link', uri: 'file:///a' }),
      'a resource without text or bytes': blocks({ type: 'resource', resource: { uri: 'file:///a' } }),
      'an unknown type': blocks({ type: 'video', data: 'AA==' }),
      'a name of the prototype is no type': blocks({ type: 'constructor' }),
      'text that is a number': blocks({ type: 'text', text: 4 }),
      'a block that is a string': blocks('ok'),
      'no content': { jsonrpc: '2.0', id: 7, result: { resultType: 'complete' } },
    },
  ),
  ...rows(
    'response.is-error-boolean',
    {
      'absent means false': result(),
      'false is a boolean': result({ isError: false }),
      'the word in a text block': blocks(text('isError: "true"')),
    },
    { 'the word "true"': result({ isError: 'true' }), null: result({ isError: null }), 'one for true': result({ isError: 1 }) },
  ),
  ...rows(
    'response.error-object',
    {
      'data may be anything': { ...error(-32602), error: { code: -32602, message: '', data: [1] } },
      'a code of the server': error(4001),
      'no error': result(),
    },
    {
      'a code as text': error('-32602'),
      'a code with a fraction': error(-32602.5),
      'no message': error(-32602, null),
      'an error that is null': { jsonrpc: '2.0', id: 7, error: null },
    },
  ),
  ...rows(
    'response.error-code',
    {
      'a code of the server, outside the reserved range': error(1001),
      'the three defined ones': error(-32022),
      'the end of the older range': error(-32019),
      'a code as text is another rule': error('-32002'),
    },
    { 'once for a missing resource': error(-32002), 'once for URL elicitation': error(-32042), 'reserved and not defined': error(-32099) },
  ),
  ...rows(
    'response.text-copy',
    {
      'no structured content': result(),
      'keys in another order, and spaces': result({
        structuredContent: { a: 1, b: 2 },
        content: [text('so:'), text(' { "b": 2, "a": 1 } ')],
      }),
      'a number is copied as its digits': result({ structuredContent: 5, content: [text('5')] }),
      'a string is copied with its quotes': result({ structuredContent: 'ok', content: [text('"ok"')] }),
      'null is a value as well': result({ structuredContent: null, content: [text('null')] }),
      'an empty list': result({ structuredContent: [], content: [text('[]')] }),
    },
    {
      'prose only': result({ structuredContent: { a: 1 } }),
      'another value': result({ structuredContent: { a: 1 }, content: [text('{"a":2}')] }),
      'no text at all': result({ structuredContent: [], content: [] }),
    },
  ),
  ...rows(
    'response.protocol-error',
    {
      'an unknown tool is a protocol error': error(-32602, 'Unknown tool: find_boat'),
      'an unknown method speaks of the request': error(-32601),
      'an unsupported version speaks of the request': error(-32022),
      'a failure as a result': result({ isError: true }),
      'both is another rule': { ...result(), error: { code: -32602, message: 'no' } },
    },
    {
      'arguments that do not fit': error(-32602, 'people must be at most 6'),
      'a rule of the business under a code of its own': error(4001, 'two stalls a day'),
    },
  ),
];
