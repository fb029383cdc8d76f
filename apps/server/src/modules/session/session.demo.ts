import { doesBlock, meetingStatus, type MeetingStatus } from '@crt/domain/booked-session';
import { wallInstant } from '@crt/domain/local-time';
import { planStatus } from '@crt/domain/plan-status';
import { designStatus } from '@crt/domain/design-status';
import { durationOf } from '@crt/domain/session-duration';
import type { Database } from '../../platform/db/database.ts';
import { continueIds, insertRows } from '../../platform/db/insert-rows.ts';
import type { plans } from '../plan/plan.tables.ts';
import { weeksAround, type DemoDesigner } from './designer.demo.ts';
import { availabilities, designSessions } from './session.tables.ts';

type PlanRow = typeof plans.$inferInsert & { id: number };
type SessionRow = typeof designSessions.$inferInsert;

/** 120 sessions and 8 pre-reservations, two of them inside 24 hours (§3.0); fewer where there are fewer plans. */
const mostSessions = 120;
const preReservations = 8;
const hour = 3_600_000;
const dayLength = 24 * hour;
const quarter = hour / 4;
/** A part of a working day, and as long a single availability. */
const roomLength = 4 * hour;
/** Long enough to look at meetings that are being made, short enough that nobody takes them for lost. */
const firstMeetings = hour / 6;

/** A part of a day of a designer: room for preparation, session and post of one session. */
interface Room {
  readonly designer: DemoDesigner;
  /** When its preparation begins. */
  readonly from: number;
}

const { inDesign, approvalPending, sessionPlanned, waitingForSession } = designStatus;
const preparation = durationOf({ hours: 1 });
const post = durationOf({ hours: 1 });

/** Every part of a working day in ten weeks that no absence takes, in an order that mixes days and designers. */
function roomsOf(designers: readonly DemoDesigner[], now: Date): readonly Room[] {
  const today = Math.floor(now.getTime() / dayLength);
  const rooms: Room[] = [];
  for (const designer of designers) {
    const { timezone, isActive } = designer;
    if (timezone === null || !isActive) continue;
    for (let days = -7 * weeksAround + 1; days < 7 * weeksAround; days += 1) {
      const weekDay = ((today + days + 3) % 7) + 1;
      if (!designer.weekDays.some((one) => one === weekDay) || designer.absentOn.includes(days)) continue;
      // One session a day, before noon or after it: nobody is over the limit, and there are slots left.
      const part = designer.parts[(days + 70) % 2];
      rooms.push({ designer, from: wallInstant(today + days, (part ?? 8) * 3600, timezone) });
    }
  }
  const mixed = ({ designer: { userId }, from }: Room) =>
    (Math.floor(from / hour) * 7919 + Number(userId.slice(-4)) * 104_729) % 10_007;
  return rooms.toSorted((one, other) => mixed(one) - mixed(other));
}

function rowOf(plan: PlanRow, room: Room, place: number, meeting: MeetingStatus | null): SessionRow {
  const session = durationOf({ hours: 1, minutes: (place % 3) * 15 });
  const start = room.from + preparation;
  const end = start + session;
  const hasPost = place % 2 === 0;
  const reservedTo = end + (hasPost ? post : 0);
  return {
    planId: plan.id,
    designerId: room.designer.userId,
    // One in six was booked from outside (N17).
    organizerId: place % 6 === 5 ? null : room.designer.userId,
    startAt: new Date(start),
    endAt: new Date(end),
    preparationTime: preparation,
    postProcessingTime: hasPost ? post : 0,
    reservation: {
      preparation: [{ start: room.from, end: start }],
      post: hasPost ? [{ start: end, end: reservedTo }] : [],
    },
    reservedFrom: new Date(room.from),
    reservedTo: new Date(reservedTo),
    meeting,
    meetingDueAt: null,
  };
}

/**
 * Of those to come, counted in their turn, some are being made and some could not be made (§3.8): what was held was made.
 * @param turn among those to come; undefined for one that was held
 */
function meetingOf(turn: number | undefined): MeetingStatus {
  if (turn === undefined) return meetingStatus.created;
  if (turn % 40 === 21) return meetingStatus.failed;
  if (turn % 80 === 25) return meetingStatus.error;
  return turn % 10 === 3 ? meetingStatus.inProgress : meetingStatus.created;
}

/** A plan follows its session as it does when somebody books: one whose meeting could not be made counts for nothing. */
function followRow(plan: PlanRow, { startAt, designerId, meeting }: SessionRow): void {
  const isNone = !doesBlock({ meeting: meeting ?? null });
  Object.assign(plan, { designSessionDate: isNone ? null : startAt, designerId });
  if (isNone && plan.designStatus === sessionPlanned) plan.designStatus = waitingForSession;
}

/** What is drawn before the histories of the plans are told. */
export interface DrawnSessions {
  readonly sessions: readonly SessionRow[];
  /** Single availability that holds what is inside 24 hours. */
  readonly availabilities: readonly (typeof availabilities.$inferInsert)[];
}

const canServe = (plan: PlanRow) => (designer: DemoDesigner) =>
  designer.productTypeIds.includes(plan.productTypeId);
