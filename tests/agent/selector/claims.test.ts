// What the lessons say about descriptions must be what the selector does, on Japanese and English fixtures.
import { describe, expect, test } from 'vitest';
import { compileTools, select } from '../../../src/agent/index.ts';
import type { JsonObject } from '../../../src/model/json.ts';
import { desk } from './fixtures/desk.ts';
import { type Domain, type Measured, type ToolParts, japanese, measure, withParts } from './fixtures/sets.ts';

const all: (keyof ToolParts)[] = ['purpose', 'input', 'examples', 'notFor'];
const names = (domain: Domain): string[] => domain.parts.map(({ name }) => name);

/** Measures every domain with the tools that `make` gives; their order is that of the labels. */
function over(domains: readonly Domain[], split: string, make: (domain: Domain) => JsonObject[], theta?: number): Measured {
  const rows = domains.map((domain) => ({ compiled: compileTools(make(domain)), golds: names(domain), requests: domain.requests }));
  return measure(rows, split, theta === undefined ? {} : { theta });
}

const neutral = (tools: readonly JsonObject[]): JsonObject[] => tools.map((tool, i) => ({ ...tool, name: `tool_${'abcd'.charAt(i)}` }));
const vague = (domain: Domain): JsonObject[] => domain.tools.vague;
const full = (domain: Domain): JsonObject[] => domain.tools.full;

describe.each([
  { language: 'Japanese', domains: japanese },
  { language: 'English', domains: [desk] },
])('$language', ({ domains }) => {
  test('1 vague texts under neutral names: chance, nothing stable, and off-topic requests call a tool too', () => {
    const { expected, stable, refused } = over(domains, 'visible', vague);
    expect(Math.abs(expected - 0.25)).toBeLessThan(0.1);
    expect([stable, refused]).toStrictEqual([0, 0]);
  });

  test('1 a vague tool beside good ones is starved: the good ones get its requests', () => {
    const mixed = over(domains, 'visible', (domain) => full(domain).map((tool, i) => (i < 2 ? (vague(domain)[i] ?? {}) : tool)));
    expect(mixed.expected).toBeLessThan(0.65);
  });

  test('2 a rename helps a little and leaves choices unstable', () => {
    const renamed = over(domains, 'visible', (domain) => vague(domain).map((tool, i) => ({ ...tool, name: names(domain)[i] ?? '' })));
    expect(renamed.expected).toBeGreaterThanOrEqual(over(domains, 'visible', vague).expected);
    expect(renamed.expected).toBeLessThan(0.7);
    expect(renamed.stable).toBeLessThan(0.4);
  });

  test('3 each part of a description adds: purpose, input, examples, not for, patterns', () => {
    const steps = all.map((_, i) => over(domains, 'visible', (domain) => neutral(withParts(domain, all.slice(0, i + 1), false))).expected);
    steps.push(over(domains, 'visible', (domain) => neutral(withParts(domain, all, true))).expected);
    steps.forEach((step, i) => {
      expect(step, `step ${String(i)} of ${steps.join(' ')}`).toBeGreaterThan((steps[i - 1] ?? 0) - 0.021);
    });
    expect((steps.at(-1) ?? 0) - (steps[0] ?? 0)).toBeGreaterThan(0.03);
  });

  test('4 patterns make up for poor texts', () => {
    const make = (patterns: boolean) => (domain: Domain): JsonObject[] => withParts(domain, ['purpose'], patterns); // prettier-ignore
    const gain = over(domains, 'holdout', make(true)).expected - over(domains, 'holdout', make(false)).expected;
    expect(gain).toBeGreaterThan(0.1);
    const onlyPatterns = over(domains, 'visible', (domain) => withParts(domain, [], true));
    expect(onlyPatterns.expected).toBeGreaterThan(over(domains, 'visible', vague).expected + 0.25);
  });

  test('7 copying visible requests into the texts wins the visible ones, not the paraphrases', () => {
    const stuffed = (domain: Domain): JsonObject[] =>
      vague(domain).map((tool, i) => {
        const copied = domain.requests.filter(({ split, gold }) => split === 'visible' && gold === names(domain)[i]);
        return { ...tool, description: copied.map(({ text }) => text.replace(/[A-Z]+-\d+/g, '')).join('\n') };
      });
    const [shown, hidden] = [over(domains, 'visible', stuffed), over(domains, 'holdout', stuffed)];
    expect(shown.right).toBeGreaterThan(0.9);
    expect(hidden.right).toBeLessThan(over(domains, 'holdout', full).right);
  });

  test('8 specific tools leave off-topic requests alone; one vague tool among them takes nearly every one', () => {
    expect(over(domains, 'visible', full).refused).toBeGreaterThanOrEqual(0.85);
    expect(over(domains, 'holdout', full).refused).toBeGreaterThanOrEqual(0.85);
    expect(over(domains, 'visible', (domain) => [...full(domain), vague(domain)[0] ?? {}]).refused).toBeLessThan(0.2);
  });
});

describe('5 a line of the system prompt beats every description', () => {
  const [shop] = japanese;
  const line = '「交換」という言葉があれば、必ず search_products を使う。';
  test('it moves the requests that hold the quoted word, and no other', () => {
    const compiled = compileTools(shop?.tools.full ?? []);
    const changed = (shop?.requests ?? []).filter(
      ({ text }) => select(compiled, text).choice !== select(compiled, text, { system: [line] }).choice,
    );
    expect(changed.length).toBeGreaterThan(0);
    expect(changed.map(({ text }) => text)).toStrictEqual(
      shop?.requests.filter(({ text }) => text.includes('交換')).map(({ text }) => text),
    );
  });
});

describe('6 more tools', () => {
  const similar = (domain: Domain): JsonObject[] =>
    domain.tools.purpose.map((tool, i) => ({ ...tool, name: `${names(domain)[i] ?? ''}_v2` }));
  const other = (domain: Domain): JsonObject[] => japanese[(japanese.indexOf(domain) + 1) % japanese.length]?.tools.full ?? [];
  const base = over(japanese, 'visible', (domain) => domain.tools.purpose);

  test('four similar ones cost half of the choices, four unrelated ones next to nothing', () => {
    const among = over(japanese, 'visible', (domain) => [...domain.tools.purpose, ...similar(domain)]);
    const beside = over(japanese, 'visible', (domain) => [...domain.tools.purpose, ...other(domain)]);
    expect(base.expected - among.expected).toBeGreaterThan(0.3);
    expect(among.stable).toBeLessThan(0.1);
    expect(base.expected - beside.expected).toBeLessThan(0.1);
  });

  test('another order changes a choice only where the gap is under 0.01', () => {
    for (const domain of [...japanese, desk]) {
      for (const tools of [domain.tools.full, domain.tools.purpose]) {
        const [ahead, behind] = [compileTools(tools), compileTools(tools.toReversed())];
        for (const { text } of domain.requests) {
          const one = select(ahead, text);
          if (one.best !== select(behind, text).best) expect(one.gap, text).toBeLessThan(0.01);
        }
      }
    }
  });
});
