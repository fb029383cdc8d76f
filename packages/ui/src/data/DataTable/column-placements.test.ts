import { expect, test } from 'vitest';
import { columnPlacements } from './column-placements.ts';

const columns = [
  { id: 'id', width: 90 },
  { id: 'product' },
  { id: 'status', width: 120, minWidth: 100 },
  { id: 'date', width: 110 },
];
const layout = {
  order: ['id', 'product', 'status', 'date'],
  hidden: [],
  pinnedStart: [],
  pinnedEnd: [],
  widths: {},
};
const place = (id: string, width: number, offset = 0, isPinEdge = false) => ({
  id,
  width,
  offset,
  isPinEdge,
});

test('columns stand in their order with their widths; one that was made too narrow keeps its least', () => {
  expect(columnPlacements(columns, { ...layout, hidden: ['date'], widths: { status: 40 } })).toEqual([
    place('id', 90),
    place('product', 160),
    place('status', 100),
  ]);
});

test('pinned columns count from their edge, and the last of each borders on what scrolls', () => {
  const pinned = { ...layout, pinnedStart: ['product', 'id'], pinnedEnd: ['status', 'date'] };
  expect(columnPlacements(columns, pinned)).toEqual([
    place('product', 160, 0),
    place('id', 90, 160, true),
    place('status', 120, 110, true),
    place('date', 110, 0),
  ]);
});

test('a hidden column takes no room, pinned or not; one that no longer exists neither', () => {
  const pinned = { ...layout, pinnedStart: ['gone', 'id', 'product'], hidden: ['id', 'date'] };
  expect(columnPlacements(columns, pinned)).toEqual([place('product', 160, 0, true), place('status', 120)]);
});
