// A few hundred inputs for every law, always the same ones. `npm run fuzz` tries many more.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compared, laws } from './laws.ts';

test.each(laws)('$name', ({ property }) => {
  fc.assert(property as fc.IProperty<unknown[]>, { numRuns: 60, seed: 20_261_130 });
});

test('drift and ajv were compared on calls of both kinds', () => {
  expect(compared.valid).toBeGreaterThan(0);
  expect(compared.invalid).toBeGreaterThan(0);
});
