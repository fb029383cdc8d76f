import { instantAt, localDay } from '@crt/domain/local-time';
import { calendarOf } from '@crt/domain/milestone-chain';
import { addWorkingDays } from '@crt/domain/working-time';
import { Time } from '@internationalized/date';
import { scheduleOf, type MilestoneRecord } from '../plan/schedule/plan-schedule.ts';
import type { SchedulingFacts } from '../plan/schedule/scheduling-facts.ts';
import type { DatedPlan } from './plan-dates.ts';

const minute = 60_000;

interface HeldPlan extends DatedPlan {
  readonly milestones: readonly MilestoneRecord[];
  /** Drawn; at which hour of its day somebody held it. */
  readonly hour: number;
}

/**
 * Since when a demo plan is held, for its row and its history alike: in the hours of the working day after its last
 * milestone, or soon after the milestone where that day is still to come. Null for a plan that is not held.
 */
export function demoHoldStart(
  { plan, productTypeCode, seed, milestones, hour: drawn }: HeldPlan,
  { facts, now }: { readonly facts: SchedulingFacts; readonly now: Date },
): Date | null {
  if (seed.journey.heldFrom === null) return null;
  const passed = milestones.filter(({ actualAt }) => actualAt !== null);
  const last = Math.max(...passed.map(({ actualAt }) => actualAt?.getTime() ?? 0));
  const next = milestones[passed.length] ?? milestones[0];
  const calendar = calendarOf(scheduleOf(facts, plan, productTypeCode, []).input, next?.type ?? 1);
  const day = addWorkingDays(calendar, localDay(new Date(last), calendar.zone), 1);
  const start = instantAt(day, new Time(9 + (drawn % 6), (plan.id * 7) % 60), calendar.zone);
  return start <= now ? start : new Date(last + (40 + drawn) * minute);
}
