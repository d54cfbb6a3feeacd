// The main parts of the site. A part that holds nothing has no door.
import { scenarios } from '../../catalog/index.ts';
import { course } from './course.ts';

/** Ids of the main parts. */
export type Door = 'learn' | 'questions' | 'exercises' | 'workbench' | 'rules' | 'about';

const all: readonly { id: Door; path: string; open: boolean }[] = [
  { id: 'learn', path: '', open: true },
  { id: 'questions', path: 'questions/', open: course.selfChecks.size > 0 || scenarios(course).length > 0 },
  { id: 'exercises', path: 'exercises/', open: course.exercises.length > 0 },
  { id: 'workbench', path: 'workbench/', open: true },
  { id: 'rules', path: 'rules/', open: course.rules.size > 0 },
  { id: 'about', path: 'about/', open: true },
];

/** The doors that stand, in order. */
export const doors = all.filter(({ open }) => open);
