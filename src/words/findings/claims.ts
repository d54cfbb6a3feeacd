// Words of the rules over what a served definition claims: patterns, values that fit, hints.
import { catalogue } from './entry.ts';

export const claimsWords = catalogue({
  'definition.pattern-read': {
    title: { ja: '`pattern`が、ECMA-262の正規表現である', en: '`pattern` is a regular expression of ECMA-262' },
    happened: { ja: '`{source}`を、正規表現として読めません。', en: '`{source}` cannot be read as a regular expression.' },
    next: {
      ja: '式を組み立てる検証器は、定義を断ります。読み飛ばす検証器は、どんな値も通します。',
      en: 'A validator that compiles it refuses the definition; one that skips it lets everything through.',
    },
    repair: {
      ja: 'JavaScriptで読める書き方にしてください。大文字と小文字は`[Gg]`のように並べます。',
      en: 'Write it so that JavaScript reads it; list both cases, as in `[Gg]`.',
    },
  },
  'definition.satisfiable': {
    title: { ja: 'どのパラメーターにも、合う値がある', en: 'Every parameter has a value that fits' },
    happened: { ja: 'このパラメーターには、送れない値があります：{why}。', en: 'This parameter has values that can never be sent: {why}.' },
    next: { ja: '書いてあるとおりの値を送っても、断られます。', en: 'A call is refused although it sends what is written there.' },
    repair: {
      ja: '`enum`の値を`type`に合わせ、下限を上限より小さくしてください。',
      en: 'Make the values of `enum` fit `type`, and the lower bound smaller than the upper one.',
    },
  },
  'definition.default-fits': {
    title: { ja: '既定値が、自分のスキーマに合う', en: 'A default fits its own schema' },
    happened: { ja: '既定値（{value}）が、自分のスキーマに合いません。', en: 'The default ({value}) does not fit its own schema.' },
    next: { ja: 'モデルは既定値を手本にして送り、断られます。', en: 'A model takes it for an example, sends it, and is refused.' },
    repair: { ja: '既定値の型と範囲を、スキーマに合わせてください。', en: 'Make type and range of the default those of the schema.' },
  },
  'definition.additive-claim': {
    title: { ja: '消すツールが、足すだけだと言わない', en: 'A tool that removes does not claim to be additive' },
    happened: {
      ja: '`{name}`は何かを消す仕事なのに、`destructiveHint`が`false`です。',
      en: '`{name}` removes something, and `destructiveHint` is `false`.',
    },
    next: {
      ja: '足すだけの変更として扱われ、利用者の確認なしに消えることがあります。',
      en: 'It is treated as an addition, and things may be gone before anybody was asked.',
    },
    repair: { ja: '`destructiveHint`を`true`にするか、省いてください。', en: 'Set `destructiveHint` to `true`, or leave it out.' },
  },
  'definition.repeat-claim': {
    title: { ja: '呼ぶたびに増えるツールが、冪等だと言わない', en: 'A tool that adds with every call does not claim to be idempotent' },
    happened: {
      ja: '`{name}`は呼ぶたびに何かが増えるのに、`idempotentHint`が`true`です。',
      en: '`{name}` does something more with every call, and `idempotentHint` is `true`.',
    },
    next: {
      ja: '応答が来なかったとき、ハーネスは呼び直し、同じことが2回起こります。',
      en: 'After a call without an answer a harness calls again, and it happens twice.',
    },
    repair: {
      ja: '`idempotentHint`を外すか、重なりを防ぐキーの引数を足してください。',
      en: 'Drop `idempotentHint`, or add a parameter that keeps repetitions apart.',
    },
  },
  'definition.closed-claim': {
    title: { ja: 'Webに出るツールが、閉じた世界だと言わない', en: 'A tool that goes out into the web does not claim a closed world' },
    happened: {
      ja: '`{name}`はWebに出る仕事なのに、`openWorldHint`が`false`です。',
      en: '`{name}` goes out into the web, and `openWorldHint` is `false`.',
    },
    next: { ja: '外から来た文章が、信頼できるものとして扱われます。', en: 'Text from outside is treated as if it could be trusted.' },
    repair: { ja: '`openWorldHint`を`true`にするか、省いてください。', en: 'Set `openWorldHint` to `true`, or leave it out.' },
  },
});
