import { describe, expect, it } from 'vitest';
import { sortOf, toggleSort, UNSORTED } from './sort.ts';

const up = (columnId: string) => ({ columnId, direction: 'ascending' }) as const;
const down = (columnId: string) => ({ columnId, direction: 'descending' }) as const;

describe('toggleSort', () => {
  it('goes from ascending over descending to none', () => {
    const first = toggleSort(UNSORTED, 'a', false);
    const second = toggleSort(first, 'a', false);
    expect([first, second, toggleSort(second, 'a', false)]).toEqual([[up('a')], [down('a')], []]);
  });

  it('replaces the other rules unless it adds', () => {
    expect(toggleSort([up('a')], 'b', false)).toEqual([up('b')]);
    expect(toggleSort([up('a')], 'b', true)).toEqual([up('a'), up('b')]);
  });

  it('changes a rule in its place and takes it out at last', () => {
    expect(toggleSort([up('a'), up('b')], 'a', true)).toEqual([down('a'), up('b')]);
    expect(toggleSort([down('a'), up('b')], 'a', true)).toEqual([up('b')]);
  });

  it('goes from descending to ascending where none would be descending again', () => {
    const ascending = toggleSort([down('a')], 'a', false, [down('a')]);
    expect([ascending, toggleSort(ascending, 'a', false, [down('a')])]).toEqual([[up('a')], [down('a')]]);
    expect(toggleSort([up('b'), down('a')], 'a', true, [down('a')])).toEqual([up('b'), up('a')]);
    expect(toggleSort([down('b')], 'b', false, [down('a')])).toEqual([]);
  });

  it('knows the place of each rule', () => {
    expect(sortOf([up('a'), down('b')], 'b')).toEqual({ term: down('b'), place: 2 });
    expect(sortOf([up('a')], 'b')).toBeUndefined();
  });
});
