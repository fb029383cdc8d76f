import { describe, expect, it } from 'vitest';
import { HEAD_ROW, nextPosition, type GridExtent } from './grid-navigation.ts';

const extent: GridExtent = { rowCount: 50, columnCount: 5, rowsInView: 10, isRightToLeft: false };
const press = (key: string, ctrlKey = false) => ({ key, ctrlKey, metaKey: false });
const from = { row: 20, column: 2 };

describe('nextPosition', () => {
  it.each([
    ['ArrowUp', false, { row: 19, column: 2 }],
    ['ArrowDown', false, { row: 21, column: 2 }],
    ['ArrowLeft', false, { row: 20, column: 1 }],
    ['ArrowRight', false, { row: 20, column: 3 }],
    ['Home', false, { row: 20, column: 0 }],
    ['End', false, { row: 20, column: 4 }],
    ['Home', true, { row: 0, column: 0 }],
    ['End', true, { row: 49, column: 4 }],
    ['ArrowUp', true, { row: HEAD_ROW, column: 2 }],
    ['ArrowDown', true, { row: 49, column: 2 }],
    ['ArrowRight', true, { row: 20, column: 4 }],
    ['PageUp', false, { row: 10, column: 2 }],
    ['PageDown', false, { row: 30, column: 2 }],
  ])('%s with Ctrl %s', (key, ctrl, expected) => {
    expect(nextPosition(from, press(key, ctrl), extent)).toEqual(expected);
  });

  it('stays inside the grid', () => {
    expect(nextPosition({ row: HEAD_ROW, column: 0 }, press('ArrowUp'), extent)).toEqual({
      row: HEAD_ROW,
      column: 0,
    });
    expect(nextPosition({ row: 49, column: 4 }, press('PageDown'), extent)).toEqual({ row: 49, column: 4 });
    expect(nextPosition({ row: 3, column: 4 }, press('PageUp'), extent)).toEqual({ row: 0, column: 4 });
    expect(nextPosition({ row: 0, column: 4 }, press('PageUp'), extent)).toEqual({
      row: HEAD_ROW,
      column: 4,
    });
  });

  it('mirrors left and right where people read from right to left', () => {
    const mirrored = { ...extent, isRightToLeft: true };
    expect(nextPosition(from, press('ArrowLeft'), mirrored)).toEqual({ row: 20, column: 3 });
    expect(nextPosition(from, press('ArrowRight', true), mirrored)).toEqual({ row: 20, column: 0 });
  });

  it('leaves other keys alone', () => {
    expect(nextPosition(from, press('a'), extent)).toBeUndefined();
  });
});
