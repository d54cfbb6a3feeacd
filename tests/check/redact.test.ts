// Secrets are taken out, and ordinary words stay.
import { describe, expect, test } from 'vitest';
import { redactJson, redactor } from '../../src/artefacts/index.ts';
import type { Json } from '../../src/model/json.ts';

const values = [
  { name: 'TOKEN', value: 'Bearer s3cret/"word"' },
  { name: 'SHORT', value: 'abc' },
  { name: 'INNER', value: 's3cret' },
  { name: 'NUMBER', value: '20264711' },
];

describe('taken out', () => {
  const taken: { because: string; text: string; clean: string }[] = [
    { because: 'the value of a variable', text: 'a Bearer s3cret/"word" b', clean: 'a [TOKEN] b' },
    { because: 'the value without its scheme', text: 'x=s3cret/"word"', clean: 'x=[TOKEN]' },
    { because: 'as it stands in an address', text: 'k=s3cret%2F%22word%22', clean: 'k=[TOKEN]' },
    { because: 'as it stands in JSON', text: '{"k":"s3cret/\\"word\\""}', clean: '{"k":"[TOKEN]"}' },
    { because: 'a shorter value, where the longer one does not stand', text: 's3cret!', clean: '[INNER]!' },
    { because: 'a well-known token', text: 'use ghp_0123456789abcdefghij now', clean: 'use [redacted] now' },
    { because: 'two of them', text: 'sk-abcdefghijklmnop sk-qrstuvwxyz012345', clean: '[redacted] [redacted]' },
    { because: 'all of a JWT', text: 'eyJhbGciOiJIUzI1.eyJzdWIiOiIx.c2lnbmF0dXJl', clean: '[redacted]' },
    { because: 'a bearer token that nobody named', text: 'Bearer abcdef123456ghijkl', clean: 'Bearer [redacted]' },
    { because: 'a header', text: 'Authorization: Token Zx81aaPq', clean: 'Authorization: Token [redacted]' },
    { because: 'a password in an address', text: 'postgres://me:hunter2@db/x', clean: 'postgres://[redacted]@db/x' },
  ];
  test.each(taken)('$because', ({ text, clean }) => {
    expect(redactor(values)(text)).toBe(clean);
  });
});

test.each([
  { text: 'Uses Bearer authentication.', because: 'a scheme is a word' },
  { text: 'Authorization: Bearer ${FARM_TOKEN}', because: 'a variable is no value' },
  { text: 'Authorization: <your token>', because: 'a placeholder is no value' },
  { text: 'abc', because: 'a value of three letters would take words out' },
  { text: 'https://example.org:8080/mcp', because: 'a port is no password' },
  { text: 'task-list-of-all-farms', because: 'it only ends like a token' },
])('left: $text, because $because', ({ text }) => {
  expect(redactor(values)(text)).toBe(text);
});

test('in JSON: texts, keys, numbers, and the value of a credential key; with the places', () => {
  const document: Json = { a: ['x s3cret', 20264711, 7], s3cret: true, headers: { Authorization: 'open' }, required: ['authorization'] };
  expect(redactJson(document, values)).toEqual({
    value: { a: ['x [INNER]', '[NUMBER]', 7], '[INNER]': true, headers: { Authorization: '[redacted]' }, required: ['authorization'] },
    places: ['/a/0', '/a/1', '/[INNER]', '/headers/Authorization'],
  });
});

test('a text made to be slow is not', () => {
  const clean = redactor([]);
  expect(clean('-eyJ'.repeat(50_000)).length).toBe(200_000);
  expect(clean('a://a:'.repeat(30_000)).length).toBe(180_000);
  expect(clean('Bearer '.repeat(30_000)).length).toBe(210_000);
});
