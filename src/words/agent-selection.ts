// Sentences for a `tool-selection` run: what the agent chose for a request, and why.
import type { Catalogue } from './say.ts';

/** Sentences for every code of a `tool-selection` run. */
export const agentSelectionWords: Catalogue = {
  'agent.chooses': { ja: '`{tool}`を選びました（{of}回中{kept}回）。', en: 'Chose `{tool}` ({kept} of {of} runs).' },
  'agent.chooses-none': { ja: 'どのツールも呼びませんでした（{of}回中{kept}回）。', en: 'Called no tool ({kept} of {of} runs).' },
  'selector.prompt-line': {
    ja: 'プロンプトの行が、「{keyword}」という言葉を`{tool}`に結び付けていたからです。',
    en: 'A line of the prompt bound the word "{keyword}" to `{tool}`.',
  },
  'selector.forced-call': {
    ja: '近いツールはなかったのに、必ずツールを呼ぶようにと書いてあるので、`{tool}`を呼びました。',
    en: 'No tool came near, but the prompt orders a call whatever is asked; so `{tool}` was called.',
  },
  'selector.catch-all': {
    ja: '近いツールはなかったのに、ほかに合わない依頼も`{tool}`でよいと書いてあるので、それを呼びました。',
    en: 'No tool came near, but `{tool}` is said to take what fits nothing else; so it was called.',
  },
  'selector.schema': {
    ja: '依頼の番号が`{tool}`の`pattern`に合ったからです。言葉では：{words}。次点は{runnerUp}、差は{gap}です。',
    en: 'A number in the request fitted a `pattern` of `{tool}`. Words: {words}. Runner-up {runnerUp}, gap {gap}.',
  },
  'selector.words': {
    ja: '後押しした言葉：{words}。次点は{runnerUp}、差は{gap}です。',
    en: 'Words that spoke for it: {words}. Runner-up {runnerUp}, gap {gap}.',
  },
  'selector.vague': {
    ja: '合う言葉はほとんどなく、広い説明文だけが残りました。次点は{runnerUp}、差は{gap}です。',
    en: 'Hardly a word met; only a wide description was left. Runner-up {runnerUp}, gap {gap}.',
  },
  'selector.nothing-near': {
    ja: '十分に近いツールがなかったからです。説明文に見つからなかった言葉：{unmatched}。',
    en: 'No tool came near enough. Words that met no text: {unmatched}.',
  },
  'run.tools-not-given': {
    ja: '与えられたツールがそろっていないので、選ばせていません。先に形の指摘を直すと、仕事も判定できます。',
    en: 'The given tools are not all there, so nothing was chosen. Mend the shape, and the job can be judged.',
  },
};
