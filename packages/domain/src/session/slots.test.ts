import { describe, expect, it } from 'vitest';
import { wholeDays, type Availability, type WeekTime } from './availability.ts';
import { absenceOutcome, availabilityOutcome } from './affected-sessions.ts';
import type { BookedSession } from './booked-session.ts';
import { testBooking } from './booking.ts';
import type { Designer } from './designer.ts';
import { durationOf, parseSessionDuration, parseWorkingDuration } from './duration.ts';
import { limitReached } from './session-limit.ts';
import type { Schedules, SlotSearch } from './slot-search.ts';
import { explainLosses } from './slot-loss.ts';
import { findSlots } from './slots.ts';
import type { Span } from './span.ts';

const at = (text: string) => Date.parse(text);
const span = (start: string, end: string): Span => ({ start: at(start), end: at(end) });
const times = (spans: readonly Span[]) =>
  spans.map(({ start, end }) => `${new Date(start).toISOString().slice(0, 16)} ${(end - start) / 60_000}`);

const berlin = {
  id: 'berlin',
  name: 'Berit Berlin',
  isActive: true,
  isBookableViaApi: false,
  productTypeIds: [4],
  zone: 'Europe/Berlin',
  sessionsPerDay: 3,
  holidays: new Set<string>(),
};
const week = (startTime: string, endTime: string, days = [1, 2, 3, 4, 5, 6, 7]): WeekTime[] =>
  days.map((weekDay) => ({ weekDay, startTime, endTime }));
const recurring = (days: WeekTime[], designerId = 'berlin'): Availability => ({
  id: 1,
  designerId,
  type: 2,
  startDate: '2026-01-01',
  endDate: '2027-12-31',
  days,
});
const single = (start: string, end: string, designerId = 'berlin'): Availability => ({
  id: 2,
  designerId,
  type: 1,
  ...span(start, end),
});
const absence = (start: string, end: string): Availability => ({
  id: 3,
  designerId: 'berlin',
  type: 3,
  ...span(start, end),
});
const booked = (start: string, end: string, changes: Partial<BookedSession> = {}): BookedSession => ({
  id: 9,
  requestId: '26-10412',
  designerId: 'berlin',
  productTypeId: 4,
  meeting: 3,
  session: span(start, end),
  preparation: [],
  post: [],
  ...changes,
});
const search = (window: Span, changes: Partial<SlotSearch> = {}, session = '01:00:00'): SlotSearch => ({
  window,
  productTypeId: 4,
  durations: { preparation: 0, session: parseSessionDuration(session), post: 0 },
  dayLimit: null,
  now: at('2026-01-01T00:00:00Z'),
  earliest: null,
  isApiCaller: false,
  viewZone: 'Europe/Berlin',
  ...changes,
});
const of = (
  availabilities: Availability[],
  sessions: BookedSession[] = [],
  designers: Designer[] = [berlin],
): Schedules => ({ designers, availabilities, sessions });
const monday = span('2026-11-23T00:00:00+01:00', '2026-11-24T00:00:00+01:00');
const slotTimes = (asked: SlotSearch, schedules: Schedules) => times(findSlots(asked, schedules).slots);
const reasons = (asked: SlotSearch, schedules: Schedules) =>
  findSlots(asked, schedules).losses.map(({ date, reason, count }) => `${date} ${reason} ${count}`);

