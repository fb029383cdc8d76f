import { describe, expect, it } from 'vitest';
import { dayTimeFaults, dayTimeOf, instantOf, isInPlannedYear, timeName } from './day-time.ts';

describe('a day and a time', () => {
  it('are an instant on the clocks of the zone and back, in summer and in winter (N7)', () => {
    const summer = { day: '2026-07-01', time: '08:15' };
    const winter = { day: '2026-12-01', time: '08:15' };
    expect(instantOf(summer, 'Europe/Berlin')).toBe(Date.parse('2026-07-01T06:15:00Z'));
    expect(instantOf(winter, 'Europe/Berlin')).toBe(Date.parse('2026-12-01T07:15:00Z'));
    for (const one of [summer, winter])
      expect(dayTimeOf(instantOf(one, 'Asia/Kolkata') ?? 0, 'Asia/Kolkata')).toEqual(one);
  });

  it('are none as long as one of them is missing (N10, N13)', () => {
    expect(instantOf({ day: null, time: '08:00' }, 'UTC')).toBeNull();
    expect(instantOf({ day: '2026-07-01', time: null }, 'UTC')).toBeNull();
  });

  it('ask nobody while the year is still being typed', () => {
    const asked = ['0002-11-20', '0202-11-20', '2026-11-20', '9999-01-01', null].filter((day) =>
      isInPlannedYear({ day, time: '08:00' }),
    );
    expect(asked).toEqual(['2026-11-20']);
  });

  it('are told what is missing each for itself, and the rule at the date (N7, N10)', () => {
    const told = (day: string | null, time: string | null, isWholeDay = false) =>
      dayTimeFaults({ day, time }, { label: 'Start', fault: 'Wrong.', isWholeDay });
    const missing = 'Start time is required.';
    expect(told(null, null)).toEqual({ day: 'Wrong.', time: missing });
    expect(told('2026-07-01', null)).toEqual({ day: undefined, time: missing });
    expect(told('2026-07-01', '08:00')).toEqual({ day: 'Wrong.', time: undefined });
    expect(told(null, null, true)).toEqual({ day: 'Wrong.', time: undefined });
  });

  it('is read with 24 or 12 hours (N37)', () => {
    expect(['00:00', '12:15', '13:30', '23:45'].map((time) => timeName(time, 12))).toEqual([
      '12:00 am',
      '12:15 pm',
      '1:30 pm',
      '11:45 pm',
    ]);
    expect(timeName('13:30', 24)).toBe('13:30');
  });
});
