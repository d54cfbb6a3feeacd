// What must not be spoken to a user, and what looks like it and may.
import { describe, expect, test } from 'vitest';
import { leaks } from '../../../src/agent/reading/leaks.ts';

const kindsOf = (text: string, secrets: string[] = []): string[] => leaks(text, secrets).map(({ what }) => what);

describe('leaks', () => {
  test.each<{ text: string; what: string; because: string }>([
    { text: 'at Object.<anonymous> (/srv/app/issue.js:41:7)', what: 'stack-trace', because: 'a frame of JavaScript' },
    { text: 'at async handle (file:///srv/app/issue.mjs:41:7)', what: 'stack-trace', because: 'an asynchronous frame' },
    { text: 'at com.port.Ticket.change(Ticket.java:118)', what: 'stack-trace', because: 'a frame of Java' },
    { text: 'Traceback (most recent call last):', what: 'stack-trace', because: 'Python' },
    { text: 'PoolTimeoutError: no connection', what: 'stack-trace', because: 'the name of an exception' },
    { text: 'handler.ts:41で失敗', what: 'stack-trace', because: 'a source line before Japanese' },
    { text: 'See /var/log/ticket.log', what: 'file-path', because: 'a path' },
    { text: '設定は/etc/port/site.ymlです', what: 'file-path', because: 'a path between Japanese words' },
    { text: 'C:\\port\\site.ini', what: 'file-path', because: 'a path of Windows' },
    { text: '10.4.17.2 does not answer', what: 'host', because: 'an address' },
    { text: 'db.port.internal does not answer', what: 'host', because: 'a name of the inside' },
    { text: 'ledger-db-07:5432 gave no connection', what: 'host', because: 'a host with its port' },
    { text: 'localhost:8080', what: 'host', because: 'this machine' },
    { text: "SELECT max FROM rules WHERE site='E'", what: 'sql', because: 'a query' },
    { text: 'select max from rules where site = 3', what: 'sql', because: 'a query in lower case' },
    { text: 'DELETE FROM tickets', what: 'sql', because: 'a statement' },
    { text: 'SQLSTATE 08006', what: 'sql', because: 'a database’s code' },
    { text: 'Bearer abcdef0123456789', what: 'token', because: 'a bearer token' },
    { text: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ4In0.c2ln', what: 'token', because: 'a signed token' },
    { text: 'sk-abcd1234efgh', what: 'token', because: 'an API key' },
  ])('$text: $because', ({ text, what }) => {
    expect(kindsOf(text)).toContain(what);
  });

  test('a secret of the scenario, in full-width characters too', () => {
    expect(kindsOf('口座ＮＩＧＨＴ－０７です', ['NIGHT-07'])).toStrictEqual(['secret']);
    expect(kindsOf('口座です', ['NIGHT-07'])).toStrictEqual([]);
  });
});

describe('no leaks', () => {
  test.each<{ text: string; because: string }>([
    { text: '班長（内線4102）に頼んでください', because: 'an extension' },
    { text: 'Call ext: 4102 or shift-leader:4102', because: 'an extension behind a colon' },
    { text: '受付は13:00からです', because: 'a time' },
    { text: 'Come back at 13:00 (doors close 12:45)', because: 'times in brackets' },
    { text: 'Try again at noon (12:00).', because: 'a word before a bracket with a time' },
    { text: 'version 3.1.0 of the form', because: 'a version of three parts' },
    { text: 'version 10.2.0.1 and v10.2.0.1', because: 'versions of four parts' },
    { text: 'バージョン10.2.0.1です', because: 'the same in Japanese' },
    { text: 'See https://docs.example.com/errors/height-limit', because: 'documentation' },
    { text: 'https://example.com/app/help/3', because: 'an address with a folder called app' },
    { text: '2026-08-01T09:30:00+09:00', because: 'an instant' },
    { text: 'Please select one of the days from the list', because: '"select" and "from" are English words' },
    { text: 'You cannot delete from a closed booking', because: '"delete from" too' },
    { text: 'Insert into the field `date` a value', because: '"insert into" too' },
    { text: 'The ratio is 3:1, the score 12:10', because: 'ratios' },
    { text: '部品BLT-M8-40は20本', because: 'a part number' },
    { text: '`tickets:change` is missing', because: 'a scope' },
    { text: 'エラーが起きました', because: 'the word error' },
    { text: 'and/or, 24/7, on/off', because: 'slashes' },
    { text: '\u202e\u0000 <script>alert(1)</script>', because: 'odd characters are another matter' },
  ])('$text: $because', ({ text }) => {
    expect(leaks(text, [])).toStrictEqual([]);
  });
});
