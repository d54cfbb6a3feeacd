// Words of the rules over readings of changes and predictions about calls.
import { catalogue } from './entry.ts';

export const driftFindings = catalogue({
  'drift.old-call': {
    title: { ja: '古い呼び出しがどうなるかを、言い当てている', en: 'What becomes of the old call is foreseen' },
    happened: {
      ja: '古い呼び出し`{tool}`を新しい一覧のサーバーに送ると、`{saw}`でした。書いてあったのは`{given}`です。',
      en: 'The old call of `{tool}`, sent to a server with the new list, came to `{saw}`; `{given}` was written.',
    },
    next: {
      ja: '読み違えたまま公開すると、断られる呼び出しや、静かに違うことをする呼び出しが残ります。',
      en: 'Published on that reading, calls are refused, or quietly do something else, and nobody expects it.',
    },
    repair: {
      ja: '名前が今の一覧にあるか、引数がスキーマに通るか、同じ結果になるかを、この順で確かめてください。',
      en: 'Ask in this order: is the name on the list, do the arguments fit the schema, is the result the same.',
    },
  },
  'drift.layer': {
    title: { ja: '変更が、どの層で壊れるかを見分けている', en: 'The layer in which the change breaks something is named' },
    happened: {
      ja: '層を`{given}`としていますが、この変更では、余分な層か、足りない層があります。古い呼び出しは`{saw}`でした。',
      en: 'The layer is given as `{given}`, which is too much or too little for this change. The old call came to `{saw}`.',
    },
    next: {
      ja: '層が違うと、確かめる場所も変わり、直したつもりの不具合が残ります。',
      en: 'With the wrong layer one looks in the wrong place, and the fault stays.',
    },
    repair: {
      ja: '届いていなければ1、断られれば2、通って違う仕事になるか、選ばれるツールが変わりうるなら3です。どれでもなければ`none`にします。',
      en: '1 where it has not arrived, 2 where a call is refused, 3 where it passes and does another job or another tool may be picked; `none` where nothing of this holds.',
    },
  },
  'drift.first-to-act': {
    title: { ja: '先に動く人を、先頭に置いている', en: 'Whoever can stop it first stands first' },
    happened: {
      ja: '先頭に`{given}`を置いていますが、この変更では先に止められません。',
      en: '`{given}` stands first, and cannot be the first to stop this change.',
    },
    next: {
      ja: '後の段で直すと、そこを通らない利用者には不具合が届きます。',
      en: 'Mended further down, it still reaches every user whose calls do not pass there.',
    },
    repair: {
      ja: '変更を公開する前か、一覧が入れ替わるときに、最初に手を打てる人を先頭にしてください。',
      en: 'Put first whoever can do something before the change is published, or when the list is exchanged.',
    },
  },
  'drift.evidence-class': {
    title: { ja: '根拠の強さを、分かっている分だけ言っている', en: 'No more is claimed than is known' },
    happened: {
      ja: '根拠を`{given}`としていますが、この種類の変更では、そこまで分かっていないか、別の根拠があります。',
      en: 'The evidence is given as `{given}`; for this kind of change less is known, or something else.',
    },
    next: {
      ja: '測っていない変更を安全だと読むと、自分の課題で確かめる機会がなくなります。',
      en: 'Where an unmeasured change is read as a safe one, nobody tests it on the own tasks.',
    },
    repair: {
      ja: '課題の「分かっていること」から、この変更の種類を探してください。2つに当てはまるなら、どちらでもかまいません。',
      en: 'Look for this kind of change under "What is known" in the brief. Where two classes hold, either will do.',
    },
  },
  'drift.survives-at': {
    title: { ja: '古い定義がどの段に残ったかを、見届けている', en: 'The stage that kept the old definition is found' },
    happened: {
      ja: '古い定義が残った段を`{given}`としていますが、動きの記録と合いません。サーバーの今の値は「{now}」です。',
      en: 'The stage is given as `{given}`, which does not fit the log. What the server has now is "{now}".',
    },
    next: {
      ja: '違う段を直しても、モデルは古い定義を読み続けます。',
      en: 'Whatever is mended at another stage, the model goes on reading the old definition.',
    },
    repair: {
      ja: '「エージェントの動き」で、段ごとの値を上から順に読み、サーバーと初めて食い違う段を選んでください。',
      en: 'Read the values stage by stage in the agent’s log, and choose the first one that differs from the server’s.',
    },
  },
  'drift.shape-predicted': {
    title: { ja: '呼び出しがスキーマに通るかを、言い当てている', en: 'Whether the call passes the schema is foreseen' },
    happened: {
      ja: '`{given}`と予想した呼び出しは、サーバーで`{saw}`でした。',
      en: 'Foreseen as `{given}`, the call came to `{saw}` on the server.',
    },
    next: {
      ja: '通ると思った呼び出しが断られるか、断られると思った呼び出しが実行されます。',
      en: 'A call that was meant to pass is refused, or one that was meant to be refused is carried out.',
    },
    repair: {
      ja: '`required`、`additionalProperties`、型、`enum`、下限を見てください。`format`と`default`は、検証の合否を変えません。',
      en: 'Look at `required`, `additionalProperties`, types, `enum` and limits. `format` and `default` decide nothing.',
    },
  },
  'drift.breaks-at': {
    title: { ja: '壊れる場所を、ポインターで指している', en: 'The place that breaks is pointed at' },
    happened: {
      ja: '`at`は`{given}`で、壊れる場所を指していません。{because}。',
      en: '`at` is `{given}` and is not the place that breaks. {because}.',
    },
    next: {
      ja: '場所が分からないと、修復は当て推量になり、壊れていない引数まで変わります。',
      en: 'Without the place a repair is guesswork, and changes arguments that were right.',
    },
    repair: {
      ja: '呼び出しの中を、壊れたキーそのものまで指してください。足りないキーは、`/arguments/items/0/sku`のように、あるはずの場所を書きます。',
      en: 'Point into the call, down to the key itself; for a missing key, where it should stand. For example `/arguments/items/0/sku`.',
    },
  },
  'drift.job-predicted': {
    title: { ja: '頼まれた仕事になるかを、言い当てている', en: 'Whether the call does the job is foreseen' },
    happened: {
      ja: '仕事を`{given}`と予想した呼び出しは、`{saw}`でした。',
      en: 'Foreseen as `{given}` for the job, the call was `{saw}`.',
    },
    next: {
      ja: '形の正しさを仕事の正しさと読むと、別の人や別の数で実行された結果が、そのまま利用者に届きます。',
      en: 'Where a good shape is read as a job well done, the wrong person or the wrong number reaches the user.',
    },
    repair: {
      ja: '依頼の値を1つずつ、呼び出しの値と見比べてください。断られた呼び出しは、書いた値が依頼どおりだったかで決めます。',
      en: 'Compare the values of the request with those of the call, one by one. A refused call is judged by what its values meant.',
    },
  },
  'drift.default-kept-out': {
    title: { ja: 'ツールに届く引数を、言い当てている', en: 'The arguments that arrive are foreseen' },
    happened: {
      ja: '予想と違う引数が、ツールに届きました（予想だけにあるキー：{added}）。{calls}件を実行し、検証が値を補った呼び出しは{filledIn}件です。',
      en: 'Other arguments arrived than foreseen (keys only in the prediction: {added}). Of {calls} calls, validation filled something into {filledIn}.',
    },
    next: {
      ja: 'サーバーが既定値を当てにしていると、値のないまま処理が進みます。',
      en: 'A server that counts on the default goes on without the value.',
    },
    repair: {
      ja: '検証は値を補いません。送った引数を、そのまま書いてください。',
      en: 'Validation puts nothing in. Write the arguments as they were sent.',
    },
  },
});
