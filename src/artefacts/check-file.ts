// One text: read, taken apart, judged, with the place of every finding. Codes and values only; words come later.
import { rules, type KnownRule } from '../grading/index.ts';
import type { Json } from '../model/json.ts';
import { readJson } from '../model/json-text/index.ts';
import type { Level, Severity } from '../model/levels.ts';
import type { Reading } from '../model/reading.ts';
import { limits } from './limits.ts';
import { judgeArtefact, verdictOf, type Verdict } from './judge.ts';
import type { ArtefactKind, ReadOptions } from './kinds.ts';
import { readArtefacts } from './read.ts';

/** What is asked of one text. */
export type FileRequest = ReadOptions & { text: string };

/** One finding with its place: 1-based line and column of the value, or of the nearest value around it. */
export type PlacedFinding = {
  rule: KnownRule;
  level: Level;
  severity: Severity;
  pointer: string;
  line: number;
  column: number;
  params: Record<string, Json>;
};

/** One artefact of a text. */
export type ArtefactReport = { kind: ArtefactKind; name: string; pointer: string; verdict: Verdict; findings: PlacedFinding[] };

/** What came of one text. `unknown`: it can be read, and nobody can tell what it is. */
export type FileReport =
  { status: 'judged'; verdict: Verdict; artefacts: ArtefactReport[] } | { status: 'unreadable'; reading: Reading } | { status: 'unknown' };

/** The pointer one level up. */
function around(pointer: string): string {
  return pointer.slice(0, Math.max(0, pointer.lastIndexOf('/')));
}

/** Checks one text. Never throws for any input. */
export function checkFile({ text, ...options }: FileRequest): FileReport {
  const read = readJson(text, limits);
  if (read.value === undefined) return { status: 'unreadable', reading: read.reading };
  const artefacts = readArtefacts(read.value, options);
  if (artefacts === undefined || artefacts.length === 0) return { status: 'unknown' };
  const placeOf = (pointer: string): { line: number; column: number } => {
    for (let here = pointer; ; here = around(here)) {
      const place = read.place(here);
      if (place !== undefined) return { line: place.line, column: place.column };
      if (here === '') return { line: 1, column: 1 };
    }
  };
  const reports = artefacts.map((artefact): ArtefactReport => {
    const found = judgeArtefact(artefact);
    return {
      kind: artefact.kind,
      name: artefact.name,
      pointer: artefact.pointer,
      verdict: verdictOf(found),
      findings: found.map(({ rule, finding: { pointer = artefact.pointer, params } }) => ({
        rule,
        level: rules[rule].level,
        severity: rules[rule].severity,
        pointer,
        ...placeOf(pointer),
        params,
      })),
    };
  });
  const order: readonly Verdict[] = ['error', 'warn', 'note', 'ok'];
  const verdict = order.find((one) => reports.some((report) => report.verdict === one)) ?? 'ok';
  return { status: 'judged', verdict, artefacts: reports };
}
