// Words of the rules over a plan of `tool_choice`.
import { catalogue } from './entry.ts';

export const planWords = catalogue({
  'plan.known-tool': {
    title: { ja: '計画に出る名前のツールが、サーバーにある', en: 'Every tool that the plan names is on the server' },
    happened: {
      ja: '`{name}`というツールは、サーバーにありません。あるのは{known}です。',
      en: 'The server has no tool `{name}`. It has {known}.',
    },
    next: {
      ja: 'APIは知らない名前の強制を断ります。条件に書いた名前なら、その条件は満たされません。',
      en: 'The API refuses to force a name it does not know; a condition on such a name is never met.',
    },
    repair: {
      ja: 'ツールの一覧にある名前を、1字も変えずに写してください。',
      en: 'Copy the name from the list of tools, letter by letter.',
    },
  },
  'plan.request-accepted': {
    title: { ja: '計画から作るリクエストを、APIが受け付ける', en: 'The API accepts every request that the plan makes' },
    happened: {
      ja: '`{choice}`のリクエストに、APIがHTTP 400を返しました。{because}。',
      en: 'The API answered a request with `{choice}` by HTTP 400. {because}.',
    },
    next: { ja: 'モデルには何も届かず、書類はそのまま残ります。', en: 'Nothing reaches the model, and the job stays undone.' },
    repair: {
      ja: '強制を断るモデルでは`auto`にします。受け付けるモデルでは、強制する間は拡張思考を切り、その名前を`tools`に入れてください。',
      en: 'Use `auto` on models that refuse forcing. On the others, turn extended thinking off while you force, and list the name under `tools`.',
    },
  },
  'plan.strict-set': {
    title: { ja: '強制できないモデルでは、使うツールを`strict`にする', en: 'Where forcing is refused, the tools in use are `strict`' },
    happened: { ja: '`auto`で呼ばれた{tools}が、`strict`ではありません。', en: 'Called under `auto` without `strict`: {tools}.' },
    next: {
      ja: '引数がスキーマに合わない呼び出しは、サーバーが断るので、1往復が余分にかかります。',
      en: 'A call whose arguments do not fit is refused by the server and costs a round trip.',
    },
    repair: { ja: '`strict`に、そのツールの名前を足してください。', en: 'Add the tools to `strict`.' },
  },
  'plan.first-step-done': {
    title: { ja: '最初の段が成功するまで、次へ進まない', en: 'Nothing is recorded before the first step has succeeded' },
    happened: {
      ja: '`{first}`が成功していないのに、エージェントは`{tool}`を呼びました。',
      en: 'The agent called `{tool}` although `{first}` had not succeeded.',
    },
    next: { ja: '読み取れていない欄は、推測の値で登録されます。', en: 'What was never read is recorded as a guess.' },
    repair: {
      ja: '最初の段を終える条件を、呼び出しではなく成功にしてください。`auto`や`any`なら、順序をシステムプロンプトに書きます。',
      en: 'End the first phase on success, not on a call. Under `auto` or `any`, say the order in the system prompt.',
    },
  },
  'plan.structure-kept': {
    title: { ja: '構造が要る場面で、文章が返らない', en: 'No prose comes where structure is required' },
    happened: {
      ja: '`{choice}`の段でモデルが文章を書き、そのまま登録のプログラムに届きました。',
      en: 'In a phase with `{choice}` the model wrote prose, and it went to the program that records.',
    },
    next: { ja: 'プログラムは文章を読めないので、登録されません。', en: 'The program cannot read prose, so nothing is recorded.' },
    repair: {
      ja: '登録が済むまで`any`か名前を指定してください。指定できないモデルでは、呼び出しの有無を確かめて聞き直します。',
      en: 'Require a call until the record is made. Where that is refused, look for the call afterwards and ask again.',
    },
  },
  'plan.right-tool': {
    title: { ja: '合うツールが、1回だけ登録する', en: 'The tool that fits makes exactly one record' },
    happened: {
      ja: '`{wanted}`の登録が1件のはずでした。実際の登録：{tools}。',
      en: 'One record by `{wanted}` was due. Records made: {tools}.',
    },
    next: { ja: '支払いや在庫の数が、書類と合わなくなります。', en: 'Payments and stock no longer match the papers.' },
    repair: {
      ja: '合うツールを`tools`に入れ、1件の登録が成功したら段を終えてください。',
      en: 'Offer the tool that fits, and end the phase once one record has succeeded.',
    },
  },
  'plan.way-out': {
    title: { ja: 'どれにも合わないとき、そのためのツールがある', en: 'Where none fits, there is a way to say so' },
    happened: {
      ja: 'どの種類でもない書類を、エージェントが登録しました：{tools}。合うツールは`{wanted}`です。',
      en: 'It fits no kind, yet records were made: {tools}. What it needed was `{wanted}`.',
    },
    next: { ja: '架空の支払いや納品が、台帳に残ります。', en: 'A payment or delivery that never was stays in the books.' },
    repair: {
      ja: '登録の段の`tools`に、「どれでもない」と言うツールを加えてください。',
      en: 'Add the tool that says "none of these" to the `tools` of that phase.',
    },
  },
  'plan.released': {
    title: { ja: '済んだら、強制を外す', en: 'Forcing ends when its work is done' },
    happened: {
      ja: '仕事が済んだあとも、`{tool}`が{again}回余分に呼ばれました。',
      en: 'Calls of `{tool}` after its work was done: {again}.',
    },
    next: {
      ja: 'モデルは返答も次の呼び出しもできず、同じ呼び出しだけを繰り返します。',
      en: 'The model can neither answer nor go on; it only repeats the call.',
    },
    repair: {
      ja: '段を`until`の成功で終えてください。回数で終えると、失敗の数が変わるだけで合わなくなります。',
      en: 'End the phase by success. A number of turns fits one number of failures only.',
    },
  },
  'plan.conversation-free': {
    title: { ja: '登録のあとは、答えも呼び出しも自由にできる', en: 'After the record the agent may answer or call' },
    happened: {
      ja: '登録のあとの頼みが残りました。答えなかった質問：{answers}件、しなかった呼び出し：{calls}件。',
      en: 'Left over after the record: {answers} questions without an answer, {calls} calls not made.',
    },
    next: { ja: '利用者は、同じことをもう一度頼みます。', en: 'The user has to ask again.' },
    repair: { ja: '登録のあとの段を`auto`にし、聞き直しも付けないでください。', en: 'Use `auto` after the record, and no asking again.' },
  },
  'plan.asking-bounded': {
    title: { ja: '聞き直しに、回数の上限がある', en: 'Asking again has a limit' },
    happened: {
      ja: '1件の書類で、ハーネスが{asked}回聞き直しました。決まりは{most}回までです。',
      en: 'The harness asked again {asked} times about one item; at most {most} are allowed.',
    },
    next: { ja: '呼び出さないモデルを相手に、費用だけが増えます。', en: 'Against a model that will not call, only the cost grows.' },
    repair: {
      ja: '`most`に上限を書き、そのあとは人に渡してください。',
      en: 'Write a limit into `most`, and hand on to a person after that.',
    },
  },
  'plan.one-call': {
    title: { ja: '1件だけの登録では、並列呼び出しを切る', en: 'Where one record is due, parallel calls are off' },
    happened: {
      ja: '`{choice}`の段で、登録のツールが2つ以上渡っています。1つのターンで、2つを呼ぶモデルもあります。',
      en: 'In a phase with `{choice}` more than one recording tool is offered, and a model may call two in one turn.',
    },
    next: {
      ja: '`any`は「少なくとも1回」です。模擬エージェントは1回しか呼びませんが、APIでは2回目も通ります。',
      en: '`any` means at least one. The simulated agent makes a single call; the API would not stop a second.',
    },
    repair: {
      ja: '`tool_choice`に`"disable_parallel_tool_use": true`を足してください。',
      en: 'Add `"disable_parallel_tool_use": true` to `tool_choice`.',
    },
  },
});
