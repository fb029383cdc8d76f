import { milestoneType, type MilestoneType } from '@crt/domain/milestone-type';
import { planStatus, type PlanStatus } from '@crt/domain/plan-status';
import { trackingStatus, type TrackingStatus } from '@crt/domain/tracking-list';
import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import { isSameText } from '../../platform/db/same-text.ts';
import { changed } from '../history/changed.ts';
import { planAggregate } from '../plan/plan.aggregate.ts';
import { plans } from '../plan/plan.tables.ts';
import { reachMilestone } from '../plan/schedule/reach-milestone.ts';
import { touch } from '../write-road/verbs.ts';
import { parcels } from './tracking.tables.ts';

/** A parcel rests at least so long between two reports. */
const restMs = 2 * 3_600_000;

/** What carriers say of parcels, by where they are. */
export const carrierTexts: Readonly<Record<TrackingStatus, readonly (string | null)[]>> = {
  0: [null, 'Awaiting collection.'],
  1: ['Left the sorting centre.', 'Handed over to the connecting flight.', null],
  2: ['Signed for at the goods entrance.', null],
  3: ['Held at customs: the commercial invoice is missing.', 'The address could not be found.'],
};

/** What a report means for the plan of a parcel: the milestone it reaches, if it stood just before it. */
const reached: Readonly<Partial<Record<TrackingStatus, readonly [MilestoneType, PlanStatus]>>> = {
  [trackingStatus.inTransit]: [milestoneType.shipped, planStatus.readyForShipment],
  [trackingStatus.arrived]: [milestoneType.arrived, planStatus.inTransit],
};

type Parcel = typeof parcels.$inferSelect;

/**
 * The carriers of the demo world report once (domain rules §3.13): the parcel that rested longest goes from its label into
 * transit, or from there to its goal, one in eight nowhere. When none is due, the next plan that is ready for shipment gets
 * a label. Gives 0, as nothing is left to do before the next run.
 */
export async function reportOneParcel(context: RequestContext): Promise<number> {
  const { tx, clock } = context;
  const [due] = await tx
    .select()
    .from(parcels)
    .where(
      and(
        inArray(parcels.status, [trackingStatus.labelCreated, trackingStatus.inTransit]),
        lte(parcels.reportedAt, new Date(clock.now().getTime() - restMs)),
      ),
    )
    .orderBy(asc(parcels.reportedAt), asc(parcels.id))
    .limit(1)
    .for('update', { skipLocked: true });
  await (due ? moveOn(context, due) : labelNext(context));
  return 0;
}

/** A parcel moves, with a plan or without; the plan's dates and status follow. */
async function moveOn(context: RequestContext, parcel: Parcel): Promise<void> {
  const { tx, clock } = context;
  const date = clock.now();
  const status = nextStatus(parcel);
  const arrivedAt = status === trackingStatus.arrived ? date : null;
  const told = { additionalInformation: textOf(status, parcel.id), arrivedAt };
  await tx
    .update(parcels)
    .set({ status, reportedAt: date, ...told })
    .where(eq(parcels.id, parcel.id));
  context.publish({ entity: 'tracking', entityId: String(parcel.id) });

  const [type, from] = reached[status] ?? [];
  const [plan] = await tx
    .select({ id: plans.id })
    .from(plans)
    .where(isSameText(plans.requestId, parcel.requestId));
  if (plan && type && from !== undefined) await reachMilestone(context, plan.id, { type, from, date });
}

/** One in eight gets stuck; by its id, so that the demo world is the same every time. */
function nextStatus({ id, status }: Parcel): TrackingStatus {
  if (status === trackingStatus.labelCreated) return trackingStatus.inTransit;
  return id % 8 === 3 ? trackingStatus.stuck : trackingStatus.arrived;
}

const textOf = (status: TrackingStatus, id: number) => carrierTexts[status][id % carrierTexts[status].length];

/** The plan that has been ready for shipment the longest gets a parcel with its tracking number, or with a new one. */
async function labelNext(context: RequestContext): Promise<void> {
  const { tx, clock } = context;
  const [row] = await tx
    .select({ id: plans.id, stamp: plans.stamp, requestId: plans.requestId, known: plans.trackingNumber })
    .from(plans)
    .leftJoin(parcels, isSameText(parcels.requestId, plans.requestId))
    .where(and(eq(plans.status, planStatus.readyForShipment), isNull(parcels.id)))
    .orderBy(asc(plans.id))
    .limit(1)
    .for('update', { of: plans, skipLocked: true });
  if (!row) return;
  const { requestId, known } = row;
  const trackingNumber = known ?? `1Z${999_000_000 + row.id}`;
  const status = trackingStatus.labelCreated;
  const additionalInformation = textOf(status, row.id);
  const parcel = { requestId, trackingNumber, status, reportedAt: clock.now(), additionalInformation };
  await tx.insert(parcels).values(parcel);
  const changes = changed('trackingNumber', 'text', known, trackingNumber);
  if (changes.length > 0) await touch(context, planAggregate, [{ row, patch: { trackingNumber }, changes }]);
  context.publish({ entity: 'tracking', entityId: null });
}
