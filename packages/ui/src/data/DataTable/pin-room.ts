import { useLayoutEffect, useRef, type RefObject } from 'react';
import { UTILITY_WIDTH, type ColumnPlan } from './column-plan.tsx';

/** Width in px at which a column can be read, however wide it is. */
const READABLE = 480;

/** What of a plan says how much its pinned columns take. */
type PinnedPlan<Row> = Pick<ColumnPlan<Row>, 'columns' | 'leading'>;

/**
 * Whether pinned columns leave enough of a table of this width to the others: half of it, and so much that the widest of
 * them can be read (WCAG 1.4.10, 2.4.11).
 */
export function hasRoomForPins<Row>({ columns, leading }: PinnedPlan<Row>, width: number): boolean {
  let room = width - leading * UTILITY_WIDTH;
  let widest = 0;
  for (const column of columns) {
    if (column.pin === undefined) widest = Math.max(widest, column.width);
    else room -= column.width;
  }
  return room >= width / 2 && room >= Math.min(widest, READABLE);
}

/**
 * Says on the scroller when it is so narrow that its pinned columns scroll with the others: before it is painted, with other
 * columns, too.
 */
export function usePinRoom<Row>(scroller: RefObject<HTMLElement | null>, plan: ColumnPlan<Row>): void {
  const known = useRef<number>(undefined);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const look = (width: number): void => {
      known.current = width;
      element.toggleAttribute('data-unpinned', !hasRoomForPins(plan, width));
    };
    if (known.current !== undefined) look(known.current);
    const observer = new ResizeObserver(([entry]) => entry && look(entry.contentRect.width));
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller, plan]);
}
