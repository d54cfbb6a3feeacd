// The agent's log and the run's reasons in sentences, by the codes of the evidence.
import { agentDriftWords } from './agent-drift.ts';
import { agentPlanWords } from './agent-plan.ts';
import { agentSelectionWords } from './agent-selection.ts';
import type { Catalogue } from './say.ts';

const does: Catalogue = {
  'agent.calls': { ja: '`{tool}`を呼びました。引数は{arguments}です。', en: 'Called `{tool}` with {arguments}.' },
  'agent.repeats': { ja: '同じ呼び出しを繰り返しました（ここまで{sent}回）。', en: 'Repeated the same call ({sent} so far).' },
  'agent.corrects': { ja: '`{argument}`を{value}に直して、もう一度呼びました。', en: 'Changed `{argument}` to {value} and called again.' },
  'agent.refetches': { ja: 'ツールの一覧を取り直しました。', en: 'Fetched the list of tools again.' },
  'agent.looks-up': { ja: '`{tool}`で、済んだかどうかを照会しました。', en: 'Looked the outcome up with `{tool}`.' },
  'agent.sends-after-all': {
    ja: 'まだ済んでいないと分かったので、もう一度送りました。',
    en: 'Sent it again, knowing that it had not been done.',
  },
  'agent.stops': { ja: '呼び出しを終えました。', en: 'Stopped calling.' },
};

const because: Catalogue = {
  'caller.dropped': { ja: '応答を読めなかったので、捨てました。', en: 'The response could not be read and was dropped.' },
  'caller.protocol-error': {
    ja: 'JSON-RPCの`error`なので、モデルには渡しませんでした。',
    en: 'It was a JSON-RPC `error`, which was not shown to the model.',
  },
  'caller.unknown-tool': { ja: '`{tool}`というツールは知らない、と返ってきたからです。', en: 'The server said that it knows no `{tool}`.' },
  'caller.input-required': {
    ja: '入力を求められましたが、この作業台では答えられません。',
    en: 'Input was asked for, which this bench cannot give.',
  },
  'caller.success': { ja: '`isError`がないので、成功として受け取りました。', en: 'Without `isError` it was taken for a success.' },
  'caller.empty': { ja: '最後まで探して0件だった、と読み取りました。', en: 'It was read as a search that ended with nothing found.' },
  'caller.unfinished': {
    ja: '0件とありますが、探し終えていないとも書いてあったからです。',
    en: 'It said zero rows, and also that the search had not come to its end.',
  },
  'caller.silent': { ja: '`content`が空で、何も言っていなかったからです。', en: '`content` was empty and said nothing.' },
  'caller.retryable': { ja: '繰り返してよい、というフィールドがあったからです。', en: 'A field said that it may be repeated.' },
  'caller.text-says-repeat': { ja: 'もう一度試すように、文が勧めていたからです。', en: 'The text said to try again.' },
  'caller.nothing-says-stop': { ja: '繰り返すなとは、どこにも書いていなかったからです。', en: 'Nothing told it not to.' },
  'caller.retries-used': { ja: '最初の1回を含めて3回、試し終わったからです。', en: 'Three calls, the first one counted, had been made.' },
  'caller.gave-up': { ja: '10回送って、ここで打ち切りました。', en: 'It had sent ten and was cut off here.' },
  'caller.form-given': {
    ja: '文が`{argument}`を名前で示し、値の形も書いていたからです。',
    en: 'The text named `{argument}` and gave the form of its value.',
  },
  'caller.form-not-given': {
    ja: '文は`{argument}`を示しましたが、値の形がないので、当て推量で直しました。',
    en: 'The text named `{argument}` but not the form of its value, so it guessed.',
  },
  'caller.no-argument-named': { ja: '直す引数が1つに決まらなかったからです。', en: 'The text did not point at one argument.' },
  'caller.corrected-once': { ja: '引数を直すのは1回だけだからです。', en: 'An argument is corrected only once.' },
  'caller.look-up': { ja: '文が`{tool}`での照会を勧めていたからです。', en: 'The text said to look it up with `{tool}`.' },
  'caller.looked-up-happened': { ja: '`{tool}`によると、済んでいたからです。', en: '`{tool}` said that it had been done.' },
  'caller.looked-up-not-happened': { ja: '`{tool}`によると、届いていなかったからです。', en: '`{tool}` said that it had never arrived.' },
  'caller.looked-up-unknown': { ja: '`{tool}`からも応答がなかったからです。', en: '`{tool}` did not answer either.' },
  'caller.no-look-up': {
    ja: '済んだかどうかを照会する手段が、書いていなかったからです。',
    en: 'The text named no way to look the outcome up.',
  },
  'caller.right-missing': { ja: '権限の不足で、繰り返しても通らないからです。', en: 'A right was missing; repeating would not help.' },
  'caller.refused': {
    ja: '断られた理由があり、繰り返しても通らないからです。',
    en: 'It was refused for a reason; repeating would not help.',
  },
};

