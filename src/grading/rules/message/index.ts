// The registry of rules over protocol messages. A new one is one file and one line here, one row in the table.
import type { MessageRule } from '../../message.ts';
import { allPages } from './all-pages.ts';
import { failureAsResult } from './failure-as-result.ts';
import { listFields } from './list-fields.ts';
import { requestForm } from './request-form.ts';
import { requestMeta } from './request-meta.ts';
import { unknownTool } from './unknown-tool.ts';

/** Every rule over messages. */
export const messageRules: MessageRule[] = [requestForm, requestMeta, listFields, failureAsResult, unknownTool, allPages];
