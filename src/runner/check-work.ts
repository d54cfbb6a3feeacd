// The work of the check worker, without a worker: text in, text out. The same functions serve the command line.
import { checkFile, compareTexts, documentLimits, driftDocument, readArtefacts, redactJson } from '../artefacts/index.ts';
import { canonical, type Json } from '../model/json.ts';
import { readJson } from '../model/json-text/index.ts';
import type { CheckAnswers, CheckJob, CheckSource, Range, SentMessage } from './check-messages.ts';

/** Messages that are handed on to be drawn. */
const drawnMost = 400;

function sentIn(source: CheckSource): SentMessage[] {
  const { value } = readJson(source.text, documentLimits);
  const artefacts = value === undefined ? [] : (readArtefacts(value, source) ?? []);
  return artefacts.flatMap((one) => (one.kind === 'message' && one.pointer === '' ? one.target.sent : [])).slice(0, drawnMost);
}

/** A finder for places; a text that cannot be read has none. */
function finder(text: string): (pointer: string | null) => Range {
  const { place } = readJson(text, documentLimits);
  return (pointer) => {
    const found = pointer === null ? undefined : place(pointer);
    return found === undefined ? null : { offset: found.offset, length: found.length };
  };
}

function check(source: CheckSource): CheckAnswers['check'] {
  const { file, text, as, revision } = source;
  const report = checkFile({ text, as, revision, file: file === '-' ? undefined : file });
  const holdsMessages = report.status === 'judged' && report.artefacts.some(({ kind }) => kind === 'message');
  return { file: canonical({ file, ...report } as unknown as Json), sent: holdsMessages ? sentIn(source) : [] };
}

function compareAll({ texts }: Extract<CheckJob, { type: 'compare' }>): CheckAnswers['compare'] {
  const report = compareTexts(texts);
  if (report.status !== 'compared') return { document: '', refused: report, ranges: [] };
  const [before, after] = [finder(texts.old), finder(texts.now)];
  return {
    document: driftDocument(report),
    refused: null,
    ranges: report.changes.map((change) => ({ before: before(change.before), after: after(change.after) })),
  };
}

function redact({ text, values }: Extract<CheckJob, { type: 'redact' }>): CheckAnswers['redact'] {
  const { value, places } = redactJson(readJson(text, documentLimits).value ?? null, values);
  return { text: `${JSON.stringify(value, null, 2)}\n`, places: places.length };
}

/** Does one job. Gives the answer of its type as JSON text. */
export function work(job: CheckJob): string {
  switch (job.type) {
    case 'check':
      return JSON.stringify(check(job.source));
    case 'compare':
      return JSON.stringify(compareAll(job));
    case 'places':
      return JSON.stringify(job.pointers.map(finder(job.text)));
    case 'redact':
      return JSON.stringify(redact(job));
  }
}
