// Words of the rules over tool results.
import { catalogue } from './entry.ts';

export const resultWords = catalogue({
  'result.output-schema': {
    title: { ja: '結果が、出力スキーマに合う', en: 'The result fits the output schema' },
    happened: {
      ja: '`structuredContent`が、ツールの`outputSchema`に合いません（{rule}、{expected}）。',
      en: '`structuredContent` does not fit the `outputSchema` of the tool ({rule}, {expected}).',
    },
    next: {
      ja: '検証するクライアントは結果を捨てます。モデルには失敗だけが伝わります。',
      en: 'A client that validates throws the result away; the model only hears of a failure.',
    },
    repair: {
      ja: 'スキーマに合う値を返すか、`outputSchema`を実際の形に直してください。',
      en: 'Return what the schema says, or make the schema say what is returned.',
    },
  },
  'result.failure-flagged': {
    title: { ja: '失敗の結果に、`isError: true`がある', en: 'A failure has `isError: true`' },
    happened: {
      ja: '失敗の内容（「{text}」）なのに、`isError`が`{flag}`です。',
      en: 'The text tells of a failure ("{text}"), and `isError` is `{flag}`.',
    },
    next: {
      ja: 'ホストは成功と読みます。再試行の待ち時間も、失敗の数え上げも始まりません。',
      en: 'A host reads it as a success: no back-off starts and no failure is counted.',
    },
    repair: {
      ja: '結果の一番外側に`"isError": true`を書いてください。',
      en: 'Write `"isError": true` at the outermost level of the result.',
    },
  },
  'result.flag-place': {
    title: { ja: '`isError`が、結果の一番外側にある', en: '`isError` stands in the result itself' },
    happened: {
      ja: '失敗の印が`{place}`にあります。そこを読むクライアントはありません。',
      en: 'The flag of failure stands at `{place}`, where no client reads it.',
    },
    next: { ja: '結果は成功として扱われます。', en: 'The result counts as a success.' },
    repair: { ja: '`isError`を、`content`と並ぶ位置に移してください。', en: 'Move `isError` up, beside `content`.' },
  },
  'result.empty-success': {
    title: { ja: '見つからないことは、成功である', en: 'Finding nothing is a success' },
    happened: { ja: '「{text}」という結果に、`isError: true`が付いています。', en: 'The result "{text}" has `isError: true`.' },
    next: {
      ja: 'エージェントは失敗と読み、言葉を変えて何度も探します。',
      en: 'The agent takes it for a failure and searches again in other words.',
    },
    repair: { ja: '`isError`を外し、空の一覧を返してください。', en: 'Drop `isError` and return an empty list.' },
  },
  'result.success-flagged': {
    title: { ja: '成功に、失敗の印を付けない', en: 'A success is not marked as a failure' },
    happened: { ja: '「{text}」という結果に、`isError: true`が付いています。', en: 'The result "{text}" has `isError: true`.' },
    next: {
      ja: 'エージェントは失敗と読み、済んだ仕事をもう一度行います。',
      en: 'The agent takes it for a failure and does the finished work again.',
    },
    repair: {
      ja: '`isError`を外してください。失敗なら、何が足りなかったかを文に書いてください。',
      en: 'Drop `isError`. Where it is a failure, say in the text what was missing.',
    },
  },
  'result.kind-agrees': {
    title: { ja: '種類と再試行の可否が、文の言うことと合う', en: 'Category and retryable say what the sentence says' },
    happened: {
      ja: '文は{told}を言っていますが、`{field}`は`{value}`です。',
      en: 'The sentence tells of {told}, and `{field}` is `{value}`.',
    },
    next: {
      ja: 'ハーネスはフィールドに従うので、次の動きが変わります。',
      en: 'A harness follows the fields, so its next move is another one.',
    },
    repair: {
      ja: '文に合わせてフィールドを直してください。一時的な失敗は再試行でき、ほかは同じ呼び出しでは直りません。',
      en: 'Make the field follow the sentence. What is transient may be repeated; the others fail again.',
    },
  },
  'result.retry-safe': {
    title: { ja: '結果の分からない書き込みを、そのまま繰り返させない', en: 'A write of unknown outcome is not simply repeated' },
    happened: {
      ja: '`{tool}`は返事を得られませんでしたが、結果は繰り返しを勧めています。',
      en: '`{tool}` got no answer, and the result invites to repeat it.',
    },
    next: { ja: 'すでに済んでいれば、同じことが2回起きます。', en: 'Where it had gone through, it now happens twice.' },
    repair: {
      ja: '再試行を止め、先に調べるツールを文に書いてください。冪等キーがあれば、繰り返しても安全です。',
      en: 'Forbid the repetition and name the tool to look it up with. An idempotency key makes repeating safe.',
    },
  },
  'result.clean-text': {
    title: { ja: '結果に、内部の詳細がない', en: 'Nothing from inside stands in the result' },
    happened: { ja: 'モデルの読む場所に「{found}」があります（{what}）。', en: '"{found}" stands where a model reads it ({what}).' },
    next: {
      ja: '利用者への返答にも出ます。直し方の手がかりにはなりません。',
      en: 'It comes up in replies to users, and helps nobody to mend the call.',
    },
    repair: {
      ja: '詳細はサーバーのログに残し、文には次にできることを書いてください。',
      en: 'Leave the detail in the log of the server and say what can be done next.',
    },
  },
  'result.error-structured': {
    title: { ja: '失敗の`structuredContent`も、出力スキーマに合う', en: 'Structured content of a failure fits the output schema too' },
    happened: {
      ja: '失敗の`structuredContent`が、`outputSchema`に合いません（{rule}、{expected}）。',
      en: 'The `structuredContent` of the failure does not fit `outputSchema` ({rule}, {expected}).',
    },
    next: {
      ja: '仕様はここを決めていません。厳しいクライアントは、検証の失敗だけを伝え、本当の文を隠します。',
      en: 'The specification is silent. A strict client reports a failed validation and hides the real sentence.',
    },
    repair: {
      ja: '失敗のときは`structuredContent`を省き、文に書くと、どこでも読めます。',
      en: 'Leave `structuredContent` out of failures and say it in the text: that is read everywhere.',
    },
  },
  'result.wait-stated': {
    title: { ja: '回数の上限に達したら、待つ時間を言う', en: 'Whoever reaches a limit is told how long to wait' },
    happened: {
      ja: '回数の上限に達したとありますが、待つ時間がありません。',
      en: 'The limit of calls is reached, and no time to wait is given.',
    },
    next: {
      ja: 'ハーネスは待つ時間を推測します。短すぎれば、また断られます。',
      en: 'A harness guesses; where it guesses too short it is refused again.',
    },
    repair: {
      ja: '何秒後に呼べるかを、文かフィールドに書いてください。',
      en: 'Say in the text or a field after how many seconds to call.',
    },
  },
  'result.says-what': {
    title: { ja: '失敗の文から、何の失敗かが分かる', en: 'A failure says what failed' },
    happened: { ja: '失敗の文が「{text}」だけです。', en: 'All that the failure says is "{text}".' },
    next: {
      ja: 'モデルは直すところが分からず、同じ呼び出しを繰り返すか、諦めます。',
      en: 'A model has nothing to change: it repeats the call, or gives up.',
    },
    repair: {
      ja: '何が、どの値で起き、次に何ができるかを書いてください。',
      en: 'Say what happened, with which value, and what can be done next.',
    },
  },
  'result.truncation-said': {
    title: { ja: '一覧を切り詰めたら、そのことを書く', en: 'A list that was cut says so' },
    happened: {
      ja: '一部だけを返していますが、どこまで返したかも、続きの取り方も書いていません（返した件数：{shown}、全体：{total}）。',
      en: 'Only a part is returned, and nothing says which part, or how to go on (returned: {shown}, in all: {total}).',
    },
    next: { ja: 'エージェントは、返った分を全部だと受け取ります。', en: 'The agent takes what came for all there is.' },
    repair: {
      ja: '`truncated`や`nextCursor`を足し、文に「12件中3件」のような範囲と、続きの取り方を書いてください。',
      en: 'Add `truncated` or `nextCursor`, and write the part, as in "3 of 12", and the way on into the text.',
    },
  },
});
