import { describe, expect, it } from 'vitest';
import {
  fitLayout,
  initialLayout,
  moveColumn,
  pinColumn,
  pinOf,
  resizeColumn,
  showColumn,
} from './column-layout.ts';

const column = (id: string, more = {}) => ({ id, header: id, ...more });
const columns = [
  column('id', { initialPin: 'start' as const }),
  column('name'),
  column('note', { isInitiallyHidden: true }),
];
const layout = initialLayout(columns);

describe('a column layout', () => {
  it('starts as the columns declare', () => {
    expect(layout).toEqual({
      order: ['id', 'name', 'note'],
      hidden: ['note'],
      pinnedStart: ['id'],
      pinnedEnd: [],
      widths: {},
    });
  });

  it('stored earlier, loses columns that are gone and takes new ones where they are declared', () => {
    const stored = resizeColumn(showColumn(moveColumn(layout, 'note', 0), 'name', false), 'name', 99.6);
    const today = [column('id', { initialPin: 'start' as const }), column('added'), column('note')];
    expect(fitLayout(stored, today)).toEqual({
      order: ['note', 'id', 'added'],
      hidden: ['note'],
      pinnedStart: ['id'],
      pinnedEnd: [],
      widths: {},
    });
  });

  it('that still fits is the same object, so that nothing is planned again', () => {
    expect(fitLayout(layout, columns)).toBe(layout);
  });

  it('pins in the order of the columns and to one edge only', () => {
    const pinned = pinColumn(pinColumn(layout, 'note', 'start'), 'name', 'start');
    expect(pinned.pinnedStart).toEqual(['id', 'name', 'note']);
    expect(pinOf(pinColumn(pinned, 'name', 'end'), 'name')).toBe('end');
    expect(pinColumn(pinned, 'name', undefined).pinnedStart).toEqual(['id', 'note']);
  });

  it('moves a column to the nearest place that exists', () => {
    expect(moveColumn(layout, 'id', 99).order).toEqual(['name', 'note', 'id']);
    expect(moveColumn(layout, 'note', -5).order).toEqual(['note', 'id', 'name']);
  });

  it('moves pinned columns among themselves', () => {
    const pinned = pinColumn(layout, 'name', 'start');
    expect(moveColumn(pinned, 'name', 0).pinnedStart).toEqual(['name', 'id']);
  });
});
