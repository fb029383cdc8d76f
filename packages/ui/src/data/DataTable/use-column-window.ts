import { useEffect, useMemo, useReducer, useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useBrowserValue } from '../../theme/use-browser-value.ts';
import type { ColumnPlan } from './column-plan.tsx';
import {
  columnsInView,
  drawnColumns,
  keptRange,
  type ColumnRange,
  type DrawnColumn,
} from './column-window.ts';

const firstGuess = (): number => window.innerWidth;

interface Drawn<Row> {
  plan: ColumnPlan<Row>;
  range: ColumnRange;
}

/** What a scroller shows, in px. */
interface Viewport {
  left: number;
  width: number;
}

/** The range to draw of a plan; what another plan has drawn says nothing about this one. */
function rangeOf<Row>(drawn: Drawn<Row> | undefined, plan: ColumnPlan<Row>, viewport: Viewport): ColumnRange {
  const seen = columnsInView(plan, viewport.left, viewport.width);
  return drawn?.plan === plan ? keptRange(drawn.range, seen) : seen;
}

/** The columns to draw for what a scroller shows; the same array until another column comes into view. */
export function useColumnWindow<Row>(
  scroller: RefObject<HTMLElement | null>,
  plan: ColumnPlan<Row>,
  isOn: boolean,
  focusedColumn: () => number,
): readonly DrawnColumn<Row>[] {
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  const viewport = useRef<Viewport>(undefined);
  const latest = useRef<Drawn<Row>>(undefined);
  const guess = useBrowserValue(firstGuess, 1400);
  const view = viewport.current ?? { left: 0, width: guess };
  const range = isOn ? rangeOf(latest.current, plan, view) : { first: 0, last: plan.columns.length - 1 };
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
      const drawn = latest.current;
      if (drawn && rangeOf(drawn, drawn.plan, viewport.current) !== drawn.range) flushSync(drawAgain);
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
