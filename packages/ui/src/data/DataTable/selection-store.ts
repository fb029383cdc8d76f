import type { RowKey } from './column.ts';
import { isRowSelected, type RowSelection } from './selection.ts';

type Listener = () => void;

/**
 * The selection outside React's tree: toggling one row wakes that row and the counters, never the table.
 * Only rows on screen listen, so that choosing all of 20,000 wakes a few dozen.
 */
export interface SelectionStore {
  get: () => RowSelection;
  /** Tells the rows whose state changed, then everybody who watches the whole selection. */
  set: (next: RowSelection) => void;
  isSelected: (key: RowKey) => boolean;
  subscribe: (listener: Listener) => Listener;
  subscribeRow: (key: RowKey, listener: Listener) => Listener;
}

/** Makes the store of one table. */
export function createSelectionStore(initial: RowSelection): SelectionStore {
  let current = initial;
  const watchers = new Set<Listener>();
  const rows = new Map<RowKey, Set<Listener>>();

  const set = (next: RowSelection): void => {
    if (next === current) return;
    const previous = current;
    current = next;
    for (const [key, listeners] of rows) {
      if (isRowSelected(previous, key) === isRowSelected(next, key)) continue;
      for (const listener of listeners) listener();
    }
    for (const watcher of watchers) watcher();
  };

  return {
    get: () => current,
    set,
    isSelected: (key) => isRowSelected(current, key),
    subscribe: (listener) => {
      watchers.add(listener);
      return () => watchers.delete(listener);
    },
    subscribeRow: (key, listener) => {
      const listeners = rows.get(key) ?? new Set();
      rows.set(key, listeners.add(listener));
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0 && rows.get(key) === listeners) rows.delete(key);
      };
    },
  };
}
