import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BookedSession } from './booked-session.ts';
import { chosenDesigner, sessionsInWeek, type DesignerCandidate } from './chosen-designer.ts';
import { canChangeSchedule } from './designer.ts';
import {
  durationOf,
  durationText,
  formatSessionDuration,
  formatWorkingDuration,
  hourChoices,
  minuteChoices,
  parseSessionDuration,
  parseWorkingDuration,
  workingDayChoices,
} from './duration.ts';
import { bookedAs, canBookNow, preReservationFate } from './pre-reservation.ts';
import { defaultDurations, sessionSettings } from './session-settings.ts';
import { canDeleteSession, canEditSession, sessionFaults } from './session-verdicts.ts';

const hour = 3_600_000;

describe('durations', () => {
  it('count working days of 8 hours (N14, N15)', () => {
    expect(formatWorkingDuration(durationOf({ workingDays: 1, hours: 2 }))).toBe('1.02:00:00');
    expect(parseWorkingDuration('1.02:00:00')).toBe(10 * hour);
    expect(parseWorkingDuration('04:00:00')).toBe(4 * hour);
    expect(formatSessionDuration(90 * 60_000)).toBe('01:30:00');
    expect(durationText(10 * hour)).toBe('1 working day 2 hours');
    expect([durationText(90 * 60_000), durationText(0)]).toEqual(['1 hour 30 minutes', 'none']);
  });

  it('come back as they were written, for everything that can be chosen (N14, N15)', () => {
    const anyWorking = fc.tuple(fc.constantFrom(...workingDayChoices), fc.constantFrom(...hourChoices));
    const anySession = fc.tuple(fc.constantFrom(...hourChoices), fc.constantFrom(...minuteChoices));
    fc.assert(
      fc.property(anyWorking, anySession, ([workingDays, hours], [sessionHours, minutes]) => {
        const working = durationOf({ workingDays, hours });
        const session = durationOf({ hours: sessionHours, minutes });
        expect(formatWorkingDuration(working)).toBe(`${workingDays}.0${hours}:00:00`);
        expect(parseWorkingDuration(formatWorkingDuration(working))).toBe(working);
        expect(parseSessionDuration(formatSessionDuration(session))).toBe(session);
      }),
    );
  });

  it('are refused beyond their bounds (N14)', () => {
    for (const text of ['6.00:00:00', '1.08:00:00', '1.2:00:00', '', '-1.00:00:00', '1.00:60:00']) {
      expect(() => parseWorkingDuration(text)).toThrow(RangeError);
    }
    for (const text of ['08:00:00', '01:03:00', '1.01:00:00', '01:00:30']) {
      expect(() => parseSessionDuration(text)).toThrow(RangeError);
    }
    expect(() => formatWorkingDuration(48 * hour)).toThrow(RangeError);
    expect(() => formatSessionDuration(8 * hour)).toThrow(RangeError);
  });

  it('are those of the properties, else of the plan, else not configured (N30, N32)', () => {
    const durations = { preparation: hour, session: hour, post: hour };
    const entries = [{ productTypeId: 4, priority: false, durations, sessionLimit: 0 }];
    const normal = { productTypeId: 4, priority: false };
    const urgent = { productTypeId: 4, priority: true };
    expect(sessionSettings(entries, normal, defaultDurations)).toEqual({ durations, dayLimit: 0 });
    expect(sessionSettings(entries, urgent, defaultDurations)).toEqual({
      durations: { preparation: 0, session: 2 * hour, post: 0 },
      dayLimit: null,
    });
    expect(sessionSettings(entries, urgent)).toBeNull();
  });
});

const start = Date.parse('2026-11-24T08:00:00Z');
const session = { start, end: start + hour };

