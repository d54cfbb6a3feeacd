// The wire as lanes: host, client, server. One `details` for each case; a case is drawn when it is opened.
import type { ReactNode } from 'react';
import { LazyDetails } from './LazyDetails.tsx';
import type { T } from './t.ts';
import { laneRows, type CaseSteps, type LaneRow } from './wire-rows.ts';
import { WireRow } from './WireRow.tsx';

/** One case with its name in words. */
export type LaneGroup = CaseSteps & { label: string };

type Props = {
  groups: LaneGroup[];
  /** Steps that a finding names. */
  hot: ReadonlySet<number>;
  /** Messages that the harness kept from the agent. */
  dropped: ReadonlySet<number>;
  /** The step that the reader asked for: its case is open, and the message that belongs to it. */
  at: number | undefined;
  t: T;
};

function holds(row: LaneRow, n: number | undefined): boolean {
  return n !== undefined && row.kind === 'wire' && row.steps.some((step) => step.n === n);
}

function Rows({ group, hot, dropped, at, t }: Omit<Props, 'groups'> & { group: LaneGroup }): ReactNode {
  return (
    <div className="lanes">
      <div className="lane-heads">
        <span />
        <b>{t('lane.host')}</b>
        <b>{t('lane.client')}</b>
        <b>{t('lane.server')}</b>
      </div>
      {laneRows(group.steps, dropped).map((row, index) => (
        <WireRow
          key={row.key}
          row={row}
          number={index + 1}
          hot={row.kind === 'wire' && row.steps.some(({ n }) => hot.has(n))}
          open={holds(row, at)}
          t={t}
        />
      ))}
    </div>
  );
}

/** The message to open for a step: itself, or the last one before it in its case. */
function messageFor(groups: LaneGroup[], step: number | undefined): number | undefined {
  if (step === undefined) return undefined;
  const group = groups.find(({ steps }) => steps.some(({ n }) => n === step));
  const messages = group?.steps.filter((one) => one.step === 'wire').map(({ n }) => n) ?? [];
  return messages.findLast((n) => n <= step) ?? messages[0];
}

/** All messages of a run. Without `at`, the first case with a finding is open. */
export function WireLanes({ groups, ...given }: Props): ReactNode {
  const rest = { ...given, at: messageFor(groups, given.at) };
  const { hot, at, t } = rest;
  const wired = groups.filter(({ steps }) => steps.some(({ step }) => step === 'wire'));
  const has = (group: LaneGroup, numbers: ReadonlySet<number>): boolean => group.steps.some(({ n }) => numbers.has(n));
  const open = at === undefined ? wired.find((group) => has(group, hot)) : wired.find((group) => group.steps.some(({ n }) => n === at));
  return wired.map((group) => {
    const count = group.steps.filter(({ step }) => step === 'wire').length;
    return (
      <LazyDetails
        key={group.case ?? ''}
        className="case-group"
        open={group === open}
        summary={
          <>
            <span>{group.label}</span>
            <span className="soft">{t('wire.count', { count })}</span>
          </>
        }
      >
        {() => <Rows group={group} {...rest} />}
      </LazyDetails>
    );
  });
}
