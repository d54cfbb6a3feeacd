// Tasks by a clock of the test's own: states, ends, answers one at a time, cancelling, and the end of their life.
import { expect, test } from 'vitest';
import { elicit } from '../../src/mcp/conformance/requests.ts';
import { createTaskStore, type TaskPlan } from '../../src/mcp/conformance/task-store.ts';
import { type Json, own } from '../../src/model/json.ts';

function store() {
  const clock = { now: 0 };
  const tasks = createTaskStore(() => clock.now);
  const create = (plan: TaskPlan): string => JSON.stringify(own(tasks.create(plan), 'taskId')).slice(1, -1);
  const status = (id: string): Json | undefined => own(tasks.look(id), 'status');
  return { clock, tasks, create, status };
}

const done: TaskPlan = { takes: 1000, ends: () => ({ result: { content: [] } }) };
const yes = { action: 'accept', content: { confirm: true } };

test('works, then is completed with its result, and says when', () => {
  const { clock, tasks, create, status } = store();
  const id = create(done);
  expect([status(id), own(tasks.look(id), 'result')]).toEqual(['working', undefined]);
  clock.now = 5000;
  expect(tasks.look(id)).toMatchObject({ status: 'completed', result: { content: [] }, lastUpdatedAt: '1970-01-01T00:00:01.000Z' });
});

test('a JSON-RPC error is failed, an error result is completed', () => {
  const { clock, create, tasks } = store();
  const broken = create({ takes: 0, ends: () => ({ error: { code: -32603, message: 'x' } }) });
  const wrong = create({ takes: 0, ends: () => ({ result: { content: [], isError: true } }) });
  clock.now = 1;
  expect(tasks.look(broken)).toMatchObject({ status: 'failed', error: { code: -32603 } });
  expect(tasks.look(broken)).not.toHaveProperty('result');
  expect(tasks.look(wrong)).toMatchObject({ status: 'completed', result: { isError: true } });
});

test('waits until every answer is there; what is no answer is passed over', () => {
  const { tasks, create, status } = store();
  const ask = elicit('?', { confirm: { type: 'boolean' } });
  const id = create({ takes: 0, asks: { a: ask, b: ask }, ends: (found) => ({ result: { content: Object.keys(found) } }) });
  expect(Object.keys(own(tasks.look(id), 'inputRequests') as object)).toEqual(['a', 'b']);
  tasks.update(id, { a: yes, b: 7, c: yes });
  expect([status(id), Object.keys(own(tasks.look(id), 'inputRequests') as object)]).toEqual(['input_required', ['b']]);
  tasks.update(id, { b: yes });
  expect(tasks.look(id)).toMatchObject({ status: 'completed', result: { content: ['a', 'b'] } });
});

test('cancelling ends what runs, and nothing else', () => {
  const { clock, tasks, create, status } = store();
  const [running, over] = [create(done), create({ ...done, takes: 0 })];
  clock.now = 1;
  expect([tasks.cancel(running), tasks.cancel(over), tasks.cancel('none')]).toEqual([true, true, false]);
  clock.now = 5000;
  expect([status(running), status(over)]).toEqual(['cancelled', 'completed']);
});

test('is forgotten after its time, not before', () => {
  const { clock, create, status } = store();
  const id = create(done);
  clock.now = 600_000;
  expect(status(id)).toBe('completed');
  clock.now = 600_001;
  expect(status(id)).toBeUndefined();
});
