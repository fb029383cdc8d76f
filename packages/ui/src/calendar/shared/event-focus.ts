import { isShownInPart } from '../../layout/show-focused.ts';

/** The drawn events of a calendar, in the order of days and times. */
const drawnEvents = (root: Element): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('[data-event]')];

/** What a drawn event says of its place: its day, and the minute at which it stands there (-1: the whole day). */
const placeOf = (element: HTMLElement): { day: number; at: number } => ({
  day: Number(element.dataset['day']),
  at: Number(element.dataset['at']),
});

const inOrder = (a: HTMLElement, b: HTMLElement): number => {
  const [left, right] = [placeOf(a), placeOf(b)];
  return left.day - right.day || left.at - right.at;
};

const middle = (element: HTMLElement): number => {
  const { top, height } = element.getBoundingClientRect();
  return top + height / 2;
};

/** The event of another day that stands nearest to the same height. */
function beside(events: readonly HTMLElement[], from: HTMLElement, step: 1 | -1): HTMLElement | undefined {
  const { day } = placeOf(from);
  const days = events.map((event) => placeOf(event).day).filter((other) => (other - day) * step > 0);
  if (days.length === 0) return undefined;
  const wanted = step > 0 ? Math.min(...days) : Math.max(...days);
  const height = middle(from);
  let best: HTMLElement | undefined;
  for (const event of events) {
    if (placeOf(event).day !== wanted) continue;
    if (!best || Math.abs(middle(event) - height) < Math.abs(middle(best) - height)) best = event;
  }
  return best;
}

/**
 * Where a key leads from an event: up and down by time, on into the next day; sideways to the nearest event of the
 * next day that has one; Home and End to the first and last.
 */
export function neighbourEvent(
  root: Element,
  from: HTMLElement,
  key: string,
  isRightToLeft: boolean,
): HTMLElement | undefined {
  const events = drawnEvents(root).sort(inOrder);
  const sideways = isRightToLeft ? -1 : 1;
  switch (key) {
    case 'ArrowDown':
      return events[events.indexOf(from) + 1];
    case 'ArrowUp':
      return events[events.indexOf(from) - 1];
    case 'ArrowRight':
      return beside(events, from, sideways);
    case 'ArrowLeft':
      return beside(events, from, sideways === 1 ? -1 : 1);
    case 'Home':
      return events[0];
    case 'End':
      return events.at(-1);
    default:
      return undefined;
  }
}

/** The event that Tab leads to from a place: the first from there on, else the first of all. */
export function eventFrom(root: Element, day: number, at: number): HTMLElement | undefined {
  const events = drawnEvents(root).sort(inOrder);
  const isFrom = (element: HTMLElement) => {
    const place = placeOf(element);
    return place.day > day || (place.day === day && place.at >= at);
  };
  return events.find(isFrom) ?? events[0];
}

/** Makes one event of a list the tab stop. */
export function setTabStop(root: Element, stop: HTMLElement | undefined): void {
  for (const event of drawnEvents(root)) event.tabIndex = event === stop ? 0 : -1;
}

/** Whether the hours in sight show some of an event that is higher than they are, so its words. */
function isSeenInPart(root: Element, element: HTMLElement): boolean {
  const sight = root.parentElement?.getBoundingClientRect();
  return sight !== undefined && isShownInPart(element, sight);
}

/** Gives the focus to an event; one that was taken away leaves it to the cursor. Nothing scrolls for what is seen. */
export function focusEvent(root: Element, id: string | undefined, isSeen = false): void {
  const event = id === undefined ? null : root.querySelector<HTMLElement>(`[data-event="${CSS.escape(id)}"]`);
  const target = event ?? root.querySelector<HTMLElement>('[data-cursor]');
  target?.focus({ preventScroll: isSeen || isSeenInPart(root, target) });
}
