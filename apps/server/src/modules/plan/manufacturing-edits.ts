import { asc, eq } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import { manufacturingLocations } from '../manufacturing-location/manufacturing-location.tables.ts';
import { refuse, type EditRule } from './edit-field.ts';
import { placeAtSite } from './schedule/queue-of-day.ts';
import { reschedulePlan } from './schedule/reschedule-plan.ts';

const sides: EditRule<number> = {
  edit: 'sides',
  field: 'sides',
  kind: 'number',
  success: 'Sides changed successfully',
  present: ({ plan }) => ({ value: plan.sides }),
  resolve: (newValue) => ({ value: newValue, patch: { sides: newValue } }),
};

const customBlank: EditRule<boolean> = {
  edit: 'customBlank',
  field: 'customBlank',
  kind: 'boolean',
  success: 'Custom Blank changed successfully',
  present: ({ plan }) => ({ value: plan.customBlank }),
  resolve: (newValue) => ({ value: newValue, patch: { customBlank: newValue } }),
};

async function locationOf({ tx }: RequestContext, id: number) {
  const [location] = await tx
    .select()
    .from(manufacturingLocations)
    .where(eq(manufacturingLocations.id, id))
    .orderBy(asc(manufacturingLocations.id));
  return location;
}

const manufacturingLocation: EditRule<number> = {
  edit: 'manufacturingLocation',
  field: 'manufacturingLocalizationId',
  kind: 'choice',
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

/**
 * Sending the required revision marks its data as available, which cannot be taken back (F27); a higher one asks for
 * new data (F45). What changes is told by the field that the history shows.
 */
const dataAvailability: EditRule<number> = {
  edit: 'manufacturingDataRevision',
  field: 'manufacturingDataAvailable',
  kind: 'boolean',
  success: 'Data Availability changed succesfully.',
  present: ({ plan }) => ({ value: plan.manufacturingDataAvailable }),
  resolve: () => ({ value: true, patch: { manufacturingDataAvailable: true } }),
  effects: (stored, context) => {
    const date = { type: 10, part: 'actual', date: context.clock.now() } as const;
    return reschedulePlan(context, stored, { date, isStatusFollowing: true });
  },
};

const requiredDataRevision: EditRule<number> = {
  edit: 'manufacturingDataRevision',
  field: 'requiredManufacturingDataRevision',
  kind: 'number',
  success: 'Data Availability changed succesfully.',
  present: ({ plan }) => ({ value: plan.requiredManufacturingDataRevision }),
  resolve: (newValue, { plan }) =>
    newValue < plan.requiredManufacturingDataRevision
      ? refuse(newValue, `The required revision is ${plan.requiredManufacturingDataRevision} already.`)
      : {
          value: newValue,
          patch: { requiredManufacturingDataRevision: newValue, manufacturingDataAvailable: false },
        },
  effects: (stored, context) => {
    const date = { type: 10, part: 'actual', date: null } as const;
    return reschedulePlan(context, stored, { date, isStatusFollowing: true });
  },
};

/** The edits of the Manufacturing Information panel (F23 to F27, F45). */
export const manufacturingEdits = {
  sides,
  customBlank,
  manufacturingLocation,
  dataAvailability,
  requiredDataRevision,
} as const;
