// Words of drift: the fifteen kinds, layers, outcomes, evidence classes and single changes, by the codes of src/drift.
import type { Localized } from '../model/localized.ts';
import type { Catalogue } from './say.ts';

type KindWords = { name: Localized; breaks: Localized; detect: Localized; S: Localized; H: Localized; A: Localized };

const kinds: Readonly<Record<string, KindWords>> = {
  'tool-renamed': {
    name: { ja: 'ツールの名前が変わった', en: 'Tool renamed' },
    breaks: { ja: '古い名前のツールがなく、何も実行されません。', en: 'The old name does not resolve, and nothing runs.' },
    detect: { ja: '名前の一覧を比べます。知らないツールを呼んだ割合を数えます。', en: 'Compare the names. Count calls of unknown tools.' },
    S: {
      ja: '古い名前を、期間を決めて別名として残し、知らせます。',
      en: 'Keep the old name as an alias for a stated time, and announce it.',
    },
    H: {
      ja: '今の一覧だけで名前を解決します。知らない名前なら、一覧を1回だけ取り直します。',
      en: 'Resolve names against the current list only. Fetch it again once for an unknown name.',
    },
    A: { ja: '名前を変えた版を、評価の課題に加えます。', en: 'Add a renamed version to the evaluation.' },
  },
  'argument-renamed': {
    name: { ja: '引数の名前が変わった', en: 'Argument renamed' },
    breaks: {
      ja: '必須の引数で閉じたオブジェクトなら、足りないキーと余分なキーで断られます。省略できる引数で開いたオブジェクトなら、古い値は黙って無視されます。',
      en: 'A required key of a closed object is refused twice: one key is missing, one is undeclared. An optional key of an open object is accepted, and its value ignored.',
    },
    detect: {
      ja: 'スキーマを比べます。`required`と`additionalProperties`の指摘も見ます。',
      en: 'Compare the schemas. Watch errors of `required` and `additionalProperties`.',
    },
    S: {
      ja: 'しばらくは両方のキーを受け付けます。値が食い違うときは断ります。',
      en: 'Accept both keys for a while. Refuse a call that sends both with different values.',
    },
    H: {
      ja: '1対1に決まるときだけキーを替えます。決まらなければ、指摘を渡して1回だけ修復します。',
      en: 'Map keys only where the map is certain. Otherwise hand the errors back for one repair.',
    },
    A: { ja: 'キーを替えたあとの値を確かめます。', en: 'Check the value after the key was mapped.' },
  },
  'description-reworded': {
    name: { ja: '説明文が変わった', en: 'Description reworded' },
    breaks: {
      ja: '古い呼び出しは通ります。変わるのは、モデルが次に書く呼び出しです。',
      en: 'The old call stays valid. What changes is the call that a model writes next.',
    },
    detect: {
      ja: '説明文を比べます。似た候補がある状態で、ツール選択を評価します。',
      en: 'Compare the texts. Evaluate tool selection with rivals present.',
    },
    S: {
      ja: '文だけの変更でも通知します。使わない場合も書きます。',
      en: 'Notify even for changed wording. Say when the tool is not the right one.',
    },
    H: { ja: 'ツール検索の索引を作り直します。', en: 'Rebuild the search index.' },
    A: { ja: '似た候補を入れて、選択の課題をもう一度動かします。', en: 'Run the selection tasks again, with rivals.' },
  },
  'optional-added': {
    name: { ja: '省略できる引数が増えた', en: 'Optional argument added' },
    breaks: {
      ja: '古い呼び出しは通り、既定値は入りません。既定値が入ると思い込んだサーバーだけが、違う仕事をします。',
      en: 'The old call is valid, and the default is not put in. Only a server that relies on it does the wrong job.',
    },
    detect: {
      ja: 'スキーマを比べます。検証の前とあとで、引数が同じことを確かめます。',
      en: 'Compare the schemas. Check that validation leaves the arguments as they were.',
    },
    S: { ja: '既定値はサーバーで当て、説明文にも書きます。', en: 'Apply the default in the server, and state it in the text.' },
    H: { ja: '黙って値を足しません。足すなら記録します。', en: 'Add no value silently. If you do, log it.' },
    A: { ja: '引数がある場合とない場合の、両方を試します。', en: 'Test with the argument and without it.' },
  },
  'required-added': {
    name: { ja: '必須の引数が増えた', en: 'Required argument added' },
    breaks: {
      ja: '引数が足りないので断られます。既定値があっても同じです。',
      en: 'Refused: a key is missing, even where it has a default.',
    },
    detect: { ja: '`required`を比べます。足りない引数の指摘を数えます。', en: 'Compare `required`. Count errors about missing arguments.' },
    S: {
      ja: '新しい名前のツールにするか、初めは省略できる引数にします。',
      en: 'Publish it as a new tool, or keep the argument optional at first.',
    },
    H: { ja: '実行の前に検証します。修復は1回だけで、足りなければ尋ねます。', en: 'Validate before running. Repair once, or ask.' },
    A: { ja: '値を渡すか、利用者に尋ねます。値を作り出しません。', en: 'Supply the value or ask for it. Never invent it.' },
  },
  'argument-removed': {
    name: { ja: '引数がなくなった、またはオブジェクトが閉じた', en: 'Argument removed, or object closed' },
    breaks: {
      ja: '閉じたオブジェクトなら断られます。開いたオブジェクトなら、値は黙って無視されます。',
      en: 'A closed object refuses the call. An open one accepts it and ignores the value.',
    },
    detect: {
      ja: 'スキーマを比べます。余分なキーの指摘と、無視したキーの記録を見ます。',
      en: 'Compare the schemas. Watch errors about undeclared keys, and log the ignored ones.',
    },
    S: { ja: '閉じるときは意図して閉じ、知らせます。', en: 'Close objects on purpose, and announce it.' },
    H: { ja: '許された余分なキーも、報告します。', en: 'Report undeclared keys even where they are allowed.' },
    A: { ja: '消えた値がないかを調べます。', en: 'Look for lost values.' },
  },
  'type-changed': {
    name: { ja: '型が変わった', en: 'Type changed' },
    breaks: {
      ja: '断られます。文字列の数字も、真偽値も、整数ではありません。',
      en: 'Refused. Neither digits in a string nor a truth value is an integer.',
    },
    detect: { ja: 'スキーマを比べます。型の指摘を数えます。', en: 'Compare the schemas. Count type errors.' },
    S: {
      ja: '短い間だけ両方の形を受け付けます。情報が落ちる入力は断ります。',
      en: 'Accept both forms for a short time. Refuse input that would lose something.',
    },
    H: { ja: '黙って型を変えません。', en: 'Do not convert silently.' },
    A: { ja: '真偽値と整数、"5"と5の違いを、試験に残します。', en: 'Keep tests for truth values against integers, and "5" against 5.' },
  },
  'enum-changed': {
    name: { ja: '列挙の値が変わった', en: 'Enum changed' },
    breaks: {
      ja: 'やめた値は断られます。残った値は通りますが、意味が変わっていれば違う仕事になります。',
      en: 'A retired value is refused. A value that stayed is accepted, and does the wrong job if its meaning changed.',
    },
    detect: { ja: '列挙を比べます。列挙の指摘を数えます。', en: 'Compare the enums. Count enum errors.' },
    S: { ja: 'やめた値を別名として残します。値の意味を書きます。', en: 'Keep retired values as aliases. Document what each value means.' },
    H: { ja: '1対1の言い換えだけを替えます。', en: 'Map only renames that are one to one.' },
    A: { ja: '残った値の意味が同じかを確かめます。', en: 'Check that the values that stayed still mean the same.' },
  },
  'meaning-changed': {
    name: { ja: '単位や意味が変わった', en: 'Unit or meaning changed' },
    breaks: {
      ja: '名前も型も同じなので通り、違う値として扱われます。',
      en: 'Name and type are the same, so the call is valid, and its value is read as something else.',
    },
    detect: {
      ja: '人が読みます。名前に単位を入れ、値の範囲と結果を確かめます。',
      en: 'By review, by units in names, by checks of ranges and results.',
    },
    S: {
      ja: '単位の入った新しい名前（`weight_kg`など）にします。古い名前は使い回しません。',
      en: 'Use a new name that holds the unit, such as `weight_kg`. Never reuse the old one.',
    },
    H: { ja: '確認画面に単位を出します。', en: 'Show the unit on the confirmation screen.' },
    A: { ja: '値の正しさを試験で確かめ、範囲の上限を決めます。', en: 'Test values against a known answer, and set sane ranges.' },
  },
  'similar-tool-added': {
    name: { ja: '似たツールが増えた', en: 'Similar tool added' },
    breaks: {
      ja: '古い呼び出しは通ります。モデルが隣のツールを選ぶか、呼び出しを出さなくなります。',
      en: 'The old call is valid. The model may pick the neighbour, or produce no call.',
    },
    detect: {
      ja: '候補の数を数え、取り違えの表を作ります。空の呼び出しの割合も見ます。',
      en: 'Count the candidates, draw up a confusion table, watch the share of empty calls.',
    },
    S: { ja: '名前をはっきり分け、境を説明文に書きます。', en: 'Give distinct names, and state the boundary in the text.' },
    H: { ja: '候補を絞ります。呼ばない道を残し、書き込みは確認します。', en: 'Limit the candidates. Allow no call. Confirm writes.' },
    A: { ja: '似たツールを1つずつ加えて評価します。', en: 'Evaluate with each neighbour added.' },
  },
  'scope-changed': {
    name: { ja: '扱う範囲が変わった、分かれた、まとまった', en: 'Scope changed, split or merged' },
    breaks: {
      ja: '通りますが、扱う範囲が違います。名前が消えたときは何も実行されません。',
      en: 'The call is valid and covers something else. Where the name is gone, nothing runs.',
    },
    detect: {
      ja: '契約を読み合わせます。同じ入力で、新旧の結果を比べます。',
      en: 'Review the contract. Compare old and new results on the same input.',
    },
    S: { ja: '範囲が変わるなら、名前も変えます。', en: 'Give a new range a new name.' },
    H: { ja: '承認を取り直します。範囲の違うものを別名でつなぎません。', en: 'Ask for approval again. Set no alias across ranges.' },
    A: { ja: '結果に抜けがないかを確かめます。', en: 'Check that results are complete.' },
  },
  'tool-removed': {
    name: { ja: 'ツールがなくなった', en: 'Tool removed' },
    breaks: {
      ja: '名前のツールがなく、何も実行されません。呼ばないことが正しい場合もあります。',
      en: 'The name does not resolve. Not calling at all may be the right answer.',
    },
    detect: {
      ja: '名前の一覧を比べます。知らないツールを呼んだ割合と、強制した割合を見ます。',
      en: 'Compare the names. Watch the share of unknown tools, and of forced calls.',
    },
    S: { ja: '先に非推奨とし、代わりのツールを示します。', en: 'Deprecate first, and point to a successor.' },
    H: { ja: '索引から外します。呼ばない道を閉じません。', en: 'Drop it from the index. Leave the way of not calling open.' },
    A: { ja: '「呼ばないのが正解」という課題を入れます。', en: 'Include tasks whose right answer is no call.' },
  },
  'order-changed': {
    name: { ja: 'ツールや引数の順番が変わった', en: 'Order of tools or arguments changed' },
    breaks: {
      ja: '通ります。選択や採点が、並びの位置に左右されることがあります。',
      en: 'The call is valid. Selection, or the scorer, may depend on the position.',
    },
    detect: { ja: '順番を混ぜて、何通りかで試します。', en: 'Shuffle, with several seeds.' },
    S: { ja: 'いつも同じ順番で返します。', en: 'Return a stable order.' },
    H: { ja: '順番を保ちます。プロンプトキャッシュにも効きます。', en: 'Keep the order. It helps the prompt cache too.' },
    A: { ja: '候補の順番を混ぜて試します。採点器も確かめます。', en: 'Shuffle the candidates. Check the scorer as well.' },
  },
  'update-not-reflected': {
    name: { ja: '更新が届いていない', en: 'Update not reflected' },
    breaks: {
      ja: '新しい名前が候補に出ないか、古い名前を呼んで断られます。2つの一覧を比べても見えません。',
      en: 'The new name is never offered, or the old one is called and refused. Two lists cannot show it.',
    },
    detect: {
      ja: 'サーバーの一覧、ホストのキャッシュ、索引、プロンプトの4か所で、ハッシュと取得の時刻を比べます。',
      en: 'Compare hashes and ages at every stage: server, host cache, index, prompt.',
    },
    S: {
      ja: '定義が少しでも変わったら、一覧変更通知を送ります。すべてのプロセスに伝えます。',
      en: 'Send the list-changed notification for any change, from every process.',
    },
    H: {
      ja: '全ページを取り直し、検証してから一度に入れ替えます。失敗したら前の一覧を保ちます。',
      en: 'Fetch all pages, validate, swap at once. Keep the last good list on failure.',
    },
    A: { ja: '一覧のハッシュを、診断の画面に出します。', en: 'Show a hash of the list in diagnostics.' },
  },
  'published-schema-changed': {
    name: { ja: '編集していないのに、公開されたスキーマが変わった', en: 'Published schema changed without an edit' },
    breaks: {
      ja: '閉じれば断られ、開けば黙って無視されます。方言が変われば、読み方も変わります。',
      en: 'Closed objects refuse, opened ones ignore, and another dialect reads keywords differently.',
    },
    detect: {
      ja: '`tools/list`の写しを残し、依存を上げるたびに比べます。',
      en: 'Keep a snapshot of `tools/list`, and compare it after every upgrade.',
    },
    S: { ja: '依存の版を固定します。差があれば、公開の変更として扱います。', en: 'Pin dependencies. Treat a difference as a release.' },
    H: {
      ja: '仕様の版を固定し、購読の受理通知を確かめます。',
      en: 'Pin the protocol revision, and check the acknowledgement of the subscription.',
    },
    A: { ja: '受け入れる前に、差を読みます。', en: 'Read the difference before accepting it.' },
  },
};

