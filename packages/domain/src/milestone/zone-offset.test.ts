import { fromDate, toCalendarDate, toTime } from '@internationalized/date';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { localDay, localTime } from './local-time.ts';
import { zoneOffset } from './zone-offset.ts';

const zones = fc.constantFrom(
  'Europe/Berlin',
  'America/Detroit',
  'Australia/Lord_Howe',
  'Asia/Kolkata',
  'Asia/Tokyo',
  'America/Santiago',
  'Pacific/Apia',
);
const instants = fc.date({
  min: new Date('2010-01-01T00:00:00Z'),
  max: new Date('2035-01-01T00:00:00Z'),
  noInvalidDate: true,
});

it('the offset, day and time of a zone are those of its clocks, on the days of a change too', () => {
  fc.assert(
    fc.property(instants, zones, (instant, zone) => {
      const shown = fromDate(instant, zone);
      expect(zoneOffset(instant.getTime(), zone)).toBe(shown.offset);
      expect(localDay(instant, zone).toString()).toBe(toCalendarDate(shown).toString());
      expect(localTime(instant, zone).toString()).toBe(toTime(shown).set({ millisecond: 0 }).toString());
    }),
    { numRuns: 2000 },
  );
  for (let minute = -180; minute <= 180; minute += 7) {
    for (const change of ['2026-03-29T01:00:00Z', '2026-10-25T01:00:00Z']) {
      const instant = new Date(Date.parse(change) + minute * 60_000);
      expect(zoneOffset(instant.getTime(), 'Europe/Berlin')).toBe(fromDate(instant, 'Europe/Berlin').offset);
    }
  }
});

it('the offset holds at the ends of time that a date can have', () => {
  for (const zone of ['UTC', 'Asia/Tokyo', 'America/Detroit']) {
    for (const text of [
      '-000300-07-01T12:00:00Z',
      '0001-01-01T00:00:00Z',
      '0099-05-01T00:00:00Z',
      '9999-12-31T23:59:59Z',
    ]) {
      expect(zoneOffset(Date.parse(text), zone), `${zone} ${text}`).toBe(
        fromDate(new Date(text), zone).offset,
      );
    }
  }
});
