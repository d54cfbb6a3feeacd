// The words of the bench before a run, by permanent code. What a result needs is in bench-result.ts, and comes later.
import type { Catalogue } from './say.ts';

/** Places, verdicts, buttons, notices, help. */
export const benchWords: Catalogue = {
  // Places and verdicts
  'place.brief': { ja: '課題', en: 'Brief' },
  'place.make': { ja: '作るもの', en: 'Artefact' },
  'place.world': { ja: '起きたこと', en: 'What happened' },
  'place.tabs': { ja: '見る場所', en: 'Place to see' },
  'side.shape': { ja: '形', en: 'Shape' },
  'side.job': { ja: '仕事', en: 'Job' },
  'verdict.group': { ja: '判定', en: 'Verdicts' },
  'standing.waiting': { ja: '未実行', en: 'Not run' },
  'standing.running': { ja: '実行中', en: 'Running' },
  'status.waiting': { ja: '未実行', en: 'Not run' },
  'status.running': { ja: '実行しています', en: 'Running' },
  'detail.shape.waiting': { ja: '仕様とスキーマに合っているかを見ます。', en: 'Does it fit the specification and the schema?' },
  'detail.job.waiting': { ja: '頼まれたことが、そのとおりに起きるかを見ます。', en: 'Does what was asked for happen?' },

  // The bar
  files: { ja: '提出物', en: 'Submission' },
  run: { ja: '実行', en: 'Run' },
  stop: { ja: '止める', en: 'Stop' },
  'bar.before': { ja: 'まだ実行していません', en: 'Not run yet' },
  'bar.tries': { ja: '{count}回実行しました', en: 'Runs so far: {count}' },
  'save.saved': { ja: 'この端末だけに保存しています', en: 'Saved on this device only' },
  'save.writing': { ja: '保存しています', en: 'Saving' },
  'save.memory': { ja: '保存できません。ページを閉じると、書いたものは消えます。', en: 'Cannot save. Closing the page loses your work.' },
  'ready.loading': { ja: '実行の準備をしています', en: 'Getting ready to run' },
  'ready.ready': { ja: 'オフラインでも実行できます', en: 'Runs offline, too' },
  'ready.failed': {
    ja: '実行の準備ができませんでした。通信を確かめて、「実行」を押してください。',
    en: 'Could not get ready. Check the connection and press “Run”.',
  },
  'edit.undo': { ja: '元に戻す', en: 'Undo' },
  'edit.redo': { ja: 'やり直す', en: 'Redo' },
  'edit.reset': { ja: '初期の状態に戻す', en: 'Start over' },
  changed: {
    ja: 'この演習は、下書きを書いたあとに内容が変わりました（改訂番号{from}から{to}）。課題を読み直してから実行してください。',
    en: 'This exercise changed after your draft was written (revision {from} to {to}). Read the brief again before you run.',
  },
  'load.loading': { ja: '演習を読み込んでいます', en: 'Loading the exercise' },
  'load.failed': {
    ja: '演習のデータを読み込めませんでした。通信を確かめて、もう一度試してください。',
    en: 'The exercise’s data could not be loaded. Check the connection and try again.',
  },
  'load.part': {
    ja: 'この部分を表示できません。書いたものはそのままです。ページを開き直すと、もう一度読み込みます。',
    en: 'This part cannot be shown. What you wrote is unchanged. Reload the page to try again.',
  },
  'load.again': { ja: 'もう一度読み込む', en: 'Load again' },

  // Editor and form
  'edit.form': { ja: 'フォーム', en: 'Form' },
  'edit.json': { ja: 'JSON', en: 'JSON' },
  'edit.same': { ja: 'フォームと同じ値です', en: 'the same value as the form' },
  'edit.label': { ja: '提出物のJSON', en: 'JSON of the submission' },
  'edit.leave': { ja: 'Tabで外へ出ます。', en: 'Tab leaves the editor.' },
  'edit.leave-typed': { ja: '書いたあとは、Escを押してからTabで外へ出ます。', en: 'After typing, press Esc, then Tab, to leave.' },
  'edit.plain': { ja: '色付きの編集欄を使わない', en: 'Use the plain editor' },
  'edit.inert': { ja: 'JSONとして読めるまで、フォームは止まっています。', en: 'The form rests until the text can be read as JSON.' },

  // The world
  'world.before': { ja: '「実行」を押すと、ここに3つのものが並びます。', en: 'Press “Run”, and three things appear here.' },
  'world.before.finds': { ja: '指摘', en: 'Findings' },
  'world.before.finds.what': {
    ja: 'どこで何が起き、どう直すか。押すと、その場所を選びます。',
    en: 'What happened where, and how to repair it. Each leads to its place.',
  },
  'world.before.log.what': { ja: '模擬エージェントが何をどう判断したか。', en: 'What the simulated agent decided, and why.' },
  'world.before.wire.what': {
    ja: 'ホスト、クライアント、サーバーの間に流れたすべてのメッセージ。',
    en: 'Every message between host, client and server.',
  },
  'world.before.auto': {
    ja: '自動では実行しません。何度実行してもかまいません。',
    en: 'Nothing runs by itself. Run as often as you like.',
  },
  'world.sim': {
    ja: 'ここで動くのは模擬エージェントです。モデルは使っていません。',
    en: 'The agent here is a simulation. No model is used.',
  },
  log: { ja: 'エージェントの動き', en: 'Agent’s log' },
  wire: { ja: '通信記録', en: 'Wire' },

  'run.no-data': {
    ja: '検査のデータを読み込めませんでした。合否には数えていません。通信を確かめて、もう一度実行してください。',
    en: 'The data of the checks could not be loaded. It does not count. Check the connection and run again.',
  },
};
