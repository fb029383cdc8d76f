import type { MilestoneType } from '@crt/domain/milestone-type';
import { milestoneField } from '@crt/domain/plan-field';
import type { RequestContext } from '../../../context.ts';
import { shownInstant, storedValue } from '../../change/field-value.ts';
import { recordChanges } from '../../change/record-changes.ts';
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
  { id, stamp }: LoadedPlan,
  rows: readonly MilestoneRecord[],
  { type, part, date }: FollowingDate,
): Promise<readonly MilestoneRecord[]> {
  const row = rows.find((one) => one.type === type);
  if (!row) return rows;
  const isPlanned = part === 'planned';
  const old = isPlanned ? row.plannedAt : row.actualAt;
  const columns = isPlanned ? { plannedAt: date, isLocked: date !== null } : { actualAt: date };
  if (old?.getTime() !== date?.getTime()) {
    const change = {
      field: milestoneField(type, part),
      kind: 'instant' as const,
      oldValue: storedValue(old),
      newValue: storedValue(date),
      oldText: shownInstant(old, row.timeZone),
      newText: shownInstant(date, row.timeZone),
    };
    await recordChanges(context, { aggregate: 'plan', id, stamp }, [change], { source: 'schedule' });
  }
  return rows.map((one) => (one === row ? { ...one, ...columns } : one));
}
