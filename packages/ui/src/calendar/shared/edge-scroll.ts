/** So near to the edge, in px, what is dragged makes the hours scroll, and so many px in each frame. */
const EDGE = 32;
const STEP = 10;
/** So far, in px, a hand that means to go level strays. */
const STRAY = 8;

/** In which edge's strip a height lies, as the way that it scrolls: among the whole days above the hours in none. */
function edgeAt(y: number, top: number, bottom: number): -1 | 0 | 1 {
  if (y > bottom - EDGE) return 1;
  return y >= top && y < top + EDGE ? -1 : 0;
}

/**
 * While something is dragged at the upper or lower edge of the hours they scroll on, and `onScrolled` is told. What was
 * pressed in an edge's strip does not scroll before it has left it or gone on toward the edge: words that stay at the
 * top of what is seen stand there, and who drags them to another day means the same time. Gives what follows the
 * pointer and what ends it.
 */
export function scrollAtEdge(root: HTMLElement, pressedAt: number, onScrolled: () => void) {
  const scroller = root.parentElement;
  const head = root.firstElementChild;
  let frame = 0;
  let height = pressedAt;
  const edge = (y: number) =>
    scroller && head
      ? edgeAt(y, head.getBoundingClientRect().bottom, scroller.getBoundingClientRect().bottom)
      : 0;
  let pressedIn = edge(pressedAt);
  const look = () => {
    frame = requestAnimationFrame(look);
    const way = edge(height);
    if (!scroller || way === 0 || way === pressedIn) return;
    const before = scroller.scrollTop;
    scroller.scrollTop += way * STEP;
    if (scroller.scrollTop !== before) onScrolled();
  };
  frame = requestAnimationFrame(look);
  return {
    follow: (y: number) => {
      height = y;
      if (edge(y) !== pressedIn || (y - pressedAt) * pressedIn >= STRAY) pressedIn = 0;
    },
    stop: () => cancelAnimationFrame(frame),
  };
}
