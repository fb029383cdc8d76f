import type { DesignSession, ScheduledAvailability } from '@crt/api-client/types-design-sessions';
import { availabilityType } from '@crt/domain/availability';
import { doesBlock } from '@crt/domain/booked-session';
import type { CalendarEvent, CalendarSpan } from '@crt/ui/EventCalendar';
import { dateAt, midnight } from './day-range.ts';
import { failedLook, kindLooks } from './event-kinds.tsx';
import { sessionEventTexts as texts } from './session-events.texts.ts';

/** An entry of a schedule as the calendar draws it, with what it was made of: what a press on it opens (N6). */
export type ScheduleEvent = CalendarEvent &
  (
    | { readonly kind: 'absence' | 'availability' | 'limit'; readonly entry: ScheduledAvailability }
    | { readonly kind: 'session' | 'preReservation'; readonly entry: DesignSession }
  );

/** Whether an event is a session or a reservation, and not time that somebody offers or is away. */
export const isBooked = ({ id }: Pick<CalendarEvent, 'id'>): boolean => id.startsWith(bookedPrefix);
const bookedPrefix = 'session-';

/** The id of the event of a session or reservation. */
export const bookedId = ({ id }: Pick<DesignSession, 'id'>): string => `${bookedPrefix}${id}`;

/** Whose entry it is; said before its title, where schedules of several designers stand together. */
type NameOf = (designerId: string) => string | undefined;

const titleOf = (title: string, designer: string | undefined) =>
  designer === undefined ? title : texts.of(designer, title);

type Entered = Pick<ScheduledAvailability, 'startDate' | 'endDate'>;

/** The dates of a stretch of time that is whole days in a zone (N11). */
function wholeDaysOf({ startDate, endDate }: Entered, zone: string): CalendarSpan | undefined {
  const [start, end] = [dateAt(Date.parse(startDate), zone), dateAt(Date.parse(endDate), zone)];
  const isMidnight = (date: string, instant: string) =>
    Date.parse(midnight(date, zone)) === Date.parse(instant);
  const areDays = start < end && isMidnight(start, startDate) && isMidnight(end, endDate);
  return areDays ? { start, end, isAllDay: true } : undefined;
}

/**
 * An availability, one whose day has reached its limit, or an absence: each day of a series is an event (N6). An absence
 * of whole days in the zone of the calendar stands above the hours, where it takes no room from what is offered (N11).
 */
export function availabilityEvent(
  entry: ScheduledAvailability,
  zone: string,
  nameOf?: NameOf,
): ScheduleEvent {
  const { id, type, startDate, endDate, sessionsLimitReached, designerId } = entry;
  const kind =
    type === availabilityType.absence ? 'absence' : sessionsLimitReached ? 'limit' : 'availability';
  const isSeries = type === availabilityType.recurring;
  return {
    // A series answers with the same id on each of its days; what is moved stays the same, and keeps the focus.
    id: isSeries ? `availability-${id}-${startDate}` : `availability-${id}`,
    kind,
    entry,
    title: titleOf(texts[kind], nameOf?.(designerId)),
    start: startDate,
    end: endDate,
    ...(kind === 'absence' && wholeDaysOf(entry, zone)),
    ...kindLooks[kind],
  };
}

/** A booked session, which says so when its meeting failed, or a reservation that waits for its scan (N6, N18). */
export function sessionEvent(
  entry: DesignSession,
  kind: 'session' | 'preReservation',
  nameOf?: NameOf,
): ScheduleEvent {
  const { requestId, designerId, startDate, endDate, surgeonName } = entry;
  const title = doesBlock(entry) ? texts[kind] : texts.failedSession;
  return {
    id: bookedId(entry),
    kind,
    entry,
    title: titleOf(title(requestId), nameOf?.(designerId)),
    start: startDate,
    end: endDate,
    description: surgeonName ?? undefined,
    ...(doesBlock(entry) ? kindLooks[kind] : failedLook),
  };
}
