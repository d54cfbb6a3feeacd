// The shapes of the messages that lessons show, as strict schemas: an unknown key is a mistake of the author.
import type { ZodMiniType } from 'zod/mini';
import type { Revision } from '../blocks.ts';
import { earlier } from './earlier.ts';
import { notifications } from './notifications.ts';
import { requests } from './requests.ts';

export { byType, errorData, results } from './results.ts';

/** The shape of requests and notifications of a method in a revision. */
export function shapeOf(method: string, revision: Revision): ZodMiniType | undefined {
  return revision === '2025-11-25' ? earlier[method] : (requests[method] ?? notifications[method]);
}
