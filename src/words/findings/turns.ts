// Words of the rules over the turns of a plan.
import { catalogue } from './entry.ts';

export const turnsWords = catalogue({
  'turns.released': {
    title: { ja: '済んだら、強制を外す', en: 'Forcing ends when its work is done' },
    happened: {
      ja: '{turn}番目のリクエストが、済んだあとも`{choice}`を強制しています。',
      en: 'Request {turn} still forces `{choice}` although its work is done.',
    },
    next: {
      ja: 'モデルは答えを書けず、同じ呼び出しだけを繰り返します。',
      en: 'The model cannot write an answer; it only repeats the call.',
    },
    repair: {
      ja: '成功したあと、または決めた回数のあとは、`auto`か`none`にしてください。',
      en: 'Use `auto` or `none` after the success, or after the number of calls that was set.',
    },
  },
  'turns.kept-on-failure': {
    title: { ja: '必須の段は、成功するまで強制する', en: 'A required step stays forced until it has succeeded' },
    happened: {
      ja: '`{tool}`が失敗したのに、{turn}番目のリクエストで強制を外しています。',
      en: '`{tool}` failed, and request {turn} no longer forces it.',
    },
    next: { ja: '前の段の値がないまま進み、推測の値で続きます。', en: 'The next steps go on without its values, on guesses.' },
    repair: {
      ja: '外す条件を、呼び出しではなく成功にしてください。やり直しの回数には上限を付けます。',
      en: 'Release on success and not on a call; set a limit to the attempts.',
    },
  },
  'turns.call-possible': {
    title: { ja: '目的にツールが要るなら、呼べる番がある', en: 'Where the goal needs a tool, some turn allows a call' },
    happened: {
      ja: '目的は「{goal}」ですが、どの番も`none`で、ツールを呼べません。',
      en: 'The goal is "{goal}", and every turn has `none`, so no tool can be called.',
    },
    next: { ja: 'モデルは調べないまま、推測で答えます。', en: 'The model looks nothing up and answers from guesses.' },
    repair: {
      ja: '仕事が済むまでは`auto`にし、済んでから`none`にしてください。',
      en: 'Use `auto` until the work is done, and `none` after it.',
    },
  },
  'turns.accepted': {
    title: { ja: 'リクエストの`tool_choice`を、APIが受け付ける', en: 'The API accepts the `tool_choice` of the request' },
    happened: { ja: '`{choice}`を受け付けないAPIがあります：{reason}。', en: 'Some APIs refuse `{choice}`: {reason}.' },
    next: { ja: 'HTTP 400が返り、モデルには何も届きません。', en: 'HTTP 400 comes back, and nothing reaches the model.' },
    repair: {
      ja: '`auto`にして、使う場面をシステムプロンプトに書いてください。引数の形は`strict`で守れます。',
      en: 'Use `auto`, say in the system prompt when the tool applies, and keep the form of arguments with `strict`.',
    },
  },
});
