import { useRef, type ReactNode, type RefObject } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { Button } from '../../primitives/Button/Button.tsx';
import { visuallyHidden } from '../../primitives/Hidden/hidden.css.ts';
import { useDataTexts } from '../data-texts.ts';
import * as styles from './ColumnChooser.css.ts';
import { ColumnChooserEntry, type ColumnLists, type MoveColumn } from './ColumnChooserEntry.tsx';
import { moveColumn } from './column-layout.ts';

export interface ColumnChooserProps extends ColumnLists {
  /** The button beside which it opens. */
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
  /** Puts the columns back to the start. */
  onReset: () => void;
  /** Below the list. */
  actions?: ReactNode;
}

/** Which columns are shown, in which order, and which stay in view. Every change shows at once behind it. */
export function ColumnChooser(props: ColumnChooserProps) {
  const { columns, layout, onLayoutChange, opener, onClose, onReset, actions } = props;
  const texts = useDataTexts();
  const list = useRef<HTMLUListElement>(null);
  const status = useRef<HTMLDivElement>(null);
  const byId = new Map(columns.map((column) => [column.id, column]));
  const shownCount = layout.order.length - layout.hidden.length;
  const move: MoveColumn = (id, toIndex) => {
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
          <Button size="small" variant="ghost" onPress={onReset}>
            {texts.resetColumns}
          </Button>
        </div>
        <p className={styles.hint}>{texts.columnsHint}</p>
        <ul ref={list} className={styles.list}>
          {layout.order.map((id, index) => {
            const column = byId.get(id);
            return column ? (
              <ColumnChooserEntry
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
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        <div ref={status} role="status" className={visuallyHidden} />
      </Dialog>
    </Popover>
  );
}
