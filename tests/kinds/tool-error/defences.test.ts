// One defence taken from the right answer fails exactly its checks.
import { describe, expect, test } from 'vitest';
import { type Json, type JsonObject, withValue } from '../../../src/model/json.ts';
import type { Report } from '../../../src/model/report.ts';
import { grade } from '../../../src/runner/grade.ts';
import { failed, good, said, tickets } from './tickets.ts';

const ids = ({ checks }: Report, ...statuses: string[]): string[] =>
  [...new Set(checks.filter(({ status }) => statuses.includes(status)).map(({ id }) => id))].toSorted();

async function report(change: Readonly<Record<string, Json | undefined>>): Promise<Report> {
  const answer = Object.entries(change).reduce<Json>((whole, [pointer, value]) => withValue(whole, pointer, value), good());
  return (await grade(JSON.stringify(answer), tickets)).report;
}

const words = said.en;
const fields = (category: string, retryable: boolean): JsonObject => ({ category, retryable });

test.each(['en', 'ja'] as const)('the right answer passes everything (%s)', async (lang) => {
  const { report: all } = await grade(JSON.stringify(good(lang)), tickets);
  expect({ status: all.status, not: ids(all, 'fail', 'advice', 'error', 'not-applicable') }).toStrictEqual({ status: 'passed', not: [] });
});

type Row = { gone: string; change: Record<string, Json | undefined>; fails: string[] };

describe('what is seen of the response', () => {
  test.each<Row>([
    { gone: 'a situation', change: { '/rule': undefined }, fails: ['submission.form'] },
    { gone: 'nothing, but one too many', change: { '/extra': {} }, fails: ['submission.form'] },
    { gone: 'jsonrpc', change: { '/rule/jsonrpc': undefined }, fails: ['failure.reaches-agent#rule-always', 'response.envelope#rule'] },
    { gone: 'the id', change: { '/rule/id': '13' }, fails: ['failure.reaches-agent#rule-always', 'response.id#rule'] },
    { gone: 'resultType', change: { '/rule/result/resultType': undefined }, fails: ['response.result-type#rule'] },
    { gone: 'the flag', change: { '/rule/result/isError': undefined }, fails: ['failure.reaches-agent#rule-always'] },
    {
      gone: 'the flag as a boolean',
      change: { '/rule/result/isError': 'true' },
      fails: ['failure.reaches-agent#rule-always', 'response.is-error-boolean#rule'],
    },
    {
      gone: 'the result',
      change: { '/rule': { jsonrpc: '2.0', id: 13, error: { code: -32602, message: words.rule } } },
      fails: ['failure.reaches-agent#rule-always'],
    },
    {
      gone: 'the choice between the two',
      change: { '/rule/error': { code: -32602, message: 'x' } },
      fails: ['failure.reaches-agent#rule-always', 'response.result-or-error#rule'],
    },
  ])('without $gone', async ({ change, fails }) => {
    expect(ids(await report(change), 'fail')).toStrictEqual(fails);
  });
});

