/** Milliseconds in which two clicks are one double click on every common desktop. */
const doubleClick = 500;

/** Pixels that a hand moves between two clicks. */
const tremor = 4;

const controls = 'a,button,input,label,[role=button],[role=option],[role^=menuitem]';

/** What is pressed, if it can be, and its name: what takes its place under the same name is the same to the hand. */
const pressed = (event: PointerEvent) => {
  const control = (event.target as Element | null)?.closest(controls);
  return { event, control, name: control && (control.ariaLabel ?? control.textContent) };
};

type Press = ReturnType<typeof pressed>;

const held = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'] as const;

/**
 * Two clicks on a control are meant for that control. When the first one opened, closed or moved something, the second one
 * finds another thing below the pointer, which is not told of it. Holds until `end`; `press` is the one before.
 */
export function guardSecondClicks(
  page: Pick<Window, 'addEventListener'>,
  end: AbortSignal,
  press: PointerEvent,
): void {
  let first = pressed(press);
  let isStray = false;
  const hear = (event: Event) => {
    if (event.type === held[0]) {
      const next = pressed(event as PointerEvent);
      isStray = event.isTrusted && !!first.control && first.name !== next.name && isDoubled(first, next);
      // A third click is as stray as the second.
      first = isStray ? { ...first, event: next.event } : next;
    }
    if (!isStray) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // What follows without another press is done by key.
    isStray = event.type !== 'click';
  };
  for (const type of held) page.addEventListener(type, hear, { capture: true, signal: end });
}

const isDoubled = ({ event: one }: Press, { event: other }: Press): boolean =>
  other.timeStamp - one.timeStamp < doubleClick &&
  Math.hypot(other.clientX - one.clientX, other.clientY - one.clientY) <= tremor;
