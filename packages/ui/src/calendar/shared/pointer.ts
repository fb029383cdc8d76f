import type { PointerEvent as ReactPointerEvent } from 'react';
import { flushSync } from 'react-dom';
import type { PreparedEvent, Span } from '../layout/event.ts';
import {
  type Slot,
  type SlotGrid,
  isSameSlot,
  isValidSpan,
  moveSpan,
  resizeSpan,
  selectSpan,
} from '../layout/slots.ts';
import { isValidDay } from '../layout/period.ts';
import { scrollAtEdge } from './edge-scroll.ts';
import { slotAt } from './slot-at.ts';
import type { Interaction } from './use-calendar-interaction.ts';

/** A press becomes a drag when it has gone this far, in px. */
const THRESHOLD = 4;
/** The end of an event that resizes it, in px. */
const EDGE = 8;

function isOnEnd(element: HTMLElement, event: ReactPointerEvent, isRightToLeft: boolean): boolean {
  if (element.dataset['end'] === undefined) return false;
  const { left, right, bottom } = element.getBoundingClientRect();
  if (element.dataset['at'] !== '-1') return bottom - event.clientY <= EDGE;
  return (isRightToLeft ? event.clientX - left : right - event.clientX) <= EDGE;
}

type SpanAt = (slot: Slot) => Span;

/** What the pointer does when it goes down here, if anything. */
function gestureAt(
  interaction: Interaction,
  event: ReactPointerEvent,
  from: Slot,
): { prepared?: PreparedEvent; spanAt: SpanAt } | undefined {
  const { grid } = interaction;
  const target = event.target as HTMLElement;
  const element = target.closest<HTMLElement>('[data-event]');
  if (!element) {
    if (!target.closest('[data-slots]') || target.closest('[data-more]')) return undefined;
    return isValidDay(from.day, grid.validRange) ? { spanAt: (to) => selectSpan(grid, from, to) } : undefined;
  }
  const prepared = interaction.eventOf(element);
  if (!prepared || !interaction.canChange(prepared)) return undefined;
  const isResize = isOnEnd(element, event, interaction.isRightToLeft);
  return {
    prepared,
    spanAt: (to) => (isResize ? resizeSpan(grid, prepared, to) : moveSpan(grid, prepared, from, to)),
  };
}

/** What has been dragged so far. */
interface Drag {
  span: Span;
  last: Slot;
  isDragging: boolean;
}

/** Takes the drag along with the pointer; the last valid span is kept where it leads to days that may not be used. */
function dragAlong(drag: Drag, spanAt: SpanAt, slot: Slot | undefined, grid: SlotGrid): boolean {
  if (!slot || (drag.isDragging && isSameSlot(slot, drag.last))) return false;
  drag.isDragging = true;
  drag.last = slot;
  const next = spanAt(slot);
  if (isValidSpan(grid, next)) drag.span = next;
  return true;
}

type Listener = [keyof WindowEventMap, (event: Event) => void];

/** Listens to the whole window until one of the listeners ends it. */
function listen(makeListeners: (end: () => void) => Listener[]): void {
  const listeners = makeListeners(() => {
    for (const [type, listener] of listeners) window.removeEventListener(type, listener);
  });
  for (const [type, listener] of listeners) window.addEventListener(type, listener);
}

/** Follows a pointer from its going down: chooses time, moves or resizes an event. Touch scrolls and taps instead. */
export function startDrag(interaction: Interaction, event: ReactPointerEvent, onDragged: () => void): void {
  const { root, grid, setDraft } = interaction;
  const { clientX: x, clientY: y } = event;
  const from = slotAt(root, x, y, grid.slotMinutes);
  const gesture = event.button === 0 && from ? gestureAt(interaction, event, from) : undefined;
  if (!from || !gesture) return;
  const { prepared, spanAt } = gesture;
  const drag: Drag = { span: spanAt(from), last: from, isDragging: false };
  let at = { x, y };
  let scrolling: ReturnType<typeof scrollAtEdge> | undefined;
  const followTo = () => {
    const slot = slotAt(root, at.x, at.y, grid.slotMinutes);
    if (dragAlong(drag, spanAt, slot, grid)) setDraft({ prepared, span: drag.span });
  };
  const follow = (move: PointerEvent) => {
    at = { x: move.clientX, y: move.clientY };
    const isFar = Math.hypot(at.x - x, at.y - y) >= THRESHOLD;
    if (event.pointerType === 'touch' || (!drag.isDragging && !isFar)) return;
    scrolling ??= scrollAtEdge(root, y, followTo);
    scrolling.follow(at.y);
    followTo();
  };
  const finish = () => {
    scrolling?.stop();
    setDraft(undefined);
    if (drag.isDragging) onDragged();
  };
  const drop = () => {
    finish();
    if (prepared && drag.isDragging) interaction.change(prepared, drag.span);
    if (prepared) return;
    // Drawn at once: a dialog that opens now gives the focus back to what had it before.
    flushSync(() => interaction.pressCursor(from));
    interaction.select(drag.span, from);
  };
  listen((end) => [
    ['pointermove', (move) => follow(move as PointerEvent)],
    ['pointerup', () => [end(), drop()]],
    ['pointercancel', () => [end(), finish()]],
    ['keydown', (key) => (key as KeyboardEvent).key === 'Escape' && [end(), finish()]],
  ]);
}
