// Who is told that the limit is reached has to know for how long. Without a time a harness guesses, and guesses too short.
import { walk } from '../../../model/json.ts';
import type { ResultRule } from '../../result.ts';

const limited = /\brate[ -]?limit|\btoo many requests\b|\bthrottl|\b429\b|回数の上限|呼び出しが多すぎ/i;
const stated = /\d\s*(?:ms|s|sec|seconds?|min|minutes?|h|hours?)\b|\bat \d{1,2}:\d{2}|\d{4}-\d{2}-\d{2}T|\d ?(?:秒|分|時間)/i;

export const waitStated: ResultRule = {
  id: 'result.wait-stated',
  find: ({ result, pointer, heard }) => {
    if (!heard.failed || !limited.test(heard.read)) return [];
    const field = walk(result).some(
      ({ pointer: here, value }) =>
        /\/(?:retry_?-?after\w*|wait\w*|reset\w*)$/i.test(here) && (typeof value === 'number' || typeof value === 'string'),
    );
    return field || stated.test(heard.read) || heard.repeat === 'do-not-repeat' ? [] : [{ pointer, params: {} }];
  },
};
