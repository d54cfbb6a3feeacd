// The workbench without a page: nothing runs by itself, nothing that was written is lost, what is saved is what was checked.
import { describe, expect, test } from 'vitest';
import { draftFile, draftSlug } from '../../src/islands/workbench/draft-name.ts';
import { excerptOf } from '../../src/islands/workbench/excerpt.ts';
import { countsOf, filtered, listed, markdownRows, noFilter } from '../../src/islands/workbench/report-rows.ts';
import { checkDocument, isFresh, mostTexts, seen, workbenchStore, type Workbench } from '../../src/islands/workbench-store.ts';
import type { CheckJob, Checker } from '../../src/runner/check.ts';
import { work } from '../../src/runner/check-work.ts';
import { reportMarkdown } from '../../src/words/check-markdown.ts';

const tools = (name: string): string =>
  JSON.stringify({ tools: [{ name, description: 'x', inputSchema: { type: 'object', properties: { x: { type: 'array' } } } }] });

type Stage = { bench: Workbench; jobs: CheckJob[]; refuse(code: string | undefined): void; stopped: () => number };

function stage(): Stage {
  const jobs: CheckJob[] = [];
  let code: string | undefined;
  let stops = 0;
  const checker: Checker = {
    warm: () => undefined,
    ask: (job) => {
      jobs.push(job);
      return Promise.resolve(
        code === undefined ? { ok: true, answer: JSON.parse(work(job)) as never } : { ok: false, why: { code, params: {} } },
      );
    },
    stop: () => (stops += 1),
    close: () => undefined,
  };
  return {
    bench: workbenchStore({ checker: () => Promise.resolve(checker) }),
    jobs,
    refuse: (next) => (code = next),
    stopped: () => stops,
  };
}

describe('texts', () => {
  test('writing and opening run nothing', () => {
    const { bench, jobs } = stage();
    bench.write(tools('a'));
    bench.add([{ name: 'b.json', text: tools('b') }]);
    expect(jobs).toEqual([]);
  });

  test('an empty pasted text gives way to files; a written one stays beside them', () => {
    const { bench } = stage();
    bench.add([{ name: 'a.json', text: '{}' }]);
    expect(bench.get().sources.map(({ name }) => name)).toEqual(['a.json']);
    const other = stage().bench;
    other.write('{}');
    other.add([{ name: 'a.json', text: '{}' }]);
    expect(other.get().sources.map(({ name }) => name)).toEqual(['-', 'a.json']);
    expect(seen(other.get()).name).toBe('a.json');
  });

  test('there is always one text, and never more than fit', () => {
    const { bench } = stage();
    bench.remove(1);
    expect(bench.get().sources).toHaveLength(1);
    bench.add(Array.from({ length: mostTexts + 5 }, (_, index) => ({ name: `${String(index)}.json`, text: '{}' })));
    expect(bench.get().sources.length).toBeLessThanOrEqual(mostTexts);
    expect(bench.get().notice?.code).toBe('work.too-many');
  });
});

describe('checking', () => {
  test('each text keeps its own outcome; the document holds them in the order of the texts', async () => {
    const { bench } = stage();
    bench.add([
      { name: 'a.json', text: tools('a') },
      { name: 'b.json', text: '{' },
    ]);
    await bench.check();
    const { outcomes, running, runs } = bench.get();
    expect({ running, runs, size: outcomes.size }).toEqual({ running: false, runs: 1, size: 2 });
    const { files } = JSON.parse(checkDocument(bench.get()) ?? '') as { files: { file: string; status: string }[] };
    expect(files.map(({ file, status }) => [file, status])).toEqual([
      ['a.json', 'judged'],
      ['b.json', 'unreadable'],
    ]);
  });

  test('nothing to check is said', async () => {
    const { bench, jobs } = stage();
    await bench.check();
    expect(bench.get().notice?.code).toBe('work.empty');
    expect(jobs).toEqual([]);
  });

  test('kind and revision go along, and an outcome is stale once they change', async () => {
    const { bench, jobs } = stage();
    bench.write(tools('a'));
    bench.say(1, { as: 'result', revision: '2025-11-25' });
    await bench.check();
    expect(jobs[0]).toMatchObject({ source: { as: 'result', revision: '2025-11-25', file: '-' } });
    const fresh = (): boolean => isFresh(seen(bench.get()), bench.get().outcomes.get(1));
    expect(fresh()).toBe(true);
    bench.say(1, { as: undefined });
    expect(fresh()).toBe(false);
  });

  const failures = ['work.deadline', 'work.broken', 'work.no-worker'];
  test.each(failures)('after %s the text is there and can be checked again', async (code) => {
    const { bench, refuse } = stage();
    bench.write(tools('a'));
    refuse(code);
    await bench.check();
    expect(bench.get().outcomes.get(1)).toMatchObject({ status: 'stopped', why: { code } });
    expect(checkDocument(bench.get())).toBeUndefined();
    expect(seen(bench.get()).text).toBe(tools('a'));
    refuse(undefined);
    await bench.check();
    expect(bench.get().outcomes.get(1)?.status).toBe('done');
  });

  test('a checker that cannot be loaded loses nothing', async () => {
    const bench = workbenchStore({ checker: () => Promise.reject(new Error('offline')) });
    bench.write('{}');
    await bench.check();
    expect(bench.get().outcomes.get(1)).toMatchObject({ status: 'stopped', why: { code: 'work.no-worker' } });
    expect(bench.get().running).toBe(false);
  });

  test('selecting gives the range in the text that was checked; the same wish can be made twice', async () => {
    const { bench } = stage();
    bench.write(tools('a'));
    await bench.check();
    await bench.select('/tools/0/name');
    const first = bench.get().wish;
    await bench.select('/tools/0/name');
    const { text } = seen(bench.get());
    expect(text.slice(first?.offset, (first?.offset ?? 0) + (first?.length ?? 0))).toBe('"a"');
    expect(bench.get().wish?.turn).toBe((first?.turn ?? 0) + 1);
    await bench.select('/nowhere');
    expect(bench.get().wish?.pointer).toBe('/tools/0/name');
  });
});