const layers: Catalogue = {
  'layer.1': { ja: '第1層：届かない', en: 'Layer 1: not delivered' },
  'layer.2': { ja: '第2層：形が合わない', en: 'Layer 2: shape mismatch' },
  'layer.3': { ja: '第3層：仕事が違う', en: 'Layer 3: wrong job' },
  'layer.none': { ja: '古い呼び出しは壊れません', en: 'Old calls are safe' },
};

const actors: Catalogue = {
  'actor.S': { ja: 'サーバーを公開する人', en: 'Server publisher' },
  'actor.H': { ja: 'ホスト（ゲートウェイと検索を含む）', en: 'Host, gateway and search included' },
  'actor.A': { ja: 'アプリケーションに取り入れる人', en: 'Application that adopts the tool' },
};

const evidence: Catalogue = {
  'evidence.measured': { ja: '測定あり', en: 'Measured' },
  'evidence.measured-elsewhere': {
    ja: '別の研究、または混ぜた条件でだけ測定あり',
    en: 'Measured in neighbouring work, or only inside a mix',
  },
  'evidence.spec': { ja: '仕様に書いてある', en: 'Stated by a specification' },
  'evidence.proposal': { ja: '提案', en: 'Proposal' },
  'evidence.unmeasured': { ja: '未測定（安全という意味ではありません）', en: 'Unmeasured, which does not mean safe' },
};

