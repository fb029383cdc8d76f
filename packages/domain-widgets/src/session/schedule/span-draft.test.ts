import { describe, expect, it } from 'vitest';
import { emptySpan, endDayAs, rangeBody, spanDraft, spanFault } from './span-draft.ts';

const zone = 'Europe/Berlin';
const at = (text: string) => Date.parse(text);

describe('an absence that is entered', () => {
  it('snaps to start and end of its days, also on a day of 25 hours (N11)', () => {
    const draft = {
      start: { day: '2026-10-25', time: null },
      end: { day: '2026-10-25', time: null },
      isAllDay: true,
    };
    expect(rangeBody(draft, zone)).toEqual({
      startDate: '2026-10-24T22:00:00.000Z',
      endDate: '2026-10-25T23:00:00.000Z',
    });
  });

  it('is shown as whole days when it takes nothing else (N11)', () => {
    const whole = spanDraft({ start: at('2026-11-25T23:00:00Z'), end: at('2026-11-27T23:00:00Z') }, zone);
    expect(whole).toMatchObject({ isAllDay: true, start: { day: '2026-11-26' }, end: { day: '2026-11-27' } });
    const part = spanDraft({ start: at('2026-11-25T23:00:00Z'), end: at('2026-11-27T22:00:00Z') }, zone);
    expect(part).toMatchObject({ isAllDay: false, end: { day: '2026-11-27', time: '23:00' } });
  });

  it('stays as long when it is said in hours, and in days again (N11)', () => {
    const whole = spanDraft({ start: at('2026-11-25T23:00:00Z'), end: at('2026-11-27T23:00:00Z') }, zone);
    const hours = { ...whole, isAllDay: false, end: { ...whole.end, day: endDayAs(false, whole) } };
    expect(rangeBody(hours, zone)).toEqual(rangeBody(whole, zone));
    expect(endDayAs(true, hours)).toBe(whole.end.day);
    // What has another time of day keeps its day, and what has none.
    for (const time of ['17:00', null]) {
      const end = { day: '2026-11-27', time };
      expect([true, false].map((isAllDay) => endDayAs(isAllDay, { ...whole, end }))).toEqual([
        end.day,
        end.day,
      ]);
    }
  });
});

describe('a single availability that is entered', () => {
  it('needs both ends, the end after the start, and at most 24 hours (N7, N10)', () => {
    const told = (draft: typeof emptySpan) =>
      (['startDate', 'endDate'] as const).map((field) => spanFault(draft, field, { zone, kind: 'single' }));
    expect(told(emptySpan)).toEqual(['Start date is required.', 'End date is required.']);
    const start = { day: '2026-11-24', time: '09:00' };
    expect(told({ start, end: { day: '2026-11-24', time: '08:00' }, isAllDay: false })[1]).toBe(
      'The end must lie after the start.',
    );
    expect(told({ start, end: { day: '2026-11-26', time: '08:00' }, isAllDay: false })[1]).toBe(
      'A single availability lasts at most 24 hours.',
    );
  });

  it('is refused at its start when the clock skips the whole of it, and begins later when only a part (N7, N11)', () => {
    const day = '2027-03-28';
    const draft = (end: string) => ({
      start: { day, time: '02:00' },
      end: { day, time: end },
      isAllDay: false,
    });
    for (const kind of ['single', 'absence'] as const) {
      const told = (end: string) =>
        (['startDate', 'endDate'] as const).map((field) => spanFault(draft(end), field, { zone, kind }));
      expect(told('02:45')).toEqual(['The clock goes forward: these times do not happen.', undefined]);
      expect(told('02:00')).toEqual([undefined, 'The end must lie after the start.']);
      expect(told('03:15')).toEqual([undefined, undefined]);
    }
    expect(rangeBody(draft('03:15'), zone)).toEqual({
      startDate: '2027-03-28T01:00:00.000Z',
      endDate: '2027-03-28T01:15:00.000Z',
    });
  });
});
