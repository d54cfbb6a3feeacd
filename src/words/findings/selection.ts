// Words of the rules over tool selection.
import { catalogue } from './entry.ts';

export const selectionWords = catalogue({
  'selection.number-taken': {
    title: { ja: 'ツールが、自分の種類の番号を受け付ける', en: 'A tool takes every number of its own kind' },
    happened: {
      ja: '`{tool}`に{number}を渡すと、どのパラメーターでも断られました。',
      en: '`{tool}` refused {number}, in whichever parameter it stood.',
    },
    next: {
      ja: 'エージェントが正しく選んでも、その番号の依頼には答えられません。',
      en: 'However well the agent chooses, requests about that number go unanswered.',
    },
    repair: {
      ja: '見える依頼の番号だけを並べず、番号の形式を`pattern`で書いてください。番号だけで呼べるようにします。',
      en: 'Describe the form of the number by `pattern` instead of listing those of the brief, and let the number alone be enough for a call.',
    },
  },
  'selection.number-refused': {
    title: { ja: 'ほかの種類の番号を、スキーマが断る', en: "The schema refuses another tool's number" },
    happened: {
      ja: '`{tool}`の`{parameter}`に{number}を入れた呼び出しが、そのまま実行されました。',
      en: 'A call of `{tool}` with {number} in `{parameter}` was executed.',
    },
    next: {
      ja: '取り違えた呼び出しは止まらず、別の人や別の注文の内容を返すことがあります。',
      en: 'A mix-up is not stopped, and may bring up another person or another order.',
    },
    repair: {
      ja: '番号の形式を`pattern`で書いてください。前と後ろを`^`と`$`で止めます。',
      en: 'Write the form of the number as `pattern`, held at both ends by `^` and `$`.',
    },
  },
  'selection.number-needed': {
    title: { ja: '番号のない呼び出しを、スキーマが断る', en: 'The schema refuses a call without a number' },
    happened: {
      ja: '番号を入れない`{tool}`の呼び出しが、そのまま実行されました。',
      en: 'A call of `{tool}` without any number was executed.',
    },
    next: {
      ja: 'サーバーは誰のことか分からないまま動き、全件を返すか、最初の1件を返します。',
      en: 'The server acts without knowing on whom: it returns everything, or whatever comes first.',
    },
    repair: {
      ja: '番号のパラメーターを`required`に入れ、型は`string`だけにしてください。',
      en: 'List the parameter of the number under `required`, and let `string` be its only type.',
    },
  },
  'selection.right-tool': {
    title: { ja: '見える依頼が、合うツールに届く', en: 'Each request of the brief reaches the tool that fits' },
    happened: {
      ja: '合うのは{wanted}、選ばれたのは{tool}でした。後押しした言葉：{words}。説明文に見つからなかった言葉：{unmatched}。',
      en: '{wanted} fits; chosen was {tool}. Words that spoke for it: {words}. Words that met no text: {unmatched}.',
    },
    next: {
      ja: '利用者は、頼んでいないことの答えを聞くか、何も答えてもらえません。',
      en: 'The user hears the answer to another question, or none.',
    },
    repair: {
      ja: '合うツールの説明文に、用途と番号の形式を足してください。隣のツールには、使わない場合として書きます。',
      en: 'Add purpose and form of the number to the tool that fits, and say in its neighbour that this is not its business.',
    },
  },
  'selection.no-tool': {
    title: { ja: '仕事でない依頼では、ツールを呼ばない', en: 'No tool is called where none fits' },
    happened: {
      ja: '合うツールはないのに、{tool}が選ばれました。後押しした言葉：{words}。',
      en: 'No tool fits, yet {tool} was chosen. Words that spoke for it: {words}.',
    },
    next: {
      ja: '番号のない呼び出しが作られるか、関係のない内容で答えます。',
      en: 'A call without a number is made up, or the answer is about something else.',
    },
    repair: {
      ja: '「情報を取得する」のような広い言い方をやめ、何を返すツールかを具体的に書いてください。',
      en: 'Replace wide wording such as "gets information" by what exactly the tool returns.',
    },
  },
  'selection.unseen': {
    title: { ja: '見えない依頼も、合うツールに届く', en: 'A request that the brief does not show finds its tool too' },
    happened: {
      ja: '合うのは{wanted}、選ばれたのは{tool}でした。説明文に見つからなかった言葉：{unmatched}。',
      en: '{wanted} fits; chosen was {tool}. Words that met no text: {unmatched}.',
    },
    next: {
      ja: '1件では合否を変えません。まとめた検査が、いくつ届いたかを数えます。',
      en: 'One alone does not decide. The checks over all of them count how many arrived.',
    },
    repair: {
      ja: '依頼の言い回しを写すのではなく、ツールが返すものと、番号の形式を書いてください。',
      en: 'Do not copy the phrase. Say what the tool returns, and which form of number it takes.',
    },
  },
  'selection.unseen-right': {
    title: { ja: '見えない依頼も、必要な数だけ合うツールに届く', en: 'Of the requests not shown, enough reach the right tool' },
    happened: {
      ja: '見えない{of}件のうち、合うツールに届いたのは{right}件でした。{least}件が要ります。説明文に見つからなかった言葉：{unmatched}。',
      en: 'Of {of} requests not shown, {right} reached the right tool; {least} are needed. Words that met nothing: {unmatched}.',
    },
    next: {
      ja: '見える依頼だけに合う説明文は、新しい言い回しで同じ取り違えを起こします。',
      en: 'A text that fits only the requests shown repeats the mix-up with the next phrase.',
    },
    repair: {
      ja: '用途、番号の形式、使う例、使わない場合の4つがそろっているか、ツールごとに確かめてください。',
      en: 'Check each tool for four things: purpose, form of the number, examples of use, and when not to use it.',
    },
  },
  'selection.unseen-refused': {
    title: {
      ja: '見えない依頼でも、仕事でなければツールを呼ばない',
      en: 'Of the requests not shown, enough of those without a tool are left alone',
    },
    happened: {
      ja: 'どのツールの仕事でもない{of}件のうち、呼ばずに済んだのは{right}件でした。{least}件が要ります。',
      en: 'Of {of} requests that are no tool’s business, {right} were left alone; {least} are needed.',
    },
    next: {
      ja: '天気や駐車場の質問でも、ツールが呼ばれます。',
      en: 'A question about the weather or the car park ends in a tool call.',
    },
    repair: {
      ja: '広い言い方を減らしてください。言葉を詰め込んだツールも、仕事でない依頼を引き寄せます。',
      en: 'Use fewer wide words. A tool stuffed with words attracts what is not its business, too.',
    },
  },
  'selection.steady': {
    title: { ja: '選び方が揺れない', en: 'The choices are steady' },
    happened: {
      ja: 'ツールが要る{of}件のうち、20回中18回以上、合うツールを選んだのは{right}件でした。{least}件が要ります。',
      en: 'Of {of} requests that want a tool, {right} reached it in at least 18 of 20 runs; {least} are needed.',
    },
    next: {
      ja: '同じ依頼が、日によって別のツールに届きます。',
      en: 'The same request goes to one tool today and to another tomorrow.',
    },
    repair: {
      ja: '差の小さい2つのツールを見比べ、それぞれの説明文に、そのツールにだけ当てはまることを足してください。',
      en: 'Compare the two that come close, and give each what only it can say.',
    },
  },
  'selection.keyword-line': {
    title: { ja: 'プロンプトの行が、言葉をツールに結び付けない', en: 'No prompt line binds a word to a tool' },
    happened: {
      ja: 'この行は「{keyword}」を`{tool}`に結び付けています。この行のために取り違えた依頼：{pulled}件。',
      en: 'This line binds "{keyword}" to `{tool}`. Requests it pulled to the wrong tool: {pulled}.',
    },
    next: {
      ja: '言葉の意味が違っても同じツールが呼ばれ、説明文の境が負けます。',
      en: 'The tool is called whatever the word means there, and the descriptions lose.',
    },
    repair: {
      ja: 'この行を消すか、言葉とツールの組を外してください。どれを使うかは、説明文に書きます。',
      en: 'Remove the line, or the pair of word and tool. Which tool to use is for the descriptions to say.',
    },
  },
  'selection.line-pulls': {
    title: { ja: 'プロンプトの行が、依頼を別のツールへ引かない', en: 'No prompt line pulls a request to another tool' },
    happened: {
      ja: 'この行は、「{keyword}」と`{tool}`を結び付けています。この行のために、{pulled}件の依頼の届け先が、合わないものに変わりました。',
      en: 'This line ties "{keyword}" to `{tool}`. Because of it, {pulled} requests went where they do not belong.',
    },
    next: {
      ja: '説明文をいくら直しても、その依頼の届け先は変わりません。',
      en: 'Whatever the descriptions say, those requests go the same way.',
    },
    repair: {
      ja: 'どのツールを使うかは、行からツールの説明文へ移してください。',
      en: 'Move what this line says about tools into their descriptions.',
    },
  },
  'selection.own-work': {
    title: { ja: '説明文が、そのツールの仕事を断らない', en: 'A description does not deny the work of its own tool' },
    happened: {
      ja: '`{tool}`の説明文は、このツールの仕事である「{words}」を、使わない場合に入れています。',
      en: 'The description of `{tool}` says that "{words}" is not its business, and that is its own work.',
    },
    next: {
      ja: '読むたびに、使うともとれ、使わないともとれます。合う依頼でも、呼ばれないことがあります。',
      en: 'It can be read either way, and a request that fits may be left without a call.',
    },
    repair: {
      ja: '使わない場合には、隣のツールの仕事か、どのツールにもない仕事だけを書いてください。',
      en: "Say it is not for a neighbour's work, or for work that no tool does; nothing else.",
    },
  },
  'selection.catch-all': {
    title: { ja: 'ツールが、自分の仕事でない依頼を引き受けない', en: "No tool takes what is no tool's business" },
    happened: {
      ja: '`{tool}`が、どのツールの仕事でもない依頼まで引き受けることになっています。そう読んだ言葉：{words}。',
      en: '`{tool}` also takes what is no tool’s business. Words that say so: {words}.',
    },
    next: {
      ja: '合うツールのない依頼でも呼ばれ、関係のない内容で答えます。',
      en: 'It is called where no tool fits, and the answer is about something else.',
    },
    repair: {
      ja: 'その部分を消してください。合うツールのない依頼は、何も呼ばないで担当者に代わります。',
      en: 'Remove it. Where no tool fits, none is called and a colleague takes over.',
    },
  },
  'selection.call-forced': {
    title: { ja: '合うツールがなくても呼ぶようにとは、書かない', en: 'Nothing orders a call where no tool fits' },
    happened: {
      ja: '何を聞かれてもツールを呼ぶようにと書いてあります。そう読んだ言葉：{words}。',
      en: 'A text orders a tool call whatever is asked. Words that say so: {words}.',
    },
    next: {
      ja: 'どのツールの仕事でもない依頼まで、いちばん近いツールに届きます。',
      en: 'A request that is no tool’s business ends in a call of whatever is nearest.',
    },
    repair: {
      ja: 'その部分を消すか、合うツールがあるときだけ呼ぶと書き直してください。',
      en: 'Remove it, or say that a tool is called only where one fits.',
    },
  },
  'selection.number-invented': {
    title: { ja: '足りない番号を作らせない', en: 'Nothing lets a missing number be made up' },
    happened: {
      ja: '番号がないときに、番号を作ってよいと読める言葉があります：{words}。',
      en: 'A text lets a missing number be made up. Words that say so: {words}.',
    },
    next: {
      ja: '作った番号でもスキーマを通り、別の人や別の注文の内容を返すことがあります。',
      en: 'A made-up number passes the schema, and may bring up another person or another order.',
    },
    repair: {
      ja: '番号がなければ何も呼ばず、番号を尋ねるか、担当者に代わってください。',
      en: 'Without a number call nothing: ask for it, or hand over to a colleague.',
    },
  },
  'selection.copied-example': {
    title: { ja: '使う例が、依頼の写しではない', en: 'Examples of use are not copies of the requests' },
    happened: {
      ja: '`{tool}`の説明文に、依頼「{say}」がほぼそのまま入っています。',
      en: 'The description of `{tool}` holds the request "{say}" almost word for word.',
    },
    next: {
      ja: 'その依頼は合いますが、別の言い回しには効かず、トークンだけが増えます。',
      en: 'That request fits; other phrases gain nothing, and every request pays for the tokens.',
    },
    repair: { ja: '番号を外し、場面を表す短い例にしてください。', en: 'Leave out the number and name the occasion in a few words.' },
  },
  'selection.pattern-read': {
    title: { ja: '模擬エージェントが、`pattern`を読めた', en: 'The simulated agent could read each `pattern`' },
    happened: {
      ja: '`{tool}`のこの`pattern`は、選ぶときの手がかりに使っていません（{reason}）。',
      en: 'This `pattern` of `{tool}` took no part in the choice ({reason}).',
    },
    next: {
      ja: 'サーバーの検証では効きます。模擬エージェントの選び方だけが変わりません。',
      en: 'The server still applies it. Only the choice of the simulated agent is not helped.',
    },
    repair: {
      ja: '`^A-\\d{4}$`のように、グループも`|`もない40字までの形にすると、手がかりになります。',
      en: 'Written without groups or `|` in at most 40 characters, such as `^A-\\d{4}$`, it helps the choice.',
    },
  },
});
