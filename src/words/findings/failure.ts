// Words of the rules over what followed from a response.
import { catalogue } from './entry.ts';

export const failureWords = catalogue({
  'failure.reaches-agent': {
    title: { ja: '失敗が、失敗としてエージェントに伝わる', en: 'The failure reaches the agent as a failure' },
    happened: {
      ja: 'エージェントは失敗を知らないまま、ターンを終えました。{because}。',
      en: 'The turn ended without the agent knowing of a failure. {because}.',
    },
    next: { ja: '利用者には、起きたことと違う説明が届きます。', en: 'The user hears something other than what happened.' },
    repair: {
      ja: '`result`に`isError: true`を入れ、起きたことを`content`の文に書いてください。',
      en: 'Put `isError: true` into the `result` and say in `content` what happened.',
    },
  },
  'failure.calls': {
    title: { ja: '呼び出しの回数が、失敗の種類に合う', en: 'The number of calls suits the failure' },
    happened: {
      ja: '同じ仕事の呼び出しが{calls}回ありました。合う回数は{range}回です。{because}。',
      en: 'Calls sent: {calls}; {range} suit this failure. {because}.',
    },
    next: {
      ja: '通らない呼び出しの繰り返しは、待ち時間と負荷だけを増やします。',
      en: 'Repeating what cannot succeed adds waiting and load, nothing else.',
    },
    repair: {
      ja: '再試行の可否を`retryable`に書き、次にすることを文に書いてください。',
      en: 'State in `retryable` whether to repeat, and in the text what to do next.',
    },
  },
  'failure.effects': {
    title: { ja: '効果が、頼まれた回数だけ起きる', en: 'The effect happens as often as it was asked for' },
    happened: {
      ja: '効果は{effects}回起きました。頼まれた回数は{expected}回です。',
      en: 'The effect happened {effects} times; {expected} was asked for.',
    },
    next: { ja: '利用者の頼みと、実際に起きた回数が食い違ったままです。', en: 'What was asked for and what happened still differ.' },
    repair: {
      ja: '済んだかどうか分からない変更では、再試行ではなく照会を勧めてください。',
      en: 'Where a change may have happened, point to a look-up instead of a retry.',
    },
  },
  'failure.corrected': {
    title: { ja: 'エージェントが引数を直し、呼び出しが通る', en: 'The agent corrects the argument and the call goes through' },
    happened: { ja: '`{argument}`は直りませんでした。{because}。', en: '`{argument}` was not corrected. {because}.' },
    next: { ja: '頼まれた仕事は済んでいません。', en: 'The work that was asked for is not done.' },
    repair: {
      ja: '直す引数を1つだけ名前で示し、値の形を例とともに書いてください。',
      en: 'Name the one argument to correct, and the form of its value with an example.',
    },
  },
  'failure.user-told': {
    title: { ja: '利用者が、次に動くための説明を聞く', en: 'The user hears what they need to go on' },
    happened: {
      ja: '利用者に届いた説明は{says}です。足りない内容：{missing}。事実でない内容：{claims}。',
      en: 'What the user heard ends in {says}. Missing: {missing}. Untrue: {claims}.',
    },
    next: { ja: '利用者は、誰に何を頼めばよいか分かりません。', en: 'The user does not know whom to ask for what.' },
    repair: {
      ja: '起きたこと、まだ言えないこと、次にできることを、課題の言葉で書いてください。',
      en: "Say what happened, what is still open and what can be done next, in the brief's terms.",
    },
  },
  'failure.clean-text': {
    title: { ja: '利用者の聞く文に、内部の詳細がない', en: 'Nothing from inside stands in what the user hears' },
    happened: { ja: '「{found}」が、読み上げられる場所にあります（{what}）。', en: '"{found}" stands where it is read aloud ({what}).' },
    next: { ja: '利用者にも、会話を見る人にも聞こえます。', en: 'The user and whoever reads along will hear it.' },
    repair: {
      ja: '詳細はサーバーのログに残し、結び付ける受付番号だけを`_meta`に置いてください。',
      en: "Leave the detail in the server's log; a reference number may stand in `_meta`.",
    },
  },
  'failure.retryable-field': {
    title: { ja: '再試行の可否が、フィールドにある', en: 'Whether to repeat stands in a field' },
    happened: { ja: '再試行の可否を示すフィールドがありません。', en: 'No field says whether to repeat.' },
    next: { ja: '文の読み取りに頼るので、言い回しによって動きが変わります。', en: 'It depends on how a sentence is read.' },
    repair: {
      ja: '`structuredContent`に`retryable`を加えてください。MCPのフィールドではなく、サーバーの取り決めです。',
      en: "Add `retryable` to `structuredContent`. It is your server's convention, not a field of MCP.",
    },
  },
  'failure.kind-field': {
    title: { ja: '失敗の種類が、フィールドにある', en: 'The kind of failure stands in a field' },
    happened: {
      ja: '種類`{expected}`を示すフィールドがありません（今の値：{kind}）。',
      en: 'No field says that the kind is `{expected}` (now: {kind}).',
    },
    next: { ja: 'ハーネスは、種類ごとの動きを選べません。', en: 'The harness cannot choose by kind.' },
    repair: {
      ja: '`structuredContent`に`category`を加えてください。MCPのフィールドではなく、サーバーの取り決めです。',
      en: "Add `category` to `structuredContent`. It is your server's convention, not a field of MCP.",
    },
  },
  'failure.text-agrees': {
    title: { ja: '再試行について、文とフィールドが食い違わない', en: 'Text and field agree on whether to repeat' },
    happened: {
      ja: '`retryable`は{retryable}ですが、文は逆のことを言っています。',
      en: '`retryable` is {retryable}, and the text says the opposite.',
    },
    next: { ja: 'ハーネスはフィールドに従い、利用者は文に従います。', en: 'The harness follows the field, the user follows the text.' },
    repair: {
      ja: 'どちらかに合わせてください。送り直してほしいのが別の呼び出しなら、何を変えるかを書きます。',
      en: 'Make them agree. If another call is meant, say what has to change.',
    },
  },
  'empty.believed': {
    title: { ja: '0件が、成功としてエージェントに伝わる', en: 'Zero rows reach the agent as a success' },
    happened: {
      ja: '最後まで探した0件なのに、エージェントは{says}で終わりました（呼び出し{calls}回）。{because}。',
      en: 'The search ended with zero rows, yet the agent ended on {says} (calls: {calls}). {because}.',
    },
    next: { ja: '「ない」という答えが、利用者に届きません。', en: 'The answer "there is none" does not reach the user.' },
    repair: {
      ja: '`isError`を付けずに、空の一覧か件数0を返してください。',
      en: 'Leave `isError` out and return an empty list or a total of 0.',
    },
  },
});
