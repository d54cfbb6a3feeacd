// Category and retryable say what the sentence says. A harness follows the fields, so a wrong field is a wrong next move.
import type { Finding } from '../../check.ts';
import type { ResultRule } from '../../result.ts';
import { type ToldKind, endsUnknown, saysUndone, toldKind } from '../../texts/outcome.ts';
import { actionOf } from '../../texts/verbs.ts';

/** Families that a careful writer may use for the other. */
const near: Readonly<Record<ToldKind, readonly string[]>> = {
  transient: ['transient', 'unknown-outcome'],
  validation: ['validation', 'policy'],
  policy: ['policy', 'validation', 'permission'],
  permission: ['permission', 'policy'],
};
const inner = /^(?:internal|server|unknown|fatal|permanent|bug)(?:[_ -]?error)?$/i;

/** What will be over: a time, or a step that comes first. */
const passes =
  /\b(?:later|again|until|after|once|when|tomorrow|soon|retry|\d+ (?:s|sec|min|h|hours?|minutes?|seconds?|days?))\b|あとで|後で|もう一度|再度|まで|明日|次回/i;

export const kindAgrees: ResultRule = {
  id: 'result.kind-agrees',
  find: ({ pointer, tool, heard }) => {
    const told = heard.failed ? toldKind(heard.spoken) : undefined;
    // A sentence that forbids to repeat the call, beside a field that invites to.
    const forbidden = heard.failed && heard.repeat === 'do-not-repeat' && heard.retryable === true;
    // Where the sentence tells no kind the fields stand against each other: a right that is missing is missing the next time too.
    const lacking = heard.failed && (heard.kind === 'permission' || heard.kind === 'policy') && heard.retryable === true;
    if (told === undefined && lacking && heard.repeat !== 'repeat' && !passes.test(heard.spoken))
      return [{ pointer, params: { told: heard.kind ?? null, field: 'retryable', value: true } }];
    if (told === undefined) return forbidden ? [{ pointer, params: { told: 'do-not-repeat', field: 'retryable', value: true } }] : [];
    // Nobody knows what a write did that came to no end: there the fields may rightly forbid a repetition.
    const unknown =
      endsUnknown(heard.spoken) &&
      !saysUndone(heard.spoken) &&
      (tool === undefined ? heard.repeat !== 'repeat' : actionOf(tool) !== 'reads');
    const found: Finding[] = [];
    const word = heard.kind ?? heard.category;
    const differs =
      heard.kind !== undefined ? !near[told].includes(heard.kind) : told === 'transient' && word !== undefined && inner.test(word);
    if (differs && !unknown) found.push({ pointer, params: { told, field: 'category', value: word ?? null } });
    const wrongRetry =
      told === 'transient' ? heard.retryable === false && !unknown && heard.repeat !== 'do-not-repeat' : heard.retryable === true;
    if (wrongRetry) found.push({ pointer, params: { told, field: 'retryable', value: heard.retryable ?? null } });
    return found;
  },
};
