// The form and the result view as static markup: they show what is there, and hold-outs only as counts until they may be seen.
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ArtefactForm, OutcomeView } from '../../../src/labs/tool-selection/Bench.tsx';
import { Battery } from '../../../src/labs/tool-selection/scenario.ts';
import type { Json } from '../../../src/model/json.ts';
import { grade } from '../../../src/runner/grade.ts';
import { folders, rights } from './world.ts';

const [folder] = folders;
if (folder === undefined) throw new Error('there is no exercise of this kind');

function form(value: Json): string {
  const { exercise } = folder ?? {};
  if (exercise === undefined) return '';
  const nothing = (): undefined => undefined;
  return renderToStaticMarkup(
    createElement(ArtefactForm, { value, exercise, locale: 'en', disabled: false, edit: nothing, rename: nothing }),
  );
}

describe('the form', () => {
  test('shows names, the description and the lines', () => {
    const html = form(JSON.parse(folder.starter.en) as Json);
    for (const part of ['get_order', 'get_customer', 'get_return', 'Gets information.', 'call get_customer', 'Line 3'])
      expect(html).toContain(part);
  });

  test.each<{ because: string; value: Json }>([
    { because: 'no object', value: [] },
    { because: 'tools that are no list', value: { tools: 1 } },
    { because: 'a tool that is no object, and a prompt that is one text', value: { tools: [null], system: 'text' } },
  ])('leaves to the text what it cannot show: $because', ({ value }) => {
    expect(form(value)).toContain('Edit it as JSON');
  });
});

test.each([false, true])('the result view shows both tables; revealed: %s', async (revealed) => {
  const hidden = Battery.parse(folder.battery).flatMap((one) =>
    one.case === 'request' && one.holdout !== undefined ? [one.say?.ja ?? ''] : [],
  );
  const { evidence } = await grade(folder.starter.ja, { exercise: folder.exercise, battery: folder.battery });
  const html = renderToStaticMarkup(createElement(OutcomeView, { evidence, revealed, locale: 'ja' }));
  expect(html.match(/<table/g)).toHaveLength(2);
  expect(html).toContain('説明文に見つからなかった言葉');
  expect(hidden.some((say) => html.includes(say))).toBe(revealed);
});

test('a run that did not come to an end shows no tables', async () => {
  const [right] = rights;
  if (right === undefined) throw new Error('there is no right answer');
  const { evidence } = await grade('{"tools":[]}', right.data);
  expect(renderToStaticMarkup(createElement(OutcomeView, { evidence, revealed: true, locale: 'en' }))).toBe('');
});
