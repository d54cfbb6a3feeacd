// `npm run selector-eval -- DIR`: measures the simulated selector on labelled requests. Reads every JSON file of the folder: a list of
// {question, tools, gold} (the shape of BFCL after conversion), or {sets} with variants of the same tools. Prints; never judges: exit 0.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type CompileOptions, compileTools, select } from '../agent/index.ts';
import { type Json, own } from '../model/json.ts';

type Item = { question: string; tools: Json[]; gold: string | null };
type Request = { split: string; text: string; gold: string | null };
type Domain = { tools: Readonly<Record<string, Json[]>>; requests: Request[] };

/** Counts of one set: requests with a tool and without one. */
type Tally = { n: number; top: number; kept: number; right: number; stable: number; none: number; refused: number; milliseconds: number };

function emptyTally(): Tally {
  return { n: 0, top: 0, kept: 0, right: 0, stable: 0, none: 0, refused: 0, milliseconds: 0 };
}

/** Percent with its 95 % Wilson interval: "85 % [75, 91] 61/72". */
function share(hits: number, of: number): string {
  if (of === 0) return '-';
  const z = 1.96;
  const p = hits / of;
  const middle = (p + (z * z) / (2 * of)) / (1 + (z * z) / of);
  const half = (z / (1 + (z * z) / of)) * Math.sqrt((p * (1 - p)) / of + (z * z) / (4 * of * of));
  const percent = (value: number): string => (100 * value).toFixed(1);
  return `${percent(p)} % [${percent(Math.max(0, middle - half))}, ${percent(Math.min(1, middle + half))}] ${String(hits)}/${String(of)}`;
}

function put(tally: Tally, compiled: ReturnType<typeof compileTools>, question: string, gold: string | null): void {
  const start = performance.now();
  const { best, choice, stability } = select(compiled, question);
  tally.milliseconds += performance.now() - start;
  if (gold === null) {
    tally.none += 1;
    if (choice === null) tally.refused += 1;
    return;
  }
  tally.n += 1;
  if (best === gold) tally.top += 1;
  if (choice !== null) tally.kept += 1;
  if (choice === gold) tally.right += 1;
  if (stability === 'stable') tally.stable += 1;
}

function show(name: string, tally: Tally): void {
  const { n, top, kept, right, stable, none, refused, milliseconds } = tally;
  console.log(`${name}: n ${String(n + none)}, ${(milliseconds / (n + none)).toFixed(2)} ms a choice (with its 20 runs)`);
  if (n > 0) {
    console.log(`  top-1, a call forced       ${share(top, n)}`);
    console.log(`  answerable kept            ${share(kept, n)}`);
    console.log(`  right with no-tool rule    ${share(right, n)}`);
    console.log(`  stable in 20 runs          ${share(stable, n)}`);
  }
  if (none > 0) console.log(`  no tool fits, none called  ${share(refused, none)}`);
}

function evaluateItems(name: string, items: readonly Item[]): void {
  const tally = emptyTally();
  for (const { question, tools, gold } of items) put(tally, compileTools(tools), question, gold);
  show(name, tally);
}

function nameOf(tool: Json | undefined): string {
  const name = tool === undefined ? undefined : own(tool, 'name');
  return typeof name === 'string' ? name : '';
}

/** Labels are names of the variant "full"; another variant may rename its tools and keeps their order. */
function evaluateVariant(name: string, variant: string, domains: readonly Domain[], options: CompileOptions): void {
  const tallies = new Map<string, Tally>();
  for (const { tools, requests } of domains) {
    const list = tools[variant] ?? [];
    const full = (tools['full'] ?? list).map(nameOf);
    const compiled = compileTools(list, options);
    for (const { split, text, gold } of requests) {
      const tally = tallies.get(split) ?? emptyTally();
      tallies.set(split, tally);
      put(tally, compiled, text, gold === null ? null : nameOf(list[full.indexOf(gold)]));
    }
  }
  for (const [split, tally] of tallies) show(`${name} / ${variant} / ${split}`, tally);
}

function evaluateFile(file: string, name: string): void {
  const data = JSON.parse(readFileSync(file, 'utf8')) as Item[] | { sets: Domain[] };
  if (Array.isArray(data)) {
    evaluateItems(name, data);
    return;
  }
  const variants = [...new Set(data.sets.flatMap(({ tools }) => Object.keys(tools)))];
  for (const variant of variants) evaluateVariant(name, variant, data.sets, {});
  evaluateVariant(`${name} without concepts`, 'full', data.sets, { without: ['concepts'] });
}

const [folder] = process.argv.slice(2);
if (folder === undefined) console.log('Usage: npm run selector-eval -- <folder with labelled requests>');
else
  for (const file of readdirSync(folder)
    .filter((entry) => entry.endsWith('.json'))
    .toSorted())
    evaluateFile(join(folder, file), file.replace(/\.json$/, ''));
