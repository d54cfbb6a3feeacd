// Why a text cannot be read as JSON, in sentences that say what stands there and what to do. By the reader's codes.
import type { ReadingCode } from '../model/reading.ts';
import type { Localized } from '../model/localized.ts';

/** One entry for each code of the reader. */
export const readingWords: Readonly<Record<ReadingCode, Localized>> = {
  bom: {
    ja: '文の先頭に、目に見えない印（BOM）があります。読むときは飛ばします。',
    en: 'The text starts with an invisible mark (BOM). It is skipped.',
  },
  comment: {
    ja: 'コメントがあります。JSONにはコメントを書けません。消すと読めます。',
    en: 'There is a comment. JSON has none. Remove it.',
  },
  'trailing-comma': {
    ja: '最後の要素のあとにカンマがあります。カンマを消すと読めます。',
    en: 'There is a comma after the last item. Remove it.',
  },
  'single-quotes': { ja: '一重の引用符があります。二重の引用符に替えると読めます。', en: 'There are single quotes. Use double quotes.' },
  'unclosed-string': { ja: '閉じていない引用符があります。引用符を閉じると読めます。', en: 'A quotation mark is not closed. Close it.' },
  'control-character': {
    ja: '文字列の中に、改行やタブがそのまま入っています。`\\n`や`\\t`に直すと読めます。',
    en: 'A string holds a raw line break or tab. Write `\\n` or `\\t`.',
  },
  'bad-escape': {
    ja: '`\\`のあとに、JSONにない書き方があります。`\\`そのものは`\\\\`と書きます。',
    en: 'The backslash is followed by something JSON does not know. Write a backslash itself as `\\\\`.',
  },
  'expected-value': {
    ja: '値が来るところに、値がありません。文字列なら二重の引用符で囲みます。',
    en: 'A value is missing here. Strings stand in double quotes.',
  },
  'expected-comma': {
    ja: 'カンマか閉じかっこが来るところに、別のものがあります。前の値のあとにカンマを書くと読めます。',
    en: 'A comma or a closing bracket is missing. Put a comma after the value before.',
  },
  'expected-colon': { ja: 'キーのあとにコロンがありません。`:`を書くと読めます。', en: 'A colon is missing after the key.' },
  'expected-key': {
    ja: 'キーが来るところに、キーがありません。二重の引用符で囲んだ名前を書きます。',
    en: 'A key is missing here. Write a name in double quotes.',
  },
  unclosed: { ja: '閉じていないかっこがあります。かっこを閉じると読めます。', en: 'A bracket is not closed. Close it.' },
  'extra-content': {
    ja: '値が終わったあとに、まだ文字があります。JSONの値は1つだけです。',
    en: 'Text follows after the end of the value. A JSON text holds one value.',
  },
  empty: { ja: 'まだ何も書かれていません。', en: 'Nothing is written yet.' },
  'full-width': {
    ja: '「{found}」は全角です。JSONの記号や数字としては読めません。半角に直すと読めます。',
    en: '“{found}” is in full-width characters, which JSON cannot read as signs or digits. Write them half-width.',
  },
  'bad-number': {
    ja: '数の書き方がJSONと違います。先頭の0や`+`を消し、小数点の前後に数字を書きます。',
    en: 'This is not how JSON writes a number: no leading 0 or `+`, digits on both sides of the point.',
  },
  'number-overflow': {
    ja: '数が大きすぎて、値を保てません。小さい数か文字列で書きます。',
    en: 'The number is too large to keep. Write a smaller one, or a string.',
  },
  'lone-surrogate': {
    ja: '文字の片割れ（サロゲート）だけがあります。文字を書き直すと読めます。',
    en: 'There is half a character (a lone surrogate). Write the character again.',
  },
  'duplicate-key': {
    ja: '同じキーが2回あります。あとの値だけが使われます。片方を消してください。',
    en: 'The same key stands here twice. Only the later value counts. Remove one.',
  },
  'too-long': { ja: '文が長すぎます。{limit}バイトまで読めます。', en: 'The text is too long. Up to {limit} bytes can be read.' },
  'too-deep': { ja: '入れ子が深すぎます。{limit}段まで読めます。', en: 'The nesting is too deep. Up to {limit} levels can be read.' },
  'too-many-values': { ja: '値が多すぎます。{limit}個まで読めます。', en: 'There are too many values. Up to {limit} can be read.' },
  'bad-word': {
    ja: '引用符のない語があります。文字列なら二重の引用符で囲み、真偽値なら`true`か`false`を書きます。',
    en: 'There is a word without quotes. Put strings in double quotes; write `true` or `false` for truth values.',
  },
};
