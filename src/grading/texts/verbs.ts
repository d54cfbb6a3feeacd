// What a tool says it does, by the verb of its name and of its description. Two closed lists; anything else says nothing.
import { own, type Json } from '../../model/json.ts';

/** `changes`: something is removed, sent or written. `reads`: nothing is. */
export type Action = 'destroys' | 'writes' | 'reads';

const words: Readonly<Record<Action, readonly string[]>> = {
  destroys: ['delete', 'remove', 'destroy', 'drop', 'purge', 'wipe', 'erase', 'revoke', 'uninstall', 'terminate', 'cancel', 'overwrite'],
  writes: [
    ...[
      'create',
      'add',
      'insert',
      'update',
      'edit',
      'write',
      'send',
      'post',
      'publish',
      'pay',
      'refund',
      'charge',
      'transfer',
      'book',
      'submit',
    ],
    ...[
      'upload',
      'move',
      'rename',
      'assign',
      'approve',
      'merge',
      'push',
      'deploy',
      'save',
      'store',
      'set',
      'reserve',
      'place',
      'register',
      'close',
      'sell',
      'buy',
      'purchase',
      'withdraw',
      'deposit',
      'grant',
      'enable',
      'disable',
      'restart',
      'reboot',
    ],
  ],
  reads: [
    ...[
      'get',
      'list',
      'read',
      'search',
      'find',
      'fetch',
      'query',
      'show',
      'describe',
      'count',
      'lookup',
      'look',
      'view',
      'browse',
      'retrieve',
    ],
    ...['return', 'check', 'inspect', 'current', 'summarize', 'compare', 'preview', 'gets'],
  ],
};
/** A verb as the sentence's own predicate: 「更新します」「更新し、」. Before a noun (「更新した注文」) it only describes. */
const done = String.raw`(?:し(?:ます|て(?=[、。]|$)|(?=[、,]))|する(?=[。、\n]|$|ツール|ため|操作|機能)|を(?:行い|行う|実施))`;
const japanese: readonly [Action, RegExp][] = [
  [
    'destroys',
    new RegExp(
      String.raw`(?:削除|消去|破棄|抹消|上書き|解約|失効)${done}|取り消(?:します|し、|す(?=[。、]|$))|消(?:します|し、|す(?=[。、]|$))`,
    ),
  ],
  [
    'writes',
    new RegExp(
      String.raw`(?:作成|登録|更新|送信|追加|変更|保存|予約|返金|送金|投稿|公開|確定|発行|承認|発注|発送|設定|移動|決済|課金|適用|反映|停止|開始|完了|却下|招待|復元|中止|再起動|有効化|無効化)${done}|閉じ(?:ます|る(?=[。、]|$))|書き(?:込み|換え)ます|引き当て(?:ます|、)`,
    ),
  ],
  ['reads', /(検索|取得|一覧|参照|照会|表示|調べ|読み|確認|返し)/],
];

const byWord = new Map(Object.entries(words).flatMap(([action, list]) => list.map((word) => [word, action as Action] as const)));

/** The parts of a name: `projectDelete_now` → `project`, `delete`, `now`. */
export function nameParts(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((part) => part !== '');
}

function actionOfWord(word: string): Action | undefined {
  const plain = word.toLowerCase();
  const stems = [plain, plain.replace(/s$/, ''), plain.replace(/es$/, ''), plain.replace(/ies$/, 'y')];
  return stems.map((stem) => byWord.get(stem)).find((action) => action !== undefined);
}

/** Verbs that are nouns at least as often: `book_search`, `post_list`. */
const nouns = new Set([
  'book',
  'post',
  'place',
  'store',
  'set',
  'charge',
  'transfer',
  'refund',
  'deposit',
  'purchase',
  'register',
  'merge',
  'push',
]);

/** The action that the name's first or last part names. */
export function actionOfName(name: string): Action | undefined {
  const parts = nameParts(name);
  const [first = '', last = ''] = [parts[0], parts.at(-1)];
  const ending = actionOfWord(last);
  return nouns.has(first) && parts.length > 1 && ending !== undefined ? ending : (actionOfWord(first) ?? ending);
}

/** True for a text in Japanese: its first sentence has kana. */
export function isJapanese(text: string): boolean {
  return /[ぁ-ゖ]/.test(text.slice(0, 400).split('。')[0] ?? '');
}

/** The action of the description's first word, or in Japanese of its first sentence. */
export function actionOfText(text: string): Action | undefined {
  const first = /^[^A-Za-z]*([A-Za-z]+)/.exec(text.slice(0, 80))?.[1];
  const english = first === undefined ? undefined : actionOfWord(first);
  const sentence = text.slice(0, 400).split('。')[0] ?? '';
  return english ?? japanese.find(([, form]) => form.test(sentence))?.[0];
}

const unchanging =
  /\b(?:does not|doesn't|never|will not) (?:change|modify|alter|write|delete|edit)\b|\bread-?only\b|何も変えません|変更しません|読み取り専用/i;

/** True where the first sentence names something besides reading: "List, create or close a tab". */
function alsoChanges(text: string): boolean {
  const sentence = text.slice(0, 300).split(/[.。\n]/)[0] ?? '';
  const lists = /,|\bor\b|\/|\band\b/.test(sentence);
  return lists && (sentence.match(/[A-Za-z]+/g) ?? []).some((word) => (actionOfWord(word) ?? 'reads') !== 'reads');
}

/** What name and description agree on; undefined where they are silent or differ. */
export function actionOf(tool: Json): Action | undefined {
  const [name, description] = [own(tool, 'name'), own(tool, 'description')];
  const text = typeof description === 'string' ? description : '';
  if (unchanging.test(text.slice(0, 2000))) return 'reads';
  const named = typeof name === 'string' ? actionOfName(name) : undefined;
  const told = actionOfText(text);
  if (told === 'reads' && named === undefined && alsoChanges(text)) return undefined;
  if (named === undefined || told === undefined || named === told) return named ?? told;
  return named !== 'reads' && told !== 'reads' ? 'destroys' : undefined;
}