describe('slots of design sessions (N31)', () => {
  it('are the quarters of an hour at which the session fits, up to one that fills the availability (§3.8.6)', () => {
    const morning = of([recurring(week('08:00', '09:30'))]);
    expect(slotTimes(search(monday), morning)).toEqual([
      '2026-11-23T07:00 60',
      '2026-11-23T07:15 60',
      '2026-11-23T07:30 60',
    ]);
    expect(slotTimes(search(monday, {}, '01:30:00'), morning)).toEqual(['2026-11-23T07:00 90']);
    expect(slotTimes(search(monday, {}, '01:35:00'), morning)).toEqual([]);
  });

  it('follow the clocks of the designer on days of 23 and 25 hours and over repeated times (§3.8.3)', () => {
    const night = of([recurring(week('01:00', '04:00'))]);
    const spring = span('2026-03-29T00:00:00+01:00', '2026-03-30T00:00:00+02:00');
    const autumn = span('2026-10-25T00:00:00+02:00', '2026-10-26T00:00:00+01:00');
    expect(slotTimes(search(spring, {}, '02:00:00'), night)).toEqual(['2026-03-29T00:00 120']);
    expect(slotTimes(search(autumn, {}, '04:00:00'), night)).toEqual(['2026-10-24T23:00 240']);
  });

  it('go over midnight in one availability, and through series that overlap (§3.8.3)', () => {
    const late = of([single('2026-11-23T22:00:00Z', '2026-11-24T01:00:00Z')]);
    const night = span('2026-11-23T12:00:00Z', '2026-11-24T12:00:00Z');
    expect(slotTimes(search(night, {}, '03:00:00'), late)).toEqual(['2026-11-23T22:00 180']);
    const touching = of([recurring(week('08:00', '10:00')), recurring(week('10:00', '11:00'))]);
    expect(slotTimes(search(monday, {}, '03:00:00'), touching)).toEqual(['2026-11-23T07:00 180']);
    const two = of([recurring(week('08:00', '10:00')), recurring(week('09:00', '11:00'))]);
    expect(slotTimes(search(monday, {}, '03:00:00'), two)).toEqual(['2026-11-23T07:00 180']);
  });

  it('are one per start, with everybody who can serve it, whatever their clocks show (§3.8.8)', () => {
    const tokyo = { ...berlin, id: 'tokyo', zone: 'Asia/Tokyo', sessionsPerDay: 1 };
    const schedules = of(
      [
        single('2026-11-23T22:00:00Z', '2026-11-23T23:15:00Z'),
        recurring(week('07:00', '08:00', [2]), 'tokyo'),
      ],
      [],
      [berlin, tokyo],
    );
    const detroit = search(span('2026-11-23T00:00:00-05:00', '2026-11-24T00:00:00-05:00'));
    expect(findSlots(detroit, schedules).slots).toEqual([
      { ...span('2026-11-23T22:00:00Z', '2026-11-23T23:00:00Z'), designerIds: ['berlin', 'tokyo'] },
      { ...span('2026-11-23T22:15:00Z', '2026-11-23T23:15:00Z'), designerIds: ['berlin'] },
    ]);
    // In Detroit and UTC this session is on the day of the slot, in Tokyo a day later: the limit of that day is reached.
    const full = booked('2026-11-24T10:00:00Z', '2026-11-24T11:00:00Z', { designerId: 'tokyo' });
    const { slots } = findSlots(detroit, { ...schedules, sessions: [full] });
    expect(slots.map(({ designerIds }) => designerIds)).toEqual([['berlin'], ['berlin']]);
  });

  it('keep away from absences, of one minute too, and from all that is booked but has not failed (§3.8.4)', () => {
    const minute = of([
      recurring(week('08:00', '10:00')),
      absence('2026-11-23T08:07:00Z', '2026-11-23T08:08:00Z'),
    ]);
    expect(slotTimes(search(monday, {}, '00:30:00'), minute)).toEqual([
      '2026-11-23T07:00 30',
      '2026-11-23T07:15 30',
      '2026-11-23T07:30 30',
      '2026-11-23T08:15 30',
      '2026-11-23T08:30 30',
    ]);
    const day = [recurring(week('08:00', '12:00'))];
    const prepared = booked('2026-11-23T10:00:00Z', '2026-11-23T11:00:00Z', {
      preparation: [span('2026-11-23T07:00:00Z', '2026-11-23T08:00:00Z')],
    });
    expect(slotTimes(search(monday, {}, '02:00:00'), of(day, [prepared]))).toEqual(['2026-11-23T08:00 120']);
    for (const meeting of [1, 4] as const) {
      expect(slotTimes(search(monday), of(day, [{ ...prepared, meeting }]))).toHaveLength(13);
    }
  });

  it('end with the limit of the designer and of the product type; a limit of 0 offers none (§3.8.5)', () => {
    const one = { ...berlin, sessionsPerDay: 1 };
    const other = { ...berlin, id: 'other', zone: 'America/Detroit' };
    const days = [recurring(week('08:00', '12:00')), recurring(week('02:00', '06:00'), 'other')];
    const session = booked('2026-11-23T10:00:00Z', '2026-11-23T11:00:00Z');
    expect(reasons(search(monday), of(days.slice(0, 1), [session], [one]))).toEqual([
      '2026-11-23 Booked 7',
      '2026-11-23 DesignerLimit 9',
    ]);
    const both = (dayLimit: number) =>
      findSlots(search(monday, { dayLimit }), of(days, [session], [one, other]));
    expect(both(2).slots.every(({ designerIds }) => designerIds.join() === 'other')).toBe(true);
    expect([both(2), both(1), both(0)].map(({ slots }) => slots.length)).toEqual([13, 0, 0]);
    expect(both(0).losses).toMatchObject([{ reason: 'DayLimit' }]);
  });

  it('count in the limit of a product type on the day that the clocks of their own designer show (§3.8.5)', () => {
    const tokyo = { ...berlin, id: 'tokyo', zone: 'Asia/Tokyo' };
    // In Tokyo it is already Tuesday.
    const session = booked('2026-11-23T20:00:00Z', '2026-11-23T21:00:00Z', { designerId: 'tokyo' });
    const schedules = of([recurring(week('08:00', '09:00'))], [session], [berlin, tokyo]);
    const twoDays = span('2026-11-23T00:00:00+01:00', '2026-11-25T00:00:00+01:00');
    expect(slotTimes(search(twoDays, { dayLimit: 1 }), schedules)).toEqual(['2026-11-23T07:00 60']);
  });

  it('start neither in the past nor before the plan is ready, nor is anything prepared in the past (§3.8.7)', () => {
    const morning = of([recurring(week('08:00', '10:00'))]);
    const now = at('2026-11-23T07:16:00Z');
    expect(slotTimes(search(monday, { now }), morning)).toEqual([
      '2026-11-23T07:30 60',
      '2026-11-23T07:45 60',
      '2026-11-23T08:00 60',
    ]);
    const earliest = at('2026-11-23T08:00:00Z');
    expect(slotTimes(search(monday, { now, earliest }), morning)).toEqual(['2026-11-23T08:00 60']);
    const durations = {
      preparation: durationOf({ minutes: 30 }),
      session: durationOf({ hours: 1 }),
      post: 0,
    };
    expect(slotTimes(search(monday, { now, durations }), morning)).toEqual(['2026-11-23T08:00 60']);
  });

  it('are offered by active designers of the type with a zone, to callers from outside by bookable ones (§3.8.2)', () => {
    const designers: Designer[] = [
      berlin,
      { ...berlin, id: 'off', isActive: false },
      { ...berlin, id: 'lost', zone: null },
      { ...berlin, id: 'type', productTypeIds: [5] },
      { ...berlin, id: 'open', isBookableViaApi: true },
    ];
    const schedules = of(
      designers.map(({ id }) => recurring(week('08:00', '09:00'), id)),
      [],
      designers,
    );
    const who = (isApiCaller: boolean) =>
      findSlots(search(monday, { isApiCaller }), schedules).slots[0]?.designerIds;
    expect([who(false), who(true)]).toEqual([['berlin', 'open'], ['open']]);
  });

  it('that are missing are explained by day and reason (§3.8.9)', () => {
    const schedules = of(
      [recurring(week('08:00', '10:00', [1])), absence('2026-11-23T07:00:00Z', '2026-11-23T07:30:00Z')],
      [booked('2026-11-23T08:45:00Z', '2026-11-23T09:00:00Z')],
    );
    const twoDays = span('2026-11-23T00:00:00+01:00', '2026-11-25T00:00:00+01:00');
    const { losses } = findSlots(search(twoDays, {}, '00:30:00'), schedules);
    expect(explainLosses(losses)).toEqual([
      {
        date: '2026-11-23',
        sentences: ['2 start times are lost to absences.', '2 start times are taken by other sessions.'],
      },
      { date: '2026-11-24', sentences: ['No designer of the product type is available.'] },
    ]);
    expect(reasons(search(monday), of([], [], []))).toEqual(['2026-11-23 NoAvailability 96']);
  });

  it('are explained on the days of who looks: one that has slots there is not without designers (§3.8.9)', () => {
    // Monday morning in Berlin is the night from Sunday to Monday in Honolulu.
    const schedules = of([single('2026-11-23T07:00:00Z', '2026-11-23T12:00:00Z')]);
    const twoDays = span('2026-11-22T00:00:00-10:00', '2026-11-24T00:00:00-10:00');
    const seenFrom = (viewZone: string) => reasons(search(twoDays, { viewZone }), schedules);
    // There Sunday from 21:00 to midnight has slots, and of Monday the last three starts are too short.
    expect(seenFrom('Pacific/Honolulu')).toEqual(['2026-11-23 TooShort 3']);
    expect(seenFrom('Europe/Berlin')).toEqual([
      '2026-11-22 NoAvailability 52',
      '2026-11-23 TooShort 3',
      '2026-11-24 NoAvailability 44',
    ]);
  });
});

