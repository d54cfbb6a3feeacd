// What a team's configuration and baseline make of reports. Nothing is hidden: what does not count is marked, with the reason.
import { rules } from '../../grading/index.ts';
import type { Baseline, CheckConfig, Ignore, KnownFinding } from '../../model/check-config.ts';
import type { Severity } from '../../model/levels.ts';
import type { ArtefactReport, FileReport, PlacedFinding } from '../check-file.ts';
import type { Digest } from '../digest.ts';
import type { Verdict } from '../judge.ts';
import { innerPointer, keyOf, recogniser } from './known-findings.ts';

/** Why a finding does not count. */
export type Suppressed = { by: 'ignore'; reason: string; until?: string } | { by: 'baseline' };

/** A finding with what became of it. `overridden` is the severity of the table, where the configuration gave another one. */
export type RuledFinding = PlacedFinding & { overridden?: Severity; suppressed?: Suppressed };

/** An artefact whose verdict counts open findings only. */
export type RuledArtefact = Omit<ArtefactReport, 'findings'> & { findings: RuledFinding[] };

/** A file's report after the configuration. */
export type RuledReport = Exclude<FileReport, { status: 'judged' }> | { status: 'judged'; verdict: Verdict; artefacts: RuledArtefact[] };

/** One file that was checked. */
export type CheckedFile = { file: string; text: string; report: FileReport };

/** An ignore of the configuration that did nothing: it matched nothing, or its last day is over. */
export type IdleIgnore = { index: number; ignore: Ignore; why: 'unused' | 'expired' };

/** What is asked. `today` is `YYYY-MM-DD`. */
export type Ruling = {
  files: readonly CheckedFile[];
  config: CheckConfig;
  baseline?: Baseline | undefined;
  today: string;
  digest: Digest;
  /** Name every finding, for a baseline to be written or for fingerprints. */
  named: boolean;
};

/** The outcome. `names` has one entry for each finding that was asked to be named. */
export type Ruled = {
  files: { file: string; report: RuledReport }[];
  /** Findings of rules that are off. */
  off: number;
  idle: IdleIgnore[];
  /** Entries of the baseline that were not found any more. */
  gone: number;
  names: ReadonlyMap<RuledFinding, KnownFinding>;
};

function matches(ignore: Ignore, finding: PlacedFinding, artefact: ArtefactReport): boolean {
  if (ignore.rule !== finding.rule || (ignore.tool !== undefined && ignore.tool !== artefact.name)) return false;
  const { pointer } = ignore;
  if (pointer === undefined) return true;
  return [innerPointer(finding, artefact), finding.pointer].some((place) => place === pointer || place.startsWith(`${pointer}/`));
}

const worst: readonly Severity[] = ['error', 'warn', 'note'];

/** The worst severity of what counts. */
function verdictOf(findings: readonly RuledFinding[]): Verdict {
  return worst.find((severity) => findings.some((one) => one.severity === severity && one.suppressed === undefined)) ?? 'ok';
}

/** Applies a configuration and a baseline. */
export async function applyPolicy({ files, config, baseline, today, digest, named }: Ruling): Promise<Ruled> {
  const ignores = config.ignores ?? [];
  const used = new Set<number>();
  const known = new Set((baseline?.findings ?? []).map(keyOf));
  const seen = new Set<string>();
  const names = new Map<RuledFinding, KnownFinding>();
  let off = 0;

  const rule = async (finding: PlacedFinding, artefact: ArtefactReport, name?: ReturnType<typeof recogniser>): Promise<RuledFinding[]> => {
    const setting = config.rules?.[finding.rule];
    const hits = ignores.flatMap((ignore, i) => (matches(ignore, finding, artefact) ? [i] : []));
    for (const i of hits) used.add(i);
    if (setting === 'off') {
      off += 1;
      return [];
    }
    const table = rules[finding.rule].severity;
    const ruled: RuledFinding =
      setting === undefined || setting === table ? { ...finding } : { ...finding, severity: setting, overridden: table };
    if (name !== undefined) {
      const identity = await name(finding, artefact);
      names.set(ruled, identity);
      const key = keyOf(identity);
      seen.add(key);
      if (known.has(key)) ruled.suppressed = { by: 'baseline' };
    }
    const ignore = hits.map((i) => ignores[i]).find((one) => one !== undefined && (one.until === undefined || today <= one.until));
    if (ignore !== undefined)
      ruled.suppressed = { by: 'ignore', reason: ignore.reason, ...(ignore.until !== undefined && { until: ignore.until }) };
    return [ruled];
  };

  const done: Ruled['files'] = [];
  for (const { file, text, report } of files) {
    if (report.status !== 'judged') {
      done.push({ file, report });
      continue;
    }
    const name = named || baseline !== undefined ? recogniser(text, digest) : undefined;
    const artefacts: RuledArtefact[] = [];
    for (const artefact of report.artefacts) {
      const findings: RuledFinding[] = [];
      for (const finding of artefact.findings) findings.push(...(await rule(finding, artefact, name)));
      artefacts.push({ ...artefact, verdict: verdictOf(findings), findings });
    }
    done.push({ file, report: { status: 'judged', verdict: verdictOf(artefacts.flatMap(({ findings }) => findings)), artefacts } });
  }
  const idle = ignores.flatMap((ignore, index): IdleIgnore[] => {
    if (!used.has(index)) return [{ index, ignore, why: 'unused' }];
    return ignore.until !== undefined && ignore.until < today ? [{ index, ignore, why: 'expired' }] : [];
  });
  return { files: done, off, idle, gone: [...known].filter((key) => !seen.has(key)).length, names };
}
