import { useLayoutEffect, type RefObject } from 'react';

/** How much of the next tab is seen beside the chosen one, in px. */
const NEXT = 24;

/**
 * What is chosen is seen among more tabs than there is room for. `what` says which it is and what stands before it: others
 * or their counts may come later.
 */
export function useChosenInSight(scroller: RefObject<HTMLElement | null>, what: string): void {
  useLayoutEffect(() => {
    const strip = scroller.current;
    const tab = strip?.querySelector('[aria-selected="true"]')?.getBoundingClientRect();
    if (!strip || !tab) return;
    const { left, right } = strip.getBoundingClientRect();
    if (tab.left < left) strip.scrollLeft += tab.left - left - NEXT;
    else if (tab.right > right) strip.scrollLeft += tab.right - right + NEXT;
  }, [scroller, what]);
}
