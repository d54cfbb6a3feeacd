// A response is judged by what was asked: the request with its id in the same lesson, or else what its result carries.
import { responseRules } from '../../../src/grading/index.ts';
import { isObject, own, type Json } from '../../../src/model/json.ts';
import { definitionFaults } from './definition.ts';
import { declared, requestsWith, type Lesson } from './lesson.ts';
import { byType, errorData, results } from './shapes/index.ts';

/** Fields that only one kind of result has, for responses without their request. */
const telling: Readonly<Record<string, string>> = {
  supportedVersions: 'server/discover',
  tools: 'tools/list',
  resources: 'resources/list',
  contents: 'resources/read',
  serverInfo: 'initialize',
};
const canAsk = new Set(['tools/call', 'resources/read', 'prompts/get']);

/** Faults of a response. */
export function responseFaults(response: Json, lesson: Lesson): string[] {
  const id = own(response, 'id');
  if (typeof id !== 'number' && typeof id !== 'string') return ['no id'];
  const asked = requestsWith(lesson, id);
  if (asked.length > 1) return [`two requests with the id ${id}`];
  const result = own(response, 'result');
  const request = asked[0];
  if (result === undefined) return errorFaults(response, id, request);
  const type = own(result, 'resultType');
  if (type === 'input_required' || type === 'task') return unfinished(result, type, request);
  const method =
    own(request, 'method') ?? Object.keys(telling).flatMap((key) => (own(result, key) === undefined ? [] : (telling[key] ?? [])))[0];
  if (typeof method === 'string' && method !== 'tools/call') return resultFaults(method, result);
  return ruleFaults(response, id);
}

function ruleFaults(response: Json, requestId: number | string): string[] {
  return responseRules.flatMap((rule) => (rule.find({ response, pointer: '', requestId }).length > 0 ? [rule.id] : []));
}

function errorFaults(response: Json, id: number | string, request: Json | undefined): string[] {
  const method = own(request, 'method') ?? 'tools/call';
  const error = own(response, 'error');
  const shape = errorData[Number(own(error, 'code'))];
  const fits = shape === undefined || shape.safeParse(own(error, 'data')).success;
  // Only a tool has a choice between an error and a failed result.
  const found = ruleFaults(response, id).filter((rule) => method === 'tools/call' || rule !== 'response.protocol-error');
  return [...found, ...(fits ? [] : ['error.data does not fit its code'])];
}

function resultFaults(method: string, result: Json): string[] {
  const shape = results[method];
  if (shape === undefined) return [`no shape for the result of ${method}`];
  const listed = own(result, 'tools');
  const tools = Array.isArray(listed) ? listed : [];
  return [
    ...(shape.safeParse(result).success ? [] : [`the result of ${method} does not fit`]),
    ...tools.flatMap((tool, index) => definitionFaults(tool, tools, index)),
  ];
}

/** Results that end the request without ending the work: allowed only where the request says that the client can take them. */
function unfinished(result: Json, type: string, request: Json | undefined): string[] {
  const fits = byType[type]?.safeParse(result).success === true;
  const method = own(request, 'method');
  const capabilities = declared(request);
  const asked = own(result, 'inputRequests');
  const modes = isObject(asked) ? Object.values(asked).map((one) => (own(own(one, 'params'), 'mode') === 'url' ? 'url' : 'form')) : [];
  const missing = modes.filter((mode) => own(own(capabilities, 'elicitation'), mode) === undefined);
  return [
    ...(fits ? [] : [`${type} does not fit`]),
    ...(request === undefined ? ['its request is not in the lesson'] : []),
    ...(typeof method === 'string' && !canAsk.has(method) ? [`${method} has no such result`] : []),
    ...(missing.length > 0 ? ['the client did not declare this mode'] : []),
    ...(type === 'task' && own(own(capabilities, 'extensions'), 'io.modelcontextprotocol/tasks') === undefined
      ? ['the client did not declare the extension']
      : []),
  ];
}
