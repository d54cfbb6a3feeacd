// The charts of a lesson: fences `chart <title>` whose YAML fits the schema. Each names the source of its figures, as <Cite> does.
import { Chart } from '../model/content.ts';
import { fail, ok, type Result } from '../model/result.ts';
import type { Mention } from './mention.ts';
import { problem, type Problem } from './problem.ts';
import { readData, type Data } from './read-data.ts';

const fence = /^```chart(?:[ \t]+(\S.*))?[ \t]*\n([\s\S]*?)^```[ \t]*$/gm;

/** Reads the YAML of one chart. `before` is how many lines of the file stand above it, for the lines of problems. */
export function readChart(file: string, yaml: string, before = 0): Result<Data<Chart>, Problem[]> {
  return readData(file, '\n'.repeat(before) + yaml, Chart);
}

/** The sources that the charts of a lesson name, with their lines, or what is wrong with the charts. */
export function readCharts(file: string, text: string): Result<Mention[], Problem[]> {
  const problems: Problem[] = [];
  const sources: Mention[] = [];
  for (const match of text.matchAll(fence)) {
    const line = text.slice(0, match.index).split('\n').length;
    if (match[1] === undefined) {
      problems.push(problem(file, line, 'This chart has no title.', 'Write it after the word chart: ```chart What was measured'));
    }
    const read = readChart(file, match[2] ?? '', line);
    if (read.ok) sources.push({ id: read.value.value.source, line: read.value.lineOf(['source']) });
    else problems.push(...read.error);
  }
  return problems.length > 0 ? fail(problems) : ok(sources);
}
