// More input is asked for, and the retry brings it. What must be left in peace, and what must be found.
import { answer, exchange, request } from '../support/exchange.ts';
import { type Row, rows } from './row.ts';

const forms = { elicitation: {} };
const choose = {
  method: 'elicitation/create',
  params: { message: 'Which bed?', requestedSchema: { type: 'object', properties: { bed: { type: 'string' } } } },
};
const asking = { resultType: 'input_required', inputRequests: { bed: choose }, requestState: 's-1' };
const call = request(3, 'tools/call', { name: 'water', arguments: {} }, forms);
const again = request(
  4,
  'tools/call',
  { name: 'water', arguments: {}, inputResponses: { bed: { action: 'accept', content: { bed: 'G-1' } } } },
  forms,
);

export const inputRows: Row[] = [
  ...rows(
    'message.input-required',
    {
      'a state alone': { request: call, response: answer(3, { resultType: 'input_required', requestState: 's' }) },
      'of a prompt': { request: request(3, 'prompts/get', { name: 'plan' }, forms), response: answer(3, asking) },
      'a link, declared': {
        request: request(3, 'tools/call', { name: 'water', arguments: {} }, { elicitation: { url: {} } }),
        response: answer(3, {
          resultType: 'input_required',
          inputRequests: {
            k: { method: 'elicitation/create', params: { mode: 'url', message: 'Pay', url: 'https://farm.example.com/pay' } },
          },
        }),
      },
      'a choice of several': {
        request: call,
        response: answer(3, {
          resultType: 'input_required',
          inputRequests: {
            k: {
              method: 'elicitation/create',
              params: {
                message: 'Which?',
                requestedSchema: {
                  type: 'object',
                  properties: { beds: { type: 'array', items: { enum: ['G-1', 'G-2'] } }, max_tokens: { type: 'integer' } },
                },
              },
            },
          },
        }),
      },
    },
    {
      'a capability that was not declared': {
        request: request(3, 'tools/call', { name: 'water', arguments: {} }),
        response: answer(3, asking),
      },
      'a list of requests': { request: call, response: answer(3, { resultType: 'input_required', inputRequests: [choose] }) },
      'a password in a form': {
        resultType: 'input_required',
        inputRequests: {
          k: {
            method: 'elicitation/create',
            params: { message: 'Log in', requestedSchema: { type: 'object', properties: { password: { type: 'string' } } } },
          },
        },
      },
      'an object in a form': {
        resultType: 'input_required',
        inputRequests: {
          k: {
            method: 'elicitation/create',
            params: { message: 'Where?', requestedSchema: { type: 'object', properties: { at: { type: 'object' } } } },
          },
        },
      },
      'a link, and only forms declared': {
        request: call,
        response: answer(3, {
          resultType: 'input_required',
          inputRequests: {
            k: { method: 'elicitation/create', params: { mode: 'url', message: 'Pay', url: 'https://farm.example.com/pay' } },
          },
        }),
      },
    },
  ),
  ...rows(
    'message.retry',
    {
      'no state was given': exchange(
        ['c', call],
        ['s', answer(3, { resultType: 'input_required', inputRequests: { bed: choose } })],
        ['c', again],
      ),
      'the user declined': exchange(
        ['c', call],
        ['s', answer(3, asking)],
        [
          'c',
          request(
            4,
            'tools/call',
            { name: 'water', arguments: {}, inputResponses: { bed: { action: 'decline' } }, requestState: 's-1' },
            forms,
          ),
        ],
      ),
      'another call in between': exchange(['c', call], ['s', answer(3, asking)], ['c', request(4, 'tools/list')]),
    },
    {
      'another state': exchange(
        ['c', call],
        ['s', answer(3, asking)],
        [
          'c',
          request(
            4,
            'tools/call',
            { name: 'water', arguments: {}, inputResponses: { bed: { action: 'accept', content: { bed: 'G-1' } } }, requestState: 's-2' },
            forms,
          ),
        ],
      ),
      'the old id': exchange(
        ['c', call],
        ['s', answer(3, asking)],
        [
          'c',
          request(
            3,
            'tools/call',
            { name: 'water', arguments: {}, inputResponses: { bed: { action: 'accept', content: { bed: 'G-1' } } }, requestState: 's-1' },
            forms,
          ),
        ],
      ),
      'an answer under another key': exchange(
        ['c', call],
        ['s', answer(3, asking)],
        [
          'c',
          request(
            4,
            'tools/call',
            { name: 'water', arguments: {}, inputResponses: { row: { action: 'accept' } }, requestState: 's-1' },
            forms,
          ),
        ],
      ),
      'content behind a refusal': exchange(
        ['c', call],
        ['s', answer(3, asking)],
        [
          'c',
          request(
            4,
            'tools/call',
            { name: 'water', arguments: {}, inputResponses: { bed: { action: 'cancel', content: { bed: 'G-1' } } }, requestState: 's-1' },
            forms,
          ),
        ],
      ),
    },
  ),
];
