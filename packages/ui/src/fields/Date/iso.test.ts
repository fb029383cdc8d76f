import { expect, it } from 'vitest';
import { readDate, readInstant, readTime, writeDate, writeInstant, writeTime } from './iso.ts';

it('reads and writes dates, also out of a longer text', () => {
  expect(writeDate(readDate('2026-11-24'))).toBe('2026-11-24');
  expect(writeDate(readDate('2026-11-24T08:00:00Z'))).toBe('2026-11-24');
});

it('shows an instant in its zone and gives the same instant back, also on the day the clocks change', () => {
  const value = readInstant('2026-03-29T01:30:00Z', 'Europe/Warsaw');
  expect(value?.hour).toBe(3);
  expect(writeInstant(value)).toBe('2026-03-29T01:30:00.000Z');
});

it('reads times with and without seconds', () => {
  expect(writeTime(readTime('08:30:00'))).toBe('08:30');
});

it('takes what cannot be read for empty', () => {
  expect([readDate('soon'), readInstant('soon', 'UTC'), readTime('25:99'), readDate(null)]).toEqual([
    null,
    null,
    null,
    null,
  ]);
});
