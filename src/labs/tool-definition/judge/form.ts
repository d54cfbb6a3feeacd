// The frame of the submission: tools, calls, and nothing else beside them but bindings.
import { checks } from '../../../grading/index.ts';
import { type Json, isObject, join, own } from '../../../model/json.ts';
import { ServerCheck } from '../../../model/battery.ts';
import type { Check } from '../../../model/report.ts';

const known = new Set(['tools', 'calls', 'bindings', 'serverChecks']);

/** The findings for a submission that is not of the agreed frame; always at least one. */
export function onForm(value: Json): Check[] {
  if (!isObject(value)) return checks('submission.form', [{ pointer: '', params: { why: 'object' } }]);
  const found = Object.keys(value)
    .filter((key) => !known.has(key))
    .map((name) => ({ pointer: join('', name), params: { why: 'unknown', name } }));
  const tools = own(value, 'tools');
  if (!Array.isArray(tools) || tools.length === 0)
    found.push({ pointer: tools === undefined ? '' : '/tools', params: { why: 'tools', name: 'tools' } });
  const calls = own(value, 'calls');
  if (!isObject(calls)) found.push({ pointer: calls === undefined ? '' : '/calls', params: { why: 'calls', name: 'calls' } });
  for (const [id, call] of isObject(calls) ? Object.entries(calls) : []) {
    const right =
      isObject(call) &&
      (typeof call['none'] === 'string'
        ? Object.keys(call).length === 1
        : typeof call['name'] === 'string' && isObject(call['arguments']) && Object.keys(call).length === 2);
    if (!right) found.push({ pointer: join('/calls', id), params: { why: 'call', name: id } });
  }
  const bindings = own(value, 'bindings');
  const strings = isObject(bindings) && Object.values(bindings).every((place) => typeof place === 'string');
  if (bindings !== undefined && !strings) found.push({ pointer: '/bindings', params: { why: 'bindings', name: 'bindings' } });
  const named = own(value, 'serverChecks');
  const menu = Array.isArray(named) && named.every((name) => ServerCheck.safeParse(name).success);
  if (named !== undefined && !menu) {
    found.push({ pointer: '/serverChecks', params: { why: 'server-checks', name: ServerCheck.options.join(', ') } });
  }
  return checks('submission.form', found.length > 0 ? found : [{ pointer: '', params: { why: 'object' } }]);
}
