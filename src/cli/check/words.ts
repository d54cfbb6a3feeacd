// Sentences of `pokayoke check` about its configuration, its baseline and its forms of output.
import type { Catalogue } from '../../words/say.ts';

/** Messages by code; spread into the command line's own. */
export const checkWords: Catalogue = {
  'check.format': { ja: '--formatはtext、json、sarif、markdownのどれかです。', en: '--format is text, json, sarif or markdown.' },
  'check.one-format': { ja: '出力の形は1つだけ選んでください。', en: 'Choose one form of output.' },
  'check.site': {
    ja: '--siteは、規則のページがあるサイトのアドレスです。例：--site https://example.org/pokayoke/',
    en: '--site is the address of the site with the rule pages, for example: --site https://example.org/pokayoke/',
  },
  'check.baseline-written': { ja: '指摘{count}件を{file}に控えました。', en: '{count} findings written to {file}.' },
  'check.baseline-unreadable': {
    ja: '控えられません。読めないファイルがあります。',
    en: 'No baseline was written: a file could not be checked.',
  },
  'policy.unknown-key': { ja: '「{key}」というキーはありません。', en: 'there is no key "{key}".' },
  'policy.missing': { ja: '「{key}」が足りません。', en: '"{key}" is missing.' },
  'policy.type': { ja: '「{key}」の型が違います。{expected}にしてください。', en: '"{key}" has the wrong type; it is {expected}.' },
  'policy.value': { ja: '「{key}」の値が違います：{expected}', en: '"{key}" has a wrong value. Allowed: {expected}' },
  'policy.reason': { ja: '「reason」が空です。受け入れる理由を書いてください。', en: '"reason" is empty. Say why it is accepted.' },
  'policy.date': {
    ja: '「until」の{given}は日付ではありません。2027-03-31のように書いてください。',
    en: '"until" is {given}, which is no date. Write it like 2027-03-31.',
  },
  'policy.site': {
    ja: '「site」はhttps://かhttp://で始まるアドレスです。',
    en: '"site" is an address that begins with https:// or http://.',
  },
  'policy.pointer': {
    ja: '「pointer」の{given}はJSON Pointerではありません。/inputSchema/properties/id のように書いてください。',
    en: '"pointer" is {given}, which is no JSON Pointer. Write it like /inputSchema/properties/id.',
  },
  'policy.make-baseline': {
    ja: '控えのファイルは、同じcheckに--write-baseline {file}を付けると作れます。',
    en: 'A baseline is made by the same check with --write-baseline {file}.',
  },
  'policy.unknown-rule': {
    ja: '「{given}」という規則はありません。「{nearest}」のことでしょうか。',
    en: 'there is no rule "{given}". Did you mean "{nearest}"?',
  },
  'check.unused-ignore': {
    ja: '使われていない除外です：{rule}。指摘がもうないので、消してください。',
    en: 'unused ignore: {rule}. It matches no finding; take it out.',
  },
  'check.expired-ignore': {
    ja: '期限が切れた除外です：{rule}（{until}まで）。直すか、期限を見直してください。',
    en: 'expired ignore: {rule} (until {until}). Repair the finding, or review the date.',
  },
  'check.off': { ja: '切ってある規則の指摘：{count}件', en: 'Findings of rules that are off: {count}' },
  'check.ignored': { ja: '除外した指摘：{count}件', en: 'Ignored findings: {count}' },
  'check.known': { ja: '控えにある指摘：{count}件', en: 'Findings in the baseline: {count}' },
  'check.gone': {
    ja: '控えから消えた指摘：{count}件。--write-baselineで控え直せます。',
    en: 'Baseline entries that are not found any more: {count}. Write it again with --write-baseline.',
  },
  'check.overridden': { ja: '設定で変更、もとは{severity}', en: 'set by the configuration, {severity} in the table' },
  'check.in-baseline': { ja: '控えにある指摘です。', en: 'It is in the baseline.' },
};
