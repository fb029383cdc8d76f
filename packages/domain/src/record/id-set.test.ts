import { expect, it } from 'vitest';
import { idSet, mergedIds } from './id-set.ts';

it('keeps each id once, the lowest first', () => {
  expect(idSet([9, 3, 9, 20])).toEqual([3, 9, 20]);
});

it.each([
  ['nobody else changed anything', [1, 2], [1, 2], [2, 3], [2, 3]],
  ['somebody added one', [1, 2, 7], [1, 2], [2, 3], [2, 3, 7]],
  ['somebody removed one', [2], [1, 2], [1, 2, 3], [2, 3]],
  ['both did the same', [2, 3], [1, 2], [2, 3], [2, 3]],
])('merges an edited set: %s', (_case, now, read, wanted, merged) => {
  expect(mergedIds(now, { read, wanted })).toEqual(merged);
});
