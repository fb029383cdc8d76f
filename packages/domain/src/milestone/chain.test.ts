import { parseDate, parseTime } from '@internationalized/date';
import { describe, expect, it } from 'vitest';
import { scheduleAfresh, scheduleChain, type ChainInput, type MilestoneFact } from './chain.ts';
import { heldMilestone } from './hold.ts';
import { lateMilestones, latestDates } from './latest-dates.ts';
import { chooseLeadTime, type LeadTimeRow, type LeadTimeSubject } from './lead-time.ts';
import type { MilestoneType } from './milestone-type.ts';
import type { WorkingCalendar } from './working-time.ts';

const calendar = (zone: string, ...holidays: string[]): WorkingCalendar => ({
  zone,
  holidays: new Set(holidays),
  workDayStart: parseTime('08:00'),
  workDayEnd: parseTime('17:00'),
});
const site = calendar('Europe/Berlin', '2026-12-25');
const centre = calendar('Australia/Sydney');
const fact = (type: MilestoneType, changes: Partial<MilestoneFact> = {}): MilestoneFact => ({
  type,
  plannedDate: null,
  actualDate: null,
  isLocked: false,
  ...changes,
});
const days = (count: number) => ({
  rowId: 1,
  basis: 'days' as const,
  baseDays: count,
  modificationDays: 0,
  days: count,
});
const received = fact(1, { actualDate: new Date('2026-11-20T09:00:00Z') });
const chain = (changes: Partial<ChainInput>) =>
  scheduleChain({
    milestones: [received, fact(4), fact(5), fact(6), fact(7), fact(8)],
    site,
    centre,
    cutOff: parseTime('15:00'),
    leadTimeOf: () => days(1),
    capacity: null,
    isOnHold: false,
    ...changes,
  });
const dates = (result: ReturnType<typeof chain>) =>
  result.map((milestone) => milestone.plannedDate?.toISOString() ?? null);

describe('milestone chain', () => {
  it('counts from the predecessor, at the end of the work day, and at noon for shipment and arrival', () => {
    expect(dates(chain({}))).toEqual([
      null,
      '2026-11-23T16:00:00.000Z',
      // 17:00 is after the cut-off of 15:00: the next lead time counts from the following day.
      '2026-11-25T16:00:00.000Z',
      '2026-11-27T16:00:00.000Z',
      // Only what is under way counts in Sydney, where it is Saturday already.
      '2026-11-30T01:00:00.000Z',
      '2026-12-01T01:00:00.000Z',
    ]);
  });

  it('leaves completed, locked and held milestones and counts on from them', () => {
    const locked = fact(4, { isLocked: true, plannedDate: new Date('2026-12-01T16:00:00Z') });
    const result = chain({ milestones: [received, locked, fact(5)] });
    expect(dates(result).slice(1)).toEqual(['2026-12-01T16:00:00.000Z', '2026-12-03T16:00:00.000Z']);
    expect(result.map((milestone) => milestone.reason.kind)).toEqual(['completed', 'locked', 'leadTime']);
    const held = chain({ isOnHold: true, milestones: [received, fact(4), locked] });
    expect(held.map((milestone) => milestone.reason.kind)).toEqual(['completed', 'held', 'locked']);
  });

  it('takes the start from capacity scheduling for plans in its scope', () => {
    const wait = { earliest: parseDate('2026-11-24'), assigned: parseDate('2026-11-26'), position: 2 };
    const result = chain({ capacity: wait });
    expect(result[2]).toMatchObject({ reason: { kind: 'capacity', wait } });
    expect(result[2]?.plannedDate?.toISOString()).toBe('2026-11-26T16:00:00.000Z');
  });

  it('goes on over a milestone without lead time', () => {
    const result = chain({ leadTimeOf: (type) => (type === 5 ? null : days(1)) });
    expect(result[2]).toMatchObject({ plannedDate: null, reason: { kind: 'noLeadTime' } });
    expect(result[3]?.reason).toMatchObject({ kind: 'leadTime', anchor: { type: 4 } });
  });

  it('tells why: anchor, missed cut-off and skipped days', () => {
    const late = fact(1, { actualDate: new Date('2026-12-24T14:01:00Z') });
    expect(chain({ milestones: [late, fact(4)] })[1]?.reason).toMatchObject({
      isCutOffMissed: true,
      anchorDay: parseDate('2026-12-28'),
      skippedDays: [],
    });
    const inTime = fact(1, { actualDate: new Date('2026-12-24T14:00:00Z') });
    const reason = chain({ milestones: [inTime, fact(4)] })[1]?.reason;
    expect(reason?.kind === 'leadTime' && reason.skippedDays.map(String)).toEqual([
      '2026-12-25',
      '2026-12-26',
      '2026-12-27',
    ]);
  });

  it('comes out of manufacturing in the calendar of its site, with a centre elsewhere or none (§3.1.5)', () => {
    const milestones = [fact(5, { actualDate: new Date('2026-12-23T09:00:00Z') }), fact(6), fact(7)];
    const nowhere = calendar('UTC');
    for (const other of [centre, nowhere]) {
      const [, out, shipped] = chain({ milestones, centre: other });
      // Christmas is the site's holiday, and its day ends at five.
      expect([out?.plannedDate?.toISOString(), out?.zone]).toEqual([
        '2026-12-24T16:00:00.000Z',
        'Europe/Berlin',
      ]);
      expect(shipped?.zone).toBe(other.zone);
    }
  });

  it('tells how a milestone would be planned afresh, whatever was set by hand', () => {
    const byHand = { plannedDate: new Date('2027-02-01T16:00:00Z'), isLocked: true };
    const input: ChainInput = {
      milestones: [received, fact(4, { ...byHand, actualDate: new Date('2026-11-24T09:00:00Z') })],
      site,
      centre,
      cutOff: parseTime('15:00'),
      leadTimeOf: () => days(1),
      capacity: null,
      isOnHold: true,
    };
    expect(scheduleAfresh(input, 1)?.plannedDate?.toISOString()).toBe('2026-11-23T16:00:00.000Z');
    expect(scheduleAfresh(input, 7)).toBeUndefined();
  });

  it('has no dates without any anchor', () => {
    const result = chain({ milestones: [fact(1), fact(4)] });
    expect(result.map((milestone) => milestone.reason.kind)).toEqual(['first', 'noAnchor']);
  });
});

