import { expect, it } from 'vitest';
import { cutOffTimes, timeChoiceError, workDayEnds, workDayStarts } from './location-times.ts';

it('offers starts and ends in half hours and cut-offs in hours, both ends included (T8)', () => {
  expect(workDayStarts.map(({ text }) => text)).toEqual(
    '06:00 06:30 07:00 07:30 08:00 08:30 09:00 09:30 10:00'.split(' '),
  );
  expect([workDayEnds.length, workDayEnds[0], workDayEnds.at(-1)]).toEqual([
    9,
    { value: '14:00:00', text: '14:00' },
    { value: '18:00:00', text: '18:00' },
  ]);
  expect([cutOffTimes.length, cutOffTimes[0]?.text, cutOffTimes.at(-1)?.text]).toEqual([
    23,
    '01:00',
    '23:00',
  ]);
});

it('refuses every other time, with those that are possible (T8)', () => {
  expect(timeChoiceError('07:30:00', workDayStarts, 'Work Day Start')).toBeUndefined();
  for (const value of ['07:15:00', '19:00:00', '10:30:00', '07:30'])
    expect(timeChoiceError(value, workDayStarts, 'Work Day Start')).toBe(
      'Work Day Start must be one of 06:00 to 10:00.',
    );
});
