// A call fits a definition of the same lesson; a retry answers a question of the same lesson, under the same keys and a new id.
import { equal, isObject, own, type Json } from '../../../src/model/json.ts';
import { judge } from '../../../src/schema/index.ts';
import { definitionsIn, questionsIn, type Lesson } from './lesson.ts';

/** Faults of `{name, arguments}` against the definition of this name. */
export function callFaults(call: Json, lesson: Lesson): string[] {
  const tool = definitionsIn(lesson).find((one) => own(one, 'name') === own(call, 'name'));
  const schema = own(tool, 'inputSchema');
  if (schema === undefined) return ['no definition of this name in the lesson'];
  const verdict = judge(schema, own(call, 'arguments') ?? {});
  switch (verdict.status) {
    case 'valid':
      return [];
    case 'invalid':
    case 'schema-invalid':
      return verdict.errors.map(({ pointer, rule }) => `${rule} at ${pointer}`);
    case 'not-judged':
      return [`not judged: ${verdict.guard.code}`];
  }
}

/** Faults of a request that sends answers or a state back. */
export function retryFaults(request: Json, lesson: Lesson): string[] {
  const params = own(request, 'params');
  const state = own(params, 'requestState');
  const answers = own(params, 'inputResponses');
  if (own(request, 'method') === 'tasks/update' || (state === undefined && answers === undefined)) return [];
  const question = questionsIn(lesson).find(({ result }) => own(result, 'requestState') === state);
  if (question === undefined) return ['no question in the lesson with this requestState'];
  const asked = own(question.result, 'inputRequests') ?? {};
  const keys = (value: Json): string[] => (isObject(value) ? Object.keys(value).toSorted() : []);
  return [
    ...(question.id === own(request, 'id') ? ['a retry has a new id'] : []),
    ...(equal(keys(asked), keys(answers ?? {})) ? [] : ['answers stand under other keys than the questions']),
  ];
}
