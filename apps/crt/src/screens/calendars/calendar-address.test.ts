import { expect, it } from 'vitest';
import { readPlace, writePlace } from './calendar-address.ts';

it('an address leads back to where it was written (T12)', () => {
  const place = { calendarId: 7, locationId: 2, date: '2026-12-01', view: 'year' } as const;
  expect(readPlace(writePlace(place))).toEqual(place);
  expect(writePlace({ view: 'month' }).toString()).toBe('');
});

it('what makes no sense is left out', () => {
  for (const query of ['', 'calendar=x&location=-1&date=2026-02-30&view=week', 'date=yesterday'])
    expect(Object.values(readPlace(new URLSearchParams(query))).filter((part) => part !== undefined)).toEqual(
      [],
    );
});
