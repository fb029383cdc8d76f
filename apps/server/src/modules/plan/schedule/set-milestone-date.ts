import type { MilestoneType } from '@crt/domain/milestone-type';
import { milestoneField } from '@crt/domain/plan-field';
import type { RequestContext } from '../../../context.ts';
import { changed } from '../../history/changed.ts';
import { shownInstant } from '../../history/field-value.ts';
import { recordChanges, type FieldChange } from '../../history/record-changes.ts';
import { lockChange } from '../milestone/locked-milestones.ts';
import type { LoadedPlan } from '../plan.repository.ts';
import type { MilestoneRecord } from './plan-schedule.ts';

/** A date of a milestone that follows from a field of its plan. */
export interface FollowingDate {
  readonly type: MilestoneType;
  /** A planned date is locked as one that was set by hand (F32); null gives it up. */
  readonly part: 'planned' | 'actual';
  readonly date: Date | null;
  /** What stood there before, as far as it is known; where something else stands, somebody entered it, and it stays. */
  readonly insteadOf?: Date | null;
}

/** All milestones of a plan as they then are, to be stored with what follows, and what the history tells of that. */
export interface DatedMilestones {
  readonly rows: readonly MilestoneRecord[];
  readonly changes: readonly FieldChange[];
}

/** Gives a milestone another date because a field of the plan says so, if the plan has it. */
export function setMilestoneDate(
  rows: readonly MilestoneRecord[],
  following: FollowingDate,
): DatedMilestones {
  const { type, part, date } = following;
  const row = rows.find((one) => one.type === type);
  if (!row) return { rows, changes: [] };
  const columns = part === 'planned' ? { plannedAt: date, isLocked: date !== null } : { actualAt: date };
  const dated = rows.map((one) => (one === row ? { ...one, ...columns } : one));
  return { rows: dated, changes: [...dateChange(row, following), ...lockChange(rows, dated)] };
}

/** Whether a milestone still has the date that is to become another one. */
export function isAsKnown(
  rows: readonly MilestoneRecord[],
  { type, part, insteadOf }: FollowingDate,
): boolean {
  if (insteadOf === undefined) return true;
  const row = rows.find((one) => one.type === type);
  const present = part === 'planned' ? row?.plannedAt : row?.actualAt;
  return present?.getTime() === insteadOf?.getTime();
}

/** Tells the history about a date of a milestone that nobody entered; nothing when it is the same. */
export async function recordDate(
  context: RequestContext,
  { id, stamp }: LoadedPlan,
  row: MilestoneRecord,
  following: FollowingDate,
): Promise<void> {
  const thing = { aggregate: 'plan', id, stamp };
  await recordChanges(context, thing, dateChange(row, following), { source: 'scheduler' });
}

function dateChange(
  { plannedAt, actualAt, timeZone }: MilestoneRecord,
  { type, part, date }: FollowingDate,
): FieldChange[] {
  const old = part === 'planned' ? plannedAt : actualAt;
  const shown = (value: Date | null) => shownInstant(value, timeZone);
  return changed(milestoneField(type, part), 'instant', old, date, shown);
}
