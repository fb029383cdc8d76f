import { GripVertical, Pin } from 'lucide-react';
import type { KeyboardEvent, RefObject } from 'react';
import { useDataTexts } from '../data-texts.ts';
import * as styles from './ColumnChooser.css.ts';
import { pinColumn, pinOf, showColumn, type ColumnLayout, type LayoutColumn } from './column-layout.ts';
import { dragEntry } from '../drag-entry.ts';
import { checkbox } from './row-parts.css.ts';

/** The columns that can be chosen from, and their layout. */
export interface ColumnLists {
  columns: readonly LayoutColumn[];
  layout: ColumnLayout;
  onLayoutChange: (layout: ColumnLayout) => void;
}

/** Moves a column to a place in the order, counted from 0. */
export type MoveColumn = (id: string, toIndex: number) => void;

interface ColumnChooserEntryProps extends ColumnLists {
  column: LayoutColumn;
  index: number;
  isLastShown: boolean;
  list: RefObject<HTMLUListElement | null>;
  onMove: MoveColumn;
}

/** One column in the chooser: its handle, whether it is shown, and its pin. */
export function ColumnChooserEntry({
  column,
  index,
  layout,
  onLayoutChange,
  isLastShown,
  list,
  onMove,
}: ColumnChooserEntryProps) {
  const texts = useDataTexts();
  const { id, header } = column;
  const isShown = !layout.hidden.includes(id);
  const isPinned = pinOf(layout, id) !== undefined;
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (step === 0) return;
    event.preventDefault();
    onMove(id, index + step);
  };
  return (
    <li className={styles.item}>
      <button
        type="button"
        className={styles.handle}
        aria-label={texts.moveColumn(header)}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => list.current && dragEntry(event, list.current, (to) => onMove(id, to))}
      >
        <GripVertical size={16} strokeWidth={1.5} aria-hidden />
      </button>
      <label className={styles.label}>
        <input
          type="checkbox"
          className={checkbox}
          checked={isShown}
          disabled={column.isHideable === false || (isShown && isLastShown)}
          onChange={() => onLayoutChange(showColumn(layout, id, !isShown))}
        />
        <span className={styles.name}>{header}</span>
      </label>
      {column.isPinnable !== false && (
        <button
          type="button"
          className={styles.pin}
          aria-label={texts.pin(header)}
          aria-pressed={isPinned}
          onClick={() => onLayoutChange(pinColumn(layout, id, isPinned ? undefined : 'start'))}
        >
          <Pin size={14} strokeWidth={1.75} aria-hidden />
        </button>
      )}
    </li>
  );
}
