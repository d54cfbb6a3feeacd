// A response holds a result or an error, never both, never neither. JSON-RPC 2.0.
import { join } from '../../../model/json.ts';
import { type ResponseRule, has } from '../../response.ts';

export const resultOrError: ResponseRule = {
  id: 'response.result-or-error',
  find: ({ response, pointer }) => {
    const result = has(response, 'result');
    const error = has(response, 'error');
    if (result !== error) return [];
    return [{ pointer: result ? join(pointer, 'error') : pointer, params: { found: result ? 'both' : 'neither' } }];
  },
};
