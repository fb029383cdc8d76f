import type { CalendarEvent, CalendarSpan } from '../layout/event.ts';

/** What people can do on a calendar; what has no callback cannot be done. */
export interface CalendarActions {
  /** A stretch of free time was chosen: by dragging, a click, or Enter. */
  onSelect?: ((span: CalendarSpan) => void) | undefined;
  /** An event was pressed: a click, or Enter. `element` is where it stands, for an EventPopover beside it. */
  onEventPress?: ((event: CalendarEvent, element: HTMLElement) => void) | undefined;
  /** The event whose dialog is open although nobody pressed it, as from an address: who closes that goes on at it. */
  openEventId?: string | undefined;
  /**
   * An event was moved or resized; the caller keeps the new times, or leaves the event where it was. Who learns that only
   * later gives a promise of whether it was kept, so that it is not told to be where it is not.
   */
  onEventChange?: ((event: CalendarEvent, span: CalendarSpan) => void | Promise<boolean>) | undefined;
  /** Page Up and Page Down: the previous or next period. */
  onNavigate?: ((step: 1 | -1) => void) | undefined;
  /** A day was asked for by itself: its number, or what did not fit into it. */
  onDayPress?: ((date: string) => void) | undefined;
}
