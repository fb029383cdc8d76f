import { listTracking, listTrackingStatuses } from '@crt/api-client/main/tracking';
import type { InputOf } from '@crt/api-client/operation';
import { longestRequestIds } from '@crt/domain/list-page';
import { allTrackingStatuses, trackingColumns } from '@crt/domain/tracking-list';
import { defineList, rowsByQuery } from '../shared/list/define-list.ts';
import { codes, text, type FiltersOf } from '../shared/list/list-filter.ts';
import { byOneColumn } from '../shared/list/list-sort.ts';
import { trackingTexts } from './tracking.texts.ts';

const words = trackingTexts.filters;

const filters = {
  requestId: text({ label: words.requestId, wire: 'requestId', maxLength: longestRequestIds }),
  statuses: codes({ label: words.statuses, wire: 'statuses', known: allTrackingStatuses }),
};

/** What narrows the tracking information (Z2). */
export type TrackingFilters = FiltersOf<typeof filters>;

/** What tells the values that the filters offer. */
export const trackingOffers = listTrackingStatuses;

/** Where the parcels are, those first of which was heard last (Z). */
export const trackingList = defineList({
  name: 'tracking',
  texts: trackingTexts,
  columns: trackingColumns,
  nameColumn: 'requestId',
  filters,
  sort: byOneColumn<InputOf<typeof listTracking>>([{ columnId: 'date', direction: 'descending' }]),
  offers: [trackingOffers],
  rows: rowsByQuery(listTracking, ({ data, count }) => ({ rows: data, total: count })),
});
