// The forty queries find their pages; ten of them are compounds that stand on one page only.
import { expect, test } from 'vitest';
import { good, places } from '../tools/search-check.ts';

const all = places();

test('forty queries, ten compounds that stand on one page', () => {
  expect(all.length).toBe(40);
  expect(all.filter(({ query }) => query.only === true).length).toBeGreaterThanOrEqual(10);
});

test.each(all.map((one) => ({ ...one, asked: one.query.query, page: one.query.page })))('$asked finds $page', (one) => {
  expect({ first: one.first, place: one.place, good: good(one) }).toMatchObject({ good: true });
});
