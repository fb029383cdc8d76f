import { describe, expect, it, vi } from 'vitest';
import { createSelectionStore } from './selection-store.ts';
import {
  countSelected,
  EVERYTHING_SELECTED,
  isRowSelected,
  NOTHING_SELECTED,
  selectionExtent,
  selectionOf,
  withRows,
} from './selection.ts';

describe('a selection', () => {
  it('of everything but some rows counts and answers like one of the others', () => {
    const selection = withRows(EVERYTHING_SELECTED, ['a', 'b'], false);
    expect(countSelected(selection, 100)).toBe(98);
    expect([isRowSelected(selection, 'a'), isRowSelected(selection, 'c')]).toEqual([false, true]);
    expect(countSelected(withRows(selection, ['a'], true), 100)).toBe(99);
  });

  it('knows none, some and all of a page', () => {
    const keys = ['a', 'b', 'c'];
    expect(selectionExtent(NOTHING_SELECTED, keys)).toBe('none');
    expect(selectionExtent(selectionOf(['b']), keys)).toBe('some');
    expect(selectionExtent(selectionOf(['a', 'b', 'c', 'd']), keys)).toBe('all');
    expect(selectionExtent(EVERYTHING_SELECTED, [])).toBe('none');
  });
});

describe('the selection store', () => {
  it('wakes only the rows whose state changed', () => {
    const store = createSelectionStore(selectionOf(['a']));
    const [a, b, any] = [vi.fn(), vi.fn(), vi.fn()];
    store.subscribeRow('a', a);
    const leave = store.subscribeRow('b', b);
    store.subscribe(any);
    store.set(selectionOf(['a', 'b']));
    expect([a, b, any].map((listener) => listener.mock.calls.length)).toEqual([0, 1, 1]);
    leave();
    store.set(NOTHING_SELECTED);
    expect([a, b, any].map((listener) => listener.mock.calls.length)).toEqual([1, 1, 2]);
  });
});
