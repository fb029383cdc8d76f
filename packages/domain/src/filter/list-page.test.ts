import { expect, it } from 'vitest';
import { pageOfRecord } from './list-page.ts';

it.each([
  [1, 10, 1],
  [10, 10, 1],
  [11, 10, 2],
  [0, 10, 1],
  [-5, 10, 1],
  [Number.NaN, 10, 1],
  [101, 100, 2],
  [1e99, 10, 100_000],
  [Number.POSITIVE_INFINITY, 10, 100_000],
])('record %d of pages of %d stands on page %d (E6)', (index, size, page) => {
  expect(pageOfRecord(index, size)).toBe(page);
});
