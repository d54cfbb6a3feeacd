// One measurement in a process of its own, so that its peak memory is its own: `node scale-once.ts check|drift COUNT`. Prints JSON.
import { checkFile, compareTexts } from '../../src/artefacts/index.ts';
import { toolsOf } from './tools-of.ts';

const [what, given] = process.argv.slice(2);
const count = Number(given);
const text = JSON.stringify(toolsOf(count));
const next = JSON.stringify(toolsOf(count, 1));
const started = performance.now();
const report = what === 'drift' ? compareTexts({ old: text, now: next }) : checkFile({ text });
const ms = performance.now() - started;
const ended = report.status === 'judged' || report.status === 'compared';
process.stdout.write(JSON.stringify({ ms, ended, peak: process.resourceUsage().maxRSS / 1024 }));
