// The files of a new exercise folder. Texts are empty on purpose: a placeholder could be published, an empty text cannot.

const starters: Readonly<Record<string, string>> = {
  'tool-definition': '{\n  "tools": [],\n  "calls": {}\n}\n',
};

function head(id: string, kind: string): string {
  const text = `{ ja: '', en: '' }`;
  return `# ${id}: what the learner builds, and what it is judged against. Formats: src/model/exercise.ts.
id: ${id}
revision: 1
kind: ${kind}
title: ${text}
summary: ${text}
level: 1
minutes: 15
objectives: []
facts: []
requests: []
scenario: {}
budgets: {}
worked:
  answer: good-first
  steps: []
`;
}

/** File texts by name inside the folder. */
export function scaffold(id: string, kind: string): Map<string, string> {
  const files = new Map([
    ['exercise.yaml', head(id, kind)],
    ['battery.yaml', '# The cases as data. Formats: src/model/battery.ts and src/labs/.\n[]\n'],
    ['starter.json', starters[kind] ?? '{}\n'],
  ]);
  for (const name of ['brief', 'hints', 'debrief']) for (const locale of ['ja', 'en']) files.set(`${name}.${locale}.md`, '');
  return files;
}
