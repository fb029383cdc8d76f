import { expect, it } from 'vitest';
import { dayOrder, fullYear, readDateText, readTimeText } from './read-text.ts';

it.each([
  ['2026-11-24', '2026-11-24'],
  ['2026/11/24', '2026-11-24'],
  ['24/11/2026', '2026-11-24'],
  ['24.11.2026', '2026-11-24'],
  ['24-11-2026', '2026-11-24'],
  [' 4.1.27 ', '2027-01-04'],
  ['24/11/74', '1974-11-24'],
  ['29/02/2028', '2028-02-29'],
])('reads the day of %s', (text, day) => {
  expect(readDateText(text, 'dmy')).toEqual({ day, time: null, offset: null });
});

it.each([
  ['24/11/2026 8:30', '08:30', null],
  ['24/11/2026, 08.30', '08:30', null],
  ['24/11/2026 12:05 am', '00:05', null],
  ['24/11/2026 2:05 PM', '14:05', null],
  ['2026-11-24T08:30:00.000Z', '08:30', 'Z'],
  ['2026-11-24T08:30+01:00', '08:30', '+01:00'],
  ['24/11/2026 08:30 GMT+5:30', '08:30', '+05:30'],
  ['24/11/2026 08:30 GMT+9', '08:30', '+09:00'],
  ['24/11/2026 08:30 -0430', '08:30', '-04:30'],
])('reads the time of %s', (text, time, offset) => {
  expect(readDateText(text, 'dmy')).toEqual({ day: '2026-11-24', time, offset });
});

it.each(['29/02/2027', '31/11/2026', '2027-02-29', '00/01/2026', '12/24/2026'])(
  '%s is not an existing day, and no other day either',
  (text) => {
    expect(readDateText(text, 'dmy')).toEqual({ problem: 'noSuchDay' });
  },
);

it.each(['', 'soon', '24', '24/11', '24/11/202', '24/11-2026', '24/11/2026 25:00', '24/11/2026 08:30 CET'])(
  '“%s” is not a date',
  (text) => {
    expect(readDateText(text, 'dmy')).toEqual({ problem: 'notADate' });
  },
);

it('reads digits in the order of the reader', () => {
  expect([dayOrder('en-GB'), dayOrder('en-US'), dayOrder('sv-SE')]).toEqual(['dmy', 'mdy', 'ymd']);
  expect(readDateText('11/24/2026', 'mdy')).toMatchObject({ day: '2026-11-24' });
  expect(readDateText('26-11-24', 'ymd')).toMatchObject({ day: '2026-11-24' });
});

it('knows the century of a short year', () => {
  expect([7, 27, 68, 69, 99, 202, 1974].map(fullYear)).toEqual([2007, 2027, 2068, 1969, 1999, null, 1974]);
});

it('reads times of day', () => {
  const texts = ['8:30', '08.30', '0830', '8:30 pm', '08:30:15', '13:00 pm', '24:00', '8', 'noon'];
  expect(texts.map(readTimeText)).toEqual([
    '08:30',
    '08:30',
    '08:30',
    '20:30',
    '08:30',
    null,
    null,
    null,
    null,
  ]);
});
