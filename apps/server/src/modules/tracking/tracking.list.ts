import { trackingStatusName, type TrackingColumnId } from '@crt/domain/tracking-list';
import { getTableColumns, inArray } from 'drizzle-orm';
import type { Input, Output } from '../../contract/handlers.ts';
import type { Database } from '../../platform/db/database.ts';
import { isSameText } from '../../platform/db/same-text.ts';
import { sortKeys, type ListSource, type SortKey } from '../list/engine/list-definition.ts';
import { codes, requestIds } from '../list/engine/list-filters.ts';
import { plans } from '../plan/plan.tables.ts';
import { parcels } from './tracking.tables.ts';

type TrackingQuery = Input<'listTracking'>['query'];
type TrackingRow = Output<'listTracking'>['data'][number];

const keys: Readonly<Record<Exclude<TrackingColumnId, 'additionalInformation'>, SortKey>> = {
  requestId: { by: [parcels.requestId] },
  date: { by: [parcels.reportedAt], isIndexed: true },
  trackingNumber: { by: [parcels.trackingNumber] },
  status: { by: [parcels.status, parcels.reportedAt] },
  arrivalDate: { by: [parcels.arrivedAt], isNullable: true },
  carrier: { by: [parcels.carrier], isNullable: true },
};

/** Where the parcels are (Z). */
export const trackingList = {
  table: parcels,
  id: parcels.id,
  filters: {
    requestId: requestIds('Request Id', (requestId) => isSameText(parcels.requestId, requestId)),
    statuses: codes('Status', parcels.status, trackingStatusName),
  },
  sortKey: sortKeys(keys),
  sortOf: ({ orderBy = 'date', ascending }) => [
    { columnId: orderBy, isAscending: ascending === 1, namedBy: 'orderBy' },
  ],
  findRows,
} as const satisfies ListSource<TrackingQuery> & { findRows: typeof findRows };

/** Parcels without a plan stay; as soon as there is one with their request id, they lead to it (Z1). */
async function findRows(tx: Database, ids: readonly number[]): Promise<TrackingRow[]> {
  const rows = await tx
    .select({ ...getTableColumns(parcels), fulfilmentPlanId: plans.id })
    .from(parcels)
    .leftJoin(plans, isSameText(plans.requestId, parcels.requestId))
    .where(inArray(parcels.id, [...ids]));
  return rows.map(({ reportedAt, arrivedAt, ...row }) => ({
    ...row,
    statusName: trackingStatusName[row.status],
    date: reportedAt.toISOString(),
    arrivalDate: arrivedAt?.toISOString() ?? null,
  }));
}
