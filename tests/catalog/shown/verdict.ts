// What a judge says about a block: faults by the rules that fit its shape. No fault means valid.
import { checkFile } from '../../../src/artefacts/index.ts';
import { isObject, own, type Json } from '../../../src/model/json.ts';
import { callFaults, retryFaults } from './call.ts';
import { definitionFaults } from './definition.ts';
import type { Revision } from './blocks.ts';
import type { Lesson } from './lesson.ts';
import { responseFaults } from './response.ts';
import { shapeOf } from './shapes/index.ts';

/** Faults of one value in a revision; `lesson` holds the values of all blocks of the same lesson. */
export function faults(value: Json, lesson: Lesson, revision: Revision = '2026-07-28'): string[] {
  if (!isObject(value)) return ['not an object'];
  if (typeof value['method'] === 'string') return messageFaults(value['method'], value, lesson, revision);
  if (['jsonrpc', 'result', 'error'].some((key) => Object.hasOwn(value, key))) return responseFaults(value, lesson);
  if (Object.hasOwn(value, 'inputSchema')) return definitionFaults(value, [value], 0);
  if (Object.hasOwn(value, 'arguments')) return callFaults(value, lesson);
  return brought(value);
}

/** Anything else (configuration, plans, lists): what the checks for people's own files call an error. */
function brought(value: Json): string[] {
  const report = checkFile({ text: JSON.stringify(value) });
  if (report.status !== 'judged') return ['no known shape'];
  return report.artefacts.flatMap(({ findings }) => findings.filter(({ severity }) => severity === 'error').map(({ rule }) => rule));
}

function messageFaults(method: string, value: Json, lesson: Lesson, revision: Revision): string[] {
  const shape = shapeOf(method, revision);
  if (shape === undefined) return [`no shape for ${method} in ${revision}: add it to shapes/`];
  if (!shape.safeParse(value).success) return [`${method} does not fit`];
  const params = own(value, 'params');
  return [...(method === 'tools/call' && params !== undefined ? callFaults(params, lesson) : []), ...retryFaults(value, lesson)];
}
