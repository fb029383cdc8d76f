import { expect, test } from 'vitest';
import { formatDate } from './format-date.ts';

const instant = '2026-03-04T23:05:09Z';

test.each([
  ['date', '05/03/2026'],
  ['dateTime', '05/03/2026 00:05'],
  ['time', '00:05'],
  ['isoDate', '2026-03-05'],
] as const)('an instant as %s is read in the zone that was asked for, midnight as hour 00', (style, text) => {
  expect(formatDate(instant, style, 'Europe/Warsaw')).toBe(text);
  expect(formatDate(new Date(instant), style, 'Europe/Warsaw')).toBe(text);
});

test('a calendar day is the same day everywhere', () => {
  for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
    expect(formatDate('2026-03-04', 'date', zone)).toBe('04/03/2026');
    expect(formatDate('2026-03-04', 'isoDate', zone)).toBe('2026-03-04');
  }
});

test('what is no date is given back as it is', () => {
  expect(formatDate('soon', 'dateTime', 'UTC')).toBe('soon');
});
