import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * Whether the parts of a split view stand beside one another. The style decides, by the width of the view; it is
 * asked, so that the width is written in one place.
 */
export function useBeside(split: RefObject<HTMLElement | null>): boolean {
  const [isBeside, setBeside] = useState(true);
  useLayoutEffect(() => {
    const element = split.current;
    if (!element) return undefined;
    const look = (): void => {
      // What is not shown, as in a tab that is closed, has no room, and stays as it was.
      if (element.offsetWidth > 0) setBeside(getComputedStyle(element).flexDirection === 'row');
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, [split]);
  return isBeside;
}