describe('surgery date', () => {
  const input: ChainInput = {
    milestones: [received, fact(4), fact(7), fact(8)],
    site,
    centre,
    cutOff: parseTime('15:00'),
    leadTimeOf: () => days(2),
    capacity: null,
    isOnHold: false,
  };

  it('is walked back from the working day before surgery', () => {
    expect(
      latestDates(input, parseDate('2026-12-07')).map(({ type, latest }) => [type, latest.toISOString()]),
    ).toEqual([
      [1, '2026-11-26T16:00:00.000Z'],
      [4, '2026-11-30T16:00:00.000Z'],
      [7, '2026-12-02T01:00:00.000Z'],
      [8, '2026-12-04T01:00:00.000Z'],
    ]);
  });

  it('names the milestones that come too late', () => {
    const planned = scheduleChain(input);
    expect(lateMilestones(planned, latestDates(input, parseDate('2026-12-07')))).toEqual([]);
    expect(lateMilestones(planned, latestDates(input, parseDate('2026-11-27')))).toEqual([4, 7, 8]);
  });
});

describe('hold and manual dates', () => {
  it('add the working days of a hold, over a holiday too, to the milestone that was next', () => {
    const locked = fact(4, { isLocked: true, plannedDate: new Date('2026-12-22T16:00:00Z') });
    const milestones = [received, locked, fact(5), fact(6)];
    const held = (from: string, to: string) =>
      heldMilestone({ milestones, site, centre }, new Date(from), new Date(to));
    expect(held('2026-12-23T10:00:00Z', '2026-12-28T10:00:00Z')).toEqual({ type: 5, days: 2 });
    expect(held('2026-12-24T22:59:00Z', '2026-12-27T10:00:00Z')).toBeNull();
    expect(heldMilestone({ milestones: [received], site, centre }, new Date(0), new Date())).toBeNull();
    const [before, after] = [0, 2].map((heldDays) =>
      chain({ milestones: [received, fact(4), fact(5, { heldDays }), fact(6)] }),
    );
    expect(before?.[2]?.plannedDate?.toISOString()).toBe('2026-11-25T16:00:00.000Z');
    expect(after?.[2]?.plannedDate?.toISOString()).toBe('2026-11-27T16:00:00.000Z');
    expect(after?.[2]?.reason).toMatchObject({ heldDays: 2, leadTime: { days: 1 } });
    expect(after?.[1]?.plannedDate).toEqual(before?.[1]?.plannedDate);
  });

  it('count manufacturing from a rescheduling that came after its predecessor, design never', () => {
    const rescheduledAt = new Date('2026-12-01T09:00:00Z');
    const result = chain({ rescheduledAt });
    expect(dates(result).slice(1, 4)).toEqual([
      '2026-11-23T16:00:00.000Z',
      '2026-12-02T16:00:00.000Z',
      // From the planned start, which lies after the rescheduling, on.
      '2026-12-04T16:00:00.000Z',
    ]);
    expect(result[2]?.reason).toMatchObject({ anchor: { instant: rescheduledAt, isRescheduling: true } });
    expect(result[3]?.reason).toMatchObject({ anchor: { type: 5, isActual: false } });
  });
});

