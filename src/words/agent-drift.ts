// The log of a `drift` run in sentences: a host between a changed list and its model, and what calls did.
import type { Catalogue } from './say.ts';

/** Sentences for every code of a `drift` run. */
export const agentDriftWords: Catalogue = {
  'host.listens': {
    ja: 'ホストは`subscriptions/listen`で、一覧の変更を知らせてくれるよう申し込みました。',
    en: 'The host asked by `subscriptions/listen` to be told when the list changes.',
  },
  'host.does-not-listen': {
    ja: 'ホストは、一覧の変更の購読を申し込みませんでした。',
    en: 'The host did not ask to be told when the list changes.',
  },
  'host.granted': { ja: '受理通知に`toolsListChanged`がありました。', en: 'The acknowledgement names `toolsListChanged`.' },
  'host.not-granted': { ja: '受理通知に`toolsListChanged`がありませんでした。', en: 'The acknowledgement leaves `toolsListChanged` out.' },
  'host.hears': {
    ja: '一覧変更通知が届きました。控えていた{pages}ページは、すべて古くなりました。',
    en: 'The list-changed notification came. All {pages} pages on file are stale.',
  },
  'host.hears-nothing': { ja: 'ホストには、何も届きませんでした。', en: 'Nothing reached the host.' },
  'host.lists-again': {
    ja: '一覧を取り直しました。{pages}ページのうち、読んだのは{read}ページです。',
    en: 'It fetched the list again: {read} of {pages} pages.',
  },
  'host.keeps-old-list': {
    ja: '形の合わない定義が{count}件あり、一覧をまるごと前のものに戻しました。',
    en: 'Because of {count} invalid definitions it kept the whole former list.',
  },
  'host.drops-invalid': { ja: '形の合わない定義を{count}件だけ外しました。', en: 'It left out {count} invalid definitions.' },
  'host.holds': { ja: '段`{stage}`の`{tool}`：「{held}」', en: 'Stage `{stage}`, `{tool}`: "{held}"' },
  'effect.list-swapped': {
    ja: 'サーバーが一覧を入れ替えました。今の`{tool}`：「{held}」',
    en: 'The server swapped its list. `{tool}` now: "{held}"',
  },
  'effect.meant': {
    ja: 'この呼び出しが書かれたときの意味：`{does}`　{facts}',
    en: 'What the call meant when it was written: `{does}`　{facts}',
  },
  'effect.did': { ja: '実際に行われたこと：`{does}`　{facts}', en: 'What was done: `{does}`　{facts}' },
  'drift.around': {
    ja: 'そこまでは合っています。その中のキーまで書くと届きます。',
    en: 'So far it is right; it has to go on to the key inside.',
  },
  'drift.elsewhere': { ja: '別の場所です。', en: 'It is another place.' },
  'drift.nowhere': { ja: '場所が書かれていません。', en: 'No place is written.' },
  'agent.calls-nothing': { ja: 'エージェントは、何も呼びませんでした。', en: 'The agent called nothing.' },
  'run.reading-missing': {
    ja: '枠に合わないところがあり、そこの読みを判定していません。先に形の指摘を直すと、仕事も判定できます。',
    en: 'Some readings do not keep to the frame and were not judged. Mend the shape, and the job can be judged.',
  },
};
