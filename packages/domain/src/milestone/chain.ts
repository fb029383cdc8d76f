import { Time, type CalendarDate } from '@internationalized/date';
import type { LeadTimeChoice } from './lead-time.ts';
import { instantAt } from './local-time.ts';
import {
  isDeliveryMilestone,
  isManufacturingMilestone,
  milestoneType,
  type MilestoneType,
} from './milestone-type.ts';
import { addWorkingDays, anchorDay, skippedDays, type WorkingCalendar } from './working-time.ts';

/** One milestone of a plan as stored; dates are instants. */
export interface MilestoneFact {
  readonly type: MilestoneType;
  readonly plannedDate: Date | null;
  readonly actualDate: Date | null;
  /** A planned date set by hand; automatic scheduling leaves it alone until it is unlocked. */
  readonly isLocked: boolean;
  /** Working days that the plan was on hold while this milestone was the next one; they add to its lead time. */
  readonly heldDays?: number;
}

/** Where the date of a milestone comes from; the facts that "Why this date?" shows. */
export type DateReason =
  | { readonly kind: 'completed' | 'locked' | 'held' | 'first' | 'noLeadTime' | 'noAnchor' }
  | { readonly kind: 'capacity'; readonly wait: CapacityWait }
  | {
      readonly kind: 'leadTime';
      readonly anchor: DateAnchor;
      readonly anchorDay: CalendarDate;
      readonly isCutOffMissed: boolean;
      readonly leadTime: LeadTimeChoice;
      /** Working days of holds, added to the lead time. */
      readonly heldDays: number;
      readonly skippedDays: readonly CalendarDate[];
    };

/** What a lead time counts from: a milestone before it, or the moment at which somebody planned the rest anew (F29). */
export interface DateAnchor {
  readonly type: MilestoneType;
  readonly instant: Date;
  readonly isActual: boolean;
  /** The instant is that of a rescheduling, which came after the milestone. */
  readonly isRescheduling?: true;
}

/** What capacity scheduling says about the manufacturing start of a plan in its scope. */
export interface CapacityWait {
  readonly earliest: CalendarDate;
  readonly assigned: CalendarDate;
  /** 1-based place in the queue of the assigned day. */
  readonly position: number;
}

/** One milestone of the computed chain. */
export interface ScheduledMilestone {
  readonly type: MilestoneType;
  readonly plannedDate: Date | null;
  /** Zone in which the date is meant and shown (F44). */
  readonly zone: string;
  readonly reason: DateReason;
}

/** Everything the chain of one plan depends on. */
export interface ChainInput {
  /** In the order in which the plan passes them; the plan's type decides which there are. */
  readonly milestones: readonly MilestoneFact[];
  readonly site: WorkingCalendar;
  readonly centre: WorkingCalendar;
  /** The cut-off of the plan's product family at its site. */
  readonly cutOff: Time;
  readonly leadTimeOf: (milestone: MilestoneType) => LeadTimeChoice | null;
  /** Manufacturing start from capacity scheduling; null for plans out of its scope. */
  readonly capacity: CapacityWait | null;
  readonly isOnHold: boolean;
  /** From when on the manufacturing milestones count, because somebody planned them anew (F29). */
  readonly rescheduledAt?: Date | null;
}

const noon = new Time(12);

/** The calendar on which a milestone is planned: the centre's for shipment and arrival, else the site's (§3.1.5). */
export function calendarOf(
  input: Pick<ChainInput, 'site' | 'centre'>,
  milestone: MilestoneType,
): WorkingCalendar {
  return isDeliveryMilestone(milestone) ? input.centre : input.site;
}

/** The instant for which a milestone is promised on a day: noon for shipment and arrival, else the end of work (§3.1.5). */
export function promisedInstant(
  milestone: MilestoneType,
  day: CalendarDate,
  calendar: WorkingCalendar,
): Date {
  return instantAt(day, isDeliveryMilestone(milestone) ? noon : calendar.workDayEnd, calendar.zone);
}

