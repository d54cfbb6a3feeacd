// Which argument and which tool a text names.
import { describe, expect, test } from 'vitest';
import { namedArgument, namedTool, placeOf } from '../../../src/agent/reading/named.ts';

const names = ['booking', 'date', 'height_m'];

describe('the argument that a text names first', () => {
  test.each<{ text: string; found: string | undefined; because: string }>([
    { text: 'date must be YYYY-MM-DD', found: 'date', because: 'a plain word' },
    { text: '`date` must be YYYY-MM-DD', found: 'date', because: 'in backticks' },
    { text: '「date」を直してください', found: 'date', because: 'in Japanese quotation marks' },
    { text: '引数dateはYYYY-MM-DDで書いてください', found: 'date', because: 'Japanese on both sides, no space' },
    { text: 'Please update the form', found: undefined, because: '`date` is not in "update"' },
    { text: 'update_date is no argument here', found: undefined, because: 'nor in a longer identifier' },
    { text: 'dates are fine', found: undefined, because: 'nor in its plural' },
    { text: 'arguments.date is wrong', found: 'date', because: 'behind a dot' },
    { text: '{"field":"date"}', found: 'date', because: 'in JSON' },
    { text: '/date: expected a string', found: 'date', because: 'as a pointer' },
    { text: 'height_m comes before date', found: 'height_m', because: 'the first in the text, not in the list' },
    { text: 'booking, date and height_m', found: undefined, because: 'all of several: it points at nothing' },
    { text: 'Something is wrong', found: undefined, because: 'none' },
    { text: 'Date must be later', found: undefined, because: 'names have a case' },
    { text: '', found: undefined, because: 'no text' },
  ])('$because', ({ text, found }) => {
    expect(namedArgument(text, names)).toBe(found);
  });

  test('the only argument of a tool may be named', () => {
    expect(namedArgument('`query` is empty', ['query'])).toBe('query');
  });

  test.each(['a.b', 'a(b', '__proto__', 'constructor', 'a$b', '[x]'])('%s is a name like any other', (name) => {
    expect(placeOf(`use ${name} here`, name)).toBe(4);
    expect(placeOf('nothing', name)).toBe(-1);
  });
});

describe('the tool that a text tells to call', () => {
  test.each<{ text: string; found: string | undefined; because: string }>([
    { text: 'Call ticket_read to see.', found: 'ticket_read', because: 'an order' },
    { text: 'ticket_readで確かめてください', found: 'ticket_read', because: 'the same in Japanese' },
    { text: 'Do not call ticket_read.', found: undefined, because: 'a refusal' },
    { text: 'Never call ticket_read twice.', found: undefined, because: 'a refusal with never' },
    { text: "Don't use ticket_read, it lags. Call ticket_list.", found: 'ticket_list', because: 'the other one is ordered' },
    { text: 'ticket_readを呼ばないでください', found: undefined, because: 'a refusal in Japanese' },
    { text: '`ticket_read`は使わないでください', found: undefined, because: 'with backticks' },
    { text: 'ticket_readの呼び出しは不要です', found: undefined, because: 'not needed' },
    { text: 'Call ticket_read instead of paying again.', found: 'ticket_read', because: 'what is instead stands behind' },
    { text: 'Instead of ticket_read, call ticket_list', found: 'ticket_list', because: 'what is not wanted stands before' },
    { text: 'Do not pay again, call ticket_read.', found: 'ticket_read', because: 'the refusal is about something else' },
    { text: 'Do not pay again but call ticket_read.', found: 'ticket_read', because: 'the same with but' },
    { text: '再送せず、ticket_readで確認してください', found: 'ticket_read', because: 'the same in Japanese' },
    { text: '再送せずにticket_readで確かめてください', found: 'ticket_read', because: 'without a comma' },
    { text: 'ticket_readerで見ます', found: undefined, because: 'another name' },
    { text: 'Ask the office.', found: undefined, because: 'none' },
  ])('$because', ({ text, found }) => {
    expect(namedTool(text, ['ticket_read', 'ticket_list'])).toBe(found);
  });
});
