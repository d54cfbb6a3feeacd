// The official suite as a judge: runs one requirement set, reads every check that it wrote down, and believes no total.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { ran } from './ran.ts';

const require = createRequire(import.meta.url);
const home = dirname(require.resolve('@modelcontextprotocol/conformance/package.json'));
const entry = join(home, 'dist/index.js');

/** The suite's version. */
export const version = (JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { version: string }).version;

/** One check of a scenario. */
export type Check = { id: string; status: 'SUCCESS' | 'FAILURE' | 'WARNING' | 'SKIPPED' | 'INFO'; errorMessage?: string };

/** One scenario, with what the suite wrote about it. */
export type ScenarioResult = {
  scenario: string;
  /** Undefined where the set counts it; otherwise why it does not: `extension`, `pending`, `added-after-release`. */
  unscored: string | undefined;
  checks: Check[];
};

type Requirements = { server: string[]; not_scored: { scenario: string; leg: string; reason: string }[] };

function checksIn(folder: string, scenario: string): Check[] {
  const stamp = /-\d{4}-\d{2}-\d{2}T[\d-]+Z$/;
  const [found] = readdirSync(folder).filter((name) => name.replace(stamp, '') === `server-${scenario}`);
  return found === undefined ? [] : (JSON.parse(readFileSync(join(folder, found, 'checks.json'), 'utf8')) as Check[]);
}

/** Runs the set of one revision against a server; `folder` is empty and receives the results. */
export async function runSet(revision: string, url: string, folder: string): Promise<{ code: number | null; results: ScenarioResult[] }> {
  const set = parse(readFileSync(join(home, 'requirements', `${revision}.yaml`), 'utf8')) as Requirements;
  const { code } = await ran(entry, ['server', '--url', url, '--requirements', revision, '--output-dir', folder]);
  const unscored = set.not_scored.filter(({ leg }) => leg === 'server');
  const scenarios = [...set.server.map((scenario) => ({ scenario, reason: undefined })), ...unscored];
  const results = scenarios.map(({ scenario, reason }) => ({ scenario, unscored: reason, checks: checksIn(folder, scenario) }));
  return { code, results };
}

/** Every name of the form `test_…` that the suite writes as a string. */
export function namesInSuite(): string[] {
  const names = readFileSync(entry, 'utf8').matchAll(/["'`](test_[a-z0-9_]+)["'`]/g);
  return [...new Set([...names].map(([, name]) => name ?? ''))].toSorted();
}
