import { initialAllSchedulesFilter } from '@crt/domain-widgets/ConnectedAllSchedules';
import { expect, test } from 'vitest';
import { readAllSchedulesFilter, writeAllSchedulesFilter } from './all-schedules-address.ts';

test('an address leads to the same view of all schedules again (N23, N37)', () => {
  const filter = {
    productTypeIds: [4, 6],
    zone: 'Asia/Tokyo',
    showsBooked: true,
    hasWeekends: true,
    hourCycle: 12,
  } as const;
  expect(readAllSchedulesFilter(writeAllSchedulesFilter(filter))).toEqual(filter);
  expect(writeAllSchedulesFilter(initialAllSchedulesFilter).toString()).toBe('');
});

test('what makes no sense in the address counts as left out (N23)', () => {
  const query = new URLSearchParams('productType=x&zone=Mars/Olympus&booked=perhaps&clock=7');
  expect(readAllSchedulesFilter(query)).toEqual(initialAllSchedulesFilter);
});
