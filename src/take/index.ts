// The door of this room: a learner's definitions as a small project, and the project as one file.
export { namedTools, projectName, projectOf, type ProjectOptions } from './project.ts';
export { zipOf } from './zip.ts';
