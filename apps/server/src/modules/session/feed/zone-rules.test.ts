import { expect, it } from 'vitest';
import { zoneRules } from './zone-rules.ts';

const startsOf = (zone: string, start: string, end: string) =>
  zoneRules(zone, { start: Date.parse(start), end: Date.parse(end) })
    .split('\r\n')
    .filter((line) => line.startsWith('DTSTART:'))
    .slice(1)
    .map((line) => line.slice('DTSTART:'.length));

it.each([
  { zone: 'Europe/Berlin', starts: ['20261025T030000', '20270328T020000'] },
  { zone: 'Pacific/Auckland', starts: ['20260927T020000', '20270404T030000'] },
  { zone: 'America/New_York', starts: ['20261101T020000', '20270314T020000'] },
  // Half an hour, at half past in UTC one way.
  { zone: 'Australia/Lord_Howe', starts: ['20261004T020000', '20270404T020000'] },
  { zone: 'Asia/Kolkata', starts: [] },
])('clocks of $zone change at their minute, whenever the calendar is read', ({ zone, starts }) => {
  for (const read of ['13:07:31', '00:00:00', '23:59:59'])
    expect(startsOf(zone, `2026-09-01T${read}.250Z`, `2027-05-01T${read}Z`)).toEqual(starts);
});
