import { expect, it } from 'vitest';
import { plannedDayFault } from './planned-years.ts';

it.each(['1900-01-01', '2026-11-29', '2199-12-31'])('takes %s', (day) =>
  expect(plannedDayFault(day)).toBeUndefined(),
);

it.each(['0226-11-29', '1899-12-31', '2200-01-01', '2300-05-01', '9999-12-31'])(
  'refuses %s in plain words',
  (day) => expect(plannedDayFault(day)).toBe('must be a day in the years 1900 to 2199'),
);