describe('booking (§3.8.10)', () => {
  const days = [recurring(week('08:00', '16:00', [1, 2, 3, 4, 5]))];
  const wish = search(monday, {
    durations: {
      preparation: parseWorkingDuration('1.02:00:00'),
      session: parseSessionDuration('01:30:00'),
      post: parseWorkingDuration('0.07:00:00'),
    },
  });
  const start = at('2026-11-23T08:00:00Z');

  it('reserves pieces of working time: on Friday for Monday, and on no holiday (§3.8.6)', () => {
    const reserve = (holidays: string[]) => {
      const test = testBooking(
        wish,
        of(days, [], [{ ...berlin, holidays: new Set(holidays) }]),
        'berlin',
        start,
      );
      return test.isFree && [times(test.reservation.preparation), times(test.reservation.post)];
    };
    const post = ['2026-11-23T09:30 330', '2026-11-24T07:00 90'];
    expect(reserve([])).toEqual([
      ['2026-11-19T14:00 60', '2026-11-20T07:00 480', '2026-11-23T07:00 60'],
      post,
    ]);
    expect(reserve(['2026-11-20'])).toEqual([
      ['2026-11-18T14:00 60', '2026-11-19T07:00 480', '2026-11-23T07:00 60'],
      post,
    ]);
    // The tenth working day before is the 9th; only a week with a session each day leaves too little.
    const busy = ['16', '17', '18', '19', '20', '09', '10', '11', '12', '13'].map((day) =>
      booked(`2026-11-${day}T07:30:00Z`, `2026-11-${day}T15:00:00Z`),
    );
    expect(testBooking(wish, of(days, busy), 'berlin', start)).toMatchObject({
      isFree: false,
      reason: 'TooShort',
    });
  });

  it('prepares on the tenth working day before, but not on the eleventh (§3.8.6)', () => {
    const durations = { ...wish.durations, preparation: parseWorkingDuration('1.00:00:00'), post: 0 };
    const prepared = (day: string) =>
      testBooking(
        { ...wish, durations },
        of([
          single(`2026-11-${day}T07:00:00Z`, `2026-11-${day}T15:00:00Z`),
          single('2026-11-23T08:00:00Z', '2026-11-23T10:00:00Z'),
        ]),
        'berlin',
        start,
      );
    expect(prepared('09')).toMatchObject({ isFree: true });
    expect(prepared('06')).toMatchObject({ isFree: false, reason: 'TooShort' });
  });

  it('is won by one of two, and the other one learns by which session it was lost (N20)', () => {
    const first = testBooking(wish, of(days), 'berlin', start);
    if (!first.isFree) throw new Error('The first of two bookings is free');
    const session = booked('', '', first.reservation);
    expect(testBooking(wish, of(days, [session]), 'berlin', start + 900_000)).toEqual({
      isFree: false,
      reason: 'Booked',
      message: 'The time is taken by request 26-10412.',
      sessions: [session],
      absences: [],
    });
    // The post of the first takes the time, too; another designer is not in the way.
    const other = { ...berlin, id: 'other' };
    const both = of([...days, recurring(week('08:00', '16:00'), 'other')], [session], [berlin, other]);
    expect(testBooking(wish, both, 'berlin', at('2026-11-23T11:00:00Z'))).toMatchObject({ reason: 'Booked' });
    expect(testBooking(wish, both, 'other', start)).toMatchObject({ isFree: true });
  });

  it('says what is in the way', () => {
    const told = (schedules: Schedules, when: string, changes: Partial<SlotSearch> = {}, who = 'berlin') => {
      const test = testBooking({ ...wish, ...changes }, schedules, who, at(when));
      return test.isFree || test.message;
    };
    const away = of([...days, absence('2026-11-23T09:00:00Z', '2026-11-23T09:01:00Z')]);
    const hour = '2026-11-23T08:00:00Z';
    expect([
      told(away, hour),
      told(of(days), '2026-11-22T08:00:00Z'),
      told(of(days), '2026-11-23T08:07:00Z'),
      told(of(days), '2026-11-23T14:30:00Z'),
      told(of(days), hour, { now: at('2026-11-23T07:00:00Z') }),
      told(of(days), hour, { now: at('2026-11-23T09:00:00Z') }),
      told(of(days), hour, { earliest: at('2026-11-23T08:01:00Z') }),
      told(of(days), hour, { dayLimit: 0 }),
      told(of(days, [], [{ ...berlin, zone: null }]), hour),
      told(of(days), hour, {}, 'nobody'),
    ]).toEqual([
      'The designer is absent at that time.',
      'The designer is not available at that time.',
      'A session starts at a quarter of an hour.',
      'The availability ends before the session.',
      'The preparation would start in the past.',
      'The session would start in the past.',
      'The session would start before the file of the plan is there.',
      'The product type has no more sessions on that day.',
      'Designer timezone not assigned. Please assign timezone in designer properties.',
      'This designer does not exist.',
    ]);
  });
});

