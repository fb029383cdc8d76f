import { fromDate, toCalendarDate } from '@internationalized/date';
import type { MilestoneFact } from './chain.ts';
import { milestoneName } from './milestone-type.ts';
import { isWorkingDay, type WorkingCalendar } from './working-time.ts';

/** What speaks against a date entered by hand: errors refuse it, warnings ask for confirmation. */
export interface DateObjections {
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
}

const none: DateObjections = { errors: [], warnings: [] };

function predecessorOf(milestones: readonly MilestoneFact[], index: number): MilestoneFact | undefined {
  return milestones.slice(0, index).findLast((fact) => fact.actualDate ?? fact.plannedDate);
}

/** A planned date before its predecessor, on a day off or in the past is allowed after a warning (domain rules §3.3.6). */
export function checkPlannedDate(
  milestones: readonly MilestoneFact[],
  index: number,
  date: Date,
  calendar: WorkingCalendar,
  now: Date,
): DateObjections {
  const warnings: string[] = [];
  const predecessor = predecessorOf(milestones, index);
  const earliest = predecessor?.actualDate ?? predecessor?.plannedDate;
  if (predecessor && earliest && date < earliest) {
    warnings.push(`The date is earlier than ${milestoneName[predecessor.type]}.`);
  }
  if (!isWorkingDay(calendar, toCalendarDate(fromDate(date, calendar.zone)))) {
    warnings.push('The date is not a working day.');
  }
  if (date < now) warnings.push('The date is in the past.');
  return { errors: [], warnings };
}

/**
 * An actual date is a fact: it cannot precede its predecessor's actual date nor lie in the future. Clocks differ, so
 * the viewer's whole day counts as now: `latest` is the end of that day (domain rules §3.3.7).
 */
export function checkActualDate(
  milestones: readonly MilestoneFact[],
  index: number,
  date: Date | null,
  latest: Date,
): DateObjections {
  if (!date) return none;
  const errors: string[] = [];
  const predecessor = milestones.slice(0, index).findLast((fact) => fact.actualDate);
  if (predecessor?.actualDate && date < predecessor.actualDate) {
    errors.push(`The date is earlier than the actual date of ${milestoneName[predecessor.type]}.`);
  }
  if (date > latest) errors.push('The date is in the future.');
  return { errors, warnings: [] };
}
