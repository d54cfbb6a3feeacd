// Sentences for a `tool-choice` run: what harness, agent and world did, and why.
import type { Catalogue } from './say.ts';

const does: Catalogue = {
  'agent.asks-model': {
    ja: '{phase}番目の段：`{choice}`でモデルに尋ねました。渡したツールは{tools}です。',
    en: 'Phase {phase}: asked the model with `{choice}`. Tools sent: {tools}.',
  },
  'agent.returns-result': {
    ja: '`{tool}`の結果をモデルに返しました（`is_error`：{error}）。',
    en: 'Returned the result of `{tool}` to the model (`is_error`: {error}).',
  },
  'agent.api-refuses': { ja: 'APIがHTTP {status}を返しました。', en: 'The API answered HTTP {status}.' },
  'agent.writes': { ja: '文章を書きました。', en: 'Wrote text.' },
  'agent.next-phase': { ja: '段を終え、{phase}番目へ移りました。', en: 'Ended the phase and went on to phase {phase}.' },
  'agent.asks-again': {
    ja: 'もう一度、呼び出すように頼みました（この段で{asked}回目。{tools}）。',
    en: 'Asked again for a call (time {asked} in this phase: {tools}).',
  },
  'agent.hands-on': { ja: '{asked}回聞き直したあと、人に渡しました。', en: 'Handed it to a person after asking again {asked} times.' },
  'agent.hears-question': { ja: '利用者の質問を渡しました。', en: 'Passed on a question of the user.' },
  'agent.hears-change': {
    ja: '利用者の「やはり人に任せたい」を渡しました。',
    en: 'Passed on that the user wants a person to take it after all.',
  },
  'agent.cut-off': { ja: 'この会話を、ここで打ち切りました。', en: 'The conversation was cut off here.' },
};

const because: Catalogue = {
  'obeyer.forcing-refused': { ja: 'このモデルは、`{type}`を受け付けないからです。', en: 'This model does not support `{type}`.' },
  'obeyer.thinking-and-forcing': {
    ja: '手動の拡張思考と`{type}`は、一緒に使えないからです。',
    en: 'Manual extended thinking cannot be combined with `{type}`.',
  },
  'obeyer.nothing-offered': { ja: '呼べるツールが、1つも渡っていないからです。', en: 'No tool was sent along.' },
  'obeyer.not-offered': { ja: '`{tool}`が、この段の`tools`にないからです。', en: '`{tool}` is not among the `tools` of this phase.' },
  'obeyer.none-with-parallel': {
    ja: '`none`に`disable_parallel_tool_use`はないからです。',
    en: '`none` has no `disable_parallel_tool_use`.',
  },
  'obeyer.may-not-call': { ja: '`none`では、呼び出せないからです。', en: 'Under `none` it may not call.' },
  'obeyer.forced': { ja: '`{tool}`と名前で指定されていたからです。', en: '`{tool}` was forced by name.' },
  'obeyer.must-call-any': {
    ja: 'どれかを呼ぶ決まりで、`{tool}`が合っていたからです。',
    en: 'Some tool had to be called, and `{tool}` fitted.',
  },
  'obeyer.stand-in': {
    ja: 'どれかを呼ぶ決まりで、合うものがなく、`{tool}`が一番近かったからです。',
    en: 'Some tool had to be called, none fitted, and `{tool}` came nearest.',
  },
  'obeyer.may-not-answer': {
    ja: '答える場面でも、どれかを呼ぶ決まりだったからです。',
    en: 'An answer was wanted, but some tool had to be called.',
  },
  'obeyer.told': {
    ja: '`{tool}`を使う場面だと、プロンプトか聞き直しにあったからです。',
    en: 'The prompt, or the asking, spoke of `{tool}`.',
  },
  'obeyer.chose': { ja: '`{tool}`が合うと、自分で選んだからです。', en: 'It chose `{tool}` by itself.' },
  'obeyer.request-fits': { ja: '利用者の頼みに、`{tool}`が合っていたからです。', en: '`{tool}` fitted what the user asked for.' },
  'obeyer.pressed': {
    ja: '合うものがないのに呼ぶよう頼まれ、`{tool}`が一番近かったからです。',
    en: 'It was pressed for a call, none fitted, and `{tool}` came nearest.',
  },
  'obeyer.text-allowed': {
    ja: '`auto`では、頼まれていても文章で答えてよいからです。',
    en: 'Under `auto` it may answer in text, though told to call.',
  },
  'obeyer.not-told': {
    ja: '`auto`で、どのツールを使うかを、プロンプトに書いていなかったからです。',
    en: 'Under `auto`, and the prompt does not say which tool to use.',
  },
  'obeyer.nothing-fits': { ja: '`auto`で、合うツールがなかったからです。', en: 'Under `auto`, and no tool fitted.' },
  'obeyer.free-to-answer': { ja: '`auto`で、答えるだけでよかったからです。', en: 'Under `auto`, and an answer was all that was wanted.' },
  'obeyer.no-call': { ja: 'このターンに、呼び出しがなかったからです。', en: 'There was no call in this turn.' },
  'obeyer.stuck': { ja: '要らない呼び出しが続き、先へ進まなかったからです。', en: 'Needless calls went on and led nowhere.' },
  'obeyer.unbounded': {
    ja: '聞き直しが{asked}回になり、上限がなかったからです。',
    en: 'It had asked again {asked} times, without a limit.',
  },
};

const rest: Catalogue = {
  'said.recorded': { ja: '「登録しました」', en: '"It is recorded."' },
  'said.answers': { ja: '質問への答え', en: 'The answer to the question.' },
  'said.only-words': { ja: '「人に任せます」（呼び出しはありません）', en: '"I will leave it to a person." (There was no call.)' },
  'said.person-takes-over': { ja: '「担当の人が確かめます」', en: '"A person will look at it."' },
  'effect.read-out': { ja: '`{tool}`が{item}を読み取りました。', en: '`{tool}` read {item}.' },
  'effect.read-again': { ja: '`{tool}`が、読み取り済みの{item}をまた読みました。', en: '`{tool}` read {item} again, though it was done.' },
  'effect.filed': { ja: '`{tool}`が{item}を登録しました。', en: '`{tool}` recorded {item}.' },
  'effect.filed-wrongly': {
    ja: '`{tool}`が、種類の合わない{item}を登録しました。',
    en: '`{tool}` recorded {item}, which is of another kind.',
  },
  'effect.filed-blindly': {
    ja: '`{tool}`が、読み取れていない{item}を推測の値で登録しました。',
    en: '`{tool}` recorded {item} by guess: it had not been read.',
  },
  'effect.filed-again': { ja: '`{tool}`が、登録済みの{item}をまた登録しました。', en: '`{tool}` recorded {item} once more.' },
  'effect.exited': { ja: '`{tool}`が、頼まれたとおり{item}を人に任せました。', en: '`{tool}` left {item} to a person, as asked.' },
  'effect.not-parsed': {
    ja: '登録のプログラムに文章が届き、読めませんでした。',
    en: 'Prose reached the program that records, which could not read it.',
  },
};

const reasons: Catalogue = {
  'run.plan-not-possible': {
    ja: '枠か名前に直すところがあるので、その計画は動かしていません。先に形の指摘を直すと、仕事も判定できます。',
    en: 'Something in the frame or the names has to be mended first, so that plan was not run. Mend the shape, and the job can be judged.',
  },
};

/** Sentences for every code of a `tool-choice` run. */
export const agentPlanWords: Catalogue = { ...does, ...because, ...rest, ...reasons };
