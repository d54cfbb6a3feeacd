// The judge of imports, case by case: what each wall refuses and what it lets through.
import { expect, test } from 'vitest';
import { judgeImport } from './judge.ts';

const cases: readonly { from: string; imports: string; refused: RegExp | undefined; because: string }[] = [
  { from: 'model/json.ts', imports: '../grading/index.ts', refused: /imports upward/, because: 'floor 0 knows nothing above' },
  { from: 'schema/index.ts', imports: '../model/json.ts', refused: undefined, because: 'schema stands on model' },
  { from: 'model/json.ts', imports: '../schema/index.ts', refused: /one floor/, because: 'model does not know schema' },
  { from: 'grading/check.ts', imports: '../words/say.ts', refused: /one floor/, because: 'rules give codes, not words' },
  { from: 'drift/compare.ts', imports: '../grading/index.ts', refused: /one floor/, because: 'floor 1 rooms do not know each other' },
  { from: 'grading/check.ts', imports: '../schema/guards.ts', refused: /Enter src\/schema/, because: 'a room has a door' },
  { from: 'grading/check.ts', imports: '../schema/index.ts', refused: undefined, because: 'this is the door' },
  { from: 'labs/tool-error/run.ts', imports: '../tool-definition/run.ts', refused: /one floor/, because: 'kinds do not know each other' },
  { from: 'labs/tool-error/run.ts', imports: './traps/one.ts', refused: undefined, because: 'inside a room everything is open' },
  { from: 'runner/registry.ts', imports: '../labs/tool-error/run.ts', refused: undefined, because: 'one of the four doors' },
  { from: 'runner/registry.ts', imports: '../labs/tool-error/world.ts', refused: /Enter src\/labs\/tool-error/, because: 'not a door' },
  { from: 'labs/tool-error/run.ts', imports: '../log.ts', refused: undefined, because: 'shared by the kinds, just below them' },
  { from: 'labs/log.ts', imports: './session.ts', refused: undefined, because: 'the shared files are one room' },
  { from: 'labs/log.ts', imports: './tool-error/run.ts', refused: /imports upward/, because: 'the shared files know no kind' },
  { from: 'study/adapters/memory.ts', imports: '../journal.ts', refused: undefined, because: 'the adapters are an inner part of study' },
  { from: 'islands/Shell.tsx', imports: '../study/journal.ts', refused: /Enter src\/study/, because: 'others take the door' },
  { from: 'ui/Editor.tsx', imports: '../islands/Shell.tsx', refused: /imports upward/, because: 'parts know their props only' },
  { from: 'islands/Shell.tsx', imports: '../elements/theme.ts', refused: /one floor/, because: 'floor 5 rooms do not know each other' },
  { from: 'pages/index.astro', imports: '../layouts/Page.astro', refused: undefined, because: 'the site is one' },
  { from: 'pages/index.astro', imports: '../cli/main.ts', refused: /one floor/, because: 'the site does not know the command line' },
  { from: 'catalog/index.ts', imports: '../../tests/golden/x.ts', refused: /reaches out/, because: 'tests are never imported' },
  { from: 'grading/check.ts', imports: '../../content/x.yaml', refused: /reaches out/, because: 'data comes in through the catalogue' },
  { from: 'grading/check.ts', imports: 'node:fs', refused: /Node modules/, because: 'pure' },
  { from: 'runner/node.ts', imports: 'node:worker_threads', refused: undefined, because: 'the platform entry' },
  { from: 'cli/main.ts', imports: 'node:util', refused: undefined, because: 'the command line is Node' },
  { from: 'runner/port.ts', imports: '@modelcontextprotocol/server', refused: /knows the SDK/, because: 'one room knows the SDK' },
  { from: 'mcp/server.ts', imports: '@modelcontextprotocol/server', refused: undefined, because: 'this is the room' },
  { from: 'elements/quiz.ts', imports: 'react', refused: /React stays/, because: 'a lesson never loads React' },
  { from: 'labs/tool-error/Bench.tsx', imports: 'react', refused: undefined, because: 'a bench is React' },
  { from: 'labs/tool-error/judge.ts', imports: 'react-dom/client', refused: /React stays/, because: 'a judge is pure' },
  { from: 'catalog/index.ts', imports: 'astro:content', refused: /Astro stays/, because: 'the catalogue also runs in tests' },
  { from: 'elements/progress.ts', imports: 'idb', refused: /storage stays/, because: 'storage has one home' },
  { from: 'schema/judge.ts', imports: 'ajv', refused: /ajv needs eval/, because: 'one validator' },
  { from: 'unknown/x.ts', imports: './y.ts', refused: /in no room/, because: 'a new folder needs a floor' },
];

test.each(cases)('$from → $imports: $because', ({ from, imports, refused }) => {
  const message = judgeImport(from, imports);
  if (refused === undefined) expect(message).toBeUndefined();
  else expect(message).toMatch(refused);
});
