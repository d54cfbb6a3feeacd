// The course for the pages: read once a build. Any problem in content or exercises stops the build, with all problems listed.
import { showProblem, type Course } from '../../catalog/index.ts';
import { loadCourse } from '../../catalog/node.ts';
import { ruleTable } from './rule-table.ts';

function load(): Course {
  const read = loadCourse(process.cwd(), { ruleIds: Object.keys(ruleTable) });
  if (read.ok) return read.value;
  throw new Error(`The course cannot be built:\n${read.error.map(showProblem).join('\n')}`);
}

/** The checked course. */
export const course: Course = load();
