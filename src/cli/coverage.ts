// `npm run -s coverage`: prints where everything that the documents behind the course hold reaches the reader, and counts what is missing.
import { coverage, showProblem } from '../catalog/index.ts';
import { courseFiles } from '../catalog/node.ts';
import { projectRoot } from './project.ts';

function main(): number {
  const found = coverage(courseFiles(projectRoot));
  if (!found.ok) {
    process.stderr.write(`${found.error.map(showProblem).join('\n')}\n`);
    return 2;
  }
  const lines = found.value.map(({ entry: { of, kind, topic, at }, line, missing }) =>
    [`${of}  ${kind}  ${topic}  →  ${at.join(', ')}`, ...missing.map((what) => `  content/coverage.yaml:${String(line)}  ${what}`)].join(
      '\n',
    ),
  );
  const missing = found.value.filter((one) => one.missing.length > 0).length;
  process.stdout.write(`${lines.join('\n')}\n${String(found.value.length)} entries, ${String(missing)} missing\n`);
  return missing === 0 ? 0 : 1;
}

process.exitCode = main();
