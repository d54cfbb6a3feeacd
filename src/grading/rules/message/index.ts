// The registry of rules over protocol messages. A new one is one file and one line here, one row in the table.
import type { MessageRule } from '../../message.ts';
import { allPages } from './all-pages.ts';
import { direction } from './direction.ts';
import { errorForm } from './error-form.ts';
import { failureAsResult } from './failure-as-result.ts';
import { handshake } from './handshake.ts';
import { headers } from './headers.ts';
import { inputRequired } from './input-required.ts';
import { listFields } from './list-fields.ts';
import { notification } from './notification.ts';
import { notificationTag } from './notification-tag.ts';
import { progress } from './progress.ts';
import { removed } from './removed.ts';
import { requestForm } from './request-form.ts';
import { requestMeta } from './request-meta.ts';
import { retry } from './retry.ts';
import { subscription } from './subscription.ts';
import { task } from './task.ts';
import { unknownTool } from './unknown-tool.ts';

/** Every rule over messages. */
export const messageRules: MessageRule[] = [
  requestForm,
  requestMeta,
  headers,
  direction,
  notification,
  notificationTag,
  handshake,
  removed,
  listFields,
  errorForm,
  failureAsResult,
  unknownTool,
  inputRequired,
  retry,
  subscription,
  progress,
  task,
  allPages,
];
