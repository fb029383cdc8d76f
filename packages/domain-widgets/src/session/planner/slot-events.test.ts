import { expect, it } from 'vitest';
import { lossesIn, periodOf, slotsByDay } from './planner-days.ts';
import { sampleLosses, sampleSlots } from './sample-slots.ts';
import { lossMarks, runEvents, runsOf } from './slot-events.ts';

it('starts that follow each other are one piece, which ends a quarter of an hour after its last (N31)', () => {
  const events = runEvents(runsOf(sampleSlots.toReversed(), 'UTC'), 'week');
  expect(events.map(({ start, end }) => [start, end])).toEqual([
    ['2026-11-24T09:00:00.000Z', '2026-11-24T10:45:00.000Z'],
    ['2026-11-24T12:00:00.000Z', '2026-11-24T14:45:00.000Z'],
    ['2026-11-26T07:00:00.000Z', '2026-11-26T14:45:00.000Z'],
  ]);
});

it('starts over midnight are counted on the day of the zone on which they lie (N31)', () => {
  const [first] = sampleSlots;
  const hours = ['22:30', '22:45', '23:00', '23:15', '23:30'];
  const slots = first ? hours.map((time) => ({ ...first, dateTimeFrom: `2026-11-25T${time}:00Z` })) : [];
  const told = (zone: string) =>
    runEvents(runsOf(slots, zone), 'month').map(({ title, start }) => [title, start]);
  expect(told('UTC')).toEqual([['5 start times', '2026-11-25T22:30:00.000Z']]);
  expect(told('Europe/Berlin')).toEqual([
    ['2 start times', '2026-11-25T22:30:00.000Z'],
    ['3 start times', '2026-11-25T23:00:00.000Z'],
  ]);
});

it('a day is marked with what took most of its starts, and with whether any is left', () => {
  const titles = lossMarks(sampleLosses, new Set(['2026-11-24', '2026-11-26'])).map(({ title }) => title);
  expect(titles).toEqual([
    '8 lost: booked',
    'None: designer limit',
    '1 lost: too short',
    'None: type limit',
    'None: nobody there',
    'None: nobody there',
  ]);
});

it('searches from today on, on the days of the zone that is shown (N31, N41)', () => {
  const week = { start: '2026-11-23', end: '2026-11-30' };
  expect(periodOf(week, '2026-11-25', 'America/Detroit')).toEqual({
    dateTimeFrom: '2026-11-25T05:00:00.000Z',
    dateTimeTo: '2026-11-30T05:00:00.000Z',
  });
  expect(periodOf(week, '2026-12-01', 'America/Detroit')).toBeNull();
  expect(lossesIn(sampleLosses, week, '2026-11-28').map(({ date }) => date)).toEqual([
    '2026-11-28',
    '2026-11-29',
  ]);
  expect([...slotsByDay(sampleSlots.slice(-2), 'Asia/Tokyo')]).toEqual([['2026-11-26', 2]]);
});