describe('what follows', () => {
  test.each<Row>([
    {
      gone: 'retryable where waiting helps',
      change: { '/busy': failed(11, words.busy, fields('transient', false)) },
      fails: ['failure.calls#busy-always', 'failure.calls#busy-once', 'failure.user-told#busy-always', 'failure.user-told#busy-once'],
    },
    {
      gone: 'every word on repeating',
      change: { '/busy': failed(11, 'Something went wrong.') },
      fails: ['failure.calls#busy-always', 'failure.user-told#busy-always'],
    },
    {
      gone: 'the argument',
      change: { '/form': failed(12, 'Another form is needed.', fields('validation', false)) },
      fails: ['failure.calls#form-once', 'failure.corrected#form-once', 'failure.effects#form-once', 'failure.user-told#form-once'],
    },
    {
      gone: 'the form',
      change: { '/form': failed(12, '`date` is wrong.', fields('validation', false)) },
      fails: ['failure.corrected#form-once', 'failure.effects#form-once', 'failure.user-told#form-once'],
    },
    {
      gone: 'the right argument',
      change: { '/form': failed(12, '`booking` must be YYYY-MM-DD.', fields('validation', false)) },
      fails: ['failure.corrected#form-once', 'failure.effects#form-once', 'failure.user-told#form-once'],
    },
    {
      gone: 'one argument instead of all',
      change: { '/form': failed(12, 'Check `booking` and `date` (YYYY-MM-DD).', fields('validation', false)) },
      fails: ['failure.calls#form-once', 'failure.corrected#form-once', 'failure.effects#form-once', 'failure.user-told#form-once'],
    },
    {
      gone: 'the refusal to repeat a rule',
      change: { '/rule': failed(13, words.rule, fields('policy', true)) },
      fails: ['failure.calls#rule-always', 'failure.user-told#rule-always'],
    },
    {
      gone: 'the limit',
      change: { '/rule': failed(13, 'This booking cannot be changed.', fields('policy', false)) },
      fails: ['failure.user-told#rule-always'],
    },
    {
      gone: 'the right that is missing',
      change: { '/right': failed(14, 'Not allowed. Ask Mori.', fields('permission', false)) },
      fails: ['failure.user-told#right-always'],
    },
    {
      gone: 'whom to ask',
      change: { '/right': failed(14, '`tickets:change` is missing.', fields('permission', false)) },
      fails: ['failure.user-told#right-always'],
    },
    {
      gone: 'the refusal to repeat for a right',
      change: { '/right': failed(14, words.right, fields('permission', true)) },
      fails: ['failure.calls#right-always', 'failure.user-told#right-always'],
    },
    {
      gone: 'the look-up',
      change: { '/lost': failed(15, 'The change may have gone through.', fields('unknown-outcome', false)) },
      fails: ['failure.calls#lost-before', 'failure.effects#lost-before', 'failure.user-told#lost-before', 'failure.user-told#lost-once'],
    },
    {
      gone: 'the look-up, by "do not call"',
      change: { '/lost': failed(15, 'It may have gone through. Do not call ticket_read.', fields('unknown-outcome', false)) },
      fails: ['failure.calls#lost-before', 'failure.effects#lost-before', 'failure.user-told#lost-before', 'failure.user-told#lost-once'],
    },
    {
      gone: 'the refusal to send a write again: the change happens once more',
      change: { '/lost': failed(15, words.lost, fields('unknown-outcome', true)) },
      fails: ['failure.calls#lost-once', 'failure.effects#lost-once', 'failure.user-told#lost-once'],
    },
    {
      gone: 'the clean text',
      change: { '/rule': failed(13, `${words.rule} (port.ts:7)`, fields('policy', false)) },
      fails: ['failure.clean-text#rule'],
    },
    {
      gone: 'the clean data',
      change: { '/rule': failed(13, words.rule, { ...fields('policy', false), host: 'db-3' }) },
      fails: ['failure.clean-text#rule'],
    },
    { gone: 'the success of an empty list', change: { '/nothing/result/isError': true }, fails: ['empty.believed#nothing-there'] },
    {
      gone: 'every word about nothing',
      change: { '/nothing/result': { resultType: 'complete', content: [] } },
      fails: ['empty.believed#nothing-there'],
    },
    {
      gone: 'the end of the search',
      change: { '/nothing/result': { resultType: 'complete', content: [{ type: 'text', text: 'The search timed out; no results.' }] } },
      fails: ['empty.believed#nothing-there'],
    },
  ])('without $gone', async ({ change, fails }) => {
    expect(ids(await report(change), 'fail')).toStrictEqual(fails);
  });
});

describe('what is only advised against', () => {
  test.each<Row>([
    { gone: 'the kind', change: { '/rule': failed(13, words.rule, { retryable: false }) }, fails: ['failure.kind-field#rule'] },
    {
      gone: 'the copy as text',
      change: { '/rule/result/content': [{ type: 'text', text: words.rule }] },
      fails: ['response.text-copy#rule'],
    },
    {
      gone: 'both fields, with a text that says it',
      change: { '/rule': failed(13, `${words.rule} Do not repeat this call.`) },
      fails: ['failure.kind-field#rule', 'failure.retryable-field#rule'],
    },
  ])('without $gone', async ({ change, fails }) => {
    const found = await report(change);
    expect({ status: found.status, advice: ids(found, 'advice') }).toStrictEqual({ status: 'passed', advice: fails });
  });
});
