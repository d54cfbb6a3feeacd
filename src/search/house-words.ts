// Words that the course does not use, and the ones it uses for them: a query in the learner's word finds the page in ours.
// The house spelling is kept by `prh.yml`; a test holds the two together.

/** Other word → house word, as a query is read. The longer of two that begin alike stands first. */
export const houseWords: readonly (readonly [other: string, house: string])[] = [
  ['インターフェースドリフト', '定義のずれ'],
  ['インターフェイス', 'インターフェース'],
  ['インタフェース', 'インターフェース'],
  ['インタフェイス', 'インターフェース'],
  ['エリシテーション', '利用者への問い合わせ'],
  ['ケイパビリティ', '能力'],
  ['サブエージェント', '子エージェント'],
  ['サブスクリプション', '購読'],
  ['シークレット', '秘密の値'],
  ['デフォルト値', '既定値'],
  ['デフォルト', '既定値'],
  ['トランケーション', '切り詰め'],
  ['ドリフト', '定義のずれ'],
  ['パーミッション', '権限'],
  ['バリデーション', '検証'],
  ['ヴァリデーション', '検証'],
  ['べき等', '冪等'],
  ['ページング', 'ページネーション'],
  ['ポリシー', '方針'],
  ['エンドユーザー', '利用者'],
  ['ユーザー', '利用者'],
  ['ユーザ', '利用者'],
  ['リトライ', '再試行'],
  ['レスポンス', '応答'],
];
