import { checkDataWithdrawal, hasManufacturingStarted } from '@crt/domain/manual-date';
import { milestoneType } from '@crt/domain/milestone-type';
import { isManufacturingBegun } from '@crt/domain/plan-status';
import { asc, eq } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import { manufacturingLocations } from '../../manufacturing-location/manufacturing-location.tables.ts';
import { column, refuse, type PlanRule } from './edit-field.ts';
import type { LoadedPlan } from '../plan.repository.ts';
import { findingsOfNow } from '../schedule/date-objections.ts';
import { findMilestones } from '../schedule/plan-schedule.ts';
import { placeAtSite } from '../schedule/queue-of-day.ts';
import { reschedulePlan } from '../schedule/reschedule-plan.ts';

async function locationOf({ tx }: RequestContext, id: number) {
  const [location] = await tx
    .select()
    .from(manufacturingLocations)
    .where(eq(manufacturingLocations.id, id))
    .orderBy(asc(manufacturingLocations.id));
  return location;
}

const manufacturingLocation: PlanRule<number> = {
  field: 'manufacturingLocalizationId',
  success: 'Location changed succesfully.',
  present: async ({ plan }, context) => ({
    value: plan.manufacturingLocationId,
    text:
      plan.manufacturingLocationId === null
        ? null
        : ((await locationOf(context, plan.manufacturingLocationId))?.name ?? null),
  }),
  resolve: async (newValue, loaded, context) => {
    const location = await locationOf(context, newValue);
    if (!location) return refuse(newValue, 'This manufacturing location does not exist.');
    if (!location.isActive) return refuse(newValue, `${location.name} is not active.`);
    return { value: newValue, text: location.name, patch: await placeAtSite(context, loaded, location) };
  },
  effects: (stored, context) => reschedulePlan(context, stored),
};

const dataAvailable = (date: Date | null) =>
  ({ type: milestoneType.dataAvailable, part: 'actual', date }) as const;

/**
 * Sending the required revision marks its data as available, which cannot be taken back (F27); a higher one asks for
 * new data (F45). What changes is told by the field that the history shows.
 */
const dataAvailability: PlanRule<number> = {
  field: 'manufacturingDataAvailable',
  success: 'Data Availability changed succesfully.',
  present: ({ plan }) => ({ value: plan.manufacturingDataAvailable }),
  resolve: async (_newValue, loaded, context) => ({
    value: true,
    patch: { manufacturingDataAvailable: true },
    ...(await findingsOfNow(context.tx, loaded, milestoneType.dataAvailable, context.clock.now())),
  }),
  effects: (stored, context) => {
    const date = dataAvailable(context.clock.now());
    return reschedulePlan(context, stored, { date, isStatusFollowing: true });
  },
};

const requiredDataRevision: PlanRule<number> = {
  field: 'requiredManufacturingDataRevision',
  success: 'Data Availability changed succesfully.',
  present: ({ plan }) => ({ value: plan.requiredManufacturingDataRevision }),
  resolve: async (newValue, loaded, context) => {
    const { requiredManufacturingDataRevision: required, manufacturingDataAvailable } = loaded.plan;
    if (newValue < required) return refuse(newValue, `The required revision is ${required} already.`);
    const { errors, warnings } = checkDataWithdrawal({
      isAvailable: manufacturingDataAvailable,
      hasStarted: await hasStarted(context, loaded),
    });
    const patch = { requiredManufacturingDataRevision: newValue, manufacturingDataAvailable: false };
    return { value: newValue, patch, error: errors[0], warnings };
  },
  effects: (stored, context) =>
    reschedulePlan(context, stored, { date: dataAvailable(null), isStatusFollowing: true }),
};

/** Whether manufacturing has begun, by the status of the plan or because its milestone says so. */
export async function hasStarted({ tx }: RequestContext, { id, plan }: LoadedPlan): Promise<boolean> {
  if (isManufacturingBegun(plan.status, plan.heldFrom)) return true;
  const rows = await findMilestones(tx, id);
  return hasManufacturingStarted(rows.map(({ type, actualAt }) => ({ type, actualDate: actualAt })));
}

/** The edits of the Manufacturing Information panel (F23 to F27, F45). */
export const manufacturingEdits = {
  sides: column('sides', { success: 'Sides changed successfully' }),
  customBlank: column('customBlank', { success: 'Custom Blank changed successfully' }),
  manufacturingLocation,
  dataAvailability,
  requiredDataRevision,
} as const;
