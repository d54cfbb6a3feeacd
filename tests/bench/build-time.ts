// Build time for the course as it is, and with its parts and lessons copied 5 and 20 times over: growth should be no worse than linear.
// `node tests/bench/build-time.ts [--times 1,5,20]`. Copies stand in a folder of their own and are removed afterwards.
import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { table } from '../../src/cli/doctor/table.ts';
import { projectRoot } from '../../src/cli/project.ts';

const copied = ['src', 'content', 'exercises', 'public', 'astro.config.mjs', 'package.json', 'tsconfig.json'];
const linked = ['node_modules'];

/** One more copy of every part and lesson: other ids, the same course once more; an exercise stays with the first. */
function copyCourse(content: string, copy: number): void {
  const suffix = `-copy${String(copy)}`;
  const parts = readFileSync(join(projectRoot, 'content/parts.yaml'), 'utf8').replace(/^- id: (.*)$/gm, `- id: $1${suffix}`);
  appendFileSync(join(content, 'parts.yaml'), parts.replace(/kinds: \[.*\]/g, 'kinds: []'));
  const first = join(projectRoot, 'content/lessons');
  for (const name of readdirSync(first).filter((one) => one.endsWith('.ja.mdx'))) {
    const text = readFileSync(join(first, name), 'utf8')
      .replace(/^part: (.*)$/m, `part: $1${suffix}`)
      .replace(/^exercise: .*\n/m, '');
    writeFileSync(join(content, 'lessons', name.replace('.ja.mdx', `${suffix}.ja.mdx`)), text);
  }
}

/** Seconds of one build with the lessons `times` over, and how many lessons that were. */
function build(times: number): { lessons: number; seconds: number } {
  const root = mkdtempSync(join(tmpdir(), 'pokayoke-build-'));
  try {
    for (const name of copied) cpSync(join(projectRoot, name), join(root, name), { recursive: true });
    for (const name of linked) symlinkSync(join(projectRoot, name), join(root, name));
    const folder = join(root, 'content/lessons');
    for (let copy = 1; copy < times; copy += 1) copyCourse(join(root, 'content'), copy);
    const lessons = readdirSync(folder).filter((name) => name.endsWith('.ja.mdx')).length;
    const started = performance.now();
    execFileSync(process.execPath, [join(projectRoot, 'node_modules/astro/bin/astro.mjs'), 'build'], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    return { lessons, seconds: (performance.now() - started) / 1000 };
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** The table of build times, ready to print. */
export function buildTable(times: readonly number[]): string {
  const measured = times.map((count) => ({ count, ...build(count) }));
  const [first] = measured;
  return table([
    ['content', 'lessons', 'seconds', 'ms per lesson', 'ms per further lesson'],
    ...measured.map(({ count, lessons, seconds }) => [
      `${String(count)}×`,
      String(lessons),
      seconds.toFixed(1),
      ((seconds * 1000) / lessons).toFixed(0),
      first === undefined || lessons === first.lessons ? '' : (((seconds - first.seconds) * 1000) / (lessons - first.lessons)).toFixed(0),
    ]),
  ]);
}

if (import.meta.main) {
  const given = process.argv.indexOf('--times');
  const times = given === -1 ? [1, 5, 20] : (process.argv[given + 1] ?? '').split(',').map(Number);
  console.log(buildTable(times));
}
