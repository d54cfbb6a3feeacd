// Words of the rules over definitions that only real servers are held to.
import { catalogue } from './entry.ts';

export const servedWords = catalogue({
  'definition.judged': {
    title: { ja: 'スキーマを、ここで判定できる', en: 'The schema can be judged here' },
    happened: {
      ja: '`{key}`は、この検査の範囲を超えるので判定していません（{guard}）。',
      en: '`{key}` goes beyond what is judged here, so it was not judged ({guard}).',
    },
    next: { ja: '合っているとも、合っていないとも言えません。', en: 'It is neither right nor wrong.' },
    repair: {
      ja: '重い正規表現を短くし、深い入れ子を分けると判定できます。方言は2020-12、2019-09、draft-07を判定します。',
      en: 'Shorten heavy patterns and split deep nesting. The dialects 2020-12, 2019-09 and draft-07 are judged.',
    },
  },
  'definition.member-types': {
    title: { ja: '表示名や説明文などが、決められた型である', en: 'Title, description and the like have their types' },
    happened: { ja: '`{key}`が{wanted}ではありません（今は{found}）。', en: '`{key}` is not {wanted} (now {found}).' },
    next: {
      ja: '型を確かめるクライアントは、このツールだけでなく一覧をすべて断ることがあります。',
      en: 'A client that checks types may refuse the whole list, and not just this tool.',
    },
    repair: {
      ja: '決められた型で書き、書くことがなければキーごと省いてください。',
      en: 'Give it its type, or leave the key out where there is nothing to say.',
    },
  },
  'definition.removed-field': {
    title: { ja: '定義に、この版でなくなったフィールドがない', en: 'A definition has no field that this revision dropped' },
    happened: { ja: '`{key}`（{found}）は2026-07-28版にありません。', en: '2026-07-28 has no `{key}` ({found}).' },
    next: {
      ja: '2026-07-28版のクライアントは読みません。長い仕事をタスクで返すかどうかは、サーバーがリクエストごとに決めます。',
      en: 'Newer clients do not read it. Whether long work becomes a task is decided by the server for each request.',
    },
    repair: {
      ja: '新しい版では消してください。古い版のクライアントのために残すなら、そのままでかまいません。',
      en: 'Leave it out in the new revision. It may stay for clients of the older one.',
    },
  },
  'definition.read-only-claim': {
    title: { ja: '変更するツールが、読むだけだと言わない', en: 'A tool that changes something does not claim to be read-only' },
    happened: {
      ja: '`{name}`は変更する仕事なのに、`readOnlyHint`が`true`です。',
      en: '`{name}` changes something, and `readOnlyHint` is `true`.',
    },
    next: {
      ja: '読むだけのツールを、確認なしに動かすホストがあります。誰も見ないまま変更が起きます。',
      en: 'Hosts let read-only tools run without asking, so the change happens before anybody has seen it.',
    },
    repair: {
      ja: '`readOnlyHint`を`false`にし、取り返せない変更なら`destructiveHint`を`true`にしてください。',
      en: 'Set `readOnlyHint` to `false`, and `destructiveHint` to `true` where the change cannot be undone.',
    },
  },
  'definition.destructive-claim': {
    title: { ja: '読むだけのツールが、破壊的だと言わない', en: 'A tool that only reads does not claim to be destructive' },
    happened: {
      ja: '`{name}`は読むだけの仕事なのに、`destructiveHint`が`true`です。',
      en: '`{name}` only reads, and `destructiveHint` is `true`.',
    },
    next: {
      ja: '呼び出しのたびに確認画面が出ます。利用者は、やがて中身を見ないで承認します。',
      en: 'Every call asks for approval, and people stop reading what they approve.',
    },
    repair: {
      ja: '`readOnlyHint`を`true`にし、`destructiveHint`は消してください。',
      en: 'Set `readOnlyHint` to `true` and leave `destructiveHint` out.',
    },
  },
  'definition.required-default': {
    title: { ja: '必須の項目に、既定値を書かない', en: 'A required parameter has no default' },
    happened: { ja: '`{name}`は必須なのに、既定値（{value}）があります。', en: '`{name}` is required and has a default ({value}).' },
    next: {
      ja: '検証は既定値を入れません。モデルが省くと、呼び出しは断られます。',
      en: 'Validation puts no default in. Where a model leaves the key out, the call is refused.',
    },
    repair: { ja: '`required`から外すか、`default`を消してください。', en: 'Take it out of `required`, or drop the `default`.' },
  },
  'definition.whole-number': {
    title: { ja: '数えるものは、整数の型である', en: 'What is counted has the type integer' },
    happened: { ja: '`{name}`は数えるものなのに、型が`number`です。', en: '`{name}` is counted, and its type is `number`.' },
    next: {
      ja: '1.5も通ります。サーバーは切り捨てるか、別のものを指します。',
      en: '1.5 gets through; the server rounds it, or means something else.',
    },
    repair: { ja: '`"type": "integer"`にし、`minimum`を足してください。', en: 'Use `"type": "integer"` and add a `minimum`.' },
  },
  'definition.confusable': {
    title: { ja: '似たツールに、使い分けが書いてある', en: 'Tools that are alike say when to use which' },
    happened: {
      ja: '`{name}`と`{other}`は、引数も説明文もほぼ同じです。',
      en: '`{name}` and `{other}` have the same parameters and nearly the same description.',
    },
    next: { ja: 'どちらが選ばれるかは、頼み方の言い回しで変わります。', en: 'Which one is picked turns on how the wish is worded.' },
    repair: {
      ja: 'どんなときに使い、どんなときには相手を使うかを、両方に書いてください。同じ仕事なら1つにまとめます。',
      en: 'Say in both when to use it and when to use the other. Where the job is one, make them one tool.',
    },
  },
  'definition.dialect-common': {
    title: { ja: 'スキーマの方言が、2020-12である', en: 'The dialect of the schema is 2020-12' },
    happened: {
      ja: '宣言された方言は`{dialect}`です。仕様には合っています。',
      en: 'The declared dialect is `{dialect}`. The specification allows it.',
    },
    next: {
      ja: '実装が対応を求められるのは2020-12だけなので、受け付けないクライアントがあります。',
      en: 'Implementations have to support 2020-12 only, so some clients refuse it.',
    },
    repair: {
      ja: '`$schema`を消すと、2020-12として読まれます。書き方が違う語だけ、直してください。',
      en: 'Without `$schema` it is read as 2020-12; mend the few words that differ.',
    },
  },
  'definition.properties-listed': {
    title: { ja: '引数のないツールが、そのことを書いている', en: 'A tool without parameters says so' },
    happened: {
      ja: '入力スキーマが`{"type": "object"}`だけです。仕様には合っています。',
      en: 'The input schema is `{"type": "object"}` alone. The specification allows it.',
    },
    next: {
      ja: '何を渡しても通ります。`properties`のない定義を断るモデルのAPIもあります。',
      en: 'Anything may be sent along, and some model APIs refuse a definition without `properties`.',
    },
    repair: {
      ja: '`{"type": "object", "properties": {}, "additionalProperties": false}`なら、どこでも使えます。',
      en: 'With `{"type": "object", "properties": {}, "additionalProperties": false}` it works everywhere.',
    },
  },
});
