import { fromDate, toCalendarDate } from '@internationalized/date';
import { calendarOf, promisedInstant, type ChainInput, type MilestoneFact } from './chain.ts';
import { addWorkingDays, countWorkingDays } from './working-time.ts';

/**
 * The milestones of a plan that is resumed: unfinished, unlocked ones move by the working days that passed on their
 * own calendar between `heldAt` and `resumedAt` (domain rules §3.3.5).
 */
export function shiftAfterHold(
  input: Pick<ChainInput, 'milestones' | 'site' | 'centre'>,
  heldAt: Date,
  resumedAt: Date,
): MilestoneFact[] {
  return input.milestones.map((fact) => {
    if (!fact.plannedDate || fact.actualDate || fact.isLocked) return fact;
    const calendar = calendarOf(input, fact.type);
    const localDay = (instant: Date) => toCalendarDate(fromDate(instant, calendar.zone));
    const held = countWorkingDays(calendar, localDay(heldAt), localDay(resumedAt));
    if (held <= 0) return fact;
    const day = addWorkingDays(calendar, localDay(fact.plannedDate), held);
    return { ...fact, plannedDate: promisedInstant(fact.type, day, calendar) };
  });
}
