// Every kind of artefact gets the verdict that it deserves, and its shape alone tells what it is.
import { describe, expect, test } from 'vitest';
import { judgeArtefact, kindOf, readArtefacts, verdictOf } from '../../src/artefacts/index.ts';
import { walk } from '../../src/model/json.ts';
import type { CheckRow } from './check-row.ts';
import { moreConfigs, moreDefinitions, moreMessages, morePlans, moreResults } from './kinds-more.ts';
import { definitionRows, resultRows } from './kinds-table.ts';
import { configRows, messageRows, planRows } from './kinds-wire.ts';

const tables: [string, CheckRow[]][] = [
  ['definition', [...definitionRows, ...moreDefinitions]],
  ['result', [...resultRows, ...moreResults]],
  ['plan', [...planRows, ...morePlans]],
  ['message', [...messageRows, ...moreMessages]],
  ['config', [...configRows, ...moreConfigs]],
];

describe.each(tables)('%s', (kind, rows) => {
  test.each(rows)('$because', ({ value, accept, as }) => {
    const artefacts = readArtefacts(value, { as }) ?? [];
    const found = artefacts.flatMap(judgeArtefact);
    expect(accept, found.map(({ rule }) => rule).join(' ')).toContain(verdictOf(found));
    expect(artefacts.length).toBeGreaterThan(0);
    if (as === undefined) expect(kindOf(value)).toBe(kind);
    const places = new Set(walk(value).map(({ pointer }) => pointer));
    for (const { finding } of found) expect([...places], finding.pointer).toContain(finding.pointer ?? '');
  });
});