const outcomes: Catalogue = {
  'outcome.works': { ja: '通ります。仕事も変わりません。', en: 'It runs, and no definition says that it means something else.' },
  'outcome.shape_error': { ja: '今のスキーマに通らず、断られます。', en: 'The new schema refuses it.' },
  'outcome.unknown_tool': { ja: 'その名前のツールがありません。', en: 'There is no tool of that name.' },
  'outcome.silent_wrong': {
    ja: '通りますが、頼んだ仕事と違います。どこにもエラーは出ません。',
    en: 'It is accepted and does something else. No error is shown.',
  },
  'outcome.needs_review': {
    ja: '定義だけでは決まりません。人が読んで決めます。',
    en: 'The definitions do not settle it. A person has to read them.',
  },
};

const reasons: Catalogue = {
  'reason.refused': { ja: '今のスキーマは、この値を受け付けません。', en: 'The new schema does not accept this value.' },
  'reason.swallowed': {
    ja: '宣言がなくなったキーなので、黙って無視されます。',
    en: 'The key is no longer declared and is silently ignored.',
  },
  'reason.schema-invalid': { ja: '新しいスキーマそのものに誤りがあります。', en: 'The new schema itself is not sound.' },
  'reason.not-judged': { ja: '新しいスキーマは、ここでは判定していません。', en: 'The new schema is not judged here.' },
  'reason.not-listed': { ja: '新しい一覧に、この名前はありません。', en: 'The new list does not have this name.' },
};

