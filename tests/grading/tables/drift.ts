// Rules over readings of changes and predictions about calls: unusual readings that hold, and readings that do not.
import type { Json, JsonObject } from '../../../src/model/json.ts';
import { type Row, rows } from './row.ts';

type Parts = { properties: JsonObject; required?: string[]; open?: boolean; description?: string; name?: string };

const tool = ({
  properties,
  required = Object.keys(properties),
  open = false,
  description = 'Lend a book.',
  name = 'lend',
}: Parts): JsonObject => ({
  name,
  description,
  inputSchema: { type: 'object', properties, required, ...(open ? {} : { additionalProperties: false }) },
});
const text: JsonObject = { type: 'string' };
const whole: JsonObject = { type: 'integer' };
const from = (pointer: string, as = 'text'): JsonObject => ({ from: pointer, as });
const book = { lend: { does: 'lend', facts: { book: from('/book') } } };
const plain = tool({ properties: { book: text } });

/** A change of `lend`, or of the tool that the call names. */
function change(kind: number, before: Json[], after: Json[], more: JsonObject = {}): JsonObject {
  return { kind, before, after, call: { name: 'lend', arguments: { book: 'B-1' } }, meant: book, ...more };
}
const said = (of: JsonObject, layer: Json, oldCall: string, acts: Json = ['server'], evidence: Json = 'spec'): JsonObject => ({
  change: of,
  reading: { layer, oldCall, acts, evidence },
});

const renamed = change(1, [plain], [tool({ properties: { book: text }, name: 'lend_out' })], { open: { layers: [1] } });
const typed = change(7, [plain], [tool({ properties: { book: whole } })]);
const optional = change(4, [plain], [tool({ properties: { book: text, bag: { type: 'boolean', default: false } }, required: ['book'] })]);
const similar = change(10, [plain], [plain, tool({ properties: { book: text }, name: 'lend_summary' })]);
const reworded = change(3, [plain], [tool({ properties: { book: text }, description: 'Use for somebody who wants to read at home.' })], {
  open: { first: ['server'], evidence: ['measured-elsewhere'] },
});
const opened = change(
  2,
  [tool({ properties: { book: text, days: whole }, required: ['book'], open: true })],
  [tool({ properties: { book: text, loan_days: whole }, required: ['book'], open: true })],
  {
    call: { name: 'lend', arguments: { book: 'B-1', days: 7 } },
    meant: { lend: { does: 'lend', facts: { book: from('/book'), days: from('/days', 'count') } } },
    now: { lend: { does: 'lend', facts: { book: from('/book'), days: from('/loan_days', 'count') } } },
  },
);
const stale = change(14, [plain], [plain, tool({ properties: { query: text }, name: 'ask_librarian' })], {
  host: { announced: true, listens: false, relists: 'every-page', invalid: 'drops-one', indexes: true, newTurn: true },
});

const ask = (schema: JsonObject, args: JsonObject | null, wanted: JsonObject = { book: 'B-1' }, more: JsonObject = {}): JsonObject => ({
  tools: [schema],
  call: args === null ? null : { name: 'lend', arguments: args },
  goal: args === null && Object.keys(wanted).length === 0 ? { does: 'nothing', facts: {} } : { does: 'lend', facts: wanted },
  effects: book,
  ...more,
});
const foreseen = (asked: JsonObject, shape: string, job: string, at?: Json): JsonObject => ({
  asked,
  prediction: { shape, job, ...(at === undefined ? {} : { at }) },
});
const missing = ask(plain, {});
const wrongBook = ask(plain, { book: 'B-2' });
const right = ask(plain, { book: 'B-1' });
const dated = ask(tool({ properties: { book: { type: 'string', format: 'uuid' } } }), { book: 'B-1' });
const extra = ask(plain, { book: 'B-1', bag: true });
const unknown = ask(tool({ properties: { book: text }, name: 'lend_out' }), { book: 'B-1' }, { book: 'B-1' }, { meant: book });
const bag = tool({ properties: { book: text, bag: { type: 'boolean', default: true } }, required: ['book'] });

