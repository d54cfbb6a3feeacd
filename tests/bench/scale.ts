// How checks and comparisons grow with the number of tools: one process for each size, time and peak memory.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { table } from '../../src/cli/doctor/table.ts';

const sizes = [100, 1_000, 10_000];

type Measured = { ms: number; ended: boolean; peak: number };

function once(what: 'check' | 'drift', count: number): Measured {
  const out = execFileSync(process.execPath, [join(import.meta.dirname, 'scale-once.ts'), what, String(count)], { encoding: 'utf8' });
  return JSON.parse(out) as Measured;
}

/** The table of both, ready to print. Peak memory holds the process itself; growth is what one more tool takes. */
export function scaleTable(): string {
  const rows = (['check', 'drift'] as const).flatMap((what) => {
    const measured = sizes.map((count) => ({ count, ...once(what, count) }));
    return measured.map(({ count, ms, ended, peak }, index) => {
      const before = measured[index - 1];
      const growth = before === undefined ? '' : (((peak - before.peak) * 1024) / (count - before.count)).toFixed(1);
      return [
        what,
        String(count),
        ended ? ms.toFixed(0) : 'no result',
        ((count / ms) * 1000).toFixed(0),
        (ms / count).toFixed(2),
        peak.toFixed(0),
        growth,
      ];
    });
  });
  return table([['command', 'tools', 'ms', 'tools/s', 'ms per tool', 'peak MB', 'kB per further tool'], ...rows]);
}

if (import.meta.main) console.log(scaleTable());
