// A tool whose every call does something more does not claim to be idempotent: harnesses repeat such calls after a timeout.
import { isObject, join, own } from '../../../model/json.ts';
import { type DefinitionRule, nameOf } from '../../definition.ts';
import { nameParts } from '../../texts/verbs.ts';

const adding =
  /\b(?:each|every) (?:call|invocation|request|use)\b.{0,40}\b(?:adds?|creates?|sends?|appends?|makes?|inserts?|posts?|charges?|starts?)\b|\b(?:adds?|creates?|sends?|appends?|makes?|inserts?|posts?|charges?|starts?)\b.{0,40}\b(?:each|every) (?:call|time)\b|\bcall(?:ing|ed)? (?:it )?(?:twice|again)\b.{0,40}\b(?:creates?|adds?|sends?|makes?|charges?)\b|\b(?:may|can|will) (?:create|produce|send) duplicates?\b|呼(?:び出す|ぶ)(?:たび|度)|(?:毎回|そのつど).{0,20}(?:追加|作成|送信|登録|増え)/i;
/** Verbs that always do something more. */
const always = new Set(['append', 'send', 'charge']);
const once =
  /\bidempoten|\balready\b|\bonly once\b|\bsame (?:call|key|request|arguments|message)\b|\bduplicates? (?:are|is) (?:ignored|skipped|dropped)\b|\bno further effect\b|冪等|べき等|二重に(?:は)?|重複しません/i;
const keyName = /idempoten|request_?id|client_?token|dedup/i;

export const repeatClaim: DefinitionRule = {
  id: 'definition.repeat-claim',
  find: ({ tool, pointer }) => {
    const annotations = own(tool, 'annotations');
    if (own(annotations, 'idempotentHint') !== true || own(annotations, 'readOnlyHint') === true) return [];
    const [description, properties] = [own(tool, 'description'), own(own(tool, 'inputSchema'), 'properties')];
    const text = typeof description === 'string' ? description.slice(0, 2000) : '';
    const keyed = isObject(properties) && Object.keys(properties).some((key) => keyName.test(key));
    const parts = nameParts(nameOf(tool));
    const named = [parts[0], parts.at(-1)].some((part) => part !== undefined && always.has(part));
    return !keyed && !once.test(text) && (adding.test(text) || named)
      ? [{ pointer: join(pointer, 'annotations', 'idempotentHint'), params: { name: nameOf(tool) } }]
      : [];
  },
};
