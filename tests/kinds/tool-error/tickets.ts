// A small exercise in another domain than the course's own: one situation for each kind of failure, and one empty result.
import type { Exercise, RunData } from '../../../src/model/exercise.ts';
import type { Json, JsonObject } from '../../../src/model/json.ts';

const both = (text: string): { ja: string; en: string } => ({ ja: text, en: text });

type Made = { id: string; kind: string; tool?: string; args?: JsonObject; searches?: boolean; corrects?: JsonObject };

const situation = (
  { id, kind, tool = 'ticket_change', args = { booking: 'FB-00172', date: '2026-08-01' }, searches = false, corrects }: Made,
  i: number,
): JsonObject => ({
  id,
  title: both(id),
  say: both(id),
  happened: both(id),
  request: { id: 11 + i, tool, arguments: args },
  kind,
  writes: tool === 'ticket_change',
  searches,
  log: 'PortError: db-3:5432 (port.ts:7)',
  secrets: ['db-3', 'port.ts'],
  ...(corrects === undefined ? {} : { corrects }),
});

const situations = [
  { id: 'busy', kind: 'transient', tool: 'ticket_find', args: { from: 'Tsu' }, searches: true },
  {
    id: 'form',
    kind: 'validation',
    args: { booking: 'FB-00172', date: '8月1日' },
    corrects: { date: { form: { form: 'iso-date' }, right: '2026-08-01' } },
  },
  { id: 'rule', kind: 'policy' },
  { id: 'right', kind: 'permission' },
  { id: 'lost', kind: 'unknown-outcome' },
  { id: 'nothing', kind: 'empty', tool: 'ticket_find', args: { from: 'Tsu' }, searches: true },
].map(situation);

const tool = (name: string, properties: JsonObject): JsonObject => ({
  name,
  description: name,
  inputSchema: { type: 'object', properties },
});
const text = { type: 'string' };

const exercise: Exercise = {
  id: 'ticket-failures',
  revision: 1,
  kind: 'tool-error',
  title: both('Tickets'),
  summary: both('Tickets'),
  level: 1,
  minutes: 10,
  objectives: ['beyond'],
  facts: [],
  requests: [],
  scenario: {
    server: { name: 'port', version: '1.0.0' },
    lookUps: ['ticket_read'],
    tools: [
      tool('ticket_find', { from: text }),
      tool('ticket_change', { booking: text, date: text }),
      tool('ticket_read', { booking: text }),
    ],
    situations,
  },
  budgets: {},
  worked: { answer: 'good-x', steps: [{ pointer: '', say: both('x') }] },
};

const done: JsonObject = { resultType: 'complete', content: [{ type: 'text', text: '{"ok":1}' }] };
const tried = (id: string, of: string, fails: number, expect: JsonObject, then = done): JsonObject => ({
  id,
  case: 'situation',
  situation: of,
  fails,
  then,
  expect: { told: [], ...expect },
  why: both(id),
});

const looked = (means: string): JsonObject => ({ arguments: { booking: 'FB-00172' }, means, result: done });

const battery: Json = [
  tried('busy-once', 'busy', 1, { calls: [2, 2], ends: ['said.done'] }),
  tried('busy-always', 'busy', 99, { calls: [3, 3], ends: ['said.handed-on'] }),
  tried('form-once', 'form', 99, { calls: [2, 2], ends: ['said.done'], corrects: 'date', effects: 1 }),
  tried('rule-always', 'rule', 99, {
    calls: [1, 1],
    ends: ['said.refused'],
    told: [{ id: 'limit', any: ['48 hours', '48時間'] }],
    effects: 0,
  }),
  tried('right-always', 'right', 99, {
    calls: [1, 1],
    ends: ['said.right-missing', 'said.refused'],
    told: [
      { id: 'right', any: ['tickets:change'] },
      { id: 'whom', any: ['mori', '森'] },
    ],
    effects: 0,
  }),
  // The change was made and only its answer was lost: it must not happen again.
  {
    ...tried('lost-once', 'lost', 1, { calls: [1, 1], ends: ['said.looked-up-done'], effects: 1 }),
    happened: true,
    lookUp: looked('happened'),
  },
  // The change was not made: after the look-up the call may go out again.
  {
    ...tried('lost-before', 'lost', 1, { calls: [2, 2], ends: ['said.done'], effects: 1 }),
    happened: false,
    lookUp: looked('not-happened'),
  },
  tried('nothing-there', 'nothing', 99, { calls: [1, 1], ends: ['said.none'] }),
];

/** Exercise and battery as the runner takes them. */
export const tickets: RunData = { exercise, battery };

/** A failed response with its fields, and a copy of them as text. */
export function failed(id: number, said: string, fields?: JsonObject): JsonObject {
  const copy = fields === undefined ? [] : [{ type: 'text', text: JSON.stringify(fields) }];
  const structured = fields === undefined ? {} : { structuredContent: fields };
  return {
    jsonrpc: '2.0',
    id,
    result: { resultType: 'complete', content: [{ type: 'text', text: said }, ...copy], ...structured, isError: true },
  };
}

const empty: JsonObject = { items: [], total: 0 };

/** What is said in each situation, in both languages. */
export const said = {
  en: {
    busy: 'The timetable is busy; nothing is known yet.',
    form: '`date` must be written as YYYY-MM-DD, for example 2026-01-31. Nothing was changed.',
    rule: 'A reservation can be changed until 48 hours before sailing. The office takes later wishes.',
    right: 'The right `tickets:change` is missing. Ask Mori at the desk for it.',
    lost: 'The change may have gone through. See with ticket_read what the booking says now.',
  },
  ja: {
    busy: '時刻表が混み合っていて、まだ何も分かりません。',
    form: '`date`はYYYY-MM-DDで書いてください（例：2026-01-31）。まだ何も変えていません。',
    rule: '予約を変えられるのは、出航の48時間前までです。過ぎた分は窓口が受け付けます。',
    right: '権限`tickets:change`がありません。窓口の森さんに頼んでください。',
    lost: '変更は済んでいるかもしれません。今の予約をticket_readで確かめてください。',
  },
} as const;

/** The right answer. */
export function good(lang: 'ja' | 'en' = 'en'): JsonObject {
  const words = said[lang];
  return {
    busy: failed(11, words.busy, { category: 'transient', retryable: true }),
    form: failed(12, words.form, { category: 'validation', retryable: false }),
    rule: failed(13, words.rule, { category: 'policy', retryable: false }),
    right: failed(14, words.right, { category: 'permission', retryable: false }),
    lost: failed(15, words.lost, { category: 'unknown-outcome', retryable: false }),
    nothing: {
      jsonrpc: '2.0',
      id: 16,
      result: { resultType: 'complete', content: [{ type: 'text', text: JSON.stringify(empty) }], structuredContent: empty },
    },
  };
}
