import type { TrackingItem } from '@crt/api-client/types-main';
import {
  trackingColumns,
  trackingStatus,
  type TrackingColumnId,
  type TrackingStatus,
} from '@crt/domain/tracking-list';
import type { BadgeValue } from '@crt/ui/DataTable';
import { useMemo } from 'react';
import { columnsOf, type ColumnCell } from '../shared/list/list-columns.ts';
import { ListTable, type ListRowsNeeds } from '../shared/list/ListTable.tsx';
import { useListRows } from '../shared/list/use-list-rows.ts';
import { trackingList, type TrackingFilters } from './tracking-list.ts';

export interface ConnectedTrackingTableProps extends ListRowsNeeds<TrackingFilters> {
  readonly planHref: (id: number) => string;
}

/** Where the parcels are: sorted and paged by the server, whose refusals stand in the table (Z1, Z3, Z4). */
export const ConnectedTrackingTable = ({ query, planHref, ...handlers }: ConnectedTrackingTableProps) => {
  const { source } = useListRows(trackingList, query);
  const columns = useMemo(() => {
    const cells = cellsOf(planHref);
    return columnsOf(trackingColumns, trackingList.nameColumn, (id) => cells[id]);
  }, [planHref]);
  return <ListTable list={trackingList} columns={columns} {...source} {...handlers} />;
};

const toneOf: Readonly<Record<TrackingStatus, BadgeValue['tone']>> = {
  [trackingStatus.labelCreated]: 'neutral',
  [trackingStatus.inTransit]: 'info',
  [trackingStatus.arrived]: 'positive',
  [trackingStatus.stuck]: 'critical',
};

const cellsOf = (
  planHref: (id: number) => string,
): Readonly<Record<TrackingColumnId, ColumnCell<TrackingItem>>> => ({
  requestId: {
    kind: 'link',
    value: (row) => row.requestId,
    href: ({ fulfilmentPlanId }) => (fulfilmentPlanId === null ? undefined : planHref(fulfilmentPlanId)),
    width: 104,
  },
  date: { kind: 'date', value: (row) => row.date, dateStyle: 'dateTime', width: 180 },
  trackingNumber: { kind: 'text', value: (row) => row.trackingNumber, width: 136 },
  status: {
    kind: 'badge',
    value: ({ status, statusName }) => ({ text: statusName, tone: toneOf[status], rank: status }),
    width: 136,
  },
  additionalInformation: {
    kind: 'text',
    value: (row) => row.additionalInformation,
    lines: 2,
    width: 210,
    isFlexible: true,
  },
  arrivalDate: { kind: 'date', value: (row) => row.arrivalDate, dateStyle: 'dateTime', width: 180 },
  carrier: { kind: 'text', value: (row) => row.carrier, width: 168 },
});
