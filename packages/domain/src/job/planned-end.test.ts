import { Time } from '@internationalized/date';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { localDay, localTime } from '../../exports/local-time.ts';
import { plannedEnds } from '../../exports/planned-end.ts';
import { addStep, setSuccessor } from '../../exports/workflow.ts';
import {
  addWorkMinutes,
  isWorkingDay,
  NoWorkingDayError,
  type WorkingCalendar,
} from '../../exports/working-time.ts';

const berlin: WorkingCalendar = {
  zone: 'Europe/Berlin',
  holidays: new Set(['2026-11-25']),
  workDayStart: new Time(8),
  workDayEnd: new Time(16),
};

it('lays efforts over the working time of the site; a step without one has no end (§3.5.6)', () => {
  const steps = setSuccessor([20, 21, 22, 23].reduce(addStep, [] as const), {
    stepId: 21,
    way: 'success',
    to: 23,
  });
  const effort = new Map([
    [20, 120],
    [22, 60],
    [23, 300],
  ]);
  const ends = plannedEnds(steps, {
    start: new Date('2026-11-24T12:00Z'),
    site: berlin,
    effortOf: (stepId) => effort.get(stepId) ?? null,
  });
  // 13 to 15 o'clock; the fourth follows the second, an hour of it before a day off.
  expect([...ends].map(([stepId, end]) => `${stepId} ${end.toISOString()}`)).toEqual([
    '20 2026-11-24T14:00:00.000Z',
    '23 2026-11-26T11:00:00.000Z',
  ]);
});

it('asks for working hours rather than hanging', () => {
  const never = { ...berlin, workDayEnd: berlin.workDayStart };
  expect(() => addWorkMinutes(never, new Date('2026-11-24T12:00Z'), 1)).toThrow(NoWorkingDayError);
});

it('is what counting the worked minutes one by one says, also over a clock change (§3.5.6)', () => {
  const night = { ...berlin, zone: 'America/Detroit', workDayStart: new Time(1), workDayEnd: new Time(5) };
  const isWorked = (at: Date, site: WorkingCalendar) => {
    const time = localTime(at, site.zone);
    const isIn = time.compare(site.workDayStart) >= 0 && time.compare(site.workDayEnd) < 0;
    return isIn && isWorkingDay(site, localDay(at, site.zone));
  };
  const begins = fc
    .integer({ min: 0, max: 12 * 1440 })
    .map((minutes) => Date.UTC(2026, 2, 22) + minutes * 60_000);
  fc.assert(
    fc.property(
      fc.constantFrom(berlin, night),
      begins,
      fc.integer({ min: 1, max: 900 }),
      (site, begin, minutes) => {
        let at = begin;
        for (let left = minutes; left > 0; at += 60_000) if (isWorked(new Date(at), site)) left -= 1;
        expect(addWorkMinutes(site, new Date(begin), minutes)).toEqual(new Date(at));
      },
    ),
    { numRuns: 30 },
  );
});
