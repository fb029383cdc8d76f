import { GripVertical, Pin } from 'lucide-react';
import { useRef, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { Button } from '../../primitives/Button/Button.tsx';
import { useDataTexts } from '../data-texts.ts';
import { visuallyHidden } from './cells.css.ts';
import * as styles from './ColumnChooser.css.ts';
import {
  initialLayout,
  moveColumn,
  pinColumn,
  pinOf,
  showColumn,
  type ColumnLayout,
  type LayoutColumn,
} from './column-layout.ts';
import { checkbox } from './row-parts.css.ts';

interface ColumnLists {
  columns: readonly LayoutColumn[];
  layout: ColumnLayout;
  onLayoutChange: (layout: ColumnLayout) => void;
}

type Move = (id: string, toIndex: number) => void;

/** The place under the pointer, from the middles of the entries. */
function placeAt(list: HTMLElement, y: number): number {
  const middles = [...list.children].map((entry) => {
    const box = entry.getBoundingClientRect();
    return box.top + box.height / 2;
  });
  const place = middles.findIndex((middle) => y < middle);
  return place < 0 ? middles.length - 1 : place;
}

function startDrag(
  event: PointerEvent<HTMLElement>,
  list: HTMLElement,
  onMove: (index: number) => void,
): void {
  const handle = event.currentTarget;
  const entry = handle.closest('li');
  if (!entry) return;
  entry.dataset['dragging'] = '';
  handle.setPointerCapture(event.pointerId);
  const move = ({ clientY }: globalThis.PointerEvent): void => {
    const from = [...list.children].indexOf(entry);
    const box = entry.getBoundingClientRect();
    if (clientY < box.top || clientY > box.bottom) {
      const to = placeAt(list, clientY);
      if (to !== from) onMove(to);
    }
  };
  const end = (): void => {
    handle.removeEventListener('pointermove', move);
    handle.removeEventListener('lostpointercapture', end);
    delete entry.dataset['dragging'];
  };
  handle.addEventListener('pointermove', move);
  handle.addEventListener('lostpointercapture', end);
}

export interface ColumnChooserProps extends ColumnLists {
  /** The button beside which it opens. */
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
}

interface EntryProps extends ColumnLists {
  column: LayoutColumn;
  index: number;
  isLastShown: boolean;
  list: RefObject<HTMLUListElement | null>;
  onMove: Move;
}

function Entry({ column, index, layout, onLayoutChange, isLastShown, list, onMove }: EntryProps) {
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
        onPointerDown={(event) => list.current && startDrag(event, list.current, (to) => onMove(id, to))}
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

/** Which columns are shown, in which order, and which stay in view. Every change shows at once behind it. */
export function ColumnChooser(props: ColumnChooserProps) {
  const { columns, layout, onLayoutChange, opener, onClose } = props;
  const texts = useDataTexts();
  const list = useRef<HTMLUListElement>(null);
  const status = useRef<HTMLDivElement>(null);
  const byId = new Map(columns.map((column) => [column.id, column]));
  const shownCount = layout.order.length - layout.hidden.length;
  const move: Move = (id, toIndex) => {
    const place = Math.max(0, Math.min(toIndex, layout.order.length - 1));
    onLayoutChange(moveColumn(layout, id, place));
    const text = texts.columnMoved(byId.get(id)?.header ?? id, place + 1, layout.order.length);
    if (status.current) status.current.textContent = text;
  };
  return (
    <Popover
      className={styles.popover}
      placement="bottom end"
      offset={4}
      triggerRef={opener}
      isOpen
      onOpenChange={onClose}
    >
      <Dialog className={styles.dialog} aria-label={texts.columns}>
        <div className={styles.heading}>
          {texts.columns}
          <Button size="small" variant="ghost" onPress={() => onLayoutChange(initialLayout(columns))}>
            {texts.resetColumns}
          </Button>
        </div>
        <p className={styles.hint}>{texts.columnsHint}</p>
        <ul ref={list} className={styles.list}>
          {layout.order.map((id, index) => {
            const column = byId.get(id);
            return column ? (
              <Entry
                key={id}
                column={column}
                index={index}
                columns={columns}
                layout={layout}
                onLayoutChange={onLayoutChange}
                isLastShown={shownCount <= 1}
                list={list}
                onMove={move}
              />
            ) : null;
          })}
        </ul>
        <div ref={status} role="status" className={visuallyHidden} />
      </Dialog>
    </Popover>
  );
}
