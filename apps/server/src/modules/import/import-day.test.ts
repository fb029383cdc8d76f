import { expect, it } from 'vitest';
import { readImportedDay } from './import-day.ts';

it.each([
  ['', { day: '' }],
  ['2026-11-20', { day: '2026-11-20' }],
  ['2026-11-20T14:30:00', { day: '2026-11-20' }],
  ['20/11/2026', { day: '2026-11-20' }],
  ['2026-11-20 14:30', { day: '2026-11-20' }],
  [
    '2026-11-20T23:30:00-08:00',
    { fault: 'Issue date 2026-11-20T23:30:00-08:00 is no day. Write 2026-11-20 or 20/11/2026.' },
  ],
  ['1.2.2026', { day: '2026-02-01' }],
  ['29/02/2024', { day: '2024-02-29' }],
  ['29/02/2026', { fault: 'Issue date 29/02/2026 is no day. Write 2026-11-20 or 20/11/2026.' }],
  ['11/20/2026', { fault: 'Issue date 11/20/2026 is no day. Write 2026-11-20 or 20/11/2026.' }],
  ['45981', { fault: 'Issue date 45981 is no day. Write 2026-11-20 or 20/11/2026.' }],
  ['1899-12-31', { fault: 'Issue date must be a day in the years 1900 to 2199' }],
])('a day of a file that is written %j is %j', (text, read) => {
  expect(readImportedDay(text, 'Issue date')).toEqual(read);
});
