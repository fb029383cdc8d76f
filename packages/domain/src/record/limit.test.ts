import { expect, it } from 'vitest';
import { canHaveMore } from './limit.ts';

it('allows as many as the limit says, and says what there can be no more of', () => {
  const limit = { most: 1000, of: 'files of a revision' };
  expect(canHaveMore(limit, 999)).toEqual({ isAllowed: true });
  expect(canHaveMore(limit, 900, 100)).toEqual({ isAllowed: true });
  const reason = 'There can be no more than 1,000 files of a revision.';
  expect(canHaveMore(limit, 1000)).toEqual({ isAllowed: false, reason });
  expect(canHaveMore(limit, 900, 101)).toEqual({ isAllowed: false, reason });
  const inItsList = 'There are 1,000 already, and there can be no more.';
  expect(canHaveMore({ most: 1000 }, 1000)).toEqual({ isAllowed: false, reason: inItsList });
});
