// A small course that is right in every way, as files; tests spoil one thing at a time.

const exercise = `id: small-one
revision: 1
kind: tool-definition
title: { ja: 小さな演習, en: A small exercise }
summary: { ja: 試すための演習です。, en: An exercise for tests. }
level: 1
minutes: 5
objectives: ["exam:2.1"]
lesson: first-lesson
facts: []
requests: []
scenario: {}
budgets: {}
worked:
  answer: good-a
  steps: [{ pointer: "", say: { ja: 全体です。, en: The whole. } }]
transfer: after-it
`;

const question = `revision: 1
objective: exam:2.1
prompt: { ja: どれでしょうか。, en: Which one? }
options:
  - { id: one, text: { ja: 一つ目の答え, en: The first answer }, correct: true, why: { ja: そうです。, en: It is. } }
  - { id: two, text: { ja: 二つ目の答え, en: The second answer }, correct: false, why: { ja: 違います。, en: It is not. } }
  - { id: three, text: { ja: 三つ目の答え, en: The third answer }, correct: false, why: { ja: 違います。, en: It is not. } }
source: lessons/first-lesson
`;

const selfCheck = `revision: 1
objective: exam:2.1
title: { ja: 書く問題, en: A written one }
prompt: { ja: なぜでしょうか。, en: Why? }
model: { ja: 手本の答え, en: The model answer }
checklist:
  - { id: one, text: { ja: 一つ目, en: The first } }
  - { id: two, text: { ja: 二つ目, en: The second } }
lesson: first-lesson
exercise: small-one
source: exercises/small-one, sources/other
`;

const source = (title: string): string =>
  `  kind: docs\n  title: { ja: ${title}, en: ${title} }\n  checked: '2026-11-30'\n  supports: { ja: 支えます。, en: Something. }\n`;

const lesson = `---
title: { ja: 最初のレッスン, en: The first lesson }
objectives: ["exam:2.1"]
goals: [{ ja: 読めます。, en: Read it. }]
minutes: 5
revision: "2026-07-28"
checked: "2026-11-30"
part: first-part
order: 10
exercise: small-one
---

本文の<Term id="word">語</Term>です。

<Question id="in-lesson" />

<Cite id="origin" />
`;

const folder = 'exercises/small-one';

/** Files by path from the project's root. */
export function courseFiles(): Record<string, string> {
  return {
    'content/parts.yaml':
      '- id: first-part\n  title: { ja: 第1部, en: Part one }\n  about: { ja: 試します。, en: For tests. }\n  kinds: [tool-definition]\n- id: empty-part\n  title: { ja: 空, en: Empty }\n  about: { ja: 空です。, en: Empty. }\n  kinds: []\n',
    'content/glossary.yaml': 'word:\n  name: { ja: 語, en: word }\n  meaning: { ja: 意味です。, en: A meaning. }\n',
    'content/sources.yaml': `origin:\n${source('Origin')}other:\n${source('Other')}`,
    'content/self-checks/written.yaml': selfCheck,
    'content/questions/in-lesson.yaml': question,
    'content/questions/after-it.yaml': question,
    'content/lessons/first-lesson.ja.mdx': lesson,
    [`${folder}/exercise.yaml`]: exercise,
    [`${folder}/battery.yaml`]: '- { case: a }\n',
    [`${folder}/starter.json`]: '{"tools": []}\n',
    ...Object.fromEntries(
      ['ja', 'en'].flatMap((locale) => [
        [`${folder}/brief.${locale}.md`, 'The brief.\n'],
        [`${folder}/hints.${locale}.md`, 'One.\n\n---\n\nTwo.\n\n---\n\nThree.\n'],
        [`${folder}/debrief.${locale}.md`, 'The debrief.\n'],
      ]),
    ),
    [`${folder}/answers/good-a.json`]: '{"differs": {"ja": "手本です。", "en": "The model."}, "submission": {}}\n',
    [`${folder}/answers/bad-a.json`]:
      '{"fails": ["call.present"], "misconception": {"ja": "空です。", "en": "Empty."}, "submission": {}}\n',
  };
}
