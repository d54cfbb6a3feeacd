// What a text says, read closely: what counts as a change of meaning, and right beside it what does not.
import type { JsonObject } from '../../../src/model/json.ts';
import { call, orders, type Row } from './row.ts';

const described = (description: string): JsonObject => orders({}, {}, { description });
const text = (description: string, more: JsonObject = {}): JsonObject => orders({ part: { type: 'string', description, ...more } });
const flag = (description: string, type = 'boolean'): JsonObject => orders({ part: { type, description } });

const reworded = ['3:description-reworded'];
const scope = ['3:description-reworded', '11:scope-text-changed'];
const rule = ['3:description-reworded', '9:rule-text-changed'];
const redefined = ['3:description-reworded', '8:enum-redefined'];

/** Table. */
export const reading: Row[] = [
  {
    because: '8: `true` does the opposite of what it did',
    before: flag('true: sends no receipt'),
    after: flag('true: sends a receipt'),
    codes: redefined,
    back: redefined,
    calls: [
      [call({ part: true }), 'silent_wrong'],
      [call({ part: false }), 'works'],
    ],
  },
  {
    because: '3: `true` explained in other words',
    before: flag('true: sends a receipt'),
    after: flag('true: a receipt goes out by mail'),
    codes: reworded,
    back: reworded,
    calls: [[call({ part: true }), 'works']],
  },
  {
    because: '8: the scale was turned round',
    before: flag('Priority from 1 to 5; 1 is highest', 'integer'),
    after: flag('Priority from 1 to 5; 5 is highest', 'integer'),
    codes: redefined,
    back: redefined,
    calls: [
      [call({ part: 1 }), 'silent_wrong'],
      [call({ part: 3 }), 'works'],
    ],
  },
  {
    because: '8: the same with an enum, in Japanese',
    before: text('優先度。1が最高', { enum: ['1', '2', '3'] }),
    after: text('優先度。3が最高', { enum: ['1', '2', '3'] }),
    codes: redefined,
    back: redefined,
    calls: [[call({ part: '1' }), 'silent_wrong']],
  },
  {
    because: '8: half the same words: it may be the same thing, and a person looks',
    before: text('`brief`: the header lines of an order', { enum: ['brief', 'full'] }),
    after: text('`brief`: the header and totals', { enum: ['brief', 'full'] }),
    codes: redefined,
    back: redefined,
    calls: [
      [call({ part: 'brief' }), 'needs_review'],
      [call({ part: 'full' }), 'works'],
    ],
  },
  {
    because: '3: what follows the first sentence does not explain the value anew',
    before: text('`brief`: header lines only. They come from the archive.', { enum: ['brief', 'full'] }),
    after: text('`brief`: header lines only. Totals are left to the other tool, as are taxes and fees.', { enum: ['brief', 'full'] }),
    codes: reworded,
    back: reworded,
    calls: [[call({ part: 'brief' }), 'works']],
  },
  {
    because: '3: a word that a text lists for a free string was taken off the list',
    before: text('What to do: show, pay, cancel, or refund'),
    after: text('What to do: pay, cancel, or refund'),
    codes: reworded,
    back: reworded,
    calls: [
      [call({ part: 'show' }), 'needs_review'],
      [call({ part: 'pay' }), 'works'],
    ],
  },
  {
    because: '3: examples are no list',
    before: text('Name of a carrier, e.g. acme, bolt, cargo'),
    after: text('Name of a carrier, e.g. bolt, cargo, dash'),
    codes: reworded,
    back: reworded,
    calls: [[call({ part: 'acme' }), 'works']],
  },
  {
    because: '11: too much is cut off, where it was refused',
    before: described('Lists orders. Fails when the result is too large.'),
    after: described('Lists orders. Truncates the result when it is too large.'),
    codes: scope,
    back: scope,
    calls: [[call(), 'needs_review']],
  },
  {
    because: '3: when an argument counts is not what the tool covers',
    before: text('Last part to list'),
    after: text('Last part to list (only part=x); only used if the order is split'),
    codes: reworded,
    back: reworded,
    calls: [[call({ part: 'x' }), 'works']],
  },
  {
    because: '3: a sentence with a condition, and one for the reader, cover nothing',
    before: described('Lists orders.'),
    after: described('Lists orders. If no customer is given, only orders of today come. Use this only for single orders.'),
    codes: reworded,
    back: reworded,
    calls: [[call(), 'works']],
  },
  {
    because: '3: 「場合のみ」 is a condition too',
    before: described('注文を返します。'),
    after: described('注文を返します。金額は税込みの場合のみ注文に付きます。'),
    codes: reworded,
    back: reworded,
    calls: [[call(), 'works']],
  },
  {
    because: '3: a rule in nearly the same words',
    before: text('Note; do not put card numbers, passwords, addresses or telephone numbers into it'),
    after: text('Note; do not put any card numbers, passwords, addresses, telephone numbers or names into it'),
    codes: reworded,
    back: reworded,
    calls: [[call({ part: 'x' }), 'works']],
  },
  {
    because: '9: a short rule with one other word is another rule',
    before: text('Folder; must start with a slash'),
    after: text('Folder; must start with a tilde'),
    codes: rule,
    back: rule,
    calls: [[call({ part: '/a' }), 'needs_review']],
  },
  {
    because: '3: a rule that repeats the type says nothing new',
    before: flag('Page', 'integer'),
    after: flag('Page. Must be a number, not a string.', 'integer'),
    codes: reworded,
    back: reworded,
    calls: [[call({ part: 3 }), 'works']],
  },
  {
    because: '9: a rule on two arguments bears only on a call that sends both',
    before: orders({ part: { type: 'string', description: 'Part' }, whole: { type: 'boolean' } }),
    after: orders({ part: { type: 'string', description: "Part. Cannot be combined with 'whole'." }, whole: { type: 'boolean' } }),
    codes: rule,
    back: rule,
    calls: [
      [call({ part: 'x' }), 'works'],
      [call({ part: 'x', whole: true }), 'needs_review'],
    ],
  },
  {
    because: '8: a rule about the new value alone',
    before: text('Kind', { enum: ['air', 'sea'] }),
    after: text("Kind. 'rail' must have a station.", { enum: ['air', 'sea', 'rail'] }),
    codes: ['3:description-reworded', '8:enum-added'],
    back: ['3:description-reworded', '8:enum-retired', '9:rule-text-changed'],
    calls: [[call({ part: 'air' }), 'works']],
  },
  {
    because: '9: nothing, spelt otherwise, is the same default; a value against nothing is a doubt',
    before: orders({ part: { type: ['string', 'null'], default: '' }, rest: { type: ['boolean', 'null'], default: false } }),
    after: orders({ part: { type: ['string', 'null'], default: null }, rest: { type: ['boolean', 'null'], default: null } }),
    codes: ['9:default-changed', '9:default-changed'],
    back: ['9:default-changed', '9:default-changed'],
    calls: [
      [call({ rest: true }), 'works'],
      [call(), 'needs_review'],
    ],
  },
  {
    because: '7: a default of another type may be the same length of time',
    before: orders({ part: { type: 'integer', default: 1800 } }),
    after: orders({ part: { type: 'string', default: '30m' } }),
    codes: ['7:type-changed', '9:default-changed'],
    back: ['7:type-changed', '9:default-changed'],
    calls: [[call(), 'needs_review']],
  },
  {
    because: '2: the one required argument that left, and the one that came, beside an optional one that was dropped',
    before: orders(
      {
        mark: { type: 'string', description: 'Exact row mark from the order sheet' },
        css: { type: 'string', description: 'Style selector, when there is no mark' },
      },
      { required: ['customer_id', 'mark'] },
    ),
    after: orders(
      { spot: { type: 'string', description: 'Exact row mark from the order sheet, or a style selector' } },
      { required: ['customer_id', 'spot'] },
    ),
    codes: ['2:argument-renamed', '3:description-reworded', '6:argument-removed'],
    back: ['2:argument-renamed', '3:description-reworded', '4:optional-added'],
    calls: [[call({ mark: 'r1' }), 'shape_error']],
  },
  {
    because: '5 and 6: a required argument in the place of an unlike one is no rename',
    before: orders({ mark: { type: 'string', description: 'Row mark' }, css: { type: 'string' } }, { required: ['customer_id', 'mark'] }),
    after: orders({ reason: { type: 'string', description: 'Why it is asked' } }, { required: ['customer_id', 'reason'] }),
    codes: ['5:required-added', '6:argument-removed', '6:argument-removed'],
    back: ['4:optional-added', '5:required-added', '6:argument-removed'],
    calls: [[call({ mark: 'r1' }), 'shape_error']],
  },
  {
    because: '9: the tool now asks for an argument that the call leaves out',
    before: orders({ etag: { type: 'string' } }),
    after: orders(
      { etag: { type: 'string' } },
      {},
      { description: 'Lists the orders of one customer. The etag must be given for old ones.' },
    ),
    codes: rule,
    back: rule,
    calls: [
      [call(), 'needs_review'],
      [call({ etag: 'x' }), 'works'],
    ],
  },
  {
    because: '9: it is asked for in another case than this one',
    before: text('Part', { enum: ['a', 'b'] }),
    after: orders(
      { part: { type: 'string', description: 'Part', enum: ['a', 'b'] } },
      {},
      { description: "Lists the orders of one customer. The part must be given for 'old' orders." },
    ),
    codes: rule,
    back: rule,
    calls: [[call(), 'works']],
  },
  {
    because: '8: the same in Japanese, and as a condition',
    before: flag('trueなら領収書を送りません'),
    after: flag('trueなら領収書を送ります'),
    codes: redefined,
    back: redefined,
    calls: [[call({ part: true }), 'silent_wrong']],
  },
  {
    because: '9: a date is written otherwise; "MM" is a month',
    before: text('Day (YYYY-MM-DD)'),
    after: text('Day (MM/DD/YYYY)'),
    codes: ['3:description-reworded', '9:unit-changed'],
    back: ['3:description-reworded', '9:unit-changed'],
    calls: [
      [call({ part: '2026-01-02' }), 'needs_review'],
      [call(), 'works'],
    ],
  },
  {
    because: '11: a bound that counted does not count any more',
    before: text('Last day (inclusive)'),
    after: text('Last day (exclusive)'),
    codes: scope,
    back: scope,
    calls: [[call({ part: '2026-01-02' }), 'needs_review']],
  },
  {
    because: '9: fewer of the newest, in Japanese',
    before: described('最新の10件を返します。'),
    after: described('最新の5件を返します。'),
    codes: ['9:limit-text-changed'],
    back: ['9:limit-text-changed'],
    calls: [[call(), 'needs_review']],
  },
  {
    because: '11: the tool does something else under its old name',
    before: described('Sends the order to the shop.'),
    after: described('Prepares a draft of the order. Nothing goes out.'),
    codes: scope,
    back: scope,
    calls: [[call(), 'needs_review']],
  },
  {
    because: '11: the same in Japanese',
    before: described('注文を削除します。'),
    after: described('注文を控えの棚へ移動します。'),
    codes: scope,
    back: scope,
    calls: [[call(), 'needs_review']],
  },
  {
    because: '3: another verb for the same deed',
    before: described('Gets the orders of one customer.'),
    after: described('Retrieves and lists the orders of one customer.'),
    codes: reworded,
    back: reworded,
    calls: [[call(), 'works']],
  },
];
