// The doctor's findings as text: one row for each exercise, then what must be repaired.
import type { Examined } from './examine.ts';

const columns = ['exercise', 'kind', 'good', 'bad', 'cases', 'checks', 'state'] as const;

/** A table with aligned columns. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** One row for each exercise. */
export function exerciseTable(all: readonly Examined[]): string {
  const rows = all.map(({ id, kind, good, bad, cases, checks, problems }) => [
    id,
    kind,
    ...[good, bad, cases, checks].map(String),
    problems.length === 0 ? 'healthy' : `${String(problems.length)} to repair`,
  ]);
  return table([columns, ...rows]);
}
