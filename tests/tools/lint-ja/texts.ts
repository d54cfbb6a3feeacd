// Every Japanese text that is not in a Markdown file: the `ja` fields of the YAML and JSON of content and exercises, and of the word catalogues.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isMap, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { projectRoot } from '../../../src/cli/project.ts';

/** One text and where it stands. */
export type Text = { file: string; line: number; text: string };

/** The `ja` values of one YAML or JSON file. */
function inData(file: string, source: string): Text[] {
  const lines = new LineCounter();
  const doc = parseDocument(source, { lineCounter: lines });
  const found: Text[] = [];
  visit(doc, {
    Pair(_, { key, value }) {
      if (!isScalar(key) || key.value !== 'ja') return;
      const nodes = isScalar(value)
        ? [value]
        : value !== null && typeof value === 'object' && 'items' in value && !isMap(value)
          ? value.items
          : [];
      for (const node of nodes as unknown[]) {
        if (isScalar(node) && typeof node.value === 'string') {
          found.push({ file, line: lines.linePos(node.range?.[0] ?? 0).line, text: node.value });
        }
      }
    },
  });
  return found;
}

/** The `ja` strings of a word catalogue: one literal after `ja:`, as the layout of the code keeps it. */
function inCode(file: string, source: string): Text[] {
  return [...source.matchAll(/\bja:\s*(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)")/g)].map((match) => ({
    file,
    line: source.slice(0, match.index).split('\n').length,
    text: (match[1] ?? match[2] ?? '').replaceAll("\\'", "'").replaceAll('\\n', '\n'),
  }));
}

function below(folder: string, ending: RegExp): string[] {
  return readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => join(projectRoot, folder, name))
    .toSorted();
}

/** Every text, in the order of the files. Answers of learners and the worlds of simulated agents are data, not our prose. */
export function japaneseTexts(): Text[] {
  const named = (path: string): [string, string] => [relative(projectRoot, path), readFileSync(path, 'utf8')];
  return [
    ...below('content', /\.yaml$/).flatMap((path) => inData(...named(path))),
    ...below('exercises', /(?:^|\/)(?:exercise|battery)\.yaml$/).flatMap((path) => inData(...named(path))),
    ...below('src/words', /\.ts$/).flatMap((path) => inCode(...named(path))),
  ];
}
