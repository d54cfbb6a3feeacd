// What an agent finds in a definition's own text: units and numbers, wherever the author put them.
import { describe, expect, test } from 'vitest';
import { sentences, statedUnits, statesNumber } from '../../src/agent/index.ts';
import type { Json, JsonObject } from '../../src/model/json.ts';

function tool(height: Json, more: JsonObject = {}, around: JsonObject = {}): Json {
  return {
    name: 'ticket_change',
    description: 'Changes a booking.',
    inputSchema: { type: 'object', properties: { height }, ...around },
    ...more,
  };
}

describe('the unit of an argument', () => {
  test.each<{ because: string; tool: Json; pointer?: string; units: string[] }>([
    { because: 'by its description', tool: tool({ description: 'Height in metres' }), units: ['m'] },
    { because: 'by its title', tool: tool({ title: '高さ（メートル）' }), units: ['m'] },
    { because: 'by its name', tool: tool({}, {}, { properties: { height_m: {} } }), pointer: '/height_m', units: ['m'] },
    {
      because: 'a sentence beats a name',
      tool: tool({}, {}, { properties: { height_m: { description: 'in centimetres' } } }),
      pointer: '/height_m',
      units: ['cm'],
    },
    { because: 'a unit that is ruled out is none', tool: tool({ description: 'Metres, not centimetres' }), units: ['m'] },
    { because: 'the same in Japanese', tool: tool({ description: 'センチではなく、メートルで書く' }), units: ['m'] },
    { because: 'by the tool’s own text where the argument is silent', tool: tool({}, { description: 'Heights in metres.' }), units: ['m'] },
    {
      because: 'the argument’s text beats the tool’s',
      tool: tool({ description: 'in centimetres' }, { description: 'Heights in metres.' }),
      units: ['cm'],
    },
    { because: 'by reference', tool: tool({ $ref: '#/$defs/h' }, {}, { $defs: { h: { description: 'metres' } } }), units: ['m'] },
    {
      because: 'by reference with an escape',
      tool: tool({ $ref: '#/$defs/a~1b' }, {}, { $defs: { 'a/b': { description: 'metres' } } }),
      units: ['m'],
    },
    { because: 'beside a reference', tool: tool({ $ref: '#/$defs/h', description: 'metres' }, {}, { $defs: { h: {} } }), units: ['m'] },
    { because: 'inside allOf', tool: tool({ allOf: [{ description: 'metres' }] }), units: ['m'] },
    {
      because: 'properties inside allOf at the root',
      tool: tool({}, {}, { properties: {}, allOf: [{ properties: { height: { description: 'metres' } } }] }),
      units: ['m'],
    },
    {
      because: 'nested',
      tool: tool({ description: 'vehicle', properties: { high: { description: 'metres' } } }),
      pointer: '/height/high',
      units: ['m'],
    },
    {
      because: 'in the items of a list',
      tool: tool({ items: { properties: { high: { description: 'metres' } } } }),
      pointer: '/height/0/high',
      units: ['m'],
    },
    {
      because: 'in one place of a tuple',
      tool: tool({ prefixItems: [{}, { description: 'metres' }] }),
      pointer: '/height/1',
      units: ['m'],
    },
    { because: 'of another dimension', tool: tool({ description: 'in kilograms' }), units: [] },
    { because: 'none', tool: tool({}), units: [] },
    { because: 'a reference to itself ends', tool: tool({ $ref: '#/properties/height' }), units: [] },
    { because: 'a reference that leads nowhere', tool: tool({ $ref: '#/none' }), units: [] },
    { because: 'inherited names are none', tool: tool({ $ref: '#/constructor' }), pointer: '/toString', units: [] },
    { because: 'no object at all', tool: null, units: [] },
  ])('$because', ({ tool: definition, pointer, units }) => {
    expect(statedUnits(definition, pointer ?? '/height', 'm')).toStrictEqual(units);
  });
});

test('which texts are sentences', () => {
  const definition = tool(
    { title: 'B', description: 'C', const: 'D', enum: ['E'] },
    { title: 'A' },
    { properties: { description: { description: 'F' } } },
  );
  expect(sentences(definition)).toStrictEqual(['A', 'Changes a booking.', 'F']);
});

describe('a number of the scenario', () => {
  test.each([
    { because: 'in the same unit', text: 'up to 48 hours before', says: true },
    { because: 'in another unit', text: '2日前まで', says: true },
    { because: 'in words', text: 'until two days before sailing', says: true },
    { because: 'another number', text: 'up to 24 hours before', says: false },
    { because: 'no unit', text: 'up to 48 before', says: false },
  ])('$because', ({ text, says }) => {
    expect(statesNumber(tool({}, { description: text }), 48, 'h')).toBe(says);
    expect(statesNumber(tool({ description: text }), 48, 'h')).toBe(says);
    expect(statesNumber(tool({ const: text }), 48, 'h')).toBe(false);
  });
});