/** The reason to leave a milestone's date as it stands, if there is one. */
function reasonToKeep(fact: MilestoneFact, isOnHold: boolean): DateReason | null {
  if (fact.actualDate) return { kind: 'completed' };
  if (fact.isLocked) return { kind: 'locked' };
  return isOnHold ? { kind: 'held' } : null;
}

/** The anchor of a milestone of manufacturing: what happened before a rescheduling is made up for from then on. */
function rescheduled({ rescheduledAt }: ChainInput, type: MilestoneType, anchor: DateAnchor): DateAnchor {
  const isLater = isManufacturingMilestone(type) && rescheduledAt && rescheduledAt > anchor.instant;
  return isLater
    ? { type: anchor.type, instant: rescheduledAt, isActual: false, isRescheduling: true }
    : anchor;
}

function fromLeadTime(
  input: ChainInput,
  { type, heldDays = 0 }: MilestoneFact,
  predecessor: DateAnchor,
  leadTime: LeadTimeChoice,
) {
  const anchor = rescheduled(input, type, predecessor);
  const calendar = calendarOf(input, type);
  const cutOff = isDeliveryMilestone(type) ? calendar.workDayEnd : input.cutOff;
  const start = anchorDay(calendar, anchor.instant, cutOff);
  const day = addWorkingDays(calendar, start.day, leadTime.days + heldDays);
  const reason: DateReason = {
    kind: 'leadTime',
    anchor,
    anchorDay: start.day,
    isCutOffMissed: start.isCutOffMissed,
    leadTime,
    heldDays,
    // Told when somebody asks why; a mass of plans is scheduled without.
    get skippedDays() {
      return skippedDays(calendar, start.day, day);
    },
  };
  return { plannedDate: promisedInstant(type, day, calendar), reason };
}

function schedule(input: ChainInput, fact: MilestoneFact, anchor: DateAnchor | null, isFirst: boolean) {
  const kept = reasonToKeep(fact, input.isOnHold);
  if (kept) return { plannedDate: fact.plannedDate, reason: kept };
  if (isFirst) return { plannedDate: fact.plannedDate, reason: { kind: 'first' } as const };
  if (fact.type === milestoneType.manufacturingStarted && input.capacity) {
    const plannedDate = promisedInstant(fact.type, input.capacity.assigned, input.site);
    return { plannedDate, reason: { kind: 'capacity', wait: input.capacity } as const };
  }
  const leadTime = input.leadTimeOf(fact.type);
  if (!leadTime) return { plannedDate: null, reason: { kind: 'noLeadTime' } as const };
  if (!anchor) return { plannedDate: null, reason: { kind: 'noAnchor' } as const };
  return fromLeadTime(input, fact, anchor, leadTime);
}

/**
 * The planned dates of a plan, first to last. Each milestone is planned its lead time after its predecessor's actual
 * date or, while that is open, planned date; completed, locked and held ones stay as they are (domain rules §3.3).
 * A milestone without date does not break the chain: its successor counts from the last date there is.
 */
export function scheduleChain(input: ChainInput): ScheduledMilestone[] {
  let anchor: DateAnchor | null = null;
  return input.milestones.map((fact, index) => {
    const { plannedDate, reason } = schedule(input, fact, anchor, index === 0);
    const instant = fact.actualDate ?? plannedDate;
    if (instant) anchor = { type: fact.type, instant, isActual: fact.actualDate !== null };
    return { type: fact.type, plannedDate, zone: calendarOf(input, fact.type).zone, reason };
  });
}

/** How the rules would plan a milestone at its place in the plan, had it not happened yet and nobody set its date. */
export function scheduleAfresh(input: ChainInput, place: number): ScheduledMilestone | undefined {
  const fact = input.milestones[place];
  if (!fact) return undefined;
  const open = { ...fact, actualDate: null, isLocked: false };
  const milestones = [...input.milestones.slice(0, place), open];
  return scheduleChain({ ...input, isOnHold: false, milestones }).at(-1);
}
