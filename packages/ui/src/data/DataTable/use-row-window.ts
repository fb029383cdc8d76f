import { useLayoutEffect, useReducer, useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { covers, rangeAround, rangeInView, type RowGeometry, type RowRange } from './row-window.ts';

/** Before the first measurement: what a whole window could show, so that no row is missing in the first frame. */
const firstGuess = (): number => (typeof window === 'undefined' ? 800 : Math.min(window.innerHeight, 1400));

interface Viewport {
  top: number;
  height: number;
}

/**
 * The rows to draw for what a scroller shows. Scrolling draws again only when rows come into view that are not
 * there yet, and then before the frame is painted, so that no gap is ever seen.
 */
export function useRowWindow(
  scroller: RefObject<HTMLElement | null>,
  geometry: RowGeometry,
  isOn: boolean,
): { range: RowRange; drawAgain: () => void } {
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  const viewport = useRef<Viewport | undefined>(undefined);
  const latest = useRef({ geometry, range: { first: 0, last: -1 }, direction: 1 as 1 | -1 });
  const { top, height } = viewport.current ?? { top: 0, height: firstGuess() };
  const inView = rangeInView(geometry, top, height);
  const known = latest.current;
  const isKept = viewport.current !== undefined && known.geometry === geometry && covers(known.range, inView);
  const isFirst = viewport.current === undefined;
  const range = isKept
    ? known.range
    : isFirst
      ? inView
      : rangeAround(inView, geometry.count, known.direction);
  latest.current = { geometry, range, direction: known.direction };

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || !isOn) return undefined;
    const look = (): void => {
      const before = viewport.current;
      viewport.current = { top: element.scrollTop, height: before?.height ?? firstGuess() };
      latest.current.direction = viewport.current.top < (before?.top ?? 0) ? -1 : 1;
      const seen = rangeInView(latest.current.geometry, viewport.current.top, viewport.current.height);
      if (!covers(latest.current.range, seen)) flushSync(drawAgain);
    };
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      viewport.current = { top: element.scrollTop, height: entry.contentRect.height };
      const seen = rangeInView(latest.current.geometry, viewport.current.top, viewport.current.height);
      if (!covers(latest.current.range, seen)) flushSync(drawAgain);
    });
    observer.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [scroller, isOn]);
  return { range, drawAgain };
}
