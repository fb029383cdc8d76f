import { expect, it } from 'vitest';
import { calendarKind } from './calendar-kind.ts';

it('the name decides about the kind of a calendar, letter by letter (T13)', () => {
  expect(['Capacity Berlin', 'Berlin Capacity', 'OverCapacityX'].map(calendarKind)).toEqual(
    Array.from({ length: 3 }, () => 'capacity'),
  );
  expect(['Berlin Holidays', 'capacity berlin', 'CAPACITY', ''].map(calendarKind)).toEqual(
    Array.from({ length: 4 }, () => 'holiday'),
  );
});