const said: Catalogue = {
  'said.unavailable': { ja: '「ツールが使えません」', en: '"The tool is unavailable."' },
  'said.done': { ja: '「済みました」', en: '"Done."' },
  'said.none': { ja: '「ありませんでした」', en: '"There is none."' },
  'said.nothing-known': { ja: '「何も分かりませんでした」', en: '"I could not learn anything."' },
  'said.handed-on': { ja: '「{tried}回試しましたが、通りませんでした」', en: '"I tried {tried} times without success."' },
  'said.gave-up-wrongly': {
    ja: '「何度か試しましたが、うまくいきません。混み合っているようです」',
    en: '"I tried several times; it seems to be busy."',
  },
  'said.may-have-happened': {
    ja: '「済んだ可能性があります。確かめるまで、もう一度は頼みません」',
    en: '"It may have happened. I will not ask again before that is known."',
  },
  'said.asks-user': { ja: '「どの値を直せばよいか、教えてください」', en: '"Please tell me which value to change."' },
  'said.right-missing': { ja: '「権限が足りません」', en: '"A right is missing."' },
  'said.refused': { ja: '「断られました」', en: '"It was refused."' },
  'said.looked-up-done': { ja: '「照会したところ、済んでいました」', en: '"I looked it up: it has been done."' },
};

const effects: Catalogue = {
  'effect.recorded': { ja: '`{tool}`が実行され、{facts}が記録されました。', en: '`{tool}` ran and {facts} was recorded.' },
  'effect.done': { ja: '`{tool}`が実行され、外の状態が変わりました。', en: '`{tool}` ran and changed something.' },
  'effect.read': { ja: '`{tool}`が実行され、読むだけで終わりました。', en: '`{tool}` ran and only read.' },
};

const reasons: Catalogue = {
  'binding.needed': {
    ja: '依頼の値（{fact}）が、`{tool}`の呼び出しのどこに載るか分かりませんでした。まだ採点していません。載る場所を1つ選んでください。',
    en: 'Where the calls of `{tool}` carry a value of the request ({fact}) could not be found. Nothing is graded yet. Please choose the place.',
  },
  'run.calls-not-possible': {
    ja: '定義か枠に直すところがあるので、呼び出しは試していません。先に形の指摘を直すと、仕事も判定できます。',
    en: 'Something in the definitions or the frame has to be mended first, so no call was tried. Mend the shape, and the job can be judged.',
  },
  'guard.too-many-nodes': {
    ja: 'スキーマが大きすぎるので、採点していません（上限{limit}）。分けると採点できます。',
    en: 'The schema is too large to be graded here (limit {limit}). Split it up.',
  },
  'guard.too-deep': {
    ja: 'スキーマの入れ子が深すぎるので、採点していません（上限{limit}段）。浅くすると採点できます。',
    en: 'The schema is nested too deeply to be graded here (limit {limit}). Make it flatter.',
  },
  'guard.too-many-steps': {
    ja: 'このスキーマの検証は、組み合わせが多すぎて終わりません。採点していません。`anyOf`や`allOf`の重なりを減らすと採点できます。',
    en: 'Validating with this schema would take too many steps, so nothing is graded. Use fewer nested `anyOf` or `allOf`.',
  },
  'guard.pattern-risk': {
    ja: 'この`pattern`は、長い文字列で終わらなくなるおそれがあるので、採点していません。繰り返しの中の繰り返しを外すと採点できます。',
    en: 'This `pattern` may never end on a long string, so nothing is graded. Remove the repetition inside a repetition.',
  },
  'guard.dynamic-ref': {
    ja: '`$dynamicRef`は、この教材では判定していません。`$ref`で書くと採点できます。',
    en: '`$dynamicRef` is not judged here. Write `$ref` instead.',
  },
  'guard.unknown-dialect': {
    ja: 'この`$schema`の方言は、この教材では判定していません。2020-12、2019-09、draft-07なら採点できます。',
    en: 'This `$schema` dialect is not judged here. 2020-12, 2019-09 and draft-07 are.',
  },
  'guard.value-too-large': {
    ja: '引数が大きすぎるので、採点していません（上限{limit}）。短い値で試せます。',
    en: 'The arguments are too large to be graded here (limit {limit}). Try shorter values.',
  },
  'guard.remote-ref': {
    ja: '外の文書を指す`$ref`は取りに行かないので、採点していません。`$defs`に写すと採点できます。',
    en: 'A `$ref` to another document is not fetched, so nothing is graded. Copy it into `$defs`.',
  },
  'guard.unresolved-ref': {
    ja: '`$ref`の先がないので、採点していません。つづりを確かめてください。',
    en: 'A `$ref` leads nowhere, so nothing is graded. Check its spelling.',
  },
  'guard.ref-cycle': {
    ja: '`$ref`が自分に戻るだけなので、採点していません。プロパティや要素を1段はさむと採点できます。',
    en: 'A `$ref` only leads back to itself, so nothing is graded. Put a property or an item in between.',
  },
};

/** Sentences for every code of a run. */
export const agentWords: Catalogue = {
  ...does,
  ...because,
  ...said,
  ...effects,
  ...reasons,
  ...agentPlanWords,
  ...agentSelectionWords,
  ...agentDriftWords,
};