describe('what stands in a schedule', () => {
  it('is at its limit when each of its days has all sessions (N6)', () => {
    const full = limitReached({ ...berlin, sessionsPerDay: 1 }, [
      booked('2026-11-23T10:00:00Z', '2026-11-23T11:00:00Z'),
      booked('2026-11-24T10:00:00Z', '2026-11-24T11:00:00Z', { meeting: 4 }),
    ]);
    expect(full(span('2026-11-23T08:00:00Z', '2026-11-23T09:00:00Z'))).toBe(true);
    expect(full(span('2026-11-23T22:00:00Z', '2026-11-23T23:00:00Z'))).toBe(true);
    expect(full(span('2026-11-23T22:00:00Z', '2026-11-23T23:15:00Z'))).toBe(false);
  });

  it('keeps its sessions when an absence or a changed series takes their place, with a Warning (N11, N43)', () => {
    const session = booked('2026-11-23T10:00:00Z', '2026-11-23T11:00:00Z', {
      preparation: [span('2026-11-20T08:00:00Z', '2026-11-20T09:00:00Z')],
    });
    const failed = { ...session, requestId: '26-10413', meeting: 4 as const };
    const warning = (message: string) => ({ result: 1, messages: [message], sessions: [session] });
    expect(absenceOutcome(wholeDays('2026-11-20', '2026-11-20', 'Europe/Berlin'), [session, failed])).toEqual(
      warning('Request 26-10412 has reserved time in this absence.'),
    );
    const before = [span('2026-11-23T08:00:00Z', '2026-11-23T12:00:00Z')];
    const after = [span('2026-11-23T08:00:00Z', '2026-11-23T10:45:00Z')];
    expect(availabilityOutcome(before, after, [session, failed])).toEqual(
      warning('The session of request 26-10412 keeps its booking.'),
    );
    expect(availabilityOutcome(after, before, [session]).result).toBe(0);
  });
});
