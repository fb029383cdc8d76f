import { expect, it } from 'vitest';
import { type DayOrder, dateReader, fullYear, readDateText, readTimeText } from './read-text.ts';

const british = dateReader('en-GB');

it.each([
  ['2026-11-24', '2026-11-24'],
  ['20261124', '2026-11-24'],
  ['24112026', '2026-11-24'],
  ['20112026', '2026-11-20'],
  ['24 11 2026', '2026-11-24'],
  ['24. 11. 2026', '2026-11-24'],
  ['2026/11/24', '2026-11-24'],
  ['24/11/2026', '2026-11-24'],
  ['24.11.2026', '2026-11-24'],
  ['24-11-2026', '2026-11-24'],
  [' 4.1.27 ', '2027-01-04'],
  ['24/11/74', '1974-11-24'],
  ['29/02/2028', '2028-02-29'],
])('reads the day of %s', (text, day) => {
  expect(readDateText(text, british)).toEqual({ day, time: null, offset: null });
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
  expect(readDateText(text, british)).toEqual({ day: '2026-11-24', time, offset });
});

it.each(['29/02/2027', '31/11/2026', '2027-02-29', '00/01/2026', '12/24/2026', '32012027', '30 Feb 2027'])(
  '%s is not an existing day, and no other day either',
  (text) => {
    expect(readDateText(text, british)).toEqual({ problem: 'noSuchDay' });
  },
);

it.each([
  '',
  'soon',
  '24',
  '24/11',
  '24/11/202',
  '24/11-2026',
  '24/11/2026 25:00',
  '24/11/2026 08:30 CET',
  '24 Novembre 2026',
  'before 24 November 2026',
  'November 2026',
  '24 November 202',
])('“%s” is not a date', (text) => {
  expect(readDateText(text, british)).toEqual({ problem: 'notADate' });
});

it.each([
  ['5 March 2027', 'en-GB'],
  ['5 Mar 2027', 'en-GB'],
  ['5-Mar-27', 'en-GB'],
  ['5th of March 2027', 'en-GB'],
  ['Fri, 5 Mar 2027 08:30', 'en-GB'],
  ['March 5, 2027', 'en-GB'],
  ['MAR 5 2027', 'de-DE'],
  ['5. März 2027', 'de-DE'],
  ['5. Mrz. 2027', 'nl-NL', null],
  ['Freitag, 5. März 2027', 'de-DE'],
  ['5 de marzo de 2027', 'es-ES'],
  ['5 mars 2027', 'fr-FR'],
  ['5 marca 2027', 'pl-PL'],
  ['5 marzec 2027', 'pl-PL'],
])('reads “%s” in %s', (text, locale, day: string | null = '2027-03-05') => {
  const reading = readDateText(text, dateReader(locale));
  expect('day' in reading ? reading.day : null).toBe(day);
});

it('reads digits in the order of the reader', () => {
  const orders: [string, DayOrder][] = [
    ['en-GB', 'dmy'],
    ['en-US', 'mdy'],
    ['sv-SE', 'ymd'],
  ];
  for (const [locale, order] of orders) expect(dateReader(locale)).toEqual({ locale, order });
  expect(readDateText('11/24/2026', dateReader('en-US'))).toMatchObject({ day: '2026-11-24' });
  expect(readDateText('11242026', dateReader('en-US'))).toMatchObject({ day: '2026-11-24' });
  expect(readDateText('26-11-24', dateReader('sv-SE'))).toMatchObject({ day: '2026-11-24' });
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
