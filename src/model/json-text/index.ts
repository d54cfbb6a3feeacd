// The one position-aware JSON text reader, and small edits of the same text (decision 1).
export { appendJson, editJson } from './edit.ts';
export { defaultLimits, generousLimits, type ReadLimits } from './limits.ts';
export { readJson, type ReadText } from './read.ts';
