import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../../primitives/Button/IconButton.tsx';
import { useDataTexts } from '../data-texts.ts';
import { dragEntry } from '../drag-entry.ts';
import * as styles from './SortableList.css.ts';

interface SortableListEntryProps {
  name: string;
  index: number;
  count: number;
  isNumbered: boolean;
  isReadOnly: boolean;
  /** The element that says how the handle is used. */
  hintId: string;
  list: RefObject<HTMLOListElement | null>;
  /** Answers whether it moved; `isContinued` by the hand that moved it just now. */
  onMove: (toIndex: number, isContinued: boolean) => boolean;
  actions: ReactNode;
  children: ReactNode;
}

/** What moves an entry by its handle. */
type Hand = 'keys' | 'drag' | undefined;

/** Where a key on the handle takes the entry; undefined for keys that do not move it. */
const placeByKey = (key: string, index: number, count: number): number | undefined =>
  ({ ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: count - 1 })[key];

/** One thing in the order: its handle, its place, what it shows, and its buttons. */
export const SortableListEntry = (props: SortableListEntryProps) => {
  const { name, index, count, isNumbered, isReadOnly, hintId, list, onMove, actions, children } = props;
  const texts = useDataTexts();
  // A drag outlives the pictures that it makes, and moves from where the entry is by then.
  const latest = useRef(onMove);
  useLayoutEffect(() => {
    latest.current = onMove;
  });
  const hand = useRef<Hand>(undefined);
  const moveBy = (by: Hand, to: number): void => {
    if (latest.current(to, hand.current === by)) hand.current = by;
  };
  const letGo = (): void => void (hand.current = undefined);
  const onKeyDown = (event: KeyboardEvent): void => {
    const to = placeByKey(event.key, index, count);
    if (to === undefined) return;
    event.preventDefault();
    moveBy('keys', to);
  };
  return (
    <li className={styles.entry}>
      {!isReadOnly && (
        <button
          type="button"
          className={styles.handle}
          aria-label={texts.moveEntry(name)}
          aria-describedby={hintId}
          onKeyDown={onKeyDown}
          onBlur={letGo}
          onPointerDown={(event) => {
            letGo();
            if (list.current) dragEntry(event, list.current, (to) => moveBy('drag', to));
          }}
        >
          <GripVertical size={16} strokeWidth={1.5} aria-hidden />
        </button>
      )}
      {isNumbered && <span className={styles.place}>{index + 1}</span>}
      <div className={styles.content}>{children}</div>
      <div className={styles.actions}>
        {!isReadOnly && (
          <>
            <IconButton
              size="small"
              label={texts.moveEntryUp(name)}
              icon={<ArrowUp />}
              disabledReason={index === 0 ? texts.isFirstEntry : undefined}
              onPress={() => onMove(index - 1, false)}
            />
            <IconButton
              size="small"
              label={texts.moveEntryDown(name)}
              icon={<ArrowDown />}
              disabledReason={index === count - 1 ? texts.isLastEntry : undefined}
              onPress={() => onMove(index + 1, false)}
            />
          </>
        )}
        {actions}
      </div>
    </li>
  );
};
