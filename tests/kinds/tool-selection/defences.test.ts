// One defence taken from a right answer fails its check, and nothing is graded where the tools are not given.
import { describe, expect, test } from 'vitest';
import { type Json, type JsonObject, withValue } from '../../../src/model/json.ts';
import { ids, reportOn, rights } from './world.ts';

const right = rights.find(({ name }) => name.includes('good-four-things'));
if (right === undefined) throw new Error('the answer good-four-things is gone: name another one here');
const { value: good, data } = right;

/** The right answer with some places changed; undefined removes one. */
const without = (change: Readonly<Record<string, Json | undefined>>): Json =>
  Object.entries(change).reduce<Json>((whole, [pointer, value]) => withValue(whole, pointer, value), good);

type Row = { gone: string; change: Record<string, Json | undefined>; fails: string[] };
const order = '/tools/0/inputSchema';

describe('what the schema does', () => {
  test.each<Row>([
    { gone: 'the form of the number', change: { [`${order}/properties/order_no/pattern`]: undefined }, fails: [] },
    { gone: 'the end of the pattern', change: { [`${order}/properties/order_no/pattern`]: '^[A-Z]-[0-9]{4}' }, fails: [] },
    { gone: 'required', change: { [`${order}/required`]: undefined }, fails: ['selection.number-needed#order-without'] },
    {
      gone: 'room for other numbers',
      change: { [`${order}/properties/order_no/pattern`]: '^A-1[0-9]{3}$' },
      fails: ['selection.number-taken#order-takes'],
    },
  ])('without $gone', async ({ change, fails }) => {
    const found = ids(await reportOn(without(change), data), 'fail');
    expect(found.filter((id) => id.startsWith('selection.number'))).toStrictEqual(
      fails.length > 0 ? fails : ['selection.number-refused#member-in-order'],
    );
  });
});

describe('what the texts do', () => {
  const vague = '情報を取得する。';
  test.each<Row>([
    {
      gone: 'a prompt without keywords',
      change: { '/system/0': '「確認」という言葉があれば、get_customerを呼ぶ。' },
      fails: ['selection.keyword-line'],
    },
    {
      gone: 'specific texts',
      change: { '/tools/0/description': vague, '/tools/1/description': vague, '/tools/2/description': vague },
      fails: ['selection.steady', 'selection.unseen-right'],
    },
  ])('without $gone', async ({ change, fails }) => {
    expect(ids(await reportOn(without(change), data), 'fail')).toEqual(expect.arrayContaining(fails));
  });

  test('the failure names the words that met nothing', async () => {
    const report = await reportOn(
      without({ '/tools/0/description': vague, '/tools/1/description': vague, '/tools/2/description': vague }),
      data,
    );
    const [found] = report.checks.filter(({ id }) => id === 'selection.unseen-right');
    expect(found?.params['unmatched']).toEqual(expect.arrayContaining(['住所']));
  });
});

describe('what is not the frame', () => {
  test.each<{ because: string; value: Json }>([
    { because: 'no object', value: [] },
    { because: 'no tools', value: { system: [] } },
    { because: 'a tool is gone', value: without({ '/tools/2': undefined }) },
    { because: 'a tool has another name', value: without({ '/tools/2/name': 'get_refund' }) },
    {
      because: 'a tool is there twice',
      value: { ...good, tools: [...(good['tools'] as JsonObject[]), ...(good['tools'] as JsonObject[])] },
    },
    { because: 'a line is no text', value: without({ '/system/0': 7 }) },
    { because: 'a prompt longer than any desk needs', value: without({ '/system/0': '「'.repeat(8_001) }) },
  ])('$because', async ({ value }) => {
    const report = await reportOn(value, data);
    expect(report.job === 'pass').toBe(false);
    expect(ids(report, 'fail')).toContain('submission.form');
  });
});
