// A list that was cut says so, and how to go on. A total alone is easily read past.
import { type Json, isObject, own } from '../../../model/json.ts';
import type { ResultRule } from '../../result.ts';

const totals = /^(?:total|total_?(?:count|items|results|rows|hits|matches)|count_?total|num_?found|grand_?total|matches_?total)$/i;
const onward =
  /^(?:truncated|is_?truncated|has_?more|more|next|next_?(?:cursor|page|token|offset|page_?token)|cursor|continuation(?:_?token)?|offset|page|skip|remaining|omitted|note|hint)$/i;
const spoken =
  /\b\d[\d,]* of (?:about )?\d|\btruncated\b|\bfirst \d|\bmore (?:rows|results|items|entries|records|are|is)\b|\bremaining\b|\bnext (?:page|cursor)\b|件中|省略|残り|続き|打ち切/i;

/** Where all of it stands inside one member, that member. */
function unwrapped(data: Json | undefined): Json | undefined {
  const inner = isObject(data) ? Object.values(data) : [];
  return inner.length === 1 && isObject(inner[0]) ? inner[0] : data;
}

export const truncationSaid: ResultRule = {
  id: 'result.truncation-said',
  find: ({ pointer, heard }) => {
    const data = unwrapped(heard.data);
    if (heard.failed || !isObject(data)) return [];
    const list = Object.values(data).find((value): value is Json[] => Array.isArray(value));
    const key = Object.keys(data).find((name) => totals.test(name) && typeof data[name] === 'number');
    const total = key === undefined ? undefined : own(data, key);
    if (list === undefined || typeof total !== 'number' || total <= list.length) return [];
    const said = Object.entries(data).some(([name, value]) => onward.test(name) && value !== null && value !== '' && value !== false);
    return said || spoken.test(heard.spoken) ? [] : [{ pointer, params: { shown: list.length, total } }];
  },
};
