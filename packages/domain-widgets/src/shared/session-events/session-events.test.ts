import type { DesignSession, ScheduledAvailability } from '@crt/api-client/types-design-sessions';
import { availabilityType } from '@crt/domain/availability';
import { meetingStatus } from '@crt/domain/booked-session';
import { expect, test } from 'vitest';
import { availabilityEvent, sessionEvent } from './session-events.ts';

const entry: ScheduledAvailability = {
  id: 301,
  type: availabilityType.recurring,
  startDate: '2026-11-24T08:00:00Z',
  endDate: '2026-11-24T12:00:00Z',
  sessionsLimitReached: false,
  designerId: 'usr-tlin',
  timestampBase64: 'AAAAAAAAB9E=',
};
const zone = 'Europe/Berlin';
const session = {
  id: 640,
  requestId: '26-10412',
  designerId: 'usr-tlin',
  surgeonName: 'Dr. A. Keller',
  startDate: '2026-11-24T08:00:00Z',
  endDate: '2026-11-24T09:30:00Z',
} as DesignSession;

test('the five kinds differ by colour, icon and title (N6)', () => {
  const events = [
    availabilityEvent({ ...entry, type: availabilityType.absence }, zone),
    availabilityEvent(entry, zone),
    availabilityEvent({ ...entry, sessionsLimitReached: true }, zone),
    sessionEvent(session, 'session'),
    sessionEvent(session, 'preReservation'),
  ];
  expect(events.map(({ title, tone }) => [title, tone])).toEqual([
    ['Absence', 'absence'],
    ['Availability', 'availability'],
    ['(Max.number of sessions reached)', 'limit'],
    ['Session 26-10412', 'session'],
    ['Pre-reservation 26-10412', 'reservation'],
  ]);
  expect(new Set(events.map(({ icon }) => icon)).size).toBe(5);
});

test.each([meetingStatus.failed, meetingStatus.error])(
  'a session without its meeting says so (%i, N16)',
  (meeting) => {
    const event = sessionEvent({ ...session, meeting }, 'session');
    expect(event.title).toBe('Meeting failed: 26-10412');
    expect(event.icon).not.toBe(sessionEvent(session, 'session').icon);
  },
);

test('what is moved is the same event at its new time: the keyboard stays on it (N7, N11)', () => {
  for (const type of [availabilityType.single, availabilityType.absence]) {
    const before = availabilityEvent({ ...entry, type }, zone);
    const after = availabilityEvent({ ...entry, type, startDate: '2026-11-24T09:00:00Z' }, zone);
    expect(after.id).toBe(before.id);
  }
});

test('the days of a series are events of their own, and say whose they are among others (N6, N23)', () => {
  const days = [entry, { ...entry, startDate: '2026-11-25T08:00:00Z', endDate: '2026-11-25T12:00:00Z' }];
  const events = days.map((day) => availabilityEvent(day, zone, () => 'Tzu Lin'));
  expect(new Set(events.map(({ id }) => id)).size).toBe(2);
  expect(events[0]?.title).toBe('Tzu Lin: Availability');
});

test.each([
  ['one day', '2026-11-24T23:00:00Z', '2026-11-25T23:00:00Z', '2026-11-25', '2026-11-26'],
  [
    'the day on which the clock goes back',
    '2026-10-24T22:00:00Z',
    '2026-10-25T23:00:00Z',
    '2026-10-25',
    '2026-10-26',
  ],
  ['several days', '2026-12-01T23:00:00Z', '2026-12-04T23:00:00Z', '2026-12-02', '2026-12-05'],
])('an absence of %s stands among the whole days (N11)', (_, startDate, endDate, start, end) => {
  const away = { ...entry, type: availabilityType.absence, startDate, endDate };
  expect(availabilityEvent(away, zone)).toMatchObject({ start, end, isAllDay: true });
  // Elsewhere it is not whole days, and what is offered has hours.
  expect(availabilityEvent(away, 'Asia/Tokyo')).toMatchObject({ start: startDate, end: endDate });
  for (const event of [
    availabilityEvent(away, 'Asia/Tokyo'),
    availabilityEvent({ ...away, endDate: startDate }, zone),
    availabilityEvent({ ...away, type: availabilityType.single }, zone),
  ])
    expect(event.isAllDay).toBeUndefined();
});
