import type { ReactNode } from 'react';
import { dayMs } from '../../texts/day-ms.ts';

/** The looks of an event: the kit's meanings and the specified colours of schedules (N6). */
export type EventTone =
  | 'accent'
  | 'neutral'
  | 'info'
  | 'positive'
  | 'caution'
  | 'critical'
  | 'absence'
  | 'availability'
  | 'limit'
  | 'session'
  | 'reservation';

/**
 * A stretch of time as callers see it. Timed: ISO instants. All day: calendar dates `YYYY-MM-DD`, `end` being the
 * first day that no longer belongs to it; dates have no zone and never shift by a day.
 */
export interface CalendarSpan {
  readonly start: string;
  readonly end: string;
  readonly isAllDay: boolean;
}

/** Something on the calendar. */
export interface CalendarEvent {
  readonly id: string;
  readonly title: string;
  /** ISO instant, or a calendar date when `isAllDay`. */
  readonly start: string;
  /** ISO instant, or the first calendar date after it when `isAllDay`; missing: one day. */
  readonly end?: string | undefined;
  readonly isAllDay?: boolean | undefined;
  readonly tone?: EventTone | undefined;
  /** Before its title, so that its kind is not told by colour alone; the same element for all of a kind. Unheard. */
  readonly icon?: ReactNode;
  /** People, place, product: a second line, and part of its spoken name. */
  readonly description?: string | undefined;
  /** Drawn behind the others; not reachable itself, but heard where the cursor is. */
  readonly isBackground?: boolean | undefined;
  /** Off: stays where it is although others may be moved. */
  readonly isMovable?: boolean | undefined;
}

/** A stretch of time for calculations: instants in ms, or day numbers (days since 1970-01-01). */
export interface Span {
  readonly isAllDay: boolean;
  readonly start: number;
  readonly end: number;
}

/** An event with its times read once. */
export interface PreparedEvent extends Span {
  readonly event: CalendarEvent;
}

/** The number of a calendar date: days since 1970-01-01. */
export const dayNumber = (date: string): number => Math.round(Date.parse(date.slice(0, 10)) / dayMs);

/** The calendar date of a day number. */
export const dayText = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10);

/** Reads the times of an event; an end before its start counts as the start. */
export function prepareEvent(event: CalendarEvent): PreparedEvent {
  if (event.isAllDay) {
    const start = dayNumber(event.start);
    const end = event.end === undefined ? start + 1 : dayNumber(event.end);
    return { event, isAllDay: true, start, end: Math.max(end, start + 1) };
  }
  const start = Date.parse(event.start);
  return { event, isAllDay: false, start, end: Math.max(start, Date.parse(event.end ?? event.start)) };
}

/** The stretch of time in the callers' form. */
export const spanOf = ({ isAllDay, start, end }: Span): CalendarSpan =>
  isAllDay
    ? { isAllDay, start: dayText(start), end: dayText(end) }
    : { isAllDay, start: new Date(start).toISOString(), end: new Date(end).toISOString() };

/** Whether an event is among those that the calendar has. */
export const isThere = (events: readonly PreparedEvent[], { event: { id } }: PreparedEvent): boolean =>
  events.some(({ event }) => event.id === id);
