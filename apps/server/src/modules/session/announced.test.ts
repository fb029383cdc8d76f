import { expect, it } from 'vitest';
import { dana, sessionDesk } from './testing/session-desk.ts';

const desk = sessionDesk();

it('what stands in a schedule is announced with whose it is, and a saved week as its designer (N1, N8)', async () => {
  desk.app.takeEvents();
  const days = [{ weekDay: 6, startTime: '10:00:00', endTime: '12:00:00' }];
  const week = { startDate: '2027-01-04', endDate: '2027-01-31', days };
  const sent = { ...week, scheduleName: 'Saturdays', saveSchedule: true };
  const path = `designers/${dana}/availabilities/calendar`;
  const { body } = await desk.call<{ result: number; id: number }>('session-manager', 'POST', path, sent);
  expect(body).toMatchObject({ result: 0 });
  const [request] = await desk.requests(1);
  const booked = await desk.call<{ id: number }>('session-manager', 'POST', 'sessionsAdministration', {
    requestId: request?.requestId,
    designerId: dana,
    startDate: '2026-11-25T08:00:00Z',
    preparationDuration: '0.01:00:00',
    sessionDuration: '01:00:00',
    postprocessingDuration: '0.00:00:00',
  });
  await desk.call('session-manager', 'POST', `designers/${dana}/calendarFeed`);
  const told = desk.app.takeEvents();
  const of = (entity: string) => told.filter((event) => event.entity === entity);
  expect(of('availability')).toMatchObject([{ entityId: String(body.id), ownerId: dana }]);
  expect(of('design-session')).toMatchObject([{ entityId: String(booked.body.id), ownerId: dana }]);
  expect(of('calendar-feed')).toMatchObject([{ entityId: dana, ownerId: dana }]);
  for (const one of of('schedule')) expect(one).toMatchObject({ entityId: dana, ownerId: dana });
  // The saved week, and the address of the feed: everybody who sees designers may read that there is another.
  expect(of('designer').map(({ entityId }) => entityId)).toEqual([dana, dana]);
});
