// The judge of shown messages refuses what a careful reader would refuse. Each row spoils a right exchange in one place.
import { describe, expect, test } from 'vitest';
import type { Json } from '../../../src/model/json.ts';
import type { Revision } from './blocks.ts';
import { faults } from './verdict.ts';

const meta = (capabilities: Json): Json => ({
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientCapabilities': capabilities,
});
const tool: Json = { name: 'seat_hold', description: 'Hold one seat.', inputSchema: { type: 'object', additionalProperties: false } };
const call = (id: number, capabilities: Json, more: { [key: string]: Json } = {}): Json => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: { _meta: meta(capabilities), name: 'seat_hold', arguments: {}, ...more },
});
const question: Json = {
  method: 'elicitation/create',
  params: { message: 'Which row?', requestedSchema: { type: 'object', properties: { row: { type: 'integer' } } } },
};
const asks = (id: number, result: { [key: string]: Json }): Json => ({
  jsonrpc: '2.0',
  id,
  result: { resultType: 'input_required', ...result },
});
const asked = asks(1, { inputRequests: { row: question }, requestState: 's' });
const form: Json = { elicitation: { form: {} } };
const answer: { [key: string]: Json } = { inputResponses: { row: { action: 'accept', content: { row: 3 } } }, requestState: 's' };
const extension: Json = { extensions: { 'io.modelcontextprotocol/tasks': {} } };
const task = {
  taskId: 't',
  status: 'working',
  createdAt: '2026-10-06T09:30:00Z',
  lastUpdatedAt: '2026-10-06T09:30:00Z',
  ttlMs: null,
};
const created = (id: number): Json => ({ jsonrpc: '2.0', id, result: { resultType: 'task', ...task } });
const get: Json = { jsonrpc: '2.0', id: 9, method: 'tasks/get', params: { _meta: meta(extension), taskId: 't' } };
const listen: Json = { jsonrpc: '2.0', id: 8, method: 'subscriptions/listen', params: { _meta: meta({}), notifications: {} } };
const state = (result: { [key: string]: Json }): Json => ({
  jsonrpc: '2.0',
  id: 9,
  result: { resultType: 'complete', ...task, ...result },
});

/** What a server of 2025-11-25 sends by itself, and what the client answers under the same id. */
const asksFirst: Json = { jsonrpc: '2.0', id: 'ask-1', ...(question as object) };
const answers = (result: Json): Json => ({ jsonrpc: '2.0', id: 'ask-1', result });

const right: { what: string; value: Json; lesson: Json[]; revision?: Revision }[] = [
  { what: 'a call', value: call(1, form), lesson: [tool] },
  { what: 'a result that asks', value: asked, lesson: [tool, call(1, form)] },
  { what: 'a retry', value: call(2, form, answer), lesson: [tool, call(1, form), asked] },
  { what: 'a task instead of a result', value: created(3), lesson: [call(3, extension)] },
  { what: 'the state of a task', value: state({}), lesson: [get] },
  { what: 'a question that a server sent in 2025-11-25', value: asksFirst, lesson: [], revision: '2025-11-25' },
  { what: 'its answer', value: answers({ action: 'accept', content: { row: 3 } }), lesson: [asksFirst], revision: '2025-11-25' },
];

const wrong: { because: string; value: Json; lesson: Json[]; revision?: Revision }[] = [
  { because: 'a request says its version and capabilities itself', value: call(1, form, { _meta: {} }), lesson: [tool] },
  { because: 'initialize is of the earlier revision', value: { jsonrpc: '2.0', id: 1, method: 'initialize', params: {} }, lesson: [] },
  { because: 'a server of 2026-07-28 sends no requests', value: asksFirst, lesson: [] },
  {
    because: 'content came only with accept in 2025-11-25, too',
    value: answers({ action: 'decline', content: {} }),
    lesson: [asksFirst],
    revision: '2025-11-25',
  },
  { because: 'subscriptions came with 2026-07-28', value: listen, lesson: [], revision: '2025-11-25' },
  { because: 'the lesson has no such tool', value: call(1, form), lesson: [] },
  { because: 'the arguments do not fit', value: call(1, form, { arguments: { seat: 1 } }), lesson: [tool] },
  { because: 'nothing is asked and nothing handed out', value: asks(1, {}), lesson: [call(1, form)] },
  { because: 'the client did not say that it can ask', value: asked, lesson: [call(1, {})] },
  {
    because: 'a question inside a result has no id',
    value: asks(1, { inputRequests: { row: { ...(question as object), id: 4 } } }),
    lesson: [call(1, form)],
  },
  { because: 'tasks/get cannot ask like this', value: asks(9, { requestState: 's' }), lesson: [get] },
  { because: 'a retry has an id of its own', value: call(1, form, answer), lesson: [tool, asked] },
  { because: 'the state came back changed', value: call(2, form, { ...answer, requestState: 'S' }), lesson: [tool, asked] },
  {
    because: 'the answer stands under another key',
    value: call(2, form, { ...answer, inputResponses: { seat: { action: 'cancel' } } }),
    lesson: [tool, asked],
  },
  {
    because: 'content comes only with accept',
    value: call(2, form, { ...answer, inputResponses: { row: { action: 'decline', content: {} } } }),
    lesson: [tool, asked],
  },
  { because: 'the extension was not declared', value: created(3), lesson: [call(3, form)] },
  { because: 'the reply to tasks/get is never of type task', value: state({ resultType: 'task' }), lesson: [get] },
  { because: 'a finished task carries its result', value: state({ status: 'completed' }), lesson: [get] },
  { because: 'a list names its age', value: { jsonrpc: '2.0', id: 5, result: { resultType: 'complete', tools: [tool] } }, lesson: [] },
  {
    because: '-32022 says which revisions are supported',
    value: { jsonrpc: '2.0', id: 6, error: { code: -32022, message: 'No' } },
    lesson: [],
  },
  {
    because: 'a notification has no id',
    value: { jsonrpc: '2.0', id: 1, method: 'notifications/cancelled', params: { requestId: 1 } },
    lesson: [],
  },
  { because: 'two requests share an id, so nobody knows which is answered', value: asked, lesson: [call(1, form), call(1, form)] },
];

describe('messages shown in lessons', () => {
  test.each(right)('$what is taken', ({ value, lesson, revision }) => {
    expect(faults(value, lesson, revision)).toEqual([]);
  });

  test.each(wrong)('refused: $because', ({ value, lesson, revision }) => {
    expect(faults(value, lesson, revision)).not.toEqual([]);
  });
});
