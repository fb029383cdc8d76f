import { describe, expect, it } from 'vitest';
import type { PlannedColumn } from './column-plan.tsx';
import { hasRoomForPins } from './pin-room.ts';

const column = (width: number, pin?: 'start' | 'end') => ({ width, pin }) as PlannedColumn<unknown>;

describe('the room beside pinned columns', () => {
  it.each<[string, boolean, number, PlannedColumn<unknown>[], number]>([
    ['is enough when half of the table is left', true, 480, [column(240, 'start'), column(140)], 0],
    ['is too little when less is left', false, 478, [column(240, 'start'), column(140)], 0],
    [
      'counts what is pinned at the end',
      false,
      480,
      [column(200, 'start'), column(140), column(41, 'end')],
      0,
    ],
    ['counts checkbox and expander', false, 480, [column(200, 'start'), column(140)], 2],
    [
      'is too little when the widest other column does not fit',
      false,
      374,
      [column(150, 'start'), column(240)],
      0,
    ],
    ['is enough when it just fits', true, 390, [column(150, 'start'), column(240)], 0],
    [
      'is enough for a column that is wider than one reads at once',
      true,
      700,
      [column(200, 'start'), column(900)],
      0,
    ],
    ['is enough where nothing is pinned', true, 320, [column(240), column(140)], 0],
  ])('%s', (_case, isEnough, width, columns, leading) => {
    expect(hasRoomForPins({ columns, leading }, width)).toBe(isEnough);
  });
});
