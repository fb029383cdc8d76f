import fc from 'fast-check';
import { expect, it } from 'vitest';
import { localDay } from '../milestone/local-time.ts';
import { anyWorld, worldOf } from './any-schedules.ts';
import { quarterHour } from './availability-form.ts';
import { doesBlock, piecesOf } from './booked-session.ts';
import { testBooking } from './booking.ts';
import { MinuteOracle } from './minute-oracle.ts';
import type { Schedules, SlotSearch } from './slot-search.ts';
import { findSlots } from './slots.ts';
import { meets, type Span } from './span.ts';

const startsIn = ({ window }: SlotSearch) =>
  Array.from(
    { length: (window.end - window.start) / quarterHour },
    (_, place) => window.start + place * quarterHour,
  );

it('offers the same slots by the same designers as trying every minute (domain rules §3.8)', () => {
  fc.assert(
    fc.property(anyWorld, (world) => {
      const { search, schedules } = worldOf(world);
      const oracles = schedules.designers.map(
        (designer) => new MinuteOracle(world.base, designer, schedules),
      );
      const starts = startsIn(search);
      const expected = starts.flatMap((start) => {
        const able = oracles.filter((oracle) => oracle.canTake(start, search));
        const designerIds = able.map(({ designer }) => designer.id);
        return able.length > 0 ? [{ start, end: start + search.durations.session, designerIds }] : [];
      });
      const { slots, losses } = findSlots(search, schedules);
      expect(slots).toEqual(expected);
      const lost = losses.filter(({ reason }) => reason !== 'NoAvailability');
      const offered = starts.filter((start) => oracles.some((oracle) => oracle.isAvailable(start)));
      expect(slots.length + lost.reduce((sum, { count }) => sum + count, 0)).toBe(offered.length);
    }),
    { numRuns: 150 },
  );
});

it('tells losses by the days on which the slots are shown, each start once (domain rules §3.8.9)', () => {
  fc.assert(
    fc.property(anyWorld, (world) => {
      const { search, schedules } = worldOf(world);
      const dateOf = (start: number) => localDay(new Date(start), search.viewZone).toString();
      const oracles = schedules.designers.map(
        (designer) => new MinuteOracle(world.base, designer, schedules),
      );
      const { slots, losses } = findSlots(search, schedules);
      const days = Map.groupBy(startsIn(search), dateOf);
      for (const [date, starts] of days) {
        const offered = starts.filter((start) => oracles.some((oracle) => oracle.isAvailable(start))).length;
        const free = slots.filter(({ start }) => dateOf(start) === date).length;
        const ofDay = losses.filter((loss) => loss.date === date);
        const sum = (isNobody: boolean) =>
          ofDay
            .filter(({ reason }) => (reason === 'NoAvailability') === isNobody)
            .reduce((total, { count }) => total + count, 0);
        expect([sum(true), sum(false)]).toEqual([offered === 0 ? starts.length : 0, offered - free]);
      }
    }),
    { numRuns: 100 },
  );
});

const lengthOf = (spans: readonly Span[]) => spans.reduce((sum, { start, end }) => sum + end - start, 0);

/** Books what can be booked of `wishes`, one after the other; what is told of each must be what the search says. */
function book(
  search: SlotSearch,
  empty: Schedules,
  wishes: readonly { who: number; at: number }[],
): Schedules {
  let schedules = empty;
  const starts = startsIn(search);
  for (const [id, { who, at }] of wishes.entries()) {
    const { slots } = findSlots(search, schedules);
    const slot = slots[at % Math.max(1, slots.length)];
    // Every other wish is any time of anybody, so that many are refused.
    const start = id % 2 === 0 && slot ? slot.start : (starts[at % starts.length] ?? 0);
    const designerId = `d${who % schedules.designers.length}`;
    const isOffered = slots.some((one) => one.start === start && one.designerIds.includes(designerId));
    const test = testBooking(search, schedules, designerId, start);
    expect(test.isFree).toBe(isOffered);
    if (!test.isFree) continue;
    expect(lengthOf(test.reservation.preparation)).toBe(search.durations.preparation);
    expect(lengthOf(test.reservation.post)).toBe(search.durations.post);
    const booked = {
      ...test.reservation,
      id,
      requestId: `R${id}`,
      designerId,
      productTypeId: 4,
      meeting: null,
    };
    schedules = { ...schedules, sessions: [...schedules.sessions, booked] };
  }
  return schedules;
}

it('never books outside availability, and never two at one place (domain rules §3.8.6, §3.8.10)', () => {
  const anyWishes = fc.array(fc.record({ who: fc.nat(2), at: fc.nat(200) }), { minLength: 5, maxLength: 12 });
  fc.assert(
    fc.property(anyWorld, anyWishes, (world, wishes) => {
      const { search, schedules } = worldOf({ ...world, dayLimit: null, now: -11_000, earliest: null });
      const empty = { ...schedules, sessions: [] };
      const { sessions } = book(search, empty, wishes);
      for (const designer of schedules.designers) {
        const own = sessions.filter(({ designerId }) => designerId === designer.id);
        const pieces = own.filter(doesBlock).flatMap(piecesOf);
        const overlaps = pieces.filter((piece, place) =>
          pieces.some((other, otherPlace) => otherPlace !== place && meets(piece, other)),
        );
        expect(overlaps).toEqual([]);
        const oracle = new MinuteOracle(world.base, designer, empty);
        expect(pieces.filter((piece) => !oracle.isFree(piece))).toEqual([]);
      }
    }),
    { numRuns: 100 },
  );
});
