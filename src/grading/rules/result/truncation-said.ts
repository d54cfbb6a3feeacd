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

/** A text that only ends with a mark of the cut: neither how much is there, nor how to go on. */
function endsCut(text: string): boolean {
  const end = text.trimEnd().slice(-160);
  const mark =
    /(?:^|\n|\.{3}|…)\s*[([<]{0,2}\s*(?:\.{3}|…)?\s*(?:the )?(?:output|text|result|list|content|response)?\s*(?:was )?truncated\s*(?:\.{3}|…|\.)?\s*[)\]>]{0,2}$|[(（［\[](?:以下|後)?(?:略|省略)[)）］\]]$/i.exec(
      end,
    );
  return mark !== null && !/\b(?:offset|cursor|page|limit|next|range|narrow|filter)\b|\d ?(?:of|\/) ?\d|件中|続き/i.test(end);
}

export const truncationSaid: ResultRule = {
  id: 'result.truncation-said',
  find: ({ pointer, heard }) => {
    if (heard.failed) return [];
    const data = unwrapped(heard.data);
    if (data === undefined) return endsCut(heard.read) ? [{ pointer, params: { shown: null, total: null } }] : [];
    if (!isObject(data)) return [];
    const list = Object.values(data).find((value): value is Json[] => Array.isArray(value));
    const key = Object.keys(data).find((name) => totals.test(name) && typeof data[name] === 'number');
    const total = key === undefined ? undefined : own(data, key);
    if (list === undefined || typeof total !== 'number' || total <= list.length) return [];
    const said = Object.entries(data).some(([name, value]) => onward.test(name) && value !== null && value !== '' && value !== false);
    return said || spoken.test(heard.spoken) ? [] : [{ pointer, params: { shown: list.length, total } }];
  },
};
