// The table of units, and numbers with units in texts.
import { describe, expect, test } from 'vitest';
import { convert, quantitiesIn, sameDimension, tidy, unitOf, unitsNamed } from '../../../src/agent/reading/units.ts';

test.each([
  { value: 12.5, from: 'kg', to: 'g', gives: 12_500, because: 'kilograms in grams' },
  { value: 0.4, from: 'kg', to: 'g', gives: 400, because: 'no binary dust' },
  { value: 0.1, from: 'm', to: 'mm', gives: 100, because: 'nor here' },
  { value: 72, from: 'h', to: 'd', gives: 3, because: 'hours in days' },
  { value: 1, from: 'kg', to: 'm', gives: undefined, because: 'another dimension' },
  { value: 0, from: 't', to: 'lb', gives: 0, because: 'zero stays zero' },
] as const)('$because', ({ value, from, to, gives }) => {
  expect(convert(value, from, to)).toBe(gives);
});

test('what measures the same', () => {
  expect(sameDimension('cm')).toStrictEqual(['mm', 'cm', 'm', 'km']);
  expect(tidy(0.1 + 0.2)).toBe(0.3);
});

test.each([
  { word: 'kg', unit: 'kg' },
  { word: 'ＫＧ', unit: 'kg' },
  { word: ' Metres ', unit: 'm' },
  { word: 'キログラム', unit: 'kg' },
  { word: '時間', unit: 'h' },
  { word: 'stone', unit: undefined },
  { word: 'constructor', unit: undefined },
])('$word is $unit', ({ word, unit }) => {
  expect(unitOf(word)).toBe(unit);
});

describe('units named in a text', () => {
  test.each([
    { text: 'weight_kg', units: ['kg'], because: 'a part of an identifier' },
    { text: 'weightKg', units: ['kg'], because: 'a part in camel case' },
    { text: 'heightMm', units: ['mm'], because: 'two letters' },
    { text: 'keg', units: [], because: 'no part of a word' },
    { text: "don't", units: [], because: 'the t of a contraction is no tonne' },
    { text: '高さはメートルで、センチではありません', units: ['cm', 'm'], because: 'both are named; negation is the reader’s matter' },
    { text: 'ミリグラム', units: ['mg'], because: 'the longer word, not the gram in it' },
    { text: '0.1kg単位', units: ['kg'], because: 'between a digit and Japanese' },
    { text: ' ', units: [], because: 'nothing' },
  ])('$text: $because', ({ text, units }) => {
    expect(unitsNamed(text)).toStrictEqual(units);
  });
});

describe('quantities in a text', () => {
  test.each([
    { text: '72時間', found: [{ value: 72, unit: 'h' }], because: 'no space' },
    { text: '72 hours', found: [{ value: 72, unit: 'h' }], because: 'a space' },
    { text: 'three days', found: [{ value: 3, unit: 'd' }], because: 'a word' },
    { text: '三日', found: [{ value: 3, unit: 'd' }], because: 'a Japanese word' },
    { text: '2,000kg', found: [{ value: 2000, unit: 'kg' }], because: 'a thousands separator' },
    { text: '０．１ｋｇ', found: [{ value: 0.1, unit: 'kg' }], because: 'full width' },
    {
      text: '4.2m or 420 cm',
      found: [
        { value: 4.2, unit: 'm' },
        { value: 420, unit: 'cm' },
      ],
      because: 'two',
    },
    { text: '72-hour window', found: [{ value: 72, unit: 'h' }], because: 'a hyphen' },
    { text: 'seventy-two hours', found: [{ value: 72, unit: 'h' }], because: 'a long word' },
    { text: '172 hours', found: [{ value: 172, unit: 'h' }], because: 'not the 72 in it' },
    { text: 'version 1.72 hours', found: [{ value: 1.72, unit: 'h' }], because: 'nor behind the point' },
    { text: 'in 72', found: [], because: 'no unit' },
    { text: `${'1'.repeat(40)}h`, found: [], because: 'a number that nobody means' },
  ])('$text: $because', ({ text, found }) => {
    expect(quantitiesIn(text)).toStrictEqual(found);
  });
});
