// What the page needs while nothing is asked: the table of headers and the words, in one chunk that is loaded at idle.
export { Cors } from './Cors.tsx';
export { readTarget } from './target.ts';
export { connectWords } from '../../../words/workbench-connect.ts';
