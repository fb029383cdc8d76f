import type { Milestone } from '@crt/api-client/types-main';
import { daysBehind } from '@crt/domain/overdue';
import type { Status } from '@crt/ui/StatusMark';
import { milestonesTexts as texts } from './milestones.texts.ts';

/** Where a milestone stands, as a shape and words. */
export interface MilestoneState {
  readonly status: Status;
  readonly words: string;
}

/** Days are told in words, in the calendar of the milestone's own zone; what has not happened is measured at `now`. */
export function milestoneState(milestone: Milestone, now: string): MilestoneState {
  const { plannedDate, actualDate, timezone: zone } = milestone;
  const isDone = actualDate !== null;
  const instant = (date: string | null) => (date === null ? null : new Date(date));
  const dates = { plannedDate: instant(plannedDate), actualDate: instant(actualDate), zone };
  const days = daysBehind(dates, new Date(now));
  if (days > 0) return { status: isDone ? 'doneLate' : 'failed', words: texts.late(days) };
  if (!isDone) return { status: milestone.warning === null ? 'pending' : 'risk', words: texts.pending };
  return { status: 'done', words: days < 0 ? texts.early(-days) : texts.onTime };
}
