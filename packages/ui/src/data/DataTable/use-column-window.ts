import { useEffect, useMemo, useReducer, useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { ColumnPlan } from './column-plan.tsx';
import { columnsInView, drawnColumns, type ColumnRange, type DrawnColumn } from './column-window.ts';

const firstGuess = (): number => (typeof window === 'undefined' ? 1400 : window.innerWidth);

const isSame = (left: ColumnRange, right: ColumnRange): boolean =>
  left.first === right.first && left.last === right.last;

/** The columns to draw for what a scroller shows; the same array until another column comes into view. */
export function useColumnWindow<Row>(
  scroller: RefObject<HTMLElement | null>,
  plan: ColumnPlan<Row>,
  isOn: boolean,
  focusedColumn: () => number,
): readonly DrawnColumn<Row>[] {
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  const viewport = useRef<{ left: number; width: number } | undefined>(undefined);
  const latest = useRef({ plan, range: { first: 0, last: 0 } });
  const { left, width } = viewport.current ?? { left: 0, width: firstGuess() };
  const range = isOn ? columnsInView(plan, left, width) : { first: 0, last: plan.columns.length - 1 };
  // The column with the focus stays drawn, and so does everything between it and the view.
  const focused = isOn ? focusedColumn() : -1;
  const first = focused < 0 ? range.first : Math.min(range.first, focused);
  const last = focused < 0 ? range.last : Math.max(range.last, focused);
  latest.current = { plan, range };

  useEffect(() => {
    const element = scroller.current;
    if (!element || !isOn) return undefined;
    const look = (width: number): void => {
      viewport.current = { left: Math.abs(element.scrollLeft), width };
      const seen = columnsInView(latest.current.plan, viewport.current.left, width);
      if (!isSame(latest.current.range, seen)) flushSync(drawAgain);
    };
    const onScroll = (): void => look(viewport.current?.width ?? firstGuess());
    const observer = new ResizeObserver(([entry]) => entry && look(entry.contentRect.width));
    observer.observe(element);
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', onScroll);
    };
  }, [scroller, isOn]);
  return useMemo(() => drawnColumns(plan, { first, last }), [plan, first, last]);
}
