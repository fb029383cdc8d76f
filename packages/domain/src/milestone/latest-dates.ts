import type { CalendarDate } from '@internationalized/date';
import { calendarOf, promisedInstant, type ChainInput } from './chain.ts';
import type { MilestoneType } from './milestone-type.ts';
import { addWorkingDays } from './working-time.ts';

/** The latest moment at which a milestone may happen for the surgery date to be kept. */
export interface LatestDate {
  readonly type: MilestoneType;
  readonly latest: Date;
}

/**
 * The backward pass from the surgery date: the last milestone must be reached on the working day before surgery at
 * the distribution centre, every earlier one its successor's lead time before that. The walk ends at a milestone
 * without lead time, because nothing is known before it (domain rules §3.3.4).
 */
export function latestDates(input: ChainInput, surgeryDate: CalendarDate): LatestDate[] {
  const backward = input.milestones.toReversed();
  const result: LatestDate[] = [];
  let day: CalendarDate | null = null;
  for (const [index, fact] of backward.entries()) {
    const calendar = calendarOf(input, fact.type);
    const successor = backward[index - 1];
    if (!successor || !day) {
      day = addWorkingDays(calendar, surgeryDate, -1);
    } else {
      const leadTime = input.leadTimeOf(successor.type);
      if (!leadTime) break;
      // Counted on the successor's calendar, as the forward pass counted it.
      day =
        leadTime.days === 0 ? day : addWorkingDays(calendarOf(input, successor.type), day, -leadTime.days);
    }
    result.unshift({ type: fact.type, latest: promisedInstant(fact.type, day, calendar) });
  }
  return result;
}

/** Milestones whose planned date is later than the surgery date allows; such a plan is critical. */
export function lateMilestones(
  planned: readonly { readonly type: MilestoneType; readonly plannedDate: Date | null }[],
  latest: readonly LatestDate[],
): MilestoneType[] {
  const latestOf = new Map(latest.map((entry) => [entry.type, entry.latest]));
  return planned
    .filter(({ type, plannedDate }) => {
      const limit = latestOf.get(type);
      return plannedDate !== null && limit !== undefined && plannedDate > limit;
    })
    .map(({ type }) => type);
}
