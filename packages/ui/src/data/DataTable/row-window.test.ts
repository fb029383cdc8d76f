import { describe, expect, it } from 'vitest';
import { heightOf, indexAt, offsetOf, rangeAround, rangeInView, type RowGeometry } from './row-window.ts';

const flat: RowGeometry = { count: 20_000, rowHeight: 40, tallRows: [] };
const tall: RowGeometry = {
  count: 10,
  rowHeight: 40,
  tallRows: [
    { index: 2, extra: 100 },
    { index: 5, extra: 60 },
  ],
};

describe('row geometry', () => {
  it('stacks rows of one height', () => {
    expect([offsetOf(flat, 0), offsetOf(flat, 7), heightOf(flat)]).toEqual([0, 280, 800_000]);
  });

  it('leaves room below expanded rows', () => {
    expect([2, 3, 5, 6, 9].map((index) => offsetOf(tall, index))).toEqual([80, 220, 300, 400, 520]);
    expect(heightOf(tall)).toBe(560);
  });

  it('finds at each place the row that stands there, also in the room of an expanded row', () => {
    for (const geometry of [tall, { ...tall, tallRows: [] }]) {
      for (let y = 0; y < heightOf(geometry); y++) {
        const index = indexAt(geometry, y);
        expect(offsetOf(geometry, index)).toBeLessThanOrEqual(y);
        expect(
          index < geometry.count - 1 ? offsetOf(geometry, index + 1) : heightOf(geometry),
        ).toBeGreaterThan(y);
      }
    }
  });

  it('gives the nearest row beyond the ends, and nothing of nothing', () => {
    expect([indexAt(flat, -50), indexAt(flat, 9_000_000)]).toEqual([0, 19_999]);
    expect(rangeInView({ ...flat, count: 0 }, 0, 500)).toEqual({ first: 0, last: -1 });
  });
});

describe('the drawn range', () => {
  it('holds what is in view and more where the view is going', () => {
    const inView = rangeInView(flat, 4_010, 600);
    expect(inView).toEqual({ first: 100, last: 115 });
    expect(rangeAround(inView, 20_000, 1)).toEqual({ first: 98, last: 121 });
    expect(rangeAround(inView, 20_000, -1)).toEqual({ first: 94, last: 117 });
  });

  it('ends with the rows', () => {
    expect(rangeAround({ first: 0, last: 4 }, 6, 1)).toEqual({ first: 0, last: 5 });
  });
});
