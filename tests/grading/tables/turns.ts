// Turns: what must be left in peace, and what must be found.
import { type Row, rows } from './row.ts';

export const turnsRows: Row[] = [
  ...rows(
    'turns.released',
    {
      'forced again after a failure': {
        turns: [
          { tool_choice: { type: 'tool', name: 'a' }, result: 'error: pump' },
          { tool_choice: { type: 'tool', name: 'a' }, result: 'ok' },
          { tool_choice: { type: 'auto' } },
        ],
      },
      'one tool after the other': {
        turns: [
          { tool_choice: { type: 'tool', name: 'a' }, result: 'ok' },
          { tool_choice: { type: 'tool', name: 'b' }, result: 'ok' },
          { tool_choice: { type: 'auto' } },
        ],
      },
      'as often as the limit says': {
        limit: 2,
        turns: [
          { tool_choice: { type: 'tool', name: 'a' } },
          { tool_choice: { type: 'tool', name: 'a' } },
          { tool_choice: { type: 'none' } },
        ],
      },
      'any for several steps, then lifted': {
        turns: [
          { tool_choice: { type: 'any' }, result: 'ok' },
          { tool_choice: { type: 'any' }, result: 'ok' },
          { tool_choice: { type: 'auto' } },
        ],
      },
    },
    {
      'any for ever': {
        turns: [
          { tool_choice: { type: 'any' }, result: 'ok' },
          { tool_choice: { type: 'any' }, result: 'ok' },
        ],
      },
      'beyond the limit': { limit: 1, turns: [{ tool_choice: { type: 'tool', name: 'a' } }, { tool_choice: { type: 'tool', name: 'a' } }] },
      'required, in another spelling': {
        turns: [
          { tool_choice: 'required', result: 'ok' },
          { tool_choice: 'required', result: 'ok' },
        ],
      },
    },
  ),
  ...rows(
    'turns.kept-on-failure',
    {
      'it succeeded': { turns: [{ tool_choice: { type: 'tool', name: 'a' }, result: 'ok' }, { tool_choice: { type: 'auto' } }] },
      'it was refused for good': {
        turns: [{ tool_choice: { type: 'tool', name: 'a' }, result: 'permission denied' }, { tool_choice: { type: 'auto' } }],
      },
      'nothing follows': { turns: [{ tool_choice: { type: 'tool', name: 'a' }, result: 'failed' }] },
      'nothing was forced': { turns: [{ tool_choice: { type: 'auto' }, result: 'failed' }, { tool_choice: { type: 'auto' } }] },
    },
    {
      'none after a failure': {
        turns: [{ tool_choice: { type: 'tool', name: 'a' }, result: { is_error: true, content: 'x' } }, { tool_choice: { type: 'none' } }],
      },
      'the next tool after a failure': {
        turns: [
          { tool_choice: { type: 'tool', name: 'a' }, result: 'timeout' },
          { tool_choice: { type: 'tool', name: 'b' }, result: 'ok' },
        ],
      },
    },
  ),
  ...rows(
    'turns.accepted',
    {
      'forced without thinking': { request: { tool_choice: { type: 'any' } } },
      'thinking switched off': { request: { thinking: { type: 'disabled' }, tool_choice: { type: 'any' } } },
      'no choice at all': { turns: [{ thinking: { type: 'enabled', budget_tokens: 2048 } }, { result: 'ok' }] },
    },
    {
      'any with thinking': { request: { thinking: { type: 'enabled', budget_tokens: 2048 }, tool_choice: { type: 'any' } } },
      'a model that refuses': { model: 'claude-opus-5-5', tool_choice: { type: 'tool', name: 'mix' } },
    },
  ),
];
