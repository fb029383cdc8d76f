import { expect, test } from 'vitest';
import { formatDate, formatWithZone } from './format-date.ts';

const instant = '2026-03-04T23:05:09Z';

test.each([
  ['date', '05/03/2026'],
  ['dateTime', '05/03/2026 00:05'],
  ['time', '00:05'],
  ['isoDate', '2026-03-05'],
  ['dateTime12', '05/03/2026 12:05 am'],
  ['time12', '12:05 am'],
  ['dateTimeSeconds', '05/03/2026 00:05:09'],
] as const)('an instant as %s is read in the zone that was asked for, midnight as hour 00', (style, text) => {
  expect(formatDate(instant, style, 'Europe/Warsaw')).toBe(text);
  expect(formatDate(new Date(instant), style, 'Europe/Warsaw')).toBe(text);
});

test('a calendar day is the same day everywhere (A29)', () => {
  for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
    expect(formatDate('2026-03-04', 'date', zone)).toBe('04/03/2026');
    expect(formatDate('2026-03-04', 'isoDate', zone)).toBe('2026-03-04');
  }
});

test('what is no date is given back as it is', () => {
  expect(formatDate('soon', 'dateTime', 'UTC')).toBe('soon');
  expect(formatDate('week 48', 'dateTime', 'UTC')).toBe('week 48');
});

test.each([
  ['2026-12-04T11:00:00Z', 'dateTime', 'Europe/Amsterdam', '04/12/2026 12:00 CET'],
  ['2026-07-04T11:00:00Z', 'dateTime', 'Europe/Amsterdam', '04/07/2026 13:00 CEST'],
  ['2026-12-04T22:00:00Z', 'time', 'Asia/Tokyo', '07:00 GMT+9'],
  ['2026-12-04T22:00:00Z', 'date', 'Asia/Tokyo', '05/12/2026'],
  ['2026-12-04', 'dateTime', 'Asia/Tokyo', '04/12/2026'],
  ['soon', 'dateTime', 'Asia/Tokyo', 'soon'],
] as const)('%s as %s in %s names its zone only beside a time', (value, style, zone, text) => {
  expect(formatWithZone(value, style, zone)).toBe(text);
});

test('a zone changes its name at the instant its clocks change, not with its day', () => {
  expect(formatWithZone('2026-10-25T00:59:00Z', 'time', 'Europe/Berlin')).toBe('02:59 CEST');
  expect(formatWithZone('2026-10-25T01:00:00Z', 'time', 'Europe/Berlin')).toBe('02:00 CET');
});
