// `npm run -s cases -- DIR`: runs the product's own checks over a folder of cases, and compares only afterwards.
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isObject, own, type Json } from '../../model/json.ts';
import { answerOf } from './answer.ts';
import { agrees } from './agrees.ts';

/** The cases of one file: the file itself, or each item of its list, with the format that the file's name says. */
function casesOf(file: string): { item: Json; fallback: string }[] {
  const name = basename(file);
  const fallback = name === 'real-tools.json' ? 'real_tool' : name === 'drift-pairs.json' ? 'drift_pair' : '';
  const value = JSON.parse(readFileSync(file, 'utf8')) as Json;
  return (Array.isArray(value) ? value : [value]).filter(isObject).map((item) => ({ item, fallback }));
}

/** The line of one case. What is expected is read after the answer is there. */
function lineOf(item: Json, fallback: string): { line: string; passed: boolean } {
  const { expected, ...question } = isObject(item) ? item : {};
  const [id, given] = [own(question, 'id'), own(question, 'kind')];
  const kind = typeof given === 'string' ? given : fallback;
  const answer = answerOf(kind, question);
  const { passed, wanted, got } = agrees(answer, expected ?? null, question);
  return { line: [typeof id === 'string' ? id : '?', kind, wanted, got].join(' '), passed };
}

function main(folder: string | undefined): number {
  if (folder === undefined) {
    process.stderr.write('Give a folder of cases: npm run -s cases -- DIR\n');
    return 2;
  }
  const files = statSync(folder).isFile()
    ? [folder]
    : readdirSync(folder)
        .filter((name) => name.endsWith('.json'))
        .toSorted()
        .map((name) => join(folder, name));
  const lines = files.flatMap((file) => casesOf(file).map(({ item, fallback }) => lineOf(item, fallback)));
  const passed = lines.filter((line) => line.passed).length;
  process.stdout.write(lines.map(({ line, passed: good }) => `${line}${good ? '' : '  <- differs'}\n`).join(''));
  process.stdout.write(`${String(passed)} passed, ${String(lines.length - passed)} failed\n`);
  return passed === lines.length ? 0 : 1;
}

process.exitCode = main(process.argv[2]);
