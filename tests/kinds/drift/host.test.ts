// A host that leaves one thing undone keeps the old definition exactly there; a host that leaves two stops at the first.
import { expect, test } from 'vitest';
import { stoppedAt } from '../../../src/labs/drift/host/stopped.ts';
import { follow, held } from '../../../src/labs/drift/host/pipeline.ts';
import { createLog } from '../../../src/labs/log.ts';
import { openLive } from '../../../src/labs/session.ts';
import type { Habits } from '../../../src/labs/drift/scenario.ts';
import type { Json } from '../../../src/model/json.ts';

const tool = (name: string, description: string, schema: Json = { type: 'object' }): Json => ({ name, description, inputSchema: schema });
const before = [tool('a', 'first'), tool('b', 'old words')];
const after = [tool('a', 'first'), tool('b', 'new words')];
const broken = [tool('a', 'first', { type: 'strnig' }), tool('b', 'new words')];
const look = { tool: 'b', pointer: '/description' };
const careful: Habits = { announced: true, listens: true, relists: 'every-page', invalid: 'drops-one', indexes: true, newTurn: true };

const rows: { because: string; habits: Partial<Habits>; list?: Json[]; stage: string | undefined; sees: string }[] = [
  { because: 'nothing is left undone', habits: {}, stage: undefined, sees: 'new words' },
  { because: 'it did not ask', habits: { listens: false }, stage: 'subscription', sees: 'old words' },
  { because: 'the acknowledgement leaves the kind out', habits: { announced: false }, stage: 'subscription', sees: 'old words' },
  { because: 'every page is stale, and only the first was read', habits: { relists: 'first-page' }, stage: 'cache', sees: 'old words' },
  {
    because: 'one bad definition, and the whole former list is kept',
    habits: { invalid: 'keeps-old-list' },
    list: broken,
    stage: 'catalog',
    sees: 'old words',
  },
  { because: 'one bad definition is dropped, the rest is new', habits: {}, list: broken, stage: undefined, sees: 'new words' },
  {
    because: 'keeping the former list does nothing where all is sound',
    habits: { invalid: 'keeps-old-list' },
    stage: undefined,
    sees: 'new words',
  },
  { because: 'the index was not made anew', habits: { indexes: false }, stage: 'index', sees: 'old words' },
  { because: 'the turn had begun', habits: { newTurn: false }, stage: 'view', sees: 'old words' },
  {
    because: 'two things undone: the first counts',
    habits: { relists: 'first-page', indexes: false, newTurn: false },
    stage: 'cache',
    sees: 'old words',
  },
];

test.each(rows)('$because', async ({ habits, list = after, stage, sees }) => {
  const log = createLog();
  const session = openLive({
    info: { name: 'small', version: '1.0.0' },
    tools: before,
    log,
    call: () => ({ kind: 'executed', result: {} }),
    list: { ttlMs: 60_000, cacheScope: 'private', pageSize: 1 },
    listChanged: habits.announced ?? true,
  });
  const view = await follow(session, log, { ...careful, ...habits }, list, look);
  expect(stoppedAt(log.steps)?.stage).toBe(stage);
  expect(held(view, look)).toBe(sees);
});
