// The retry after `input_required` is the same request under a new id, with an answer under every key and the state as it came.
// MCP 2026-07-28, Multi Round-Trip Requests (MUST).
import { type Json, equal, isObject, join, own } from '../../../model/json.ts';
import type { Finding } from '../../check.ts';
import { type MessageRule, answered, methodOf, resultIn } from '../../message.ts';

const actions = new Set(['accept', 'decline', 'cancel']);
const named = (message: Json): Json => own(own(message, 'params'), 'name') ?? own(own(message, 'params'), 'uri') ?? null;

const say = (why: string, place: string, key: string): Finding => ({ pointer: place, params: { why, key } });

function answerFaults(asked: Json, answers: Json | undefined, pointer: string): Finding[] {
  if (!isObject(asked)) return [];
  const here = join(pointer, 'inputResponses');
  return Object.entries(asked).flatMap(([key, request]): Finding[] => {
    const answer = own(answers, key);
    if (answer === undefined) return [say('answer-missing', isObject(answers) ? here : pointer, key)];
    if (own(request, 'method') !== 'elicitation/create') return [];
    const action = own(answer, 'action');
    return typeof action !== 'string' || !actions.has(action) ? [say('answer-action', join(here, key), key)] : [];
  });
}

/** What a retry shows by itself: a state of text, a map of answers, and no values beside a refusal. */
function ownFaults(message: Json, pointer: string): Finding[] {
  const params = own(message, 'params');
  const [state, answers] = [own(params, 'requestState'), own(params, 'inputResponses')];
  const here = join(pointer, 'params');
  const found = state === undefined || typeof state === 'string' ? [] : [say('state-text', join(here, 'requestState'), 'requestState')];
  const place = join(here, 'inputResponses');
  if (answers !== undefined && !isObject(answers)) return [...found, say('answers-map', place, 'inputResponses')];
  const refused = Object.entries(answers ?? {}).filter(
    ([, answer]) => own(answer, 'content') !== undefined && ['decline', 'cancel'].some((action) => own(answer, 'action') === action),
  );
  return [...found, ...refused.map(([key]) => say('answer-content', join(place, key), key))];
}

export const retry: MessageRule = {
  id: 'message.retry',
  find: (target) => {
    if (target.revision !== '2026-07-28') return [];
    const alone = target.sent.flatMap(({ from, message, pointer }) => (from === 'client' ? ownFaults(message, pointer) : []));
    const paired = answered(target).flatMap(({ request, response, at }): Finding[] => {
      const result = resultIn(response?.message ?? null);
      if (at === undefined || own(result, 'resultType') !== 'input_required') return [];
      const again = target.sent
        .slice(at + 1)
        .find(
          ({ from, message }) =>
            from === 'client' &&
            methodOf(message) === methodOf(request.message) &&
            equal(named(message), named(request.message)) &&
            (own(own(message, 'params'), 'inputResponses') !== undefined || own(own(message, 'params'), 'requestState') !== undefined),
        );
      if (again === undefined) return [];
      const { message, pointer } = again;
      const [before, now] = [own(request.message, 'params'), own(message, 'params')];
      const here = join(pointer, 'params');
      const found = answerFaults(own(result, 'inputRequests') ?? {}, own(now, 'inputResponses'), here);
      const id = own(message, 'id');
      if (id !== undefined && id === own(request.message, 'id'))
        found.push({ pointer: join(pointer, 'id'), params: { why: 'retry-id', key: 'id' } });
      const [given, sent] = [own(result, 'requestState'), own(now, 'requestState')];
      if (given !== sent)
        found.push({
          pointer: sent === undefined ? here : join(here, 'requestState'),
          params: { why: 'retry-state', key: 'requestState' },
        });
      if (!equal(own(before, 'arguments') ?? {}, own(now, 'arguments') ?? {}))
        found.push({ pointer: here, params: { why: 'retry-arguments', key: 'arguments' } });
      return found;
    });
    return [...alone, ...paired];
  },
};