describe('rows', () => {
  const done = async (): Promise<
    Extract<ReturnType<Workbench['get']>['outcomes'] extends ReadonlyMap<number, infer O> ? O : never, { status: 'done' }>
  > => {
    const { bench } = stage();
    bench.write(
      JSON.stringify({
        tools: [
          { name: 'get order', inputSchema: { type: 'array' } },
          { name: 'b', description: '', inputSchema: { type: 'object' } },
        ],
      }),
    );
    await bench.check();
    const outcome = bench.get().outcomes.get(1);
    if (outcome?.status !== 'done') throw new Error('not done');
    return outcome;
  };

  test('the worst stand first, and every filter only takes away', async () => {
    const { report } = await done();
    const all = listed(report);
    const order = all.map(({ finding }) => ['error', 'warn', 'note'].indexOf(finding.severity));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    const counts = countsOf(all.map(({ finding }) => finding));
    expect(counts.error + counts.warn + counts.note).toBe(all.length);
    expect(filtered(all, { ...noFilter, severity: 'error' })).toHaveLength(counts.error);
    expect(filtered(all, { ...noFilter, artefact: 1 }).every(({ name }) => name === 'b')).toBe(true);
    expect(filtered(all, { ...noFilter, text: 'ＧＥＴ ' }).every(({ name }) => name === 'get order')).toBe(true);
    expect(filtered(all, { ...noFilter, rule: 'no.rule' })).toEqual([]);
  });

  test('Markdown holds no markup of a checked text', async () => {
    const { bench } = stage();
    bench.write(tools('<img src=x>](http://evil.example) @all `'));
    await bench.check();
    const rows = markdownRows([...bench.get().outcomes.values()], { site: 'https://example.org/', locale: 'en' }, () => []);
    const text = reportMarkdown(rows, 'en');
    expect(text).toContain('https://example.org/en/rules/definition.array-items/');
    expect(text).not.toMatch(/(?<!\\)<img|(?<!\\)\]\(http:\/\/evil|@all/);
  });
});

describe('excerpts', () => {
  const lines = 'a\nbb\nccc\ndddd\neeeee\nffffff\n';
  const cases = [
    {
      because: 'two lines around',
      text: lines,
      offset: lines.indexOf('ccc'),
      length: 3,
      lines: ['a', 'bb', 'ccc', 'dddd', 'eeeee'],
      first: 1,
      from: 2,
      to: 2,
    },
    { because: 'the first line', text: lines, offset: 0, length: 1, lines: ['a', 'bb', 'ccc'], first: 1, from: 0, to: 0 },
    { because: 'over two lines', text: 'a\nb\nc\nd', offset: 2, length: 3, lines: ['a', 'b', 'c', 'd'], first: 1, from: 1, to: 2 },
    { because: 'an empty text', text: '', offset: 0, length: 1, lines: [''], first: 1, from: 0, to: 0 },
  ];
  test.each(cases)('$because', ({ text, offset, length, because: _, ...expected }) => {
    expect(excerptOf(text, { offset, length })).toEqual(expected);
  });

  test('a text in one line is cut around the place', () => {
    const text = `${'x'.repeat(5000)}HERE${'y'.repeat(5000)}`;
    const [line] = excerptOf(text, { offset: 5000, length: 4 }).lines;
    expect(line).toContain('HERE');
    expect(line?.length).toBeLessThan(210);
    expect(line?.startsWith('…') && line.endsWith('…')).toBe(true);
  });

  test('a long value shows its beginning', () => {
    const text = Array.from({ length: 100 }, (_, index) => `line ${String(index)}`).join('\n');
    const { lines: shown, from, to } = excerptOf(text, { offset: text.indexOf('line 10'), length: 5000 });
    expect(shown.length).toBeLessThanOrEqual(14);
    expect(shown[from]).toBe('line 10');
    expect(to).toBe(shown.length - 1);
  });
});

const names = [
  { name: 'getOrder', slug: 'get-order' },
  { name: 'crm.contacts_list', slug: 'crm-contacts-list' },
  { name: '在庫を調べる', slug: 'my-tool' },
  { name: '; rm -rf ~ #', slug: 'rm-rf' },
  { name: '123', slug: 'my-tool' },
  { name: 'x'.repeat(90), slug: 'x'.repeat(40) },
];
test.each(names)('$name becomes $slug: safe in a shell and in a path', ({ name, slug }) => {
  expect(draftSlug(name)).toBe(slug);
  expect(draftFile(name)).toBe(`${slug}.definition.json`);
});
