import { expect, it } from 'vitest';
import { hasRoom } from './room.ts';

it('has room up to the limit, and says what there can be no more of', () => {
  const limit = { most: 1000, of: 'files of a revision' };
  expect(hasRoom(limit, 999)).toEqual({ isAllowed: true });
  expect(hasRoom(limit, 900, 100)).toEqual({ isAllowed: true });
  const reason = 'There can be no more than 1,000 files of a revision.';
  expect(hasRoom(limit, 1000)).toEqual({ isAllowed: false, reason });
  expect(hasRoom(limit, 900, 101)).toEqual({ isAllowed: false, reason });
});
