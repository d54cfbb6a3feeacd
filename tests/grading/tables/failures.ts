// What followed from a response: situations for the caller, with wordings that are unusual and still do the job.
import type { Json, JsonObject } from '../../../src/model/json.ts';
import { type Row, rows } from './row.ts';

type Kind = 'transient' | 'validation' | 'policy' | 'permission' | 'unknown-outcome' | 'empty';

const about = (kind: Kind, more: JsonObject = {}): JsonObject => ({
  user: 'Please do it.',
  kind,
  request: { tool: 'go', arguments: { plot: '12', date: 'soon' } },
  ...more,
});
const fields = (category: string, retryable: Json): JsonObject => ({ structuredContent: { category, retryable } });
const said = (text: string, more: JsonObject = {}): JsonObject => ({
  jsonrpc: '2.0',
  id: 7,
  result: { resultType: 'complete', content: [{ type: 'text', text }], ...more },
});
const failed = (text: string, more: JsonObject = {}): JsonObject => said(text, { isError: true, ...more });
const case_ = (situation: JsonObject, response: JsonObject): Json => ({ situation, response });

const policy = about('policy', { calls: [1, 1] });
const dated = about('validation', { corrects: { argument: 'date', form: 'iso-date', right: '2026-12-08' } });
const asks = about('permission', { told: ['extension 21'] });
const log = about('transient', { secrets: ['zamboni-2'] });
const pays = about('unknown-outcome', { answersAfter: 1, effects: 0 });
const stop = fields('policy', false);
const protocol: JsonObject = { jsonrpc: '2.0', id: 7, error: { code: -32602, message: 'no' } };

