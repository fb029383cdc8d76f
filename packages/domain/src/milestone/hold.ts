import { calendarOf, type ChainInput } from './chain.ts';
import { localDay } from './local-time.ts';
import type { MilestoneType } from './milestone-type.ts';
import { countWorkingDays } from './working-time.ts';

/** What a hold cost: working days that are added to the lead time of the milestone that was next. */
export interface HeldMilestone {
  readonly type: MilestoneType;
  /** Working days, at least 1. */
  readonly days: number;
}

/**
 * The milestone that waits longer because its plan was held from `heldAt` to `resumedAt`: the first one that is
 * neither done nor locked, by the working days of its own calendar. What follows moves along the chain (domain rules
 * §3.3.5). Null when nothing waits or no working day passed.
 */
export function heldMilestone(
  input: Pick<ChainInput, 'milestones' | 'site' | 'centre'>,
  heldAt: Date,
  resumedAt: Date,
): HeldMilestone | null {
  const next = input.milestones.find((fact, place) => place > 0 && !fact.actualDate && !fact.isLocked);
  if (!next) return null;
  const calendar = calendarOf(input, next.type);
  const days = countWorkingDays(
    calendar,
    localDay(heldAt, calendar.zone),
    localDay(resumedAt, calendar.zone),
  );
  return days > 0 ? { type: next.type, days } : null;
}
