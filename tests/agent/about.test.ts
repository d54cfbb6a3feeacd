// The about page lists every word that the simulated caller reads, in both languages.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { kindWords } from '../../src/agent/index.ts';

const words = Object.values(kindWords).flat();

describe.each(['ja', 'en'])('about.%s.md', (lang) => {
  const text = readFileSync(new URL(`../../content/about.${lang}.md`, import.meta.url), 'utf8');
  it.each(words)('names %s', (word) => {
    expect(text).toContain(`\`${word}\``);
  });
});
