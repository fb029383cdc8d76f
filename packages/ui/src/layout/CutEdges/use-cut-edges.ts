import { useEffect, type RefObject } from 'react';

/**
 * Says on the frame around a scroller at which edges columns are cut, so that a shadow can show it: on many machines
 * scroll bars are not seen before one scrolls.
 */
export function useCutEdges(scroller: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = scroller.current;
    const frame = element?.parentElement;
    if (!element || !frame) return;
    const look = (): void => {
      const before = Math.abs(element.scrollLeft);
      // Parts of a pixel are no column.
      frame.toggleAttribute('data-cut-start', before > 1);
      frame.toggleAttribute('data-cut-end', element.scrollWidth - element.clientWidth - before > 1);
    };
    const observer = new ResizeObserver(look);
    for (const box of [element, ...element.children]) observer.observe(box);
    element.addEventListener('scroll', look);
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [scroller]);
}
