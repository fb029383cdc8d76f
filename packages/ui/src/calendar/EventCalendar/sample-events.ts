import type { CalendarEvent } from '../layout/event.ts';
import { dayMs } from '../../texts/day-ms.ts';

/** A designer's week in Warsaw, 23 to 29 November 2026, with everything that a calendar has to draw. */
export const sampleEvents: readonly CalendarEvent[] = [
  {
    id: 'availability',
    title: 'Available',
    start: '2026-11-24T07:00:00Z',
    end: '2026-11-24T15:00:00Z',
    tone: 'availability',
    isBackground: true,
  },
  {
    id: 'absence',
    title: 'Absent',
    start: '2026-11-26T06:00:00Z',
    end: '2026-11-26T11:00:00Z',
    tone: 'absence',
    isBackground: true,
  },
  { id: 'audit', title: 'Audit', start: '2026-11-23', end: '2026-11-25', isAllDay: true, tone: 'info' },
  { id: 'holiday', title: 'Holiday', start: '2026-11-27', isAllDay: true, tone: 'absence', isMovable: false },
  {
    id: 'session-1',
    title: 'Session CRT-104210',
    description: 'Dr. Ito, IPS Implants',
    start: '2026-11-24T08:00:00Z',
    end: '2026-11-24T10:00:00Z',
    tone: 'session',
  },
  {
    id: 'session-2',
    title: 'Session CRT-104377',
    description: 'Dr. Bianchi',
    start: '2026-11-24T09:00:00Z',
    end: '2026-11-24T11:00:00Z',
    tone: 'reservation',
  },
  {
    id: 'limit',
    title: 'Number of sessions reached',
    start: '2026-11-25T08:00:00Z',
    end: '2026-11-25T12:00:00Z',
    tone: 'limit',
  },
  {
    id: 'night',
    title: 'Scan conversion',
    start: '2026-11-25T21:00:00Z',
    end: '2026-11-26T03:00:00Z',
    tone: 'neutral',
  },
  {
    id: 'review',
    title: 'Design review',
    description: 'Room 4',
    start: '2026-11-26T12:30:00Z',
    end: '2026-11-26T13:00:00Z',
  },
];

/** Noon of Tuesday 24 November 2026 in Warsaw. */
export const sampleNow = Date.parse('2026-11-24T11:20:00Z');

/** That week, at that time. */
export const sampleCalendar = {
  label: 'Schedule',
  events: sampleEvents,
  now: sampleNow,
  defaultDate: '2026-11-24',
  timeZone: 'Europe/Warsaw',
};

/** Many events that overlap, the same on each run. */
export function manyEvents(count: number, first: string, days: number): CalendarEvent[] {
  const start = Date.parse(`${first}T06:00:00Z`);
  return Array.from({ length: count }, (_, index) => {
    const from = start + (index % days) * dayMs + ((index * 37) % 40) * 900_000;
    return {
      id: `many-${index}`,
      title: `Session ${index}`,
      start: new Date(from).toISOString(),
      end: new Date(from + (2 + (index % 5)) * 1_800_000).toISOString(),
      tone: (['session', 'accent', 'reservation', 'neutral'] as const)[index % 4],
    };
  });
}
