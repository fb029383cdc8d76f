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
    availabilityEvent({ ...entry, type: availabilityType.absence }),
    availabilityEvent(entry),
    availabilityEvent({ ...entry, sessionsLimitReached: true }),
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
    const before = availabilityEvent({ ...entry, type });
    const after = availabilityEvent({ ...entry, type, startDate: '2026-11-24T09:00:00Z' });
    expect(after.id).toBe(before.id);
  }
});

test('the days of a series are events of their own, and say whose they are among others (N6, N23)', () => {
  const days = [entry, { ...entry, startDate: '2026-11-25T08:00:00Z', endDate: '2026-11-25T12:00:00Z' }];
  const events = days.map((day) => availabilityEvent(day, () => 'Tzu Lin'));
  expect(new Set(events.map(({ id }) => id)).size).toBe(2);
  expect(events[0]?.title).toBe('Tzu Lin: Availability');
});
