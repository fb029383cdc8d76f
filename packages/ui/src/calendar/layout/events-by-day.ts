import { daysOf } from './bars.ts';
import type { PreparedEvent } from './event.ts';

const inOrder = (a: PreparedEvent, b: PreparedEvent) =>
  Number(b.isAllDay) - Number(a.isAllDay) || a.start - b.start || a.end - b.end;

/** The events that touch each of some days: the all-day ones first, then by time. */
export function eventsByDay(
  days: readonly number[],
  events: readonly PreparedEvent[],
  zone: string,
): ReadonlyMap<number, readonly PreparedEvent[]> {
  const byDay = new Map<number, PreparedEvent[]>(days.map((day) => [day, []]));
  for (const prepared of events) {
    const [first, end] = daysOf(prepared, zone);
    for (let day = first; day < end; day++) byDay.get(day)?.push(prepared);
  }
  for (const ofDay of byDay.values()) ofDay.sort(inOrder);
  return byDay;
}
