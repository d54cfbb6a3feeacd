// The simulated tool selector: rules, a fixed list of concepts and schemas; never a model. docs/selector.md says how it scores.
export { claimedWords } from './claimed.ts';
export { compileTools, type CompileNote, type CompileOptions, type CompiledTools, type Source } from './compile.ts';
export { lexicon, type Concept } from './lexicon.ts';
export { type Order, ordersIn } from './orders/index.ts';
export { deniedWork } from './own-work.ts';
export { type Route, refuses, routesIn } from './routes/index.ts';
export { select, type SelectOptions } from './select.ts';
export type { Candidate, Selection, SelectionWord, Stability } from './selection.ts';
