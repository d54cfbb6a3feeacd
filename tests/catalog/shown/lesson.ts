// What the other blocks of the same lesson say about one: definitions for a call, the request for a response, the question for a retry.
import { isObject, own, type Json } from '../../../src/model/json.ts';

/** What a lesson shows, as values. */
export type Lesson = readonly Json[];

/** Tool definitions: blocks of their own, and those in lists of tools. */
export function definitionsIn(lesson: Lesson): Json[] {
  return lesson.flatMap((value) => {
    if (isObject(value) && Object.hasOwn(value, 'inputSchema')) return [value];
    const listed = own(own(value, 'result'), 'tools');
    return Array.isArray(listed) ? listed : [];
  });
}

/** Requests with this id. A lesson uses an id once. */
export function requestsWith(lesson: Lesson, id: Json | undefined): Json[] {
  return lesson.filter((value) => typeof own(value, 'method') === 'string' && id !== undefined && own(value, 'id') === id);
}

/** Results that ask for input, with the id of the request they ended. */
export function questionsIn(lesson: Lesson): { id: Json | undefined; result: Json }[] {
  return lesson.flatMap((value) => {
    const result = own(value, 'result');
    return result !== undefined && own(result, 'resultType') === 'input_required' ? [{ id: own(value, 'id'), result }] : [];
  });
}

/** The capabilities that a request declares. */
export function declared(request: Json | undefined): Json | undefined {
  return own(own(own(request, 'params'), '_meta'), 'io.modelcontextprotocol/clientCapabilities');
}
