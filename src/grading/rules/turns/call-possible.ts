// A plan whose goal needs a tool lets a tool be called at some turn. Under `none` alone the model can only invent what it was to look up.
import type { TurnsRule } from '../../turns.ts';

/** Work that only a tool does. */
const work =
  /\b(?:look(?:ed|s)? (?:\w+ ){0,4}up|look at|search|fetch|query|retrieve|check|read|call|create|update|book|send|extract|validate)\w*\b|検索|調べ|取得|照会|呼び|確認|予約|送信|作成/i;
/** Words that say that this work is over, or not wanted. */
const over =
  /\bno (?:more |further |other )?(?:tools?|calls?|look-?ups?|search\w*)\b|\bwithout (?:any )?(?:tools?|calls?|calling|look)|\b(?:do|does|must|may|should|can) ?not\b|\bdon't\b|\bnever\b|\balready\b|\bwas found\b|\bwere found\b|\bonly (?:answer|summari[sz]e|explain)|使わず|呼ばず|呼ばない|だけで|済み|しないで/i;

export const callPossible: TurnsRule = {
  id: 'turns.call-possible',
  find: ({ turns, goal }) => {
    const [first] = turns;
    if (first === undefined || goal === undefined || !turns.every(({ choice }) => choice === 'none')) return [];
    return work.test(goal) && !over.test(goal) ? [{ pointer: first.pointer, params: { goal: goal.slice(0, 80) } }] : [];
  },
};
