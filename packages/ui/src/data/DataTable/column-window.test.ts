import { describe, expect, it } from 'vitest';
import type { ColumnPlan, PlannedColumn } from './column-plan.tsx';
import { columnsInView, drawnColumns, keptRange } from './column-window.ts';

const column = (id: string, pin?: 'start' | 'end'): PlannedColumn<string> => ({
  column: { id, header: id, kind: 'text', value: (row) => row },
  width: 100,
  className: '',
  style: undefined,
  pin,
  text: (row) => row,
  render: (row) => row,
});

const plan: ColumnPlan<string> = {
  columns: [column('a', 'start'), ...'bcdefghi'.split('').map((id) => column(id)), column('j', 'end')],
  hasSelection: true,
  hasDetail: false,
  leading: 1,
  tracks: [],
  width: 1040,
  draw: () => undefined,
};

describe('columnsInView', () => {
  it('is everything where everything fits', () => {
    expect(columnsInView(plan, 0, 1040)).toEqual({ first: 0, last: 9 });
  });

  it('is what the view touches, and one more on each side', () => {
    expect(columnsInView(plan, 0, 340)).toEqual({ first: 0, last: 3 });
    expect(columnsInView(plan, 440, 200)).toEqual({ first: 3, last: 6 });
    expect(columnsInView(plan, 700, 340)).toEqual({ first: 5, last: 9 });
  });
});

describe('keptRange', () => {
  it('is what is drawn, while that holds the view and little more', () => {
    const drawn = { first: 0, last: 6 };
    expect(keptRange(drawn, { first: 0, last: 5 })).toBe(drawn);
    expect(keptRange(drawn, { first: 1, last: 5 })).toBe(drawn);
  });

  it('is the view, where that has left what is drawn or needs much less of it', () => {
    const drawn = { first: 2, last: 6 };
    expect(keptRange(drawn, { first: 2, last: 7 })).toEqual({ first: 2, last: 7 });
    expect(keptRange(drawn, { first: 1, last: 5 })).toEqual({ first: 1, last: 5 });
    expect(keptRange(drawn, { first: 4, last: 5 })).toEqual({ first: 4, last: 5 });
    expect(keptRange(undefined, { first: 0, last: 5 })).toEqual({ first: 0, last: 5 });
  });
});

describe('drawnColumns', () => {
  it('keeps pinned columns and tells the place of what follows a gap', () => {
    const drawn = drawnColumns(plan, { first: 3, last: 5 });
    expect(drawn.map(({ planned }) => planned.column.id)).toEqual(['a', 'd', 'e', 'f', 'j']);
    expect(drawn.map(({ ariaColumn }) => ariaColumn)).toEqual([2, 5, 6, 7, 11]);
    expect(drawn.map(({ style }) => style?.gridColumnStart)).toEqual([
      undefined,
      5,
      undefined,
      undefined,
      11,
    ]);
  });

  it('says nothing where all are drawn', () => {
    const drawn = drawnColumns(plan, { first: 0, last: 9 });
    expect(drawn.every(({ ariaColumn, style }) => ariaColumn === undefined && style === undefined)).toBe(
      true,
    );
  });
});
