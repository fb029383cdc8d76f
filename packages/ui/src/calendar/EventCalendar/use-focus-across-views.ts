import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus in a calendar whose view was changed by a press within it: an entry of the list, or "2 more" of the month,
 * goes with its view. The focus goes to the cursor of the next view, or to the bar above. Give the result to the frame.
 */
export function useFocusAcrossViews(frame: RefObject<HTMLElement | null>, view: string) {
  const wasInside = useRef(false);
  useLayoutEffect(() => {
    const isLost = wasInside.current && document.activeElement === document.body;
    if (!isLost) return;
    const first = (selector: string) => frame.current?.querySelector<HTMLElement>(selector);
    (first('[data-cursor]') ?? first('button'))?.focus();
  }, [frame, view]);
  return {
    onFocus: () => void (wasInside.current = true),
    // What is taken away loses the focus without a blur.
    onBlur: () => void (wasInside.current = false),
  };
}