describe('a booked session', () => {
  it.each([
    [1, false, true],
    [2, false, false],
    [3, true, true],
    [4, false, true],
    [null, true, true],
  ] as const)(
    'whose meeting is %s can be edited: %s, deleted: %s (N16, N19)',
    (meeting, canEdit, canDelete) => {
      expect(canEditSession({ meeting, session }, start - 1).isAllowed).toBe(canEdit);
      expect(canEditSession({ meeting, session }, start).isAllowed).toBe(false);
      expect(canDeleteSession({ meeting, session }, start - 1).isAllowed).toBe(canDelete);
      expect(canDeleteSession({ meeting, session }, start).isAllowed).toBe(false);
    },
  );

  it('without an accepted scan is a pre-reservation until 24 hours before it starts (N18)', () => {
    const decision = start - 24 * hour;
    expect([bookedAs(true), bookedAs(false)]).toEqual([3, 4]);
    expect(preReservationFate(start, true, decision - 1)).toBe('waits');
    expect(preReservationFate(start, true, decision)).toBe('converts');
    expect(preReservationFate(start, false, decision)).toBe('lapses');
    expect([canBookNow(start, true, decision), canBookNow(start, false, decision - 1)]).toMatchObject([
      { isAllowed: true },
      { isAllowed: true },
    ]);
    expect(canBookNow(start, false, decision).isAllowed).toBe(false);
  });

  it('needs a designer, a start, a request and some time (N13)', () => {
    expect(sessionFaults({ designerId: null, start: null, requestId: ' ', session: 0 })).toEqual({
      designerId: 'Designer is required.',
      start: 'Start date is required.',
      requestId: 'Request Id is required.',
      session: 'Session time is required.',
    });
    expect(sessionFaults({ designerId: 'd', start, requestId: '26-10412', session: hour })).toEqual({});
  });

  it('is changed by its designer, or with the right for all schedules (N1)', () => {
    const may = (id: string, ...granted: ('IsDesigner' | 'CanManageDesignSessions')[]) =>
      canChangeSchedule('d', { id, granted: new Set(granted) }).isAllowed;
    expect([
      may('d', 'IsDesigner'),
      may('e', 'IsDesigner'),
      may('d'),
      may('e', 'CanManageDesignSessions'),
    ]).toEqual([true, false, false, true]);
  });
});

describe('the chosen designer (N35)', () => {
  const candidate = (id: string, changes: Partial<DesignerCandidate> = {}): DesignerCandidate => ({
    id,
    name: id,
    lastCaseOfSurgeon: null,
    sessionsInWeek: 2,
    ...changes,
  });

  it('had the last case of the surgeon, else is the least booked, else the first by name', () => {
    const choose = (...candidates: DesignerCandidate[]) => chosenDesigner(candidates)?.id ?? null;
    const free = candidate('c', { sessionsInWeek: 0 });
    const [earlier, later] = [1, 2].map((lastCaseOfSurgeon) =>
      candidate(`x${lastCaseOfSurgeon}`, { lastCaseOfSurgeon }),
    );
    expect(choose(candidate('b'), candidate('a'), free, earlier ?? free, later ?? free)).toBe('x2');
    expect(choose(candidate('b'), candidate('a'), free)).toBe('c');
    expect(choose(candidate('b'), candidate('a'))).toBe('a');
    expect(choose()).toBeNull();
  });

  it('is measured by the week of the designer: Monday in Tokyo is Sunday in Detroit', () => {
    const sessions = ['2026-11-22T16:00:00Z', '2026-11-29T14:00:00Z', '2026-11-29T16:00:00Z'].map(
      (text): BookedSession => ({
        id: 1,
        requestId: 'R',
        designerId: 'd',
        productTypeId: 4,
        meeting: null,
        session: { start: Date.parse(text), end: Date.parse(text) + hour },
        preparation: [],
        post: [],
      }),
    );
    expect(sessionsInWeek(sessions, 'Asia/Tokyo', start)).toBe(2);
    expect(sessionsInWeek(sessions, 'America/Detroit', start)).toBe(2);
    expect(sessionsInWeek(sessions.slice(0, 1), 'America/Detroit', start)).toBe(0);
  });
});
