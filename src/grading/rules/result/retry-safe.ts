// A write that came to no answer may have happened. Repeating it plainly can do it twice: look first, or use an idempotency key.
import { isObject, own } from '../../../model/json.ts';
import type { ResultRule } from '../../result.ts';
import { endsUnknown, saysLookFirst, saysUndone } from '../../texts/outcome.ts';
import { actionOf } from '../../texts/verbs.ts';

const keyName = /idempoten|request_?id|client_?token|dedup/i;

export const retrySafe: ResultRule = {
  id: 'result.retry-safe',
  find: ({ pointer, tool, heard }) => {
    if (!heard.failed || tool === undefined || !endsUnknown(heard.spoken) || saysUndone(heard.spoken)) return [];
    const action = actionOf(tool);
    const annotations = own(tool, 'annotations');
    const properties = own(own(tool, 'inputSchema'), 'properties');
    const keyed = isObject(properties) && Object.keys(properties).some((key) => keyName.test(key));
    const safe = own(annotations, 'idempotentHint') === true || own(annotations, 'readOnlyHint') === true || keyed;
    if (action === undefined || action === 'reads' || safe) return [];
    const invited = heard.retryable === true || (heard.repeat === 'repeat' && !saysLookFirst(heard.spoken));
    return invited ? [{ pointer, params: { tool: own(tool, 'name') ?? null } }] : [];
  },
};