describe('lead time', () => {
  const row = (changes: Partial<LeadTimeRow>): LeadTimeRow => ({
    id: 1,
    milestone: 5,
    requestTypeId: 1,
    productTypeId: null,
    manufacturingLocationId: null,
    distributionCenterId: null,
    schedulingStrategy: null,
    groupId: null,
    isDefault: false,
    days: 5,
    serviceLevelDays: 3,
    manufacturingAtRiskDays: 2,
    ...changes,
  });
  const plan: LeadTimeSubject = {
    requestTypeId: 1,
    productTypeId: 7,
    manufacturingLocationId: 2,
    distributionCenterId: 4,
    schedulingStrategy: 'SLA',
    groupId: null,
    isServiceLevelBound: false,
    isManufacturingAtRisk: false,
  };

  it('prefers the most specific row, then the newest, then defaults', () => {
    const rows = [
      row({ id: 1, isDefault: true, productTypeId: 7 }),
      row({ id: 2, manufacturingLocationId: 2, schedulingStrategy: 'SLA' }),
      row({ id: 3, productTypeId: 7 }),
      row({ id: 4, productTypeId: 7 }),
      row({ id: 5, productTypeId: 8 }),
    ];
    expect(chooseLeadTime(rows, 5, plan)?.rowId).toBe(4);
    expect(chooseLeadTime(rows.slice(0, 1), 5, plan)?.rowId).toBe(1);
    expect(chooseLeadTime([], 5, plan)).toBeNull();
  });

  it('lets the group of the plan decide between rows that fit alike, and only then', () => {
    const grouped = [row({ id: 1, groupId: 6 }), row({ id: 2, groupId: 1 }), row({ id: 3 })];
    const of = (groupId: number | null, rows = grouped) =>
      chooseLeadTime(rows, 5, { ...plan, groupId })?.rowId;
    expect([of(6), of(1), of(5), of(null)]).toEqual([1, 2, 3, 3]);
    // A row of another group fits as well as one of none; whatever else it has in common with the plan counts more.
    expect(of(6, [...grouped, row({ id: 4, groupId: 1, schedulingStrategy: 'SLA' })])).toBe(4);
    expect(of(6, [row({ groupId: 1 })])).toBe(1);
  });

  it('drops rows that ask for something else', () => {
    const others: Partial<LeadTimeRow>[] = [
      { milestone: 6 },
      { requestTypeId: 2 },
      { productTypeId: 8 },
      { manufacturingLocationId: 9 },
      { schedulingStrategy: 'Standard' },
    ];
    for (const other of others) expect(chooseLeadTime([row(other)], 5, plan)).toBeNull();
  });

  it('weighs product type, place, strategy and group as 8, 4, 2 and 1', () => {
    const parts = [
      { groupId: 6 },
      { schedulingStrategy: 'SLA' },
      { manufacturingLocationId: 2 },
      { productTypeId: 7 },
    ] satisfies Partial<LeadTimeRow>[];
    // Every set of parts is a row whose number is its weight; the newest rows weigh least.
    const rows = Array.from({ length: 16 }, (_, weight) =>
      row({ ...Object.assign({}, ...parts.filter((_part, bit) => weight & (1 << bit))), id: 100 - weight }),
    );
    const order = rows.map((_, heaviest) =>
      chooseLeadTime(rows.slice(0, 16 - heaviest), 5, { ...plan, groupId: 6 }),
    );
    expect(order.map((choice) => choice?.rowId)).toEqual(rows.map((_, place) => 85 + place));
  });

  it('compares the site before manufacturing and the centre after it', () => {
    expect(chooseLeadTime([row({ distributionCenterId: 9 })], 5, plan)?.rowId).toBe(1);
    expect(chooseLeadTime([row({ milestone: 7, distributionCenterId: 9 })], 7, plan)).toBeNull();
    expect(chooseLeadTime([row({ milestone: 7, manufacturingLocationId: 9 })], 7, plan)?.rowId).toBe(1);
  });

  it('knows service level, risk and modifications, never below zero', () => {
    const rows = [row({})];
    expect(chooseLeadTime(rows, 5, { ...plan, isServiceLevelBound: true })?.days).toBe(3);
    expect(chooseLeadTime(rows, 5, { ...plan, isManufacturingAtRisk: true })?.days).toBe(2);
    expect(chooseLeadTime(rows, 5, plan, -5)).toMatchObject({ baseDays: 5, modificationDays: -5, days: 0 });
    expect(chooseLeadTime(rows, 5, plan, -9)?.days).toBe(0);
  });
});