export const failureRows: Row[] = [
  ...rows(
    'failure.reaches-agent',
    {
      'a flag and nothing else': case_(policy, { jsonrpc: '2.0', id: 7, result: { resultType: 'complete', content: [], isError: true } }),
      'plain words': case_(policy, failed('満席です。もう一度送らないでください。')),
      'fields inside a text': case_(policy, failed('{"kind":"rule","canRetry":false}')),
    },
    {
      'no flag': case_(policy, said('Full.')),
      'the flag as text': case_(policy, said('Full.', { isError: 'true' })),
      'an error of the protocol': case_(policy, protocol),
      'another id': case_(policy, { ...failed('Full.', stop), id: 8 }),
    },
  ),
  ...rows(
    'failure.calls',
    {
      'a field': case_(policy, failed('Full.', stop)),
      'a sentence': case_(policy, failed('Full. Do not send it again.')),
      'a field by another name': case_(policy, failed('Full.', { structuredContent: { error: { kind: 'rule', isRetryable: 'false' } } })),
    },
    {
      'nothing says stop': case_(policy, failed('Full.')),
      'the field invites': case_(policy, failed('Full.', fields('policy', true))),
      'the sentence invites': case_(policy, failed('Full. Try again later.')),
    },
  ),
  ...rows(
    'failure.effects',
    {
      'told not to repeat': case_(pays, failed('It may have happened.', fields('unknown-outcome', false))),
      'in Japanese': case_(pays, failed('済んだ可能性があります。', fields('結果不明', false))),
      'in words': case_(pays, failed('It may have happened. Do not send it again.')),
    },
    {
      'invited to repeat': case_(pays, failed('Broken.', fields('unknown-outcome', true))),
      'nothing says stop': case_(pays, failed('Broken.')),
    },
  ),
  ...rows(
    'failure.corrected',
    {
      'an example': case_(dated, failed('`date`: write it like 2026-12-01.', fields('validation', false))),
      'the form by name': case_(dated, failed('`date` takes an ISO 8601 date.', fields('validation', false))),
      'in Japanese, without fields': case_(dated, failed('`date`は2026-12-01の形で書いてください。')),
    },
    {
      'no argument is named': case_(dated, failed('Use 2026-12-01.', fields('validation', false))),
      'no form is given': case_(dated, failed('`date` is not accepted.', fields('validation', false))),
      'every argument is named': case_(dated, failed('Check `plot` and `date`, as in 2026-12-01.', fields('validation', false))),
    },
  ),
  ...rows(
    'failure.user-told',
    {
      'another case of letters': case_(asks, failed('Ask at EXTENSION 21.', fields('permission', false))),
      'full-width digits': case_(asks, failed('Ask at extension ２１.', fields('permission', false))),
      'said by the second block': case_(asks, {
        jsonrpc: '2.0',
        id: 7,
        result: {
          resultType: 'complete',
          isError: true,
          content: [
            { type: 'text', text: 'No.' },
            { type: 'text', text: 'Ask at extension 21.' },
          ],
          ...fields('permission', false),
        },
      }),
    },
    {
      'nobody is named': case_(asks, failed('No permission.', fields('permission', false))),
      'only in a field, which is not read aloud': case_(
        asks,
        failed('No permission.', { structuredContent: { category: 'permission', retryable: false, contact: 'extension 21' } }),
      ),
    },
  ),
  ...rows(
    'failure.clean-text',
    {
      'the name of the service, as people know it': case_(log, failed('The ice machine did not answer.')),
      'a clock time is no host': case_(log, failed('Try again after 18:30.')),
      'a reference number in _meta': case_(log, failed('It did not answer.', { _meta: { 'org.example/reference': 'zamboni-2' } })),
      'an argument in quotes': case_(log, failed('`date` is "soon".')),
    },
    {
      'the secret of the scenario': case_(log, failed('zamboni-2 is down')),
      'a place in a file': case_(log, failed('failed at handler.ts:41')),
      'an address': case_(log, failed('10.0.0.7:5432 did not answer')),
      'in the data, which may be read aloud': case_(log, failed('Down.', { structuredContent: { host: 'zamboni-2' } })),
    },
  ),
  ...rows(
    'failure.retryable-field',
    {
      'another usual name': case_(policy, failed('Full.', { structuredContent: { retriable: false } })),
      'one level inside': case_(policy, failed('Full.', { structuredContent: { error: { retryable: true } } })),
      'in JSON text': case_(policy, failed('{"retryable":false}')),
      'the boolean as a word': case_(policy, failed('Full.', fields('policy', 'false'))),
    },
    {
      'only a sentence': case_(policy, failed('Do not send it again.')),
      'a number is no boolean': case_(policy, failed('Full.', fields('policy', 0))),
    },
  ),
  ...rows(
    'failure.kind-field',
    {
      'a word of the same meaning': case_(policy, failed('Full.', fields('business rule', false))),
      'in Japanese': case_(policy, failed('Full.', fields('方針による拒否', false))),
      'in JSON text': case_(policy, failed('{"errorCategory":"policy"}')),
    },
    {
      'no field': case_(policy, failed('Full.')),
      'another kind': case_(policy, failed('Full.', fields('transient', false))),
      'a word that nobody knows': case_(policy, failed('Full.', fields('oops', false))),
    },
  ),
  ...rows(
    'failure.text-agrees',
    {
      'the text says nothing of it': case_(policy, failed('Full.', stop)),
      'both forbid': case_(policy, failed('Do not send it again.', stop)),
      'no field to differ from': case_(policy, failed('Please try again.')),
      'both invite': case_(about('transient'), failed('Please try again in a minute.', fields('transient', true))),
    },
    {
      'the field forbids, the text invites': case_(policy, failed('Please try again in a minute.', stop)),
      'the field invites, the text forbids': case_(about('transient'), failed('もう一度送らないでください。', fields('transient', true))),
    },
  ),
  ...rows(
    'empty.believed',
    {
      'an empty list': case_(about('empty'), said('[]')),
      'a total of zero': case_(about('empty'), said('{"total":0}')),
      'a plain sentence': case_(about('empty'), said('該当は0件です。')),
      'an echo of the search beside it': case_(about('empty'), said('{"items":[],"searched":["a","b"]}')),
    },
    {
      'flagged as a failure': case_(about('empty'), failed('No pet found.')),
      'an error of the protocol': case_(about('empty'), protocol),
      'nothing is said': case_(about('empty'), { jsonrpc: '2.0', id: 7, result: { resultType: 'complete', content: [] } }),
    },
  ),
];
