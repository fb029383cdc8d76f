import type { Milestone } from '@crt/api-client/types-main';
import type { Status } from '@crt/ui/StatusMark';
import { daysBetween } from '../../shared/time/zoned-date.ts';
import { detailsTexts } from '../details.texts.ts';

const texts = detailsTexts.milestones;

/** Where a milestone stands, as a shape and words. */
export interface MilestoneState {
  readonly status: Status;
  readonly words: string;
}

/** Days are told in words, in the calendar of the milestone's own zone; what has not happened is measured at `now`. */
export function milestoneState(milestone: Milestone, now: string): MilestoneState {
  const { plannedDate, actualDate, timezone } = milestone;
  const isDone = actualDate !== null;
  const days = plannedDate === null ? 0 : daysBetween(plannedDate, actualDate ?? now, timezone);
  if (days > 0) return { status: isDone ? 'done' : 'failed', words: texts.late(days) };
  if (!isDone) return { status: milestone.warning === null ? 'pending' : 'risk', words: texts.pending };
  return { status: 'done', words: days < 0 ? texts.early(-days) : texts.onTime };
}
