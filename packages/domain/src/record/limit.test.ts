import { expect, it } from 'vitest';
import { canAddWithin } from './limit.ts';

it('more can be added up to the limit, and it is said what there can be no more of', () => {
  const limit = { most: 1000, of: 'files of a revision' };
  expect(canAddWithin(limit, 999)).toEqual({ isAllowed: true });
  expect(canAddWithin(limit, 900, 100)).toEqual({ isAllowed: true });
  const reason = 'There can be no more than 1,000 files of a revision.';
  expect(canAddWithin(limit, 1000)).toEqual({ isAllowed: false, reason });
  expect(canAddWithin(limit, 900, 101)).toEqual({ isAllowed: false, reason });
  const inItsList = 'There are 1,000 already, and there can be no more.';
  expect(canAddWithin({ most: 1000 }, 1000)).toEqual({ isAllowed: false, reason: inItsList });
});
