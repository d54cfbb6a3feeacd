// How heavily a changed default and a changed rule weigh for a call.
import type { Json } from '../../model/json.ts';
import type { Change } from '../change.ts';
import { tidy } from '../text/words.ts';
import type { OldCall } from './reason.ts';

/** Certain harm, a doubt that a person settles, something to read, or nothing. */
export type Weight = 'wrong' | 'doubt' | 'read' | 'none';

/** A changed default that is not sent. "Nothing" has many spellings; against a value, or another type, it proves no other default. */
export function defaultWeight({ old, new: now }: Change['params']): Weight {
  const empty = (value: Json | undefined): boolean =>
    value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0);
  if (empty(old) && empty(now)) return 'read';
  return old === null || now === null || typeof old !== typeof now ? 'doubt' : 'wrong';
}

const together =
  /\b(?:combined|together|alongside|used with|mutually exclusive)\b|\b(?:when|if|unless)\b.*\b(?:is|are) (?:provided|set|given|sent|present|used)\b|併用|同時に/i;

/** True where one of the rules may bear on the call: a rule on two arguments together does so only where the other one is sent. */
export function concerns({ dropped, gained }: Change['params'], call: OldCall): boolean {
  const rules = [dropped, gained].flatMap((list) => (Array.isArray(list) ? list : [])).filter((rule) => typeof rule === 'string');
  const sent = JSON.stringify(call.arguments);
  return rules.some((rule) => {
    const others = rule.match(/'[\w-]{1,60}(?=['":])|"[\w-]{1,60}(?=")|`[\w-]{1,60}(?=`)|\b[a-z]+_[a-z_]+\b/g) ?? [];
    const known = others.map((name) => name.replace(/^['"`]/, ''));
    return !together.test(rule) || known.length === 0 || known.some((name) => sent.includes(`"${name}":`));
  });
}

const presence =
  /\b(?:must|shall|always|required|have to|need to|needs to)\b[^.]{0,40}\b(?:provided?|given?|include[d]?|specif(?:y|ied)|set|passe?d?|supplied|supply)\b|必ず[^。]{0,20}(?:指定|渡|付け|入れ)/i;

/** True where a rule that is new asks for the argument `name`, which the call does not send; one for another case ('x') does not. */
export function demands({ gained }: Change['params'], name: string, call: OldCall, of: 'tool' | 'argument'): boolean {
  const rules = (Array.isArray(gained) ? gained : []).filter((rule) => typeof rule === 'string');
  const sent = JSON.stringify(call.arguments).toLowerCase();
  return rules.some((rule) => {
    if (!presence.test(rule)) return false;
    const words = ` ${tidy(rule)
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_]+/gu, ' ')} `;
    if (of === 'tool' && !words.includes(` ${name.toLowerCase()} `)) return false;
    const cases = [...rule.matchAll(/'([\w-]{1,60})'|"([\w-]{1,60})"/g)].map((match) => (match[1] ?? match[2] ?? '').toLowerCase());
    const others = cases.filter((one) => one !== name.toLowerCase());
    return others.length === 0 || others.some((one) => sent.includes(`"${one}"`));
  });
}
