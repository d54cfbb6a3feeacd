// Checks without a browser: the worker's work gives the bytes of the command line; a silent worker is ended and replaced.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkDeadline, checker, type CheckWorker } from '../../src/runner/check.ts';
import type { CheckAnswers, CheckJob, FromCheck } from '../../src/runner/check-messages.ts';
import { work } from '../../src/runner/check-work.ts';

const cli = join(import.meta.dirname, '../../src/cli/main.ts');

/** A worker that does the work, or stays silent. */
function fake(silent: (job: CheckJob) => boolean): { spawn(): CheckWorker; started: () => number; ended: () => number } {
  let [started, ended] = [0, 0];
  return {
    started: () => started,
    ended: () => ended,
    spawn: () => {
      started += 1;
      let over = false;
      const worker: CheckWorker = {
        onmessage: null,
        onerror: null,
        postMessage: (job) => {
          if (silent(job)) return;
          queueMicrotask(() => {
            if (!over) worker.onmessage?.({ data: { type: 'done', text: work(job) } });
          });
        },
        terminate: () => {
          over = true;
          ended += 1;
        },
      };
      const ready: FromCheck = { type: 'ready' };
      queueMicrotask(() => worker.onmessage?.({ data: ready }));
      return worker;
    },
  };
}

const tools = JSON.stringify({
  tools: [{ name: 'a b', description: '', inputSchema: { type: 'object', properties: { x: { type: 'array' } } } }],
});
const job = (text: string): Extract<CheckJob, { type: 'check' }> => ({ type: 'check', source: { file: '-', text } });
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('the work', () => {
  const texts = [
    { because: 'definitions with findings', text: tools },
    { because: 'no JSON', text: '{' },
    { because: 'JSON that nobody knows', text: '{"a":1}' },
    { because: 'messages', text: '[{"jsonrpc":"2.0","id":1,"method":"tools/list"},{"jsonrpc":"2.0","id":2,"result":{"tools":[]}}]' },
    { because: 'a mark at the start of the text', text: `\uFEFF${tools}` },
  ];
  test.each(texts)('the entry of a file has the bytes of `check --json`: $because', ({ text }) => {
    const { file } = JSON.parse(work(job(text))) as CheckAnswers['check'];
    let printed = '';
    try {
      printed = execFileSync(process.execPath, [cli, 'check', '-', '--json'], { input: text, encoding: 'utf8' });
    } catch (fault) {
      printed = (fault as { stdout: string }).stdout;
    }
    expect(`{"files":[${file}],"format":"pokayoke/check/1"}\n`).toBe(printed);
  });

  test('messages are handed on to be drawn; other kinds have none', () => {
    const sent = (text: string): unknown[] => (JSON.parse(work(job(text))) as CheckAnswers['check']).sent;
    expect(sent(texts[3]?.text ?? '')).toHaveLength(2);
    expect(sent(tools)).toEqual([]);
  });

  test('a comparison gives the places of every change in both texts', () => {
    const now = tools.replace('array', 'string');
    const { document, ranges } = JSON.parse(work({ type: 'compare', texts: { old: tools, now } })) as CheckAnswers['compare'];
    expect(document).toContain('"format":"pokayoke/drift/1"');
    const [range] = ranges;
    expect(tools.slice(range?.before?.offset, (range?.before?.offset ?? 0) + (range?.before?.length ?? 0))).toBe('"array"');
    expect(now.slice(range?.after?.offset, (range?.after?.offset ?? 0) + (range?.after?.length ?? 0))).toBe('"string"');
  });

  test('secrets are taken out by value, and counted', () => {
    const answer = work({ type: 'redact', text: '{"a":"key open-sesame-1 here"}', values: [{ name: 'X-Key', value: 'open-sesame-1' }] });
    expect(JSON.parse(answer)).toEqual({ text: '{\n  "a": "key [X-Key] here"\n}\n', places: 1 });
  });
});

describe('the checker', () => {
  test('one worker does job after job, in the order of asking', async () => {
    const { spawn, started } = fake(() => false);
    const checks = checker({ spawn, after: () => () => undefined });
    const ends = await Promise.all([checks.ask(job(tools)), checks.ask({ type: 'places', text: '[1]', pointers: ['/0', '/9'] })]);
    expect(ends[0].ok).toBe(true);
    expect(ends[1]).toEqual({ ok: true, answer: [{ offset: 1, length: 1 }, null] });
    expect(started()).toBe(1);
  });

  test('a silent worker is ended after the deadline; the next job gets a new one', async () => {
    let late = (): void => undefined;
    const { spawn, started, ended } = fake((one) => one.type === 'check' && one.source.text === 'silent');
    const checks = checker({
      spawn,
      after: (ms, then) => {
        expect(ms).toBe(checkDeadline(6));
        late = then;
        return () => undefined;
      },
    });
    const waiting = checks.ask(job('silent'));
    await settle();
    late();
    expect(await waiting).toEqual({ ok: false, why: { code: 'work.deadline', params: { seconds: 10 } } });
    expect(ended()).toBe(1);
    const next = checker({ spawn, after: () => () => undefined });
    expect((await next.ask(job(tools))).ok).toBe(true);
    expect(started()).toBe(2);
  });

  test('stopping ends the present job and keeps the checker usable', async () => {
    const { spawn } = fake((one) => one.type === 'check' && one.source.text === 'silent');
    const checks = checker({ spawn, after: () => () => undefined });
    const waiting = checks.ask(job('silent'));
    await settle();
    checks.stop();
    expect(await waiting).toEqual({ ok: false, why: { code: 'work.stopped', params: {} } });
    expect((await checks.ask(job(tools))).ok).toBe(true);
  });

  test('a worker that cannot be loaded is said', async () => {
    const checks = checker({
      spawn: () => {
        const worker: CheckWorker = { onmessage: null, onerror: null, postMessage: () => undefined, terminate: () => undefined };
        queueMicrotask(() => worker.onerror?.(new Error('no')));
        return worker;
      },
      after: () => () => undefined,
    });
    expect(await checks.ask(job(tools))).toEqual({ ok: false, why: { code: 'work.no-worker', params: {} } });
  });
});

test('a longer text gets more time, and no text more than two minutes', () => {
  expect(checkDeadline(0)).toBe(10_000);
  expect(checkDeadline(5_000_000)).toBeGreaterThan(50_000);
  expect(checkDeadline(1e9)).toBe(120_000);
});