/** The rows. */
export const driftRows: Row[] = [
  ...rows(
    'drift.old-call',
    {
      'a renamed tool is not found': said(renamed, 2, 'unknown_tool'),
      'an optional key is no break': said(optional, 'none', 'works'),
      'an open object drops the old key': said(opened, 3, 'silent_wrong'),
      'what has not arrived changes no old call': said(stale, 1, 'works'),
    },
    {
      'a renamed tool has no schema to break': said(renamed, 2, 'shape_error'),
      'a default is not missed': said(optional, 'none', 'shape_error'),
      'nobody has to look at a refusal': said(typed, 2, 'needs_review'),
    },
  ),
  ...rows(
    'drift.layer',
    {
      'a set, where the sources leave it open': said(renamed, [1, 2], 'unknown_tool'),
      'a set of one': said(typed, [2], 'shape_error'),
      'both layers of a similar tool': said(similar, [2, 3], 'works'),
      'what did not arrive is layer 1, though its call works': said(stale, 1, 'works'),
    },
    {
      'every layer at once': said(typed, [1, 2, 3], 'shape_error'),
      'none, although the choice may change': said(similar, 'none', 'works'),
      'only the layer that may be added': said(renamed, 1, 'unknown_tool'),
      'a layer where nothing breaks': said(optional, 3, 'works'),
    },
  ),
  ...rows(
    'drift.first-to-act',
    {
      'the others may be left out': said(typed, 2, 'shape_error', ['server']),
      'only the first one counts': said(typed, 2, 'shape_error', ['server', 'app', 'host']),
      'an actor that is left open': said(reworded, 3, 'works', ['server', 'app']),
    },
    {
      'the host mends what the server should not publish': said(typed, 2, 'shape_error', ['host', 'server']),
      'nobody at the server can make the host listen': said(stale, 1, 'works', ['server']),
    },
  ),
  ...rows(
    'drift.evidence-class',
    {
      'either class': said(typed, 2, 'shape_error', ['server'], 'unmeasured'),
      'both classes': said(typed, 2, 'shape_error', ['server'], ['spec', 'unmeasured']),
      'neighbouring work, where it is left open': said(reworded, 3, 'works', ['app'], 'measured-elsewhere'),
    },
    {
      'a type has not been measured': said(typed, 2, 'shape_error', ['server'], 'measured'),
      'one class that holds and one that does not': said(typed, 2, 'shape_error', ['server'], ['spec', 'measured']),
      'similar tools were measured': said(similar, 3, 'works', ['host'], 'unmeasured'),
    },
  ),
  ...rows(
    'drift.survives-at',
    {
      'no subscription, no news': { day: { listens: false }, stage: 'subscription' },
      'an acknowledgement without the kind': { day: { announced: false }, stage: 'subscription' },
      'only the first page was read': { day: { relists: 'first-page' }, stage: 'cache' },
      'the turn had begun': { day: { newTurn: false }, stage: 'view' },
    },
    {
      'the first stage, not the last': { day: { relists: 'first-page' }, stage: 'view' },
      'the index comes before the view': { day: { indexes: false, newTurn: false }, stage: 'view' },
      'the list itself was new': { day: { newTurn: false }, stage: 'catalog' },
    },
  ),
  ...rows(
    'drift.shape-predicted',
    {
      'format decides nothing': foreseen(dated, 'valid', 'right'),
      'a call that was not made': foreseen(ask(plain, null, {}), 'valid', 'right'),
      'a name that does not resolve is refused': foreseen(unknown, 'refused', 'right', '/name'),
    },
    {
      'a missing key': foreseen(missing, 'valid', 'wrong', '/arguments/book'),
      'an undeclared key in a closed object': foreseen(extra, 'valid', 'right'),
      'a default is not required': foreseen(ask(bag, { book: 'B-1' }), 'refused', 'right', '/arguments/bag'),
    },
  ),
  ...rows(
    'drift.breaks-at',
    {
      'a pointer that begins inside the arguments': foreseen(missing, 'refused', 'wrong', '/book'),
      'nothing breaks': foreseen(right, 'valid', 'right', null),
      'the value that departs from the request': foreseen(wrongBook, 'valid', 'wrong', '/arguments/book'),
      'an argument that is called name': foreseen(unknown, 'refused', 'right', '/name'),
    },
    {
      'around the place': foreseen(missing, 'refused', 'wrong', '/arguments'),
      'no place': foreseen(wrongBook, 'valid', 'wrong'),
      'an argument, where the name does not resolve': foreseen(unknown, 'refused', 'right', '/arguments/book'),
    },
  ),
  ...rows(
    'drift.job-predicted',
    {
      'refused, and yet the right job': foreseen(extra, 'refused', 'right', '/arguments/bag'),
      'calling nothing was asked for': foreseen(ask(plain, null, {}), 'valid', 'right'),
      'valid, and the wrong book': foreseen(wrongBook, 'valid', 'wrong', '/arguments/book'),
    },
    {
      'a good shape is no good job': foreseen(wrongBook, 'valid', 'right'),
      'calling nothing where a book was wanted': foreseen(ask(plain, null), 'valid', 'right'),
      'an old name with the right values': foreseen(unknown, 'refused', 'wrong', '/name'),
    },
  ),
  ...rows(
    'drift.default-kept-out',
    {
      'what was sent is what arrives': { asked: ask(bag, { book: 'B-1' }), arrives: { book: 'B-1' } },
      'an explicit value stays': { asked: ask(bag, { book: 'B-1', bag: false }), arrives: { bag: false, book: 'B-1' } },
      'no default at all': { asked: right, arrives: { book: 'B-1' } },
    },
    {
      'the default': { asked: ask(bag, { book: 'B-1' }), arrives: { book: 'B-1', bag: true } },
      'an empty value': { asked: ask(bag, { book: 'B-1' }), arrives: { book: 'B-1', bag: null } },
      'a text instead of arguments': { asked: right, arrives: 'B-1' },
    },
  ),
];
