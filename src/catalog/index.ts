// The catalogue's door: text in, values out. Reading the disk is in node.ts.
export { assetsOf, type AnswersAsset, type AssetFiles, type BatteryAsset, type Hash, type PublicAsset, type Render } from './assets.ts';
export { coverage, type Covered } from './coverage.ts';
export {
  exercisesOf,
  neighbours,
  partOf,
  practised,
  scenarios,
  stops,
  type Course,
  type Lesson,
  type MapPart,
  type Stop,
} from './course.ts';
export { showProblem, type Problem } from './problem.ts';
export { searchTexts } from './search-pages.ts';
export { questionAsset, type QuestionAsset } from './question-asset.ts';
export { selfCheckAsset, type SelfCheckAsset } from './self-check-asset.ts';
export { readChart } from './read-charts.ts';
export type { Options } from './pieces.ts';
export { readCourse } from './read-course.ts';
export { readExercise, type Answer, type ExerciseFolder } from './read-exercise.ts';