const isOver = (plan: PlanRow) => plan.status === planStatus.terminated;

/** Gives out rooms, each once, of whoever fits and has been given the fewest. */
function roomKeeper(rooms: readonly Room[]) {
  const left = Map.groupBy(rooms, ({ designer }) => designer);
  const given = new Map<DemoDesigner, number>();
  return (plan: PlanRow, fits: (room: Room) => boolean = () => true): Room | undefined => {
    const able = [...left.keys()]
      .filter(canServe(plan))
      .toSorted((one, other) => (given.get(one) ?? 0) - (given.get(other) ?? 0));
    for (const designer of able) {
      const own = left.get(designer) ?? [];
      const place = own.findIndex(fits);
      if (place < 0) continue;
      given.set(designer, (given.get(designer) ?? 0) + 1);
      return own.splice(place, 1)[0];
    }
    return undefined;
  };
}

/** Draws the sessions of plans that have one; their plans then tell the same date and designer. */
export function drawSessions(
  plansOfWorld: readonly PlanRow[],
  designers: readonly DemoDesigner[],
  { now, heldAt }: { readonly now: Date; readonly heldAt: ReadonlyMap<number, Date> },
): DrawnSessions {
  const take = roomKeeper(roomsOf(designers, now));
  const sessions: SessionRow[] = [];
  let toCome = 0;
  // A session is to come where none was held, and where the design is still discussed; else it was held when the milestone says.
  const heldOf = ({ id, designStatus }: PlanRow) =>
    designStatus === inDesign || designStatus === approvalPending ? undefined : heldAt.get(id)?.getTime();
  const [before, after] = [
    plansOfWorld.filter((plan) => heldOf(plan) === undefined),
    plansOfWorld.filter(heldOf),
  ];
  for (const plan of [...before, ...after]) {
    if (sessions.length >= mostSessions) break;
    if (!plan.designSessionDate || isOver(plan)) continue;
    const held = heldOf(plan);
    const room = take(plan, ({ from }) =>
      held === undefined ? from > now.getTime() : Math.abs(from - held) < dayLength && from < now.getTime(),
    );
    if (!room) continue;
    const place = sessions.length;
    const turn = held === undefined ? toCome : undefined;
    if (held === undefined) toCome += 1;
    const row = rowOf(plan, room, place, meetingOf(turn));
    const isMade = row.meeting !== meetingStatus.inProgress;
    const meetingDueAt = isMade ? null : new Date(now.getTime() + firstMeetings);
    sessions.push({ ...row, meetingDueAt });
    followRow(plan, row);
  }
  const soon = soonRooms(designers, now);
  const booked = new Set(sessions.map(({ planId }) => planId));
  const free = plansOfWorld.filter(({ id }) => !booked.has(id));
  const reserved = drawReserved(free, soon, (plan) =>
    take(plan, ({ from }) => from > now.getTime() + 3 * dayLength),
  );
  return { sessions: [...sessions, ...reserved], availabilities: soon.map(availabilityOf) };
}

/** Pre-reservations of the newest plans that wait for their session: first those inside 24 hours, then others. */
function drawReserved(
  plansOfWorld: readonly PlanRow[],
  soon: readonly Room[],
  takeLater: (plan: PlanRow) => Room | undefined,
): readonly SessionRow[] {
  const left = [...soon];
  const rows: SessionRow[] = [];
  for (const plan of plansOfWorld.toReversed()) {
    if (rows.length === preReservations) break;
    if (!plan.designSessionRequired || plan.designSessionDate || isOver(plan)) continue;
    const next = left.findIndex(({ designer }) => canServe(plan)(designer));
    const room = next < 0 ? takeLater(plan) : left.splice(next, 1)[0];
    if (room) rows.push(rowOf(plan, room, rows.length, null));
  }
  return rows;
}

/** Two rooms within the next day, whatever the weekday, of the designer beyond the date line, beside her working hours. */
function soonRooms(designers: readonly DemoDesigner[], now: Date): readonly Room[] {
  const zone = 'Pacific/Auckland';
  const designer = designers.find(({ timezone }) => timezone === zone);
  if (!designer) return [];
  const today = Math.floor(now.getTime() / dayLength);
  const taken = [0, 1, 2].flatMap((days) =>
    designer.parts.map((part) => wallInstant(today + days, part * 3600, zone)),
  );
  const rooms: Room[] = [];
  const start = Math.ceil(now.getTime() / quarter) * quarter;
  for (let from = start + hour; rooms.length < 2 && from < start + 22 * hour; from += quarter) {
    if (taken.some((other) => Math.abs(other - from) < roomLength)) continue;
    rooms.push({ designer, from });
    taken.push(from);
  }
  return rooms;
}

const availabilityOf = ({ designer, from }: Room) => ({
  designerId: designer.userId,
  type: 1 as const,
  startAt: new Date(from),
  endAt: new Date(from + roomLength),
});

/** Stores what was drawn, after the plans. */
export async function fillSessions(tx: Database, drawn: DrawnSessions): Promise<void> {
  await insertRows(tx, availabilities, drawn.availabilities);
  await insertRows(tx, designSessions, drawn.sessions);
  for (const table of [availabilities, designSessions]) await continueIds(tx, table);
}