const changes: Catalogue = {
  'change.tool-renamed': {
    ja: 'ツール`{old}`が`{new}`になりました（確からしさ{confidence}）。',
    en: 'Tool `{old}` became `{new}` (confidence {confidence}).',
  },
  'change.argument-renamed': {
    ja: '引数`{old}`が`{new}`になりました（確からしさ{confidence}）。',
    en: 'Argument `{old}` became `{new}` (confidence {confidence}).',
  },
  'change.description-reworded': { ja: '説明文が変わりました。', en: 'The description was reworded.' },
  'change.title-changed': { ja: '表示名が{old}から{new}に変わりました。', en: 'The title changed from {old} to {new}.' },
  'change.annotation-flipped': {
    ja: 'ツールアノテーション`{hint}`の意味が変わりました（{old}から{new}）。',
    en: 'The hint `{hint}` now says the opposite (from {old} to {new}).',
  },
  'change.annotation-declared': {
    ja: 'ツールアノテーション`{hint}`の書き方が変わりました。意味は同じです。',
    en: 'The hint `{hint}` is stated differently; its meaning is the same.',
  },
  'change.metadata-changed': {
    ja: '検証に関わらない項目`{keyword}`が変わりました。',
    en: '`{keyword}` changed, which validation does not look at.',
  },
  'change.optional-added': { ja: '省略できる引数`{new}`が増えました。', en: 'The optional argument `{new}` was added.' },
  'change.became-optional': { ja: '引数`{old}`を省略できるようになりました。', en: 'The argument `{old}` became optional.' },
  'change.default-added': { ja: '既定値{new}が書かれました。', en: 'The default {new} was stated.' },
  'change.required-added': { ja: '必須の引数`{new}`が増えました。', en: 'The required argument `{new}` was added.' },
  'change.became-required': { ja: '引数`{new}`が必須になりました。', en: 'The argument `{new}` became required.' },
  'change.argument-removed': { ja: '引数`{old}`がなくなりました。', en: 'The argument `{old}` was removed.' },
  'change.object-closed': {
    ja: 'オブジェクトが、余分なキーを受け付けなくなりました。',
    en: 'The object no longer accepts undeclared keys.',
  },
  'change.object-opened': { ja: 'オブジェクトが、余分なキーを受け付けるようになりました。', en: 'The object now accepts undeclared keys.' },
  'change.type-changed': { ja: '型が{old}から{new}に変わりました。', en: 'The type changed from {old} to {new}.' },
  'change.type-narrowed': { ja: '型が{old}から{new}に狭まりました。', en: 'The type was narrowed from {old} to {new}.' },
  'change.type-widened': { ja: '型が{old}から{new}に広がりました。', en: 'The type was widened from {old} to {new}.' },
  'change.bound-narrowed': {
    ja: '`{keyword}`が{old}から{new}に変わり、範囲が狭まりました。',
    en: '`{keyword}` went from {old} to {new}, which narrows the range.',
  },
  'change.bound-widened': {
    ja: '`{keyword}`が{old}から{new}に変わり、範囲が広がりました。',
    en: '`{keyword}` went from {old} to {new}, which widens the range.',
  },
  'change.pattern-changed': { ja: '`pattern`が{old}から{new}に変わりました。', en: 'The `pattern` changed from {old} to {new}.' },
  'change.pattern-lifted': { ja: '`pattern`がなくなりました。', en: 'The `pattern` was lifted.' },
  'change.choice-changed': {
    ja: '選べる形（`anyOf`か`oneOf`）の数が変わりました。',
    en: 'The number of alternatives (`anyOf` or `oneOf`) changed.',
  },
  'change.constraint-changed': { ja: '`{keyword}`の制約が変わりました。', en: 'The constraint `{keyword}` changed.' },
  'change.not-compared': {
    ja: 'スキーマが大きすぎるか深すぎるので、全部は比べていません。',
    en: 'The schema is too large or too deep; not all of it was compared.',
  },
  'change.enum-retired': { ja: '列挙から{retired}がなくなりました。', en: 'The enum lost {retired}.' },
  'change.enum-added': { ja: '列挙に{added}が増えました。', en: 'The enum gained {added}.' },
  'change.enum-redefined': {
    ja: '値{value}の説明が、「{old}」から「{new}」に変わりました。',
    en: 'The value {value} was “{old}” and is now “{new}”.',
  },
  'change.enum-imposed': { ja: '許す値が列挙で限られました。', en: 'The values were limited to an enum.' },
  'change.enum-lifted': { ja: '列挙の限りがなくなりました。', en: 'The values are no longer limited to an enum.' },
  'change.unit-changed': {
    ja: '単位や指し方が、{old}から{new}に変わりました。',
    en: 'The unit, or the way of pointing, changed from {old} to {new}.',
  },
  'change.unit-stated': {
    ja: '単位{new}が書かれました。前も同じ単位だったかを確かめます。',
    en: 'The unit {new} was stated. Check that it was the same before.',
  },
  'change.default-changed': { ja: '既定値が{old}から{new}に変わりました。', en: 'The default changed from {old} to {new}.' },
  'change.default-dropped': { ja: '既定値{old}が書かれなくなりました。', en: 'The default {old} is no longer stated.' },
  'change.limit-text-changed': {
    ja: '説明文の限度が、{old}から{new}に変わりました。',
    en: 'The limit in the text changed from {old} to {new}.',
  },
  'change.rule-text-changed': { ja: '説明文の決まりが変わりました。', en: 'A rule in the text changed.' },
  'change.format-changed': {
    ja: '`format`が{old}から{new}に変わりました。検証の合否は変わりません。',
    en: 'The `format` changed from {old} to {new}; it only describes.',
  },
  'change.output-changed': { ja: '出力スキーマが変わりました。', en: 'The output schema changed.' },
  'change.similar-tool-added': {
    ja: '`{similarTo}`に似たツール`{new}`が増えました（似ている度合い{confidence}）。',
    en: 'Tool `{new}` was added, which resembles `{similarTo}` ({confidence}).',
  },
  'change.tool-added': { ja: 'ツール`{new}`が増えました。', en: 'Tool `{new}` was added.' },
  'change.scope-text-changed': {
    ja: '何をするか、どこまで扱うかを示す言葉が変わりました。',
    en: 'Words that say what is done or what is covered changed.',
  },
  'change.tool-split': { ja: 'ツール`{old}`が{new}に分かれました。', en: 'Tool `{old}` was split into {new}.' },
  'change.tools-merged': { ja: '{old}が`{new}`にまとまりました。', en: '{old} was taken into `{new}`.' },
  'change.tool-removed': { ja: 'ツール`{old}`がなくなりました。', en: 'Tool `{old}` was removed.' },
  'change.deprecation-stated': { ja: '非推奨だと書かれました。', en: 'It is now said to be deprecated.' },
  'change.tool-order-changed': { ja: 'ツールの並び順が変わりました。', en: 'The order of the tools changed.' },
  'change.argument-order-changed': { ja: '引数の並び順が変わりました。', en: 'The order of the arguments changed.' },
  'change.dialect-changed': { ja: '`$schema`の方言が変わりました。', en: 'The dialect in `$schema` changed.' },
};

/** `kind.<slug>.name|breaks|detect|S|H|A`, `layer.*`, `actor.*`, `evidence.*`, `outcome.*`, `reason.*`, `change.<code>`. */
export const driftWords: Catalogue = {
  ...Object.fromEntries(
    Object.entries(kinds).flatMap(([slug, words]) => Object.entries(words).map(([part, text]) => [`kind.${slug}.${part}`, text])),
  ),
  ...layers,
  ...actors,
  ...evidence,
  ...outcomes,
  ...reasons,
  ...changes,
};
