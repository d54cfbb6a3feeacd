// Words of the rules over the learner's calls, traps and legitimate calls.
import { catalogue } from './entry.ts';

export const callWords = catalogue({
  'call.present': {
    title: { ja: 'すべての依頼に、呼び出しか`none`がある', en: 'Every request has a call or a `none`' },
    happened: { ja: '依頼`{request}`の呼び出しがありません。', en: 'There is no call for the request `{request}`.' },
    next: { ja: 'この依頼は、誰も引き受けていません。', en: 'Nobody takes this request on.' },
    repair: {
      ja: '`calls`に`{request}`を加えてください。呼ばないなら`{"none": "理由"}`です。',
      en: 'Add `{request}` to `calls`; where nothing is to be called, `{"none": "reason"}`.',
    },
  },
  'call.known-tool': {
    title: { ja: '呼び出しの名前が`tools`にある', en: 'Calls name a tool that exists' },
    happened: { ja: '`{name}`というツールはありません。', en: 'There is no tool called `{name}`.' },
    next: {
      ja: 'サーバーは`-32602`（パラメーターの誤り）を返し、何も実行されません。',
      en: 'The server answers `-32602` (invalid params) and nothing runs.',
    },
    repair: { ja: '名前のつづりを、定義と合わせてください。', en: 'Match the spelling with the definition.' },
  },
  'call.fits-schema': {
    title: { ja: '自分の呼び出しが、自分のスキーマを通る', en: 'Your own calls pass your own schema' },
    happened: {
      ja: '依頼`{request}`の呼び出しを、スキーマが断りました（`{rule}`：{expected}）。',
      en: 'The schema refused the call for `{request}` (`{rule}`: {expected}).',
    },
    next: { ja: 'エージェントは、この依頼を済ませられません。', en: 'The agent cannot do what was asked.' },
    repair: {
      ja: '呼び出しが正しいなら、スキーマを緩めます。スキーマが正しいなら、呼び出しを直します。',
      en: 'If the call is right, loosen the schema; if the schema is right, correct the call.',
    },
  },
  'call.carries-values': {
    title: { ja: '呼び出しが、依頼の値を載せている', en: 'Calls carry what the user said' },
    happened: {
      ja: '依頼`{request}`の呼び出しに、依頼の値（{fact}）が見当たりません。',
      en: 'The call for `{request}` does not carry the value that the user gave ({fact}).',
    },
    next: { ja: 'ほかの呼び出しと同じ場所に、別の値が入っています。', en: 'Another value stands where the other calls carry it.' },
    repair: { ja: '依頼を読み直して、値を合わせてください。', en: 'Read the request again and write its value.' },
  },
  'call.none-expected': {
    title: { ja: '呼ばないほうがよい依頼では呼ばず、ほかでは呼ぶ', en: 'No call where none fits, a call everywhere else' },
    happened: { ja: '依頼`{request}`で、呼ぶかどうかが逆です。', en: 'For `{request}` the decision to call is the wrong way round.' },
    next: { ja: '呼べば断られ、呼ばなければ仕事が残ります。', en: 'A call is refused; without one the work is left undone.' },
    repair: {
      ja: '課題にある決まりを読み、`{"none": "理由"}`と呼び出しを入れ替えてください。',
      en: 'Read the rules in the brief and change between a call and `{"none": "reason"}`.',
    },
  },
  'legit.accepted': {
    title: { ja: '依頼にない正当な呼び出しが通る', en: 'Legitimate calls that no request shows get through' },
    happened: {
      ja: '正当な呼び出し{arguments}が通りませんでした（`{rule}`：{expected}）。',
      en: 'A legitimate call, {arguments}, did not get through (`{rule}`: {expected}).',
    },
    next: { ja: 'エージェントは、この依頼を済ませられません。', en: 'The agent cannot do what was asked.' },
    repair: {
      ja: '値を並べる代わりに、値の形と範囲を書いてください。',
      en: 'Describe the form and the range of values instead of listing them.',
    },
  },
  'trap.stopped': {
    title: { ja: '罠の呼び出しが、実行の前に止まる', en: 'The trap stops before anything runs' },
    happened: {
      ja: '{arguments}が通りました。記録された値は{recorded}です。',
      en: '{arguments} got through and was recorded as {recorded}.',
    },
    next: { ja: '誰も気づかないまま、次の仕事に使われます。', en: 'The next job uses it, and nobody notices.' },
    repair: {
      ja: 'この値だけを断る語（`type`、`minimum`、`maximum`、`pattern`、`required`、`additionalProperties`）を加えてください。',
      en: 'Add the keyword that refuses just this value: `type`, `minimum`, `maximum`, `pattern`, `required` or `additionalProperties`.',
    },
  },
  'trap.other-tool': {
    title: { ja: 'ほかのツールからも、罠の値が入らない', en: 'No other tool takes the trap' },
    happened: {
      ja: '`{tool}`は`calls`で使っていませんが、{arguments}を受け付けました。',
      en: '`{tool}`, which no call uses, took {arguments}.',
    },
    next: { ja: 'エージェントがこちらを選ぶと、同じ事故が起きます。', en: 'An agent that chooses it has the same accident.' },
    repair: { ja: '要らないツールを外すか、同じ守りを付けてください。', en: 'Remove the tool, or give it the same defences.' },
  },
  'text.unit-stated': {
    title: { ja: '定義から、単位が分かる', en: 'The definition tells the unit' },
    happened: {
      ja: '利用者は別の単位で話しました。エージェントが送ったのは{arguments}で、記録は{recorded}です。',
      en: 'The user spoke in another unit. The agent sent {arguments}; recorded: {recorded}.',
    },
    next: { ja: '換算する手がかりがないと、聞いた数がそのまま入ります。', en: 'Without a clue, the number goes in as it was heard.' },
    repair: {
      ja: '引数の名前に単位を入れてください（`weight_kg`など）。',
      en: 'Put the unit into the name of the argument, such as `weight_kg`.',
    },
  },
  'text.number-stated': {
    title: { ja: '呼ばないと決めるための数字が、説明文にある', en: 'The text holds the number an agent needs to decide not to call' },
    happened: {
      ja: 'エージェントは期限を知らずに{arguments}を送り、サーバーに断られました。',
      en: 'Not knowing the limit, the agent sent {arguments} and the server refused.',
    },
    next: { ja: '1回分の呼び出しと、利用者の待つ時間が無駄になります。', en: 'A call is wasted and the user waits for nothing.' },
    repair: {
      ja: '課題の決まりにある期限を、数字と単位で説明文に書いてください。',
      en: 'Write the time limit from the brief into the description, as a number with its unit.',
    },
  },
});
