import type { MilestoneType } from '@crt/domain/milestone-type';
import { milestoneField } from '@crt/domain/plan-field';
import { and, eq } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import { shownInstant, storedValue } from '../../change/field-value.ts';
import { recordChanges } from '../../change/record-changes.ts';
import { planMilestones } from '../plan-milestone.tables.ts';

/** Sets or takes back the actual date of a milestone because a field of the plan says so; nothing when the plan has no such milestone. */
export async function setActualDate(
  context: RequestContext,
  planId: number,
  type: MilestoneType,
  actualAt: Date | null,
  stamp: number,
): Promise<void> {
  const matches = and(eq(planMilestones.planId, planId), eq(planMilestones.type, type));
  const [row] = await context.tx.select().from(planMilestones).where(matches);
  if (!row || row.actualAt?.getTime() === actualAt?.getTime()) return;
  await context.tx.update(planMilestones).set({ actualAt }).where(matches);
  const change = {
    field: milestoneField(type, 'actual'),
    kind: 'instant' as const,
    oldValue: storedValue(row.actualAt),
    newValue: storedValue(actualAt),
    oldText: shownInstant(row.actualAt, row.timeZone),
    newText: shownInstant(actualAt, row.timeZone),
  };
  await recordChanges(context, { aggregate: 'plan', id: planId, stamp }, [change], { source: 'schedule' });
}
