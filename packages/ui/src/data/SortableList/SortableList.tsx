import { type ReactNode, type RefObject, useId, useRef } from 'react';
import { visuallyHidden } from '../../primitives/Hidden/hidden.css.ts';
import { useDataTexts } from '../data-texts.ts';
import * as styles from './SortableList.css.ts';
import { SortableListEntry } from './SortableListEntry.tsx';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';

export interface SortableListProps<Item> {
  /** What stands in the order, read aloud. */
  label: string;
  items: readonly Item[];
  /** Tells the items apart, whatever their order. */
  getKey: (item: Item) => string;
  /** What an item is called in the names of its buttons and when it is moved. */
  nameOf: (item: Item) => string;
  /**
   * Moves an item to a place, counted from 0; the caller gives the items in their new order. `isContinued` for the next
   * places of the same drag, or of keys while the handle is not left: together they are one move to be taken back.
   */
  onMove: (key: string, toIndex: number, isContinued: boolean) => void;
  /** What an item shows. */
  children: (item: Item, index: number) => ReactNode;
  /** Buttons at the end of an item, behind those that move it. */
  actions?: (item: Item, index: number) => ReactNode;
  /** Stands there while there are no items: as a rule an EmptyState. */
  empty?: ReactNode;
  /** Gets the focus when the last item goes that held it: as a rule the button that adds one. */
  whenEmptied?: RefObject<HTMLElement | null>;
  /** Shows the places, from 1. */
  isNumbered?: boolean;
  /** The order can be read and not changed. */
  isReadOnly?: boolean;
}

/**
 * Things in an order that people decide: moved by dragging a handle, by the arrows on it, and by buttons. Each move is
 * announced, and the focus stays where it was; when its item goes, it moves to the next one. Items may hold fields.
 */
export const SortableList = <Item,>({
  label,
  items,
  getKey,
  nameOf,
  onMove,
  children,
  actions,
  empty,
  whenEmptied,
  isNumbered = false,
  isReadOnly = false,
}: SortableListProps<Item>) => {
  const texts = useDataTexts();
  const list = useRef<HTMLOListElement>(null);
  const status = useRef<HTMLDivElement>(null);
  const hint = useId();
  const focus = useFocusAfterRemoval(list, items.map(getKey), whenEmptied);
  const move = (item: Item, from: number, to: number, isContinued: boolean): boolean => {
    const place = Math.max(0, Math.min(to, items.length - 1));
    if (place === from) return false;
    onMove(getKey(item), place, isContinued);
    if (status.current) status.current.textContent = texts.entryMoved(nameOf(item), place + 1, items.length);
    return true;
  };
  return (
    <div data-component="SortableList" className={styles.root}>
      {items.length === 0 && empty !== undefined && <div className={styles.empty}>{empty}</div>}
      <ol ref={list} aria-label={label} className={styles.list} hidden={items.length === 0} {...focus}>
        {items.map((item, index) => (
          <SortableListEntry
            key={getKey(item)}
            name={nameOf(item)}
            index={index}
            count={items.length}
            isNumbered={isNumbered}
            isReadOnly={isReadOnly}
            hintId={hint}
            list={list}
            onMove={(to, isContinued) => move(item, index, to, isContinued)}
            actions={actions?.(item, index)}
          >
            {children(item, index)}
          </SortableListEntry>
        ))}
      </ol>
      {!isReadOnly && (
        <div id={hint} hidden>
          {texts.sortableHint}
        </div>
      )}
      <div ref={status} role="status" className={visuallyHidden} />
    </div>
  );
};
