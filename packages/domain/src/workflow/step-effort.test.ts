import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  criticalHoursText,
  criticalityFault,
  effortGroupId,
  effortGroupOf,
  effortText,
  everyLevel,
  workDayMinutes,
} from './step-effort.ts';

it.each([
  [500, 480, '1d 20m'],
  [500, 540, '8h 20m'],
  [1440, 480, '3d'],
  [485, 480, '1d 5m'],
  [541, 480, '1d 1h 1m'],
  [60, 480, '1h'],
  [59, 480, '59m'],
  [0, 480, '0m'],
  [null, 480, '0m'],
])('%s minutes at a day of %s are %s (T23)', (minutes, day, text) => {
  expect(effortText(minutes, day)).toBe(text);
});

it('a working day is as long as from its start to its end (T23)', () => {
  expect(workDayMinutes('06:30:00', '14:30:00')).toBe(480);
});

it('levels that are not used show a dash (T23)', () => {
  const entered = [{ level: 2, hours: 0 } as const];
  expect(everyLevel(entered).map(({ level }) => criticalHoursText(entered, level))).toEqual(['-', '0', '-']);
});

it.each([
  [[4, 8, 12], undefined],
  [[4, null, 12], undefined],
  [[null, null, null], undefined],
  [[8, 4, null], 'Critical level 2 must not begin before level 1.'],
  [[8, null, 7], 'Critical level 3 must not begin before level 1.'],
  [[8, null, 8], undefined],
])('levels from %j hours on (§3.5)', (hours, fault) => {
  const levels = ([1, 2, 3] as const).map((level, index) => ({ level, hours: hours[index] ?? null }));
  expect(criticalityFault(levels)).toBe(fault);
});

it('the id of efforts names workflow and plant (T22)', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 200_000 }),
      fc.integer({ min: 1, max: 9999 }),
      (workflowId, locationId) => {
        expect(effortGroupOf(effortGroupId(workflowId, locationId))).toEqual({ workflowId, locationId });
      },
    ),
  );
});
