import { milestoneName, type MilestoneType } from '@crt/domain/milestone-type';
import { milestoneField } from '@crt/domain/plan-field';
import { planStatus } from '@crt/domain/plan-status';
import { allow, deny } from '@crt/domain/verdict';
import { eq } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import type { Input, Output } from '../../../contract/handlers.ts';
import { changed } from '../../history/changed.ts';
import type { FieldChange } from '../../history/record-changes.ts';
import { planLeadTimeModifications } from '../../lead-time/lead-time.tables.ts';
import { answerOf } from '../../write-road/answer.ts';
import { takeWriteRoad, type WriteAnswer } from '../../write-road/write-road.ts';
import { planAggregate } from '../plan.aggregate.ts';
import { planOrNotFound } from '../details/plan-panels.ts';
import { loadSchedule, type PlanSchedule } from '../schedule/plan-schedule.ts';
import { reschedulePlan } from '../schedule/reschedule-plan.ts';

type Modification = Output<'listPlanLeadTimeModifications'>['data'][number];
type Wanted = Input<'updatePlanLeadTimeModifications'>['body'];

function unmodified(schedule: PlanSchedule, type: MilestoneType): number {
  return schedule.unmodified(type)?.days ?? 0;
}

/** One row per milestone of the plan, with the default of its product type where it has none of its own (F38, F39). */
export async function listLeadTimeModifications(
  context: RequestContext,
  id: number,
): Promise<Output<'listPlanLeadTimeModifications'>> {
  const schedule = await loadSchedule(context.tx, await planOrNotFound(context, id));
  const { own, defaults } = schedule.modifications;
  const data = schedule.rows.slice(1).map(({ type }): Modification => {
    const mine = own.get(type);
    return {
      milestoneId: type,
      milestone: milestoneName[type],
      unmodifiedLeadTime: unmodified(schedule, type),
      additionalDays: mine?.days ?? defaults.get(type)?.days ?? 0,
      id: mine?.id ?? null,
      isDefault: !mine && defaults.has(type),
    };
  });
  return answerOf({ data });
}

/** Replaces the modifications of a plan and plans it anew (F38). A lead time cannot become shorter than nothing. */
export async function updateLeadTimeModifications(
  context: RequestContext,
  id: number,
  wanted: Wanted,
): Promise<WriteAnswer> {
  const { tx } = context;
  return takeWriteRoad(
    context,
    planAggregate,
    { id },
    {
      fields: [],
      hasStamp: false,
      success: 'Lead times changed succesfully.',
      authorise: ({ plan }) =>
        plan.status === planStatus.terminated ? deny('The plan is terminated.') : allow,
      decide: async (loaded) => {
        const schedule = await loadSchedule(tx, loaded);
        return {
          error: errorOf(schedule, wanted),
          patch: {},
          changes: changesOf(schedule, wanted),
          effects: async (stored) => {
            await tx.delete(planLeadTimeModifications).where(eq(planLeadTimeModifications.planId, id));
            const rows = [...wantedDays(schedule, wanted)].map(([milestone, additionalDays]) => ({
              planId: id,
              milestone,
              additionalDays,
            }));
            if (rows.length > 0) await tx.insert(planLeadTimeModifications).values(rows);
            await reschedulePlan(context, stored);
          },
        };
      },
    },
  );
}

function errorOf(schedule: PlanSchedule, wanted: Wanted): string | undefined {
  for (const { milestoneId, additionalDays } of wanted) {
    const type = milestoneId as MilestoneType;
    if (!schedule.rows.some((row) => row.type === type)) return 'The plan has no such milestone.';
    const shortest = -unmodified(schedule, type);
    if (additionalDays < shortest) return `${milestoneName[type]}: at least ${shortest} days.`;
  }
  return undefined;
}

/** What will be stored: rows equal to the default of the product type need none of their own. */
function wantedDays({ modifications }: PlanSchedule, wanted: Wanted): Map<MilestoneType, number> {
  const days = wanted.map(
    ({ milestoneId, additionalDays }) => [milestoneId as MilestoneType, additionalDays] as const,
  );
  return new Map(days.filter(([type, count]) => count !== (modifications.defaults.get(type)?.days ?? 0)));
}

function changesOf(schedule: PlanSchedule, wanted: Wanted): FieldChange[] {
  const { own, defaults } = schedule.modifications;
  const next = wantedDays(schedule, wanted);
  return schedule.rows.flatMap(({ type }) => {
    const before = own.get(type)?.days ?? defaults.get(type)?.days ?? 0;
    const after = next.get(type) ?? defaults.get(type)?.days ?? 0;
    return changed(milestoneField(type, 'leadTime'), 'number', before, after);
  });
}
