// From the steps of one case to the rows of its lanes. Identical exchanges in a row are folded, so that a loop reads as a loop.
import type { Step } from '../model/evidence.ts';
import { canonical, isObject, own, type Json } from '../model/json.ts';

/** A step that is a message on the wire. */
export type WireStep = Extract<Step, { step: 'wire' }>;

/** One row: messages on the wire that are alike but for their id, or a hand-over inside the host. */
export type LaneRow =
  | { kind: 'wire'; key: string; steps: [WireStep, ...WireStep[]] }
  | { kind: 'inside'; key: string; to: 'client' | 'agent'; dropped: boolean };

/** The steps of one case, in order of their first step. The opening exchange has no case. */
export type CaseSteps = { case: string | undefined; steps: Step[] };

/** Steps by case, in order of appearance. */
export function byCase(steps: readonly Step[]): CaseSteps[] {
  const groups = new Map<string | undefined, Step[]>();
  for (const step of steps) groups.set(step.case, [...(groups.get(step.case) ?? []), step]);
  return [...groups].map(([name, own]) => ({ case: name, steps: own }));
}

function face(step: WireStep): string {
  const { body, ...rest } = step.message;
  const bare = isObject(body) ? Object.fromEntries(Object.entries(body).filter(([key]) => key !== 'id')) : body;
  return canonical({ ...rest, bare: bare ?? null } as unknown as Json);
}

function exchanges(steps: readonly WireStep[]): WireStep[][] {
  const found: WireStep[][] = [];
  for (const step of steps) {
    if (step.message.from === 'client' || found.length === 0) found.push([step]);
    else found.at(-1)?.push(step);
  }
  return found;
}

function folded(all: WireStep[][]): WireStep[][][] {
  const runs: WireStep[][][] = [];
  for (const exchange of all) {
    const last = runs.at(-1)?.at(-1);
    if (last !== undefined && last.map(face).join('\n') === exchange.map(face).join('\n')) runs.at(-1)?.push(exchange);
    else runs.push([exchange]);
  }
  return runs;
}

/** The first exchange of a loop stands alone, so that it can be compared; the rest of it is one row for each message. */
function rowsOf(run: WireStep[][]): WireStep[][] {
  const [head, ...rest] = run;
  if (head === undefined) return [];
  const alone = head.map((step) => [step]);
  return rest.length === 0 ? alone : [...alone, ...head.map((_, at) => rest.flatMap((exchange) => exchange[at] ?? []))];
}

function isCall(step: WireStep): boolean {
  return own(step.message.body, 'method') === 'tools/call';
}

/**
 * The rows of one case. Hand-overs inside the host are drawn around tool calls only.
 * @param dropped numbers of the messages that the harness did not hand on to the agent
 */
export function laneRows(steps: readonly Step[], dropped: ReadonlySet<number> = new Set()): LaneRow[] {
  const rows: LaneRow[] = [];
  for (const run of folded(exchanges(steps.filter((step) => step.step === 'wire')))) {
    const call = run[0]?.[0] !== undefined && isCall(run[0][0]);
    const first = run[0]?.[0]?.n ?? 0;
    if (call) rows.push({ kind: 'inside', key: `to-${first}`, to: 'client', dropped: false });
    for (const [head, ...rest] of rowsOf(run))
      if (head !== undefined) rows.push({ kind: 'wire', key: `m-${head.n}`, steps: [head, ...rest] });
    const last = run.at(-1)?.at(-1);
    if (call && last?.message.from === 'server')
      rows.push({ kind: 'inside', key: `back-${first}`, to: 'agent', dropped: dropped.has(last.n) });
  }
  return rows;
}
