import type { MilestoneType } from '@crt/domain/milestone-type';
import { milestoneField } from '@crt/domain/plan-field';
import type { RequestContext } from '../../../context.ts';
import { changed } from '../../history/changed.ts';
import { shownInstant } from '../../history/field-value.ts';
import { recordChanges } from '../../history/record-changes.ts';
import { lockChange } from '../milestone/locked-milestones.ts';
import type { LoadedPlan } from '../plan.repository.ts';
import type { MilestoneRecord } from './plan-schedule.ts';

/** A date of a milestone that follows from a field of its plan. */
export interface FollowingDate {
  readonly type: MilestoneType;
  /** A planned date is locked as one that was set by hand (F32); null gives it up. */
  readonly part: 'planned' | 'actual';
  readonly date: Date | null;
}

/**
 * Tells the history that a date of a milestone is another one because a field of the plan says so, if the plan has it;
 * gives all milestones as they then are, to be stored with what follows.
 */
export async function setMilestoneDate(
  context: RequestContext,
  stored: LoadedPlan,
  rows: readonly MilestoneRecord[],
  following: FollowingDate,
): Promise<readonly MilestoneRecord[]> {
  const { type, part, date } = following;
  const row = rows.find((one) => one.type === type);
  if (!row) return rows;
  await recordDate(context, stored, row, following);
  const columns = part === 'planned' ? { plannedAt: date, isLocked: date !== null } : { actualAt: date };
  const dated = rows.map((one) => (one === row ? { ...one, ...columns } : one));
  const { id, stamp } = stored;
  const thing = { aggregate: 'plan', id, stamp };
  await recordChanges(context, thing, lockChange(rows, dated), { source: 'scheduler' });
  return dated;
}

/** Tells the history about a date of a milestone that nobody entered; nothing when it is the same. */
export async function recordDate(
  context: RequestContext,
  { id, stamp }: LoadedPlan,
  { plannedAt, actualAt, timeZone }: MilestoneRecord,
  { type, part, date }: FollowingDate,
): Promise<void> {
  const old = part === 'planned' ? plannedAt : actualAt;
  const shown = (value: Date | null) => shownInstant(value, timeZone);
  const changes = changed(milestoneField(type, part), 'instant', old, date, shown);
  await recordChanges(context, { aggregate: 'plan', id, stamp }, changes, { source: 'scheduler' });
}
