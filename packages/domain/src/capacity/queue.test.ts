import { parseDate, parseTime, type CalendarDate } from '@internationalized/date';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NoWorkingDayError } from '../milestone/working-time.ts';
import { capacityOn, type CapacityEntry, type SiteCapacity } from './capacity.ts';
import { assignStarts, moveInQueue, type QueuedPlan } from './queue.ts';

const site = (
  defaultValue: number,
  entries: CapacityEntry[] = [],
  holidays: string[] = [],
): SiteCapacity => ({
  calendar: {
    zone: 'Europe/Berlin',
    holidays: new Set(holidays),
    workDayStart: parseTime('08:00'),
    workDayEnd: parseTime('16:00'),
  },
  defaultValue,
  entries,
});
const entry = (id: number, from: string, to: string, value: number): CapacityEntry => ({
  id,
  from: parseDate(from),
  to: parseDate(to),
  value,
});
const plan = (id: number, earliest: string, changes: Partial<QueuedPlan> = {}): QueuedPlan => ({
  id,
  requestId: `R${String(id).padStart(4, '0')}`,
  isPriority: false,
  readyAt: new Date('2026-11-20T08:00:00Z'),
  earliest: parseDate(earliest),
  ...changes,
});
const starts = (...args: Parameters<typeof assignStarts>) =>
  Object.fromEntries(
    assignStarts(...args).map(({ id, day, position }) => [id, `${day.toString()} ${position}`]),
  );

describe('capacity of a day', () => {
  it('is the newest covering entry, else the default, and none on days off', () => {
    const here = site(
      3,
      [entry(1, '2026-11-23', '2026-11-27', 5), entry(2, '2026-11-24', '2026-11-24', 1)],
      ['2026-11-26'],
    );
    const on = (day: string) => capacityOn(here, parseDate(day));
    expect([
      on('2026-11-23'),
      on('2026-11-24'),
      on('2026-11-26'),
      on('2026-11-28'),
      on('2026-11-30'),
    ]).toEqual([5, 1, 0, 0, 3]);
  });
});

describe('manufacturing starts', () => {
  it('follow priority, readiness and request id', () => {
    const early = new Date('2026-11-19T08:00:00Z');
    expect(
      starts(
        site(1),
        [
          plan(1, '2026-11-23'),
          plan(2, '2026-11-23', { readyAt: early }),
          plan(3, '2026-11-23', { isPriority: true }),
        ],
        [],
      ),
    ).toEqual({ 3: '2026-11-23 1', 2: '2026-11-24 1', 1: '2026-11-25 1' });
  });

  it('never move what is fixed, even beyond capacity', () => {
    const fixed = [7, 8].map((id, place) => ({ id, day: parseDate('2026-11-23'), position: place + 1 }));
    expect(starts(site(1), [plan(1, '2026-11-23', { isPriority: true })], fixed)).toEqual({
      1: '2026-11-24 1',
    });
  });

  it('leave every place to the fixed start that has it', () => {
    const fixed = [2, 4].map((position) => ({ id: position, day: parseDate('2026-11-23'), position }));
    const waiting = [11, 12, 13].map((id) => plan(id, '2026-11-23'));
    expect(starts(site(4), waiting, fixed)).toEqual({
      11: '2026-11-23 1',
      12: '2026-11-23 3',
      13: '2026-11-24 1',
    });
  });

  it('that were missed are made up for from today on, and the wait is still counted', () => {
    const [late, next] = assignStarts(
      site(1),
      [plan(1, '2026-11-16'), plan(2, '2026-11-16')],
      [],
      parseDate('2026-11-19'),
    );
    expect([late?.day.toString(), late?.overflowDays]).toEqual(['2026-11-19', 3]);
    expect(next?.day.toString()).toBe('2026-11-20');
  });

  it('wait over stretches without capacity and say for how long', () => {
    const closed = site(2, [entry(1, '2026-11-23', '2026-11-30', 0)]);
    expect(assignStarts(closed, [plan(1, '2026-11-23')], [])).toMatchObject([
      { position: 1, capacity: 2, overflowDays: 6 },
    ]);
    expect(() => assignStarts(site(0), [plan(1, '2026-11-23')], [])).toThrow(NoWorkingDayError);
  });

  it('fill each day up to its capacity, give every place once and never start too early', () => {
    const anyFixed = fc.record({ offset: fc.nat(30), position: fc.integer({ min: 1, max: 8 }) });
    const anyFixedStarts = fc.uniqueArray(anyFixed, {
      maxLength: 40,
      selector: ({ offset, position }) => `${offset} ${position}`,
    });
    const anyPlan = fc.record({ offset: fc.nat(30), isPriority: fc.boolean(), ready: fc.nat(1000) });
    fc.assert(
      fc.property(
        fc.array(anyPlan, { maxLength: 120 }),
        anyFixedStarts,
        fc.integer({ min: 1, max: 6 }),
        (seeds, kept, value) => {
          const monday = parseDate('2026-11-23');
          const plans = seeds.map((seed, index) =>
            plan(index, monday.add({ days: seed.offset }).toString(), {
              isPriority: seed.isPriority,
              readyAt: new Date(1_790_000_000_000 + seed.ready * 1000),
            }),
          );
          const fixed = kept.map(({ offset, position }, place) => ({
            id: 1000 + place,
            day: monday.add({ days: offset }),
            position,
          }));
          const assigned = assignStarts(site(value), plans, fixed);
          const places = [...fixed, ...assigned].map(({ day, position }) => `${day.toString()} ${position}`);
          expect(new Set(places).size).toBe(plans.length + fixed.length);
          const startsOf = Map.groupBy([...fixed, ...assigned], ({ day }) => day.toString());
          for (const { id, day, position } of assigned) {
            const earliest: CalendarDate = plans[id]?.earliest ?? monday;
            expect(day.compare(earliest)).toBeGreaterThanOrEqual(0);
            expect(position).toBeLessThanOrEqual(value);
            expect(startsOf.get(day.toString())?.length).toBeLessThanOrEqual(value);
          }
        },
      ),
    );
  });
});

describe('position edit', () => {
  it('moves one and shifts the others', () => {
    expect(moveInQueue([1, 2, 3, 4], 4, 2, 5)).toEqual([1, 4, 2, 3]);
    expect(moveInQueue([1, 2, 3], 1, 3, 5)).toEqual([2, 3, 1]);
  });

  it('refuses places outside 1..capacity', () => {
    for (const position of [0, 6, 1.5]) expect(() => moveInQueue([1], 1, position, 5)).toThrow(RangeError);
    expect(() => moveInQueue([1], 2, 1, 5)).toThrow(RangeError);
  });
});
