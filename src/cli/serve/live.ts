// An exercise whose server changes its list while it serves. Here the clock brings the change about, there and back again: a list
// must not change as a side effect of a call.
import { type MockServer, createMockServer } from '../../mcp/node.ts';
import type { Exercise } from '../../model/exercise.ts';
import { type Json, own } from '../../model/json.ts';
import { judge } from '../../schema/index.ts';
import type { Recorded } from './replay.ts';

const list = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : []);

/**
 * The server with the change that the scenario calls `live`; undefined for every other scenario.
 * @param changeEvery seconds between two changes; greater than 0
 */
export function liveServer({ scenario, id, revision }: Exercise, { info }: Recorded, changeEvery: number): MockServer | undefined {
  const live = own(scenario, 'live');
  const change = list(own(scenario, 'changes')).find((item) => own(item, 'id') === own(live, 'change'));
  if (live === undefined || change === undefined) return undefined;
  const withOthers = (side: 'before' | 'after'): Json[] => [...list(own(live, 'beside')), ...list(own(change, side))];
  const pageSize = own(live, 'pageSize');
  const mock = createMockServer({
    info: info ?? { name: id, version: String(revision) },
    tools: withOthers('before'),
    list: { ttlMs: 0, cacheScope: 'private', ...(typeof pageSize === 'number' ? { pageSize } : {}) },
    listChanged: true,
    judge,
    legacy: 'reject',
    call: () => ({ kind: 'executed', result: { structuredContent: { done: true } } }),
  });
  let side: 'before' | 'after' = 'before';
  const turn = (): void => {
    side = side === 'before' ? 'after' : 'before';
    mock.setTools(withOthers(side));
  };
  // Nothing waits for the next change: the process ends when its connections do.
  setInterval(turn, changeEvery * 1000).unref();
  return mock;
}
