import { parseDate, parseTime } from '@internationalized/date';
import { describe, expect, it } from 'vitest';
import type { MilestoneFact } from './chain.ts';
import {
  canPlan,
  checkActualDate,
  checkDataWithdrawal,
  checkPlannedDate,
  latestActual,
} from './manual-date.ts';
import { milestoneOrder, type MilestoneType } from './milestone-type.ts';

const calendar = {
  zone: 'Europe/Berlin',
  holidays: new Set(['2026-12-25']),
  workDayStart: parseTime('08:00'),
  workDayEnd: parseTime('17:00'),
};
const now = new Date('2026-11-20T12:00:00Z');
const at = (day: string, time = '09:00') => new Date(`${day}T${time}:00Z`);

/** A plan of which these milestones have happened, each on a day. */
const plan = (happened: Partial<Record<MilestoneType, string>>) =>
  milestoneOrder.map((type): MilestoneFact => {
    const day = happened[type];
    return { type, plannedDate: null, actualDate: day ? at(day) : null, isLocked: false };
  });
const until = (last: MilestoneType) =>
  Object.fromEntries(
    milestoneOrder
      .slice(0, milestoneOrder.indexOf(last) + 1)
      .map((type, place) => [type, `2026-11-${10 + place}`]),
  );

describe('a due date by hand', () => {
  const check = (date: Date, surgery: string | null = null, facts = plan({ 1: '2026-11-10' })) =>
    checkPlannedDate(date, {
      milestones: facts,
      index: facts.findIndex(({ type }) => type === 4),
      calendar,
      now,
      surgeryDay: surgery === null ? null : parseDate(surgery),
    });

  it.each<[string, Date, string | null, string[]]>([
    ['a working day ahead', at('2026-12-01'), null, []],
    ['the day of the surgery', at('2026-12-02'), '2026-12-02', []],
    ['the day after the surgery', at('2026-12-03'), '2026-12-02', ['The date is after the surgery.']],
    ['the last day of ten years', at('2036-11-20'), null, []],
    ['a day beyond ten years', at('2036-11-21'), null, ['The date is more than 10 years ahead.']],
    ['a holiday', at('2026-12-25'), null, ['The date is not a working day.']],
    ['a past Thursday', at('2026-11-19'), null, ['The date is in the past.']],
    [
      'a day before its predecessor',
      at('2026-11-09'),
      null,
      ['The date is earlier than Request Received.', 'The date is in the past.'],
    ],
  ])('on %s', (_name, date, surgery, warnings) => {
    expect(check(date, surgery)).toEqual({ errors: [], warnings });
  });

  it('is refused for what has happened', () => {
    const reason = 'The milestone has happened; its due date stays as it was planned.';
    expect(check(at('2026-12-01'), null, plan(until(4)))).toEqual({ errors: [reason], warnings: [] });
    expect(canPlan({ actualDate: '2026-11-10T09:00:00Z' })).toEqual({ isAllowed: false, reason });
    expect(canPlan({ actualDate: null }).isAllowed).toBe(true);
  });
});

describe('an actual date', () => {
  const check = (type: MilestoneType, date: Date | null, facts: readonly MilestoneFact[], isAtRisk = false) =>
    checkActualDate(
      date,
      { milestones: facts, index: milestoneOrder.indexOf(type), isAtRisk, status: 4 },
      now,
    );
  const earlier = 'The date is earlier than the actual date of ';
  const later = 'The date is later than the actual date of ';

  it.each<[string, MilestoneType, Date | null, readonly MilestoneFact[], string[], string[]]>([
    ['in its place', 4, at('2026-11-14'), plan(until(3)), [], []],
    ['before its predecessor', 4, at('2026-11-11'), plan(until(3)), [`${earlier}Design Session.`], []],
    [
      'before one further back',
      4,
      at('2026-11-09'),
      plan({ 1: '2026-11-10' }),
      [`${earlier}Request Received.`],
      ['File Uploaded and Design Session have no actual date yet. Set this one anyway?'],
    ],
    ['after its successor', 3, at('2026-11-14'), plan(until(4)), [`${later}Design Approved.`], []],
    ['ahead of now', 2, at('2026-11-20', '12:01'), plan(until(1)), ['The date is in the future.'], []],
    [
      'over others',
      8,
      at('2026-11-18'),
      plan(until(5)),
      [],
      [
        'Out Of Manufacturing and Shipped have no actual date yet. The status becomes Arrived all the same. Set this one anyway?',
      ],
    ],
    ['given up with nothing behind it', 5, null, plan(until(5)), [], []],
    [
      'given up before others',
      6,
      null,
      plan(until(8)),
      [],
      ['Shipped and Arrived have an actual date already. Give this one up anyway?'],
    ],
    [
      'of data, given up behind manufacturing',
      10,
      null,
      plan(until(5)),
      ['Manufacturing has started with the data that are available.'],
      ['Manufacturing Started has an actual date already. Give this one up anyway?'],
    ],
    [
      'of data, given up',
      10,
      null,
      plan(until(10)),
      [],
      ['The data are no longer available then, and their actual date is removed. Change it anyway?'],
    ],
    [
      'of approval behind that of data, and without',
      9,
      at('2026-11-16'),
      plan({ ...until(4), 10: '2026-11-15' }),
      [],
      [],
    ],
    ['of data before the approval', 10, at('2026-11-14'), plan({ ...until(4), 9: '2026-11-15' }), [], []],
  ])('%s', (...[, type, date, facts, errors, warnings]) => {
    expect(check(type, date, facts)).toEqual({ errors, warnings });
  });

  it('of manufacturing at risk need not wait for the approvals', () => {
    const begun = plan({ ...until(3), 5: '2026-11-14' });
    expect(check(5, at('2026-11-14'), begun, true)).toEqual({ errors: [], warnings: [] });
    expect(check(4, at('2026-11-16'), begun, true).errors).toEqual([]);
    expect(check(4, at('2026-11-16'), begun).errors).toEqual([`${later}Manufacturing Started.`]);
    expect(check(5, at('2026-11-14'), begun).warnings[0]).toContain('have no actual date yet');
  });

  it.each([
    [0, '12:00'],
    [60, '13:00'],
    [840, '02:00'],
    [-300, '12:00'],
  ])('may be ahead by an offset of %i minutes to the east, and no more', (offset, time) => {
    const day = offset === 840 ? '2026-11-21' : '2026-11-20';
    expect(latestActual(now, offset)).toEqual(at(day, time));
  });
});

it('data are not taken back behind a started manufacturing, nor without a question', () => {
  const of = (isAvailable: boolean, hasStarted: boolean) => {
    const { errors, warnings } = checkDataWithdrawal({ isAvailable, hasStarted });
    return [errors.length, warnings.length];
  };
  expect([of(false, true), of(false, false), of(true, false), of(true, true)]).toEqual([
    [0, 0],
    [0, 0],
    [0, 1],
    [1, 0],
  ]);
});
