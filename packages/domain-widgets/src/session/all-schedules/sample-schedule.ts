import { listDesigners } from '@crt/api-client/design-sessions/designer';
import {
  listScheduledPreReservations,
  listScheduledSessions,
} from '@crt/api-client/design-sessions/schedule';
import { exampleOf } from '@crt/api-client/mocks';
import { availabilityType } from '@crt/domain/availability';
import { fullName } from '@crt/domain/full-name';
import {
  availabilityEvent,
  sessionEvent,
  type ScheduleEvent,
} from '../../shared/session-events/session-events.ts';

/** Designers of the stories. */
export const sampleDesigners = exampleOf(listDesigners);

const nameOf = (id: string) => {
  const found = sampleDesigners.find((designer) => designer.id === id);
  return found && fullName(found);
};

const entry = {
  id: 301,
  type: availabilityType.single,
  startDate: '2026-11-23T08:00:00Z',
  endDate: '2026-11-23T16:00:00Z',
  sessionsLimitReached: false,
  designerId: sampleDesigners[0]?.id ?? '',
  timestampBase64: 'AAAAAAAAB9E=',
};

/** A week with all that stands in schedules. */
export const sampleEvents: readonly ScheduleEvent[] = [
  availabilityEvent(entry, 'UTC', nameOf),
  availabilityEvent(
    {
      ...entry,
      id: 302,
      startDate: '2026-11-26T08:00:00Z',
      endDate: '2026-11-26T16:00:00Z',
      sessionsLimitReached: true,
    },
    'UTC',
    nameOf,
  ),
  ...exampleOf(listScheduledSessions).map((session) => sessionEvent(session, 'session', nameOf)),
  ...exampleOf(listScheduledPreReservations).map((one) => sessionEvent(one, 'preReservation', nameOf)),
];
