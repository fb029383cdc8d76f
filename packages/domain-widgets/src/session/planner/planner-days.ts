import type { AvailableSlot, SlotLoss } from '@crt/api-client/types-design-sessions';
import { dateAt, midnight, type DayRange } from '../../shared/session-events/day-range.ts';

/** The instants between which slots are searched; days that are over have none (N31). Null when all are over. */
export function periodOf({ start, end }: DayRange, today: string, zone: string) {
  const first = start < today ? today : start;
  if (first >= end) return null;
  return { dateTimeFrom: midnight(first, zone), dateTimeTo: midnight(end, zone) };
}

/** How many slots start on each day, by its date in a zone. */
export function slotsByDay(slots: readonly AvailableSlot[], zone: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { dateTimeFrom } of slots) {
    const date = dateAt(Date.parse(dateTimeFrom), zone);
    counts.set(date, (counts.get(date) ?? 0) + 1);
  }
  return counts;
}

/** The losses of the days that are shown and not over; both are told in the zone of the calendar. */
export const lossesIn = (losses: readonly SlotLoss[], { start, end }: DayRange, today: string) =>
  losses.filter(({ date }) => date >= today && date >= start && date < end);
