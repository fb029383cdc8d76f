/** So near to the edge, in px, what is dragged makes the hours scroll, and so many px in each frame. */
const EDGE = 32;
const STEP = 10;

/** How far the hours scroll in a frame with the pointer at this height: not while it is among the whole days above them. */
function stepAt(y: number, top: number, bottom: number): number {
  if (y > bottom - EDGE) return STEP;
  return y >= top && y < top + EDGE ? -STEP : 0;
}

/**
 * While something is dragged at the upper or lower edge of the hours they scroll on, and `onScrolled` is told. Gives
 * what ends it.
 */
export function scrollAtEdge(root: HTMLElement, height: () => number, onScrolled: () => void): () => void {
  const scroller = root.parentElement;
  const head = root.firstElementChild;
  let frame = 0;
  const look = () => {
    frame = requestAnimationFrame(look);
    if (!scroller || !head) return;
    const before = scroller.scrollTop;
    const { bottom } = scroller.getBoundingClientRect();
    scroller.scrollTop += stepAt(height(), head.getBoundingClientRect().bottom, bottom);
    if (scroller.scrollTop !== before) onScrolled();
  };
  frame = requestAnimationFrame(look);
  return () => cancelAnimationFrame(frame);
}
