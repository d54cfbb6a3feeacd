// From steps to rows: loops are folded, everything else stays, and what the harness dropped is not handed on.
import { describe, expect, test } from 'vitest';
import { laneRows, byCase } from '../../src/ui/wire-rows.ts';
import type { Step } from '../../src/model/evidence.ts';
import type { Json } from '../../src/model/json.ts';

let n = 0;
const wire = (from: 'client' | 'server', body: Json): Step => ({
  n: (n += 1),
  at: n,
  step: 'wire',
  case: 'policy',
  message: { from, type: from === 'client' ? 'request' : 'response', http: { headers: {} }, body },
});
const call = (id: number): Step =>
  wire('client', { jsonrpc: '2.0', id, method: 'tools/call', params: { name: 'stock_issue', arguments: { quantity: 500 } } });
const answer = (id: number, text: string): Step => wire('server', { jsonrpc: '2.0', id, result: { content: [{ type: 'text', text }] } });
const list = (id: number): Step => wire('client', { jsonrpc: '2.0', id, method: 'tools/list' });

/** Rows in short: `>` inside to the client, `<` back to the agent, `x` dropped, and for messages their count. */
function short(steps: Step[], dropped: number[] = []): string {
  return laneRows(steps, new Set(dropped))
    .map((row) => (row.kind === 'wire' ? String(row.steps.length) : row.to === 'client' ? '>' : row.dropped ? 'x' : '<'))
    .join(' ');
}

describe('laneRows', () => {
  const dropped = [call(1), answer(1, 'no')];
  const table: { because: string; steps: Step[]; dropped?: number[]; expected: string }[] = [
    { because: 'one call is four rows', steps: [call(1), answer(1, 'no')], expected: '> 1 1 <' },
    { because: 'a list is no tool call: nothing is handed over', steps: [list(1), answer(1, 'tools')], expected: '1 1' },
    {
      because: 'ten identical calls are one and nine',
      steps: Array.from({ length: 10 }, (_, i) => [call(i + 1), answer(i + 1, 'no')]).flat(),
      expected: '> 1 1 9 9 <',
    },
    { because: 'another answer ends the loop', steps: [call(1), answer(1, 'no'), call(2), answer(2, 'yes')], expected: '> 1 1 < > 1 1 <' },
    { because: 'no answer, nothing to hand back', steps: [call(1)], expected: '> 1' },
    { because: 'the harness dropped it', steps: dropped, dropped: dropped.slice(1).map((step) => step.n), expected: '> 1 1 x' },
    { because: 'an answer that comes by itself is shown', steps: [answer(1, 'no')], expected: '1' },
  ];
  test.each(table)('$because', ({ steps, dropped: numbers, expected }) => {
    expect(short(steps, numbers)).toBe(expected);
  });
});

test('byCase keeps the order of first appearance', () => {
  const steps = [
    { ...call(1), case: 'b' },
    { ...call(2), case: 'a' },
    { ...call(3), case: 'b' },
  ];
  expect(byCase(steps).map((group) => [group.case, group.steps.length])).toEqual([
    ['b', 2],
    ['a', 1],
  ]);
});
