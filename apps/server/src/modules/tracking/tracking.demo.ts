import { milestoneType, type MilestoneType } from '@crt/domain/milestone-type';
import { planStatus, type PlanStatus } from '@crt/domain/plan-status';
import { trackingStatus, type TrackingStatus } from '@crt/domain/tracking-list';
import type { Database } from '../../platform/db/database.ts';
import { continueIds, insertRows } from '../../platform/db/insert-rows.ts';
import type { DemoPlan } from '../demo/plan-rows.ts';
import { seededRandom, type Random } from '../demo/random.ts';
import { carrierTexts } from './carrier-reports.ts';
import { parcels } from './tracking.tables.ts';

const withPlan = 190;
const withoutPlan = 10;
const carriers = ['Kestrel Parcel', 'Northway Medical Express', 'Blue Anchor Air Freight', null];
const hour = 3_600_000;

/** By the status of a plan: where its parcel may be, and the milestone that was its last report. */
const sentAt: Readonly<Partial<Record<PlanStatus, readonly [readonly TrackingStatus[], MilestoneType]>>> = {
  [planStatus.readyForShipment]: [[0], milestoneType.outOfManufacturing],
  [planStatus.inTransit]: [[1, 1, 1, 1, 3], milestoneType.shipped],
  [planStatus.arrived]: [[2], milestoneType.arrived],
  [planStatus.done]: [[2], milestoneType.arrived],
};

/** Two hundred parcels, the last ten of requests that are no plans (§3.0); of a small world as many as were sent. */
export async function fillTracking(tx: Database, plans: readonly DemoPlan[], now: Date): Promise<void> {
  const random = seededRandom(8);
  const sent = plans.flatMap(({ row, milestones }) => {
    const [statuses, last] = sentAt[row.status] ?? [];
    const reportedAt = milestones.find(({ type }) => type === last)?.actualAt;
    return statuses && reportedAt ? [parcel(row.requestId, statuses, reportedAt, random)] : [];
  });
  const others = Array.from({ length: withoutPlan }, (_none, place) => {
    const reportedAt = new Date(now.getTime() - random.between(2, 400) * hour);
    return parcel(`26-${90_101 + place}`, [1, 1, 2, 3], reportedAt, random);
  });
  const rows = [...sent.slice(-withPlan), ...others].map((row, place) => ({ id: place + 1, ...row }));
  await insertRows(tx, parcels, rows);
  await continueIds(tx, parcels);
}

function parcel(requestId: string, statuses: readonly TrackingStatus[], reportedAt: Date, random: Random) {
  const status = random.pick(statuses);
  return {
    requestId,
    trackingNumber: `1Z${999_000_000 + (Number(requestId.slice(3)) - 10_000) * 7}`,
    status,
    reportedAt,
    additionalInformation: random.pick(carrierTexts[status]),
    arrivedAt: status === trackingStatus.arrived ? reportedAt : null,
    carrier: random.pick(carriers),
  };
}
