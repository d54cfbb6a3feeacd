// Words of the rules over tool definitions.
import { catalogue } from './entry.ts';

export const definitionWords = catalogue({
  'submission.form': {
    title: { ja: '提出物が、演習の決めた枠に収まる', en: 'The submission keeps to the frame of the exercise' },
    happened: { ja: '枠に合わないところがあります：{name}（{why}）。', en: 'Something does not keep to the frame: {name} ({why}).' },
    next: { ja: 'この部分は実行していません。', en: 'This part was not run.' },
    repair: {
      ja: '課題の「作るもの」が示す形に合わせてください。初期の状態が手本になります。',
      en: 'Follow the form under "What to build" in the brief; the starter shows it.',
    },
  },
  'definition.name-present': {
    title: { ja: 'ツールに名前がある', en: 'The tool has a name' },
    happened: { ja: '`name`に、1文字以上の文字列がありません（{found}）。', en: '`name` is not a non-empty string ({found}).' },
    next: { ja: '名前のないツールは、呼び出せません。', en: 'A tool without a name cannot be called.' },
    repair: { ja: '`name`に、動詞と対象の名前を書いてください。', en: 'Write a name of a verb and an object.' },
  },
  'definition.name-unique': {
    title: { ja: '1つのサーバーの中で、名前が重ならない', en: 'No two tools of a server share a name' },
    happened: { ja: '`{name}`という名前のツールが2つあります。', en: 'Two tools are called `{name}`.' },
    next: {
      ja: 'どちらが動くかを、呼び出し元は選べません。この教材の模擬サーバーでは、先に書いたほうです。',
      en: 'Which one answers is decided in silence; on this mock server it is the first.',
    },
    repair: { ja: '仕事の違いが分かる名前に分けてください。', en: 'Give them names that tell their jobs apart.' },
  },
  'definition.name-characters': {
    title: {
      ja: '名前が1〜128文字で、英数字と`_`、`-`、`.`だけでできている',
      en: 'The name has 1 to 128 of A–Z, a–z, 0–9, `_`, `-` and `.`',
    },
    happened: {
      ja: '`{name}`（{length}文字）は、仕様の勧める書き方ではありません。',
      en: '`{name}` ({length} characters) is not written as the specification recommends.',
    },
    next: { ja: '受け付けないクライアントやモデルのAPIがあります。', en: 'Some clients and model APIs refuse it.' },
    repair: { ja: '英数字と`_`、`-`だけにすると、どこでも使えます。', en: 'With letters, digits, `_` and `-` alone it works everywhere.' },
  },
  'definition.name-dotted': {
    title: { ja: '名前に点がない', en: 'The name has no dot' },
    happened: { ja: '`{name}`に点があります。仕様には合っています。', en: '`{name}` has a dot. The specification allows it.' },
    next: {
      ja: 'Messages APIのツール名は点を受け付けません。ホストが名前を書き換えます。',
      en: 'Tool names of the Messages API have no dot, so a host has to rename the tool.',
    },
    repair: { ja: '`_`に替えると、どちらでも使えます。', en: 'With `_` instead it works in both.' },
  },
  'definition.root-type-object': {
    title: { ja: '入力スキーマの根が`type: "object"`である', en: 'The root of the input schema has `type: "object"`' },
    happened: { ja: '根の`type`が`"object"`ではありません（{found}）。', en: 'The root `type` is not `"object"` ({found}).' },
    next: {
      ja: '引数はいつもオブジェクトです。クライアントは、この定義を受け付けません。',
      en: 'Arguments are always an object. Clients refuse this definition.',
    },
    repair: {
      ja: '`inputSchema`を`{"type": "object", …}`で始め、値はその中のプロパティにしてください。',
      en: 'Start `inputSchema` with `{"type": "object", …}` and make the value a property of it.',
    },
  },
  'definition.schema-valid': {
    title: { ja: 'スキーマが、宣言した方言で有効である', en: 'The schema is valid in its dialect' },
    happened: {
      ja: 'この場所は、JSON Schemaとして有効ではありません（`{rule}`：{expected}）。',
      en: 'This place is not valid JSON Schema (`{rule}`: {expected}).',
    },
    next: {
      ja: '検証器によって、全部を断るか、全部を通します。どちらも、書いた人の意図ではありません。',
      en: 'Depending on the validator everything is refused or everything passes; neither was meant.',
    },
    repair: { ja: 'キーワードのつづりと、値の型を確かめてください。', en: "Check the keyword's spelling and the type of its value." },
  },
  'definition.reference-local': {
    title: { ja: '`$ref`が、同じ文書の中で値のある場所を指す', en: '`$ref` leads to a place in the same document' },
    happened: { ja: 'この`$ref`の先を読めません（{code}）。', en: 'This `$ref` cannot be followed ({code}).' },
    next: {
      ja: '外の文書は取りに行きません。どの呼び出しも検証できません。',
      en: 'Outside documents are never fetched. No call can be validated.',
    },
    repair: { ja: '`$defs`に写して、`#/$defs/…`で指してください。', en: 'Copy it into `$defs` and point to `#/$defs/…`.' },
  },
  'definition.output-schema-object': {
    title: { ja: '`outputSchema`がオブジェクトである', en: '`outputSchema` is an object' },
    happened: { ja: '`outputSchema`がオブジェクトではありません（{found}）。', en: '`outputSchema` is not an object ({found}).' },
    next: { ja: 'クライアントは、この定義を受け付けません。', en: 'Clients refuse this definition.' },
    repair: { ja: '何でも返すなら、`outputSchema`を書かないでください。', en: 'If anything may come back, leave `outputSchema` out.' },
  },
  'definition.annotations-boolean': {
    title: { ja: 'ツールアノテーションのヒントが真偽値である', en: 'Annotation hints are booleans' },
    happened: { ja: '`{name}`が真偽値ではありません（{found}）。', en: '`{name}` is not a boolean ({found}).' },
    next: { ja: '型の合わない定義として、断られることがあります。', en: 'The definition may be refused for its type.' },
    repair: { ja: '`true`か`false`を、引用符なしで書いてください。', en: 'Write `true` or `false` without quotes.' },
  },
  'definition.annotations-consistent': {
    title: { ja: 'ツールアノテーションが互いに食い違わない', en: 'Annotations do not contradict each other' },
    happened: {
      ja: '読むだけ（`readOnlyHint: true`）なのに、`destructiveHint: true`もあります。',
      en: '`readOnlyHint: true` stands beside `destructiveHint: true`.',
    },
    next: {
      ja: '読むだけのツールでは、`destructiveHint`に意味がありません。',
      en: 'For a tool that only reads, `destructiveHint` means nothing.',
    },
    repair: {
      ja: '変更するツールなら`readOnlyHint`を、読むだけなら`destructiveHint`を外してください。',
      en: 'Drop `readOnlyHint` if it changes something, `destructiveHint` if it does not.',
    },
  },
  'definition.header-mapping': {
    title: {
      ja: '`x-mcp-header`の付いたパラメーターを、ヘッダーに写せる',
      en: '`x-mcp-header` stands on a parameter that a header can carry',
    },
    happened: { ja: '`{value}`は、ヘッダーに写せません（{why}）。', en: '`{value}` cannot become a header ({why}).' },
    next: { ja: 'HTTPのクライアントは、このツールだけを一覧から外します。', en: 'HTTP clients drop this tool from the list.' },
    repair: {
      ja: '文字列、整数、真偽値のパラメーターに、重ならない名前を付けてください。',
      en: 'Use a unique name on a string, integer or boolean parameter.',
    },
  },
  'definition.root-combinator': {
    title: {
      ja: '入力スキーマの根に`anyOf`、`oneOf`、`allOf`がない',
      en: 'The root of the input schema has no `anyOf`, `oneOf` or `allOf`',
    },
    happened: { ja: '根に`{word}`があります。仕様には合っています。', en: 'The root has `{word}`. The specification allows it.' },
    next: {
      ja: 'Messages APIは、根の`{word}`を断ります。書き換えるホストもあります。',
      en: 'The Messages API refuses `{word}` at the root; some hosts rewrite it.',
    },
    repair: { ja: '1段内側に移すか、ツールを分けてください。', en: 'Move it one level down, or make two tools.' },
  },
  'definition.array-items': {
    title: { ja: '配列の要素の形が決まっている', en: 'Arrays say what they hold' },
    happened: {
      ja: 'この配列には`items`がありません。スキーマとしては有効です。',
      en: 'This array has no `items`. As a schema it is valid.',
    },
    next: {
      ja: '断るクライアントがあり、モデルにも要素の形が伝わりません。',
      en: 'Some clients refuse it, and a model learns nothing about the elements.',
    },
    repair: { ja: '`items`に、要素のスキーマを書いてください。', en: "Write the elements' schema into `items`." },
  },
  'definition.nullable-keyword': {
    title: { ja: '`nullable`に頼らない', en: '`nullable` is not relied on' },
    happened: { ja: '`nullable: true`があります。JSON Schemaの語ではありません。', en: '`nullable: true` is not a word of JSON Schema.' },
    next: {
      ja: '`null`は断られたままです。受け付ける検証器もあり、判定が割れます。',
      en: '`null` stays refused; some validators let it through, so verdicts differ.',
    },
    repair: { ja: '`"type": ["string", "null"]`のように書いてください。', en: 'Write `"type": ["string", "null"]` or the like.' },
  },
  'definition.required-declared': {
    title: { ja: '`required`の名前が`properties`にある', en: '`required` names declared properties' },
    happened: { ja: '`{key}`は必須ですが、`properties`にありません。', en: '`{key}` is required but not declared under `properties`.' },
    next: { ja: '閉じたオブジェクトなら、通る呼び出しが1つもなくなります。', en: 'On a closed object no call can pass.' },
    repair: { ja: 'つづりを合わせるか、`properties`に加えてください。', en: 'Match the spelling, or declare it.' },
  },
  'definition.description-present': {
    title: { ja: 'ツールに説明文がある', en: 'The tool has a description' },
    happened: { ja: '`{name}`に説明文がありません。', en: '`{name}` has no description.' },
    next: { ja: 'モデルは、名前だけで選ぶことになります。', en: 'A model has only the name to choose by.' },
    repair: { ja: '用途、使う場面、使わない場面を書いてください。', en: 'Say what it is for, when to use it and when not.' },
  },
  'definition.parameter-described': {
    title: { ja: 'パラメーターに説明がある', en: 'Parameters are described' },
    happened: { ja: '`{name}`に説明がありません。', en: '`{name}` has no description.' },
    next: { ja: 'モデルは、名前から意味を推し量ります。', en: 'A model infers the meaning from the name.' },
    repair: { ja: '値の意味と、例を1つ書いてください。', en: 'Write what the value means, with one example.' },
  },
  'definition.token-budget': {
    title: { ja: '定義が、トークンの目安に収まる', en: 'The definitions keep to the token budget' },
    happened: {
      ja: '定義の全体が約{tokens}トークンで、目安の{budget}を超えます（見積もり）。',
      en: 'The definitions take about {tokens} tokens, above the budget of {budget} (estimate).',
    },
    next: { ja: '会話のたびに、コンテキストを使います。', en: 'They take context in every conversation.' },
    repair: { ja: 'スキーマと同じことを繰り返す文を削ってください。', en: 'Cut sentences that repeat the schema.' },
  },
});
