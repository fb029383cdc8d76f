import type { HTMLAttributes, SyntheticEvent } from 'react';

/** Before the first move to the side: what is pinned there sticks from now on. */
function holdPinned({ currentTarget }: SyntheticEvent<HTMLElement>): void {
  currentTarget.dataset['sideways'] = '';
}

/** What tells that the rows are about to be moved to the side. */
export const sidewaysHandlers: HTMLAttributes<HTMLElement> = {
  // Of a scroll that nothing announced, like the one to a cell with the focus.
  onScroll: (event) => event.currentTarget.scrollLeft !== 0 && holdPinned(event),
  onWheel: (event) => (event.deltaX !== 0 || event.shiftKey) && holdPinned(event),
  onPointerDown: holdPinned,
};
