import type { MilestoneType } from '@crt/domain/milestone-type';
import { milestoneField } from '@crt/domain/plan-field';
import { and, eq } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import { shownInstant, storedValue } from '../../change/field-value.ts';
import { recordChanges } from '../../change/record-changes.ts';
import { planMilestones } from '../plan-milestone.tables.ts';

/** A date of a milestone that follows from a field of its plan. */
interface FollowingDate {
  readonly type: MilestoneType;
  /** A planned date is locked as one that was set by hand (F32); null gives it up. */
  readonly part: 'planned' | 'actual';
  readonly date: Date | null;
}

/** Sets a date of a milestone because a field of the plan says so; nothing when the plan has no such milestone. */
export async function setMilestoneDate(
  context: RequestContext,
  planId: number,
  { type, part, date }: FollowingDate,
  stamp: number,
): Promise<void> {
  const matches = and(eq(planMilestones.planId, planId), eq(planMilestones.type, type));
  const [row] = await context.tx.select().from(planMilestones).where(matches);
  if (!row) return;
  const isPlanned = part === 'planned';
  const old = isPlanned ? row.plannedAt : row.actualAt;
  const columns = isPlanned ? { plannedAt: date, isLocked: date !== null } : { actualAt: date };
  await context.tx.update(planMilestones).set(columns).where(matches);
  if (old?.getTime() === date?.getTime()) return;
  const change = {
    field: milestoneField(type, part),
    kind: 'instant' as const,
    oldValue: storedValue(old),
    newValue: storedValue(date),
    oldText: shownInstant(old, row.timeZone),
    newText: shownInstant(date, row.timeZone),
  };
  await recordChanges(context, { aggregate: 'plan', id: planId, stamp }, [change], { source: 'schedule' });
}
