import fc from 'fast-check';
import { quarterHour } from './availability-form.ts';
import type { Availability } from './availability.ts';
import type { BookedSession } from './booked-session.ts';
import type { Schedules, SlotSearch } from './slot-search.ts';

const minute = 60_000;
const day = 1440 * minute;

/** Days around which clocks change: by an hour, by half an hour, at midnight, and by a whole day. */
const mondaysNear = ['2026-03-09', '2026-03-30', '2026-04-06', '2026-09-07', '2026-10-26', '2012-01-02'];
const zones = [
  'Europe/Berlin',
  'America/Detroit',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Pacific/Apia',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Australia/Lord_Howe',
  'America/Santiago',
];

const quarters = (max: number) => fc.integer({ min: 0, max });
const clockText = (quarter: number) =>
  `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}:00`;
const iso = (instant: number) => new Date(instant).toISOString().slice(0, 10);

const anyWeekTime = fc
  .tuple(fc.integer({ min: 1, max: 7 }), quarters(94), quarters(60))
  .map(([weekDay, from, length]) => ({
    weekDay,
    startTime: clockText(from),
    endTime: clockText(Math.min(95, from + 1 + length)),
  }));
const anySeries = fc.record({
  kind: fc.constant('series' as const),
  from: fc.integer({ min: -25, max: 3 }),
  length: fc.integer({ min: 0, max: 40 }),
  days: fc.array(anyWeekTime, { minLength: 3, maxLength: 9 }),
});
const anySingle = fc.record({
  kind: fc.constant('single' as const),
  from: fc.integer({ min: -96 * 5, max: 96 * 5 }),
  length: fc.integer({ min: 1, max: 96 }),
});
const anyAbsence = fc.record({
  kind: fc.constant('absence' as const),
  from: fc.integer({ min: -1440 * 3, max: 1440 * 3 }),
  length: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 2000 })),
});
const anyBooking = fc.record({
  from: fc.integer({ min: -288 * 3, max: 288 * 3 }),
  length: fc.integer({ min: 1, max: 40 }),
  gap: fc.nat(300),
  worked: fc.nat(100),
  meeting: fc.constantFrom(null, 1, 2, 3, 3, 4) as fc.Arbitrary<BookedSession['meeting']>,
  productTypeId: fc.constantFrom(4, 4, 5),
});
const anyDesigner = fc.record({
  zone: fc.constantFrom(...zones),
  sessionsPerDay: fc.integer({ min: 1, max: 3 }),
  holidays: fc.array(fc.integer({ min: -5, max: 5 }), { maxLength: 3 }),
  entries: fc.array(fc.oneof(anySeries, anySeries, anySingle, anyAbsence), { minLength: 1, maxLength: 6 }),
  bookings: fc.array(anyBooking, { maxLength: 3 }),
});
/** Schedules of a few designers around a clock change, and a search in them, for tests. */
export const anyWorld = fc.record({
  base: fc.constantFrom(...mondaysNear).map((date) => Date.parse(date)),
  designers: fc.array(anyDesigner, { minLength: 1, maxLength: 3 }),
  preparation: fc.constantFrom(0, 60, 125, 480, 840),
  session: fc.constantFrom(5, 30, 120, 245),
  post: fc.constantFrom(0, 45, 240, 600),
  dayLimit: fc.constantFrom(null, null, 0, 1, 2, 5),
  now: fc.integer({ min: -1440 * 8, max: 1440 }),
  earliest: fc.option(fc.integer({ min: -1440, max: 1440 })),
  viewZone: fc.constantFrom(...zones),
});
type World = typeof anyWorld extends fc.Arbitrary<infer Value> ? Value : never;
type AnyDesigner = World['designers'][number];

function entryOf(
  base: number,
  entry: AnyDesigner['entries'][number],
  id: number,
  designerId: string,
): Availability {
  if (entry.kind === 'series') {
    const [startDate, endDate] = [entry.from, entry.from + entry.length].map((days) =>
      iso(base + days * day),
    );
    return { id, designerId, type: 2, startDate: startDate ?? '', endDate: endDate ?? '', days: entry.days };
  }
  const unit = entry.kind === 'single' ? quarterHour : minute;
  const start = base + entry.from * unit;
  return { id, designerId, type: entry.kind === 'single' ? 1 : 3, start, end: start + entry.length * unit };
}

function sessionOf(base: number, booking: AnyDesigner['bookings'][number], id: number, designerId: string) {
  const start = base + booking.from * 5 * minute;
  const end = start + booking.length * 5 * minute;
  const preparationEnd = start - booking.gap * minute;
  return {
    id,
    requestId: `R${id}`,
    designerId,
    productTypeId: booking.productTypeId,
    meeting: booking.meeting,
    session: { start, end },
    preparation: [{ start: preparationEnd - booking.worked * minute, end: preparationEnd }],
    post: [{ start: end, end: end + booking.worked * minute }],
  };
}

/** The search and the schedules of what was drawn. */
export function worldOf({ base, designers, ...world }: World): { search: SlotSearch; schedules: Schedules } {
  const of = (place: number) => `d${place}`;
  return {
    search: {
      window: { start: base - day, end: base + day },
      productTypeId: 4,
      durations: {
        preparation: world.preparation * minute,
        session: world.session * minute,
        post: world.post * minute,
      },
      dayLimit: world.dayLimit,
      now: base + world.now * minute,
      earliest: world.earliest === null ? null : base + world.earliest * minute,
      isApiCaller: false,
      viewZone: world.viewZone,
    },
    schedules: {
      designers: designers.map(({ zone, sessionsPerDay, holidays }, place) => ({
        id: of(place),
        name: of(place),
        isActive: true,
        isBookableViaApi: true,
        productTypeIds: [4],
        zone,
        sessionsPerDay,
        holidays: new Set(holidays.map((days) => iso(base + days * day))),
      })),
      availabilities: designers.flatMap(({ entries }, place) =>
        entries.map((entry, id) => entryOf(base, entry, id, of(place))),
      ),
      sessions: designers.flatMap(({ bookings }, place) =>
        bookings.map((booking, id) => sessionOf(base, booking, place * 100 + id, of(place))),
      ),
    },
  };
}
