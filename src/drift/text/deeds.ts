// What a tool does, by the verbs of its first sentence: reads, writes, deletes, sends, or only tries.
import { sentences } from './sentences.ts';

const deeds: readonly (readonly [string, RegExp])[] = [
  [
    'read',
    /\b(?:gets?|fetch(?:es)?|retrieves?|reads?|lists?|search(?:es)?|finds?|shows?|looks? up|returns?)\b|取得|検索|返し|返す|一覧|表示|調べ/i,
  ],
  ['write', /\b(?:creates?|adds?|inserts?|updates?|edits?|sets?|writes?|moves?|saves?)\b|作成|登録|追加|更新|変更|保存|移動/i],
  ['delete', /\b(?:deletes?|removes?|erases?|purges?)\b|削除|消去|取り消/i],
  ['send', /\b(?:sends?|posts?|publish(?:es)?|submits?|pays?)\b|送信|送付|公開|投稿|支払/i],
  ['try', /\b(?:drafts?|previews?|simulates?|validates?|estimates?|dry[- ]run)\b|下書き|プレビュー|試算|見積/i],
];

function deedsIn(text: string): Set<string> {
  const [first] = sentences(text);
  return new Set(deeds.filter(([, form]) => form.test(first ?? '')).map(([deed]) => deed));
}

/** True where both first sentences name a deed and none of the old ones is left. */
export function otherDeed(before: string, after: string): boolean {
  const [old, now] = [deedsIn(before), deedsIn(after)];
  return old.size > 0 && now.size > 0 && [...old].every((deed) => !now.has(deed));
}
