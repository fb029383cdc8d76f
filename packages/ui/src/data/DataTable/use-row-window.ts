import { useEffect, useReducer, useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useBrowserValue } from '../../theme/use-browser-value.ts';
import { isSame, isWithin, rangeAround, rangeInView, type RowGeometry, type RowRange } from './row-window.ts';

/** Before the first measurement: what a whole window could show, so that no row is missing in the first frame. */
const firstGuess = (): number => Math.min(window.innerHeight, 1400);

interface Viewport {
  top: number;
  height: number;
}

interface Drawn {
  geometry: RowGeometry;
  range: RowRange;
  direction: 1 | -1;
}

/** In the very first frame only what may be in view, later some rows more. */
function rangeFor(
  geometry: RowGeometry,
  viewport: Viewport | undefined,
  direction: 1 | -1,
  guess: number,
): RowRange {
  if (!viewport) return rangeInView(geometry, 0, guess);
  return rangeAround(rangeInView(geometry, viewport.top, viewport.height), geometry.count, direction);
}

/**
 * The rows to draw for what a scroller shows. Scrolling draws the rows that come near before the frame is painted,
 * so that no gap is ever seen, and a few in each frame rather than many in some.
 */
export function useRowWindow(
  scroller: RefObject<HTMLElement | null>,
  geometry: RowGeometry,
  isOn: boolean,
): { range: RowRange; drawAgain: () => void } {
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  const viewport = useRef<Viewport | undefined>(undefined);
  const latest = useRef<Drawn>({ geometry, range: { first: 0, last: -1 }, direction: 1 });
  const { direction } = latest.current;
  const guess = useBrowserValue(firstGuess, 800);
  const range = rangeFor(geometry, viewport.current, direction, guess);
  latest.current = { geometry, range, direction };

  // Not a layout effect: those of children run before the ref of the scroller around them is set.
  useEffect(() => {
    const element = scroller.current;
    if (!element || !isOn) return undefined;
    const look = (height: number): boolean => {
      const top = element.scrollTop;
      const drawn = latest.current;
      drawn.direction = top < (viewport.current?.top ?? 0) ? -1 : 1;
      viewport.current = { top, height };
      return !isSame(drawn.range, rangeFor(drawn.geometry, viewport.current, drawn.direction, height));
    };
    const onScroll = (): void => {
      if (look(viewport.current?.height ?? firstGuess())) flushSync(drawAgain);
    };
    const onResize = (height: number): void => {
      if (!look(height)) return;
      const { geometry: now, range: drawn } = latest.current;
      // The rows beyond the view wait until this frame is painted: the first picture is not late for their sake.
      if (isWithin(rangeInView(now, element.scrollTop, height), drawn)) drawAgain();
      else flushSync(drawAgain);
    };
    const observer = new ResizeObserver(([entry]) => entry && onResize(entry.contentRect.height));
    observer.observe(element);
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', onScroll);
    };
  }, [scroller, isOn]);
  return { range, drawAgain };
}
