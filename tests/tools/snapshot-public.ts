// Needs the network and is no part of `npm test`: takes a snapshot of three public servers, checks it, and compares it with itself.
// Run: node tests/tools/snapshot-public.ts
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkCommand } from '../../src/cli/check.ts';
import { driftCommand } from '../../src/cli/drift.ts';
import { pinCommand } from '../../src/cli/pin.ts';
import { snapshotCommand } from '../../src/cli/snapshot.ts';
import { verifyCommand } from '../../src/cli/verify.ts';

const folder = mkdtempSync(join(tmpdir(), 'public-'));
const servers: readonly { name: string; args: readonly string[] }[] = [
  { name: '@modelcontextprotocol/server-everything', args: [] },
  { name: '@modelcontextprotocol/server-filesystem', args: [folder] },
  { name: '@modelcontextprotocol/server-memory', args: [] },
];

type Checked = { files: [{ verdict: string; artefacts: { findings: { rule: string; severity: string }[] }[] }] };
type Drifted = { changes: unknown[]; calls: { outcome: { outcome: string } }[] };

let failed = 0;
for (const { name, args } of servers) {
  const file = join(folder, 'snapshot.json');
  const lock = join(folder, 'lock.json');
  const taken = await snapshotCommand(['--lang', 'en', '--timeout', '120', '--out', file, '--', 'npx', '-y', name, ...args]);
  if (taken.code !== 0) {
    failed += 1;
    console.log(`${name}: no snapshot\n${taken.err}`);
    continue;
  }
  const checked = JSON.parse((await checkCommand([file, '--json'])).out) as Checked;
  const found = checked.files[0].artefacts.flatMap(({ findings }) => findings);
  const counts = ['error', 'warn', 'note'].map(
    (severity) => `${severity} ${String(found.filter((one) => one.severity === severity).length)}`,
  );
  const drift = driftCommand([file, file, '--json']);
  const { changes, calls } = JSON.parse(drift.out) as Drifted;
  const working = calls.filter(({ outcome }) => outcome.outcome === 'works').length;
  await pinCommand([file, '--out', lock]);
  const verified = await verifyCommand([file, '--lock', lock]);
  if (changes.length > 0 || working < calls.length || verified.code !== 0) failed += 1;
  console.log(
    `${name}: ${taken.out.trim().replace(` written to ${file}.`, '')}; check ${checked.files[0].verdict} (${counts.join(', ')}); ` +
      `drift with itself ${String(changes.length)} changes, ${String(working)} of ${String(calls.length)} calls work; verify ${String(verified.code)}`,
  );
}
rmSync(folder, { recursive: true, force: true });
process.exitCode = failed === 0 ? 0 : 1;
