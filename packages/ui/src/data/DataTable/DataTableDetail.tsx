import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import * as styles from './DataTable.css.ts';
import * as parts from './row-parts.css.ts';

interface DataTableDetailProps {
  /** Distance in px from the top of the rows, when rows are placed instead of stacked. */
  top: number | undefined;
  columnCount: number;
  /** Told in px whenever the content grows or shrinks. */
  onHeight: (height: number) => void;
  children: ReactNode;
}

/** What an expanded row shows below itself. It may be as high as it needs and stays in view sideways. */
export const DataTableDetail = ({ top, columnCount, onHeight, children }: DataTableDetailProps) => {
  const element = useRef<HTMLDivElement>(null);
  const tellHeight = useEffectEvent(onHeight);
  useEffect(() => {
    const node = element.current;
    if (!node) return undefined;
    const observer = new ResizeObserver(() => tellHeight(node.offsetHeight));
    observer.observe(node);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={element}
      role="row"
      className={top === undefined ? parts.detail : `${parts.detail} ${styles.placed}`}
      style={top === undefined ? undefined : { insetBlockStart: top }}
    >
      <div role="gridcell" aria-colspan={columnCount} className={parts.detailCell}>
        {children}
      </div>
    </div>
  );
};
