import { localDay, localTime, instantAt } from '@crt/domain/local-time';
import {
  calendarOf,
  promisedInstant,
  scheduleChain,
  type ChainInput,
  type MilestoneFact,
} from '@crt/domain/milestone-chain';
import { milestoneType, type MilestoneType } from '@crt/domain/milestone-type';
import { planStatus, type PlanStatus } from '@crt/domain/plan-status';
import { addWorkingDays, isWorkingDay, type WorkingCalendar } from '@crt/domain/working-time';
import { Time } from '@internationalized/date';
import type { MilestoneRecord, PlannedPlan } from '../plan/schedule/plan-schedule.ts';
import { scheduleOf } from '../plan/schedule/plan-schedule.ts';
import type { SchedulingFacts } from '../plan/schedule/scheduling-facts.ts';
import type { PlanSeed } from './plan-seed.ts';

const hour = 3_600_000;

/** What the rules need to date the milestones of a demo plan. */
export interface DatedPlan {
  readonly plan: PlannedPlan;
  readonly productTypeCode: string;
  readonly seed: PlanSeed;
}

const open = (type: MilestoneType): MilestoneFact => ({
  type,
  plannedDate: null,
  actualDate: null,
  isLocked: false,
});

/**
 * The milestones of a demo plan as the server would have dated them step by step: each is planned by the rules from
 * what had happened until then, the first planning is the baseline, and some are passed late, some early.
 */
export function demoMilestones(
  { plan, productTypeCode, seed }: DatedPlan,
  facts: SchedulingFacts,
  now: Date,
): MilestoneRecord[] {
  const { journey, created } = seed;
  // What waits on hold was planned before the hold.
  const input = { ...scheduleOf(facts, plan, productTypeCode, []).input, isOnHold: false };
  const first = { ...open(1), plannedDate: created, actualDate: created };
  const baseline = scheduleChain({
    ...input,
    milestones: [first, ...journey.milestones.slice(1).map(open)],
  });
  const passed = passMilestones(input, plan, seed, first, now);
  const pending = lockNext(input, plan.id, [...passed, ...journey.milestones.slice(passed.length).map(open)]);
  const chain = scheduleChain({ ...input, milestones: pending });
  return pending.map((fact, place) => ({
    planId: plan.id,
    type: fact.type,
    plannedAt: chain[place]?.plannedDate ?? null,
    actualAt: fact.actualDate,
    baselineAt: baseline[place]?.plannedDate ?? null,
    timeZone: chain[place]?.zone ?? 'UTC',
    isLocked: fact.isLocked,
    heldDays: 0,
  }));
}

/** Lets a plan pass its milestones one by one; the delay of its seed falls on one of them. */
function passMilestones(
  input: ChainInput,
  { id, status }: PlannedPlan,
  { journey, delay }: PlanSeed,
  first: MilestoneFact,
  now: Date,
): MilestoneFact[] {
  const facts: MilestoneFact[] = [first];
  const delayed = 1 + (id % Math.max(1, journey.passed - 1));
  let happened = first.plannedDate ?? now;
  for (const [place, type] of journey.milestones.slice(0, journey.passed).entries()) {
    const before = facts[place - 1];
    if (!before) continue;
    const planned = scheduleChain({ ...input, milestones: [before, open(type)] })[1]?.plannedDate ?? null;
    const fact = { ...open(type), plannedDate: planned };
    facts.push(fact);
    if (!planned || isAwaited(type, journey.heldFrom ?? status)) continue;
    const calendar = calendarOf(input, type);
    const plannedDay = localDay(planned, calendar.zone);
    const isDelayed = place === delayed && delay !== 0;
    const day = isDelayed ? addWorkingDays(calendar, plannedDay, delay) : plannedDay;
    const wanted = instantAt(day, new Time(10 + (id % 5)), calendar.zone).getTime();
    const latest = whileAtWork(calendar, new Date(now.getTime() - (journey.passed - place) * hour), place);
    happened = new Date(Math.max(happened.getTime() + hour, Math.min(wanted, latest.getTime())));
    facts[place] = { ...fact, actualDate: happened };
  }
  return facts;
}

/** Nothing happens at night or on a day off: what would, happened on the working day before, in the order of the milestones. */
function whileAtWork(calendar: WorkingCalendar, instant: Date, place: number): Date {
  const [day, time] = [localDay(instant, calendar.zone), localTime(instant, calendar.zone)];
  const hasBegun = isWorkingDay(calendar, day) && time.compare(calendar.workDayStart) >= 0;
  if (hasBegun && time.compare(calendar.workDayEnd) <= 0) return instant;
  return instantAt(hasBegun ? day : addWorkingDays(calendar, day, -1), new Time(8 + place), calendar.zone);
}

/** Data may come before the approval that their plan still waits for. */
function isAwaited(type: MilestoneType, status: PlanStatus): boolean {
  return type === milestoneType.raApproved && status === planStatus.readyForManufacturingApprovalPending;
}

/** In some plans somebody set the next date by hand; in more of those that start next, so that queues have such starts. */
const isSetByHand = (id: number, type: MilestoneType) =>
  id % (type === milestoneType.manufacturingStarted ? 7 : 41) === 0;

/** What was set by hand lies two working days after the date of the rules. */
function lockNext(input: ChainInput, id: number, facts: readonly MilestoneFact[]): readonly MilestoneFact[] {
  const next = facts.findIndex((fact) => !fact.actualDate);
  const fact = facts[next];
  if (!fact || !isSetByHand(id, fact.type)) return facts;
  const planned = scheduleChain({ ...input, milestones: facts })[next]?.plannedDate;
  if (!planned) return facts;
  const calendar = calendarOf(input, fact.type);
  const day = addWorkingDays(calendar, localDay(planned, calendar.zone), 2);
  return facts.with(next, {
    ...fact,
    isLocked: true,
    plannedDate: promisedInstant(fact.type, day, calendar),
  });
}
