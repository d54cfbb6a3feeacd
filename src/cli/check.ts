// `pokayoke check`: reads files, judges every artefact in them, and says what was found, where, and how to repair it.
import { basename, dirname, resolve } from 'node:path';
import { applyPolicy, baselineOf, checkFile, type CheckedFile, type Ruled } from '../artefacts/index.ts';
import type { Severity } from '../model/levels.ts';
import { readCheckArguments, severities, type CheckAsked } from './check/arguments.ts';
import { allowsComments, withoutComments } from './check/comments.ts';
import { checkJson } from './check/json.ts';
import { checkMarkdown } from './check/markdown.ts';
import { loadPolicy } from './check/policy.ts';
import { checkSarif } from './check/sarif.ts';
import { checkText } from './check/text.ts';
import type { Told } from './check/told.ts';
import { done, misused, type Done } from './command.ts';
import { digest } from './digest.ts';
import { readInput } from './read-input.ts';
import { say } from './words.ts';
import { writeOutput } from './write-output.ts';

/** What a check takes from around it. `today` is `YYYY-MM-DD`. */
export type Around = { cwd: string; today: string; env: Readonly<Record<string, string | undefined>> };

function here(): Around {
  return { cwd: process.cwd(), today: new Date().toISOString().slice(0, 10), env: process.env };
}

/** A client's folder is part of what its file is, so it is named from inside that folder as well: `.cursor/mcp.json`. */
function placed(file: string, cwd: string): string {
  const folder = basename(cwd);
  return dirname(file) === '.' && folder.startsWith('.') ? `${folder}/${basename(file)}` : file;
}

function readFiles({ files, locale, request }: CheckAsked, cwd: string): CheckedFile[] | Done {
  const checked: CheckedFile[] = [];
  for (const file of files) {
    const input = readInput(file, locale);
    if ('code' in input) return input;
    const known = file === '-' ? undefined : placed(file, cwd);
    const text = known !== undefined && allowsComments(known) ? withoutComments(input.text) : input.text;
    checked.push({ file, text, report: checkFile({ ...request, file: known, text }) });
  }
  return checked;
}

/** The site's address with a slash at its end: said, set, or the one that the site is built for. */
function siteOf(said: string | undefined, set: string | undefined, env: Around['env']): string | undefined {
  const built = env['POKAYOKE_SITE'];
  const site = said ?? set ?? (built === undefined || !URL.canParse(built) ? undefined : new URL(env['POKAYOKE_BASE'] ?? '/', built).href);
  return site?.replace(/\/*$/, '/');
}

/** True where anything counts that is at or above `least`; an ignore that did nothing is a note. */
function reaches({ files, idle }: Ruled, least: Severity): boolean {
  const worst = files.flatMap(({ report }) => (report.status === 'judged' && report.verdict !== 'ok' ? [report.verdict] : []));
  return [...worst, ...(idle.length > 0 ? (['note'] as const) : [])].some((one) => severities.indexOf(one) >= severities.indexOf(least));
}

async function output(format: CheckAsked['format'], told: Told): Promise<string> {
  switch (format) {
    case 'text':
      return checkText(told);
    case 'json':
      return checkJson(told);
    case 'sarif':
      return checkSarif(told);
    case 'markdown':
      return checkMarkdown(told);
  }
}

function writeBaseline(file: string, ruled: Ruled, asked: CheckAsked, cwd: string): Done {
  if (ruled.files.some(({ report }) => report.status !== 'judged')) return misused(say(asked.locale, 'check.baseline-unreadable'));
  const open = [...ruled.names].filter(([finding]) => finding.suppressed === undefined).map(([, name]) => name);
  const baseline = baselineOf(open);
  const note = `${say(asked.locale, 'check.baseline-written', { count: baseline.findings.length, file })}\n`;
  return writeOutput(file === '-' ? file : resolve(cwd, file), `${JSON.stringify(baseline, null, 2)}\n`, note, asked.locale);
}

/** Checks files. `args` are those after `check`. */
export async function checkCommand(args: readonly string[], around: Around = here()): Promise<Done> {
  const asked = readCheckArguments(args);
  if ('code' in asked) return asked;
  const { locale, format, writeBaseline: target } = asked;
  const { cwd, today, env } = around;
  const policy = loadPolicy(
    { ...asked, baseline: target === undefined ? asked.baseline : undefined, skip: target !== undefined, cwd },
    locale,
  );
  if ('code' in policy) return policy;
  const files = readFiles(asked, cwd);
  if ('code' in files) return files;
  const { config, baseline } = policy;
  const ruled = await applyPolicy({ files, config, baseline, today, digest, named: format === 'sarif' || target !== undefined });
  if (target !== undefined) return writeBaseline(target, ruled, asked, cwd);
  const broken = ruled.files.some(({ report }) => report.status !== 'judged');
  const site = siteOf(asked.site, config.site, env);
  const out = await output(format, { ruled, policy, site, locale });
  return done(broken ? 2 : reaches(ruled, asked.failOn ?? config.failOn ?? 'error') ? 1 : 0, out);
}
